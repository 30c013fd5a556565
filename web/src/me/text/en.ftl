you-about = Your name, your devices and everything stored here about you
returning = Coming back
returning-about = Your name is kept in this browser. With a passkey or twelve words you get back to your games from any device, without an email address.
passkey = Passkey
passkey-make = Add a passkey
passkey-use = Use a passkey
passkey-not-here = Passkeys need a name such as localhost or a domain of your own; they do not work at an IP address.
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
sign-in-about = Carry on in this browser under your old name. Games you have begun here as a guest stay with that guest.
sign-in-do = Sign in
my-data = Your data
my-data-about = Everything that is stored about you here, in one file.
download = Download
delete-me = Delete me
delete-about = Name, devices, messages and ratings disappear. The others can still read your games, without your name; a bot takes over in games that are still in progress. This cannot be undone.
delete-name = To confirm, type your name: { $name }
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
ways-about = When you are not at the table, we tell you which game is waiting for you, and nothing else.
way-push = This or another browser
way-mail = Email
way-webhook = Webhook
way-add = Add
way-add-push = Tell me in this browser
way-add-mail = Your email address
way-add-webhook = Webhook address of your chat program (https)
way-hours = How often
way-every = { $hours ->
    [one] at most once an hour
   *[other] at most every { $hours } hours
}
way-code = Code from the email
way-prove = Confirm
