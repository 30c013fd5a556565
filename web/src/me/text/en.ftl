you-about = Your name, your devices, and everything of yours that is kept here
returning = Coming back
returning-about = Your name lives in this browser. With a passkey or twelve words you get back to your games from any device, without an email address.
passkey = Passkey
passkey-make = Add a passkey
passkey-use = Use a passkey
passkey-not-here = Passkeys work under a name such as localhost or a domain of your own, not at a numeric address.
phrase = Twelve words
phrase-make = Get twelve words
phrase-again = Get new words
phrase-once = Write them down: we show them only this once. Earlier words are no longer valid.
phrase-hint = in German or English
since-day = since { $day }
devices = Your devices
device-unknown = A browser
device-this = this one
device-used = last used on { $day }
sign-in-about = Then carry on in this browser under your old name. Games begun here without it stay with the present guest.
sign-in-do = Sign in
my-data = Your data
my-data-about = Everything that is stored about you here, in one file.
download = Download
delete-me = Delete me
delete-about = Name, devices, messages and ratings disappear. Your games stay readable for the others without your name; in running ones a bot takes over. This cannot be undone.
delete-name = To be sure: what is your name here? ({ $name })
delete-do = Delete for good
my-ratings = Your ratings
ratings-none = No rated game yet. A game is rated only if that was chosen when the table was opened.
rated-players = { $players } players · { $games ->
    [one] one game
   *[other] { $games } games
}
points-spread = ± { $spread }
provisional = provisional
by-opponent = By opponent
by-side = By side
by-opening = Favourite openings
won-of = { $won } of { $games } won
rated-games = Rated games
place-n = Place { $place }
leaders = Leaderboard of this server
board-of = { $game }, { $players } players
not-measured = estimated
leaders-about = Bots have fixed ratings, measured in leagues against each other or estimated. The greedy bot has 1500.
ways-about = We tell you when you are not at the table: only which game waits for you.
way-push = This or another browser
way-mail = Email
way-webhook = Webhook
way-add = Add
way-add-push = Tell me in this browser
way-add-mail = Your email address
way-add-webhook = Webhook address of your chat program (https)
way-hours = How often at most
way-every = { $hours ->
    [one] at most every hour
   *[other] at most every { $hours } hours
}
way-code = Code from the email
way-prove = Confirm
