title = Tafelrunde
subtitle = Five medieval games at one table
skip = Skip to content
somebody = somebody
loading = Setting up the table …
failed = That did not work.
try-again = Try again
close = Close
cancel = Cancel
back-home = Back to the games
copy = Copy
copied = Copied
not-found = This page does not exist.
not-found-help = The table may have been removed.

# Settings
settings = Settings
language = Language
theme = Theme
theme-system = System
theme-light = Parchment
theme-dark = Candlelight
tumble = Animate the dice
name = Your name
name-save = Save
name-default = Guest
name-hint = This is how the others at the table see you.

# Home
games = The games
players = { $min ->
    [one] { $max ->
        [one] 1 player
       *[other] 1 to { $max } players
    }
   *[other] { $same ->
        [yes] { $min } players
       *[no] { $min } to { $max } players
    }
}
minutes = about { $minutes } minutes
play-now = Play against bots
open-table = Play with friends
not-built = Not finished yet.
resume = Your games
resume-none = No game yet. Start one above.
resume-no-more = Finished games, and tables where somebody is still missing, will be listed here.
lobby = Open tables
lobby-none = No open tables yet. Open one and others can join.
sit-down = Join
watch = Watch
go-on = Resume
look = View
with-players = with { $names }
status-waiting = waiting for players
status-playing = in progress
status-over = finished
status-broken = stopped

# Playing against bots
play = Play
how-many-play = Number of players
alone = alone
my-side = You play
opponents = { $count ->
    [one] Your opponent
   *[other] Your opponents
}
each-opponent = Choose each opponent separately
levels-differ = different levels
house-rules = House rules
house-rules-and-kind = House rules, practice and rating
house-rules-changed = { $count ->
    [0] all standard
    [one] one changed
   *[other] { $count } changed
}

# Opening a table
new-table = New table: { $game }
seats = Seats
seat-n = Seat { $n }
kind-me = me
kind-guest = invited
kind-bot = bot
kind-hotseat = on this device
seat-name = Name
seat-bot = Level
add-seat = Add a seat
remove-seat = Remove a seat
listed = List this table publicly
start-table = Open the table
invite-later = You will get an invitation link in a moment.
bots-only = Only bots play; you watch.
bot-name = Bot ({ $level })

# Waiting for players
waiting-title = The table is ready
waiting-text = { $free ->
    [one] One seat is still free. Send this link to your friends:
   *[other] { $free } seats are still free. Send this link to your friends:
}
waiting-lobby = The table is also listed among the open tables.
invite-link = Invitation link
free-seat = free
join-title = You are invited
join-text = Join this game of { $game }.
join = Take a seat
join-other = I'd rather watch

# At the table
spectating = You are watching.
your-turn = It is your turn.
you = you
bot = bot
away = not connected
thinking = is thinking
has-answered = has decided
must-answer = to move
waiting-for = Waiting for { $names }.
waiting-sealed = Your choice is sealed. Waiting for { $names }.
game-over = The game is over.
board = Table
hand = Hand
hand-empty = Your hand is empty.
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-start = Before the game
round = Round { $round }
choices = Your choices
choose-on-board = Choose what has a golden rim.
picked-so-far = Chosen: { $what }
start-over = Clear selection
undo = Undo
undo-ask = Ask to undo
undo-asked = You have asked the others to let you undo your last move.
undo-question = { $name } would like to undo the last move.
undo-also = What others have done since would be undone too.
undo-agreed = You have agreed.
undo-missing = Still to answer: { $names }.
undo-denied = The others do not agree to undo.
quoted = “{ $text }”
undo-yes = Allow
undo-no = Refuse
order-pass = Pass until something concerns me
order-stands = You pass until something concerns you.
order-cancel = Ask me again
order-meaning = The table passes for you. That ends by itself as soon as something concerns you; the others do not learn of it.
hint = Hint
hint-wait = Looking for a good move …
hint-value = { $percent } %

zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show the whole map
hint-set = This selection: { $percent } % chance of winning.
hint-best = Best move: { $action } ({ $percent } % chance of winning)
hint-none = There is nothing to suggest here.
rules = Rules
puzzles = Puzzles
rule = Rule { $rule }
rule-unknown = There is no text for this rule.
rules-of = Rules: { $game }
connection-connecting = Connecting …
connection-open = connected
connection-lost = Connection lost. Reconnecting; your game is safe.
connection-pending = Sending your move …
bye = The table was closed: { $reason }
bye-slow = your connection is too slow
bye-restart = the server is restarting
bye-limit = too many connections
bye-broken = this game's journal is damaged
bye-reload = the table is being reloaded
die-covered = hidden die
curtain-title = Pass the device to { $name }
curtain-text = Everybody else, please look away for a moment.
curtain-go = I am { $name }
menu = Menu

# Result
result = Result
result-won = Victory for { $names }
result-shared = Shared victory: { $names }
result-you-won = You won!
result-lost = Not this time
result-draw = A draw
result-player = Player
result-points = Points
result-again = Play again
result-replay = Watch the replay
result-moments = Three decisive moments
result-see = watch
result-dice = Verifiable dice
result-dice-text = Before the first roll, the fingerprint of a secret seed was shown. Now the seed is public, and every roll can be recomputed.
result-dice-closed = Hidden dice
result-dice-hidden = At this table hidden rolls stay hidden forever. That is why the seed is not shown and there is no journal: either would give every roll away.
commitment = Fingerprint
seed = Seed
verify-here = Check it here
verify-running = Recomputing every roll …
verify-good = The fingerprint matches, and so { $count ->
    [one] does the only roll or shuffle.
   *[other] do all { $count } rolls and shuffles.
}
verify-partly = The fingerprint matches. Rolls and shuffles checked here: { $count }, all correct. Left for the command below: { $unknown }.
verify-bad = Something is wrong here. Rolls that differ: { $different } of { $count }.
verify-bad-commitment = The seed does not match the fingerprint.
verify-command = On the command line:
journal-download = Download the journal
commitment-short = Fingerprint of this game's dice

# Replay
replay = Replay
replay-step = Step { $at } of { $all }
replay-first = To the start
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-stop = Stop
replay-fork = Play from here
replay-fork-help = A new table starts from this point, with bots in the other seats.
replay-leave = Back to the table

campaigns = Campaign
campaign-running = The campaign continues
campaign-won = The campaign is won
campaign-lost = The campaign is lost
campaign-under-way = in progress
campaign-next = next
campaign-play = Play the next game
campaign-begin = Start a campaign
campaign-losses = { $count ->
    [0] no defeat yet
    [one] 1 defeat
   *[other] { $count } defeats
  }
campaign-on-board = on the board
campaign-board = Played on the real board?
campaign-board-about = Play the next game on your own board and enter how it ended. Your opponents are run by:
campaign-board-result = How did the game end?
campaign-tell = Enter the result
to-campaign = To the campaign
companion = With your own board
play-alone = Play solo

# The stage
steps = Steps of the turn
since = Since your last turn
stage = Playback
stage-pause = Pause (space)
stage-play = Play (space)
stage-step = One step (.)
stage-skip = Skip to now (End)
stage-go-on = Continue
speed-slow = Slow
speed-normal = Normal speed
speed-fast = Fast
speed-off = No animation
speed-sign-slow = ½×
speed-sign-normal = 1×
speed-sign-fast = 2×
speed-sign-off = off
chip-again = Show again: { $what }
offer-title = { $count ->
    [one] One thing has happened since you were last here.
   *[other] { $count } things have happened since you were last here.
}
offer-watch = Watch
offer-skip = Skip
sound-question = Sound?
sound-on = on
sound-off = off
sound = Sound
volume = Volume
choose-from-list = Choose from a list

# The games at one glance
measures = What the game asks for
measure-1 = Bluff
measure-2 = Luck
measure-3 = Depth
of-five = { $count } of 5
people-count = { $same ->
    [yes] { $min }
   *[no] { $min }–{ $max }
}
minutes-short = { $minutes } min
more = More
glance-heerbann = Recruit with dice and fight for six provinces with face-down cards.
glance-heerbann-1 = roll
glance-heerbann-2 = recruit
glance-heerbann-3 = commit in secret
glance-heerbann-moment = Everybody reveals at once.
glance-vetternkrieg = Claim what you rolled: York against Lancaster. Will they believe you?
glance-vetternkrieg-1 = play a card
glance-vetternkrieg-2 = raise troops
glance-vetternkrieg-3 = bluff, doubt
glance-vetternkrieg-moment = “Three fives.” Really?
glance-el-grande = Bid for turn order and get your caballeros to where it counts.
glance-el-grande-1 = bid
glance-el-grande-2 = place
glance-el-grande-3 = score
glance-el-grande-moment = The tower opens.
glance-drei-sanchos = Command all three cousins with a single card. Plays solo, too.
glance-drei-sanchos-1 = command
glance-drei-sanchos-2 = march
glance-drei-sanchos-3 = besiege
glance-drei-sanchos-moment = Two cousins at your gate.
glance-guiscard = Lead knights and archers, hex by hex. Every man has a name.
glance-guiscard-1 = shoot
glance-guiscard-2 = ride
glance-guiscard-3 = fight
glance-guiscard-moment = Three lances, one gap.
your-turn-short = Your turn

# Learning a game
learn = Learn
learn-game = Learn this game
rule-topic = The rule for this
rule-here = What does the rule say?
## The inbox

just-now = just now
others-wait = { $count ->
    [one] { $names } is waiting for you; you were asked { $when }
   *[other] { $names } are waiting for you; you were asked { $when }
}
asked-since = you were asked { $when }
more-tables = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
running-games = Games in progress
status-aborted = called off

## Leaving, time and practice

manners = Time and conduct
clock = Thinking time
clock-none = no clock
clock-none-about = Everybody takes as long as they like.
clock-days = days per move
clock-days-about = For a game that lasts for weeks, with days off for everybody.
clock-live = in one sitting
clock-live-about = Each person has a clock; every answer adds time.
days-per-move = Days per move
vacation-days = Days off
minutes-each = Minutes for each person
increment = Seconds added per answer
timeout = Whoever runs out of time
timeout-bot = is replaced by a bot
timeout-lose = loses the seat
practice = Practice table: bots let you undo
span-days = { $days } d { $hours } h
span-days-brief = { $days } d
away-until = off until { $day }
deadline = Time left to answer: { $left }.
bot-plays-for = a bot stands in
manage = Table
manage-nothing = There is nothing for you to do here.
left-seat = A bot is playing for you.
return = Take over again
leave-title = Leave
leave-about = A bot plays on and knows only what you may know. You can come back at any time.
leave = Leave the seat to a bot
leave-sure = Let a bot play for you from now on?
leave-rated = This table is rated: whoever leaves comes last, even after coming back.
offer-seat = Give the seat to somebody
offer-link = Whoever sits down with this link keeps your seat; from then on you can only watch
offer-back = Withdraw the link
seat-offered = this seat will be yours
vacation-left = { $days ->
    [one] one day off left
   *[other] { $days } days off left
}
vacation-take = Take days off
vacation-end = Back again
end-title = End the game
abort = Propose calling the game off
abort-asked = You want to call the game off without a result. The others are asked.
abort-question = Somebody wants to call the game off without a result.
aborted-note = The game was called off without a result.
abort-yes = Agree
abort-no = Play on
withdraw = Withdraw
resign = Resign
resign-sure = Do you want to resign? The other side wins.
resign-sure-many = Do you want to resign? A bot finishes the game in your seat.
yes-do = Yes
stand-up = Leave the table
host-title = As the host
archive = Archive
unarchive = Restore from the archive
delete = Delete the table
delete-sure = Delete the table for everybody?
onlookers-close = No more onlookers
onlookers-open = Let others look on
peek-link = Link for onlookers
peek-make = Make a link for onlookers
peek-renew = Make a new link
peek-back = Withdraw the link
delay-moves = Delay for onlookers, in moves
bye-closed = the table is closed to onlookers
bye-gone = the table was deleted

# Talking
talk = Chat
talk-unread = unread
talk-to-players = Message to the players
talk-to-onlookers = Message to the onlookers
talk-send = Send
talk-empty-all = Nobody has said anything yet. Players and onlookers chat separately.
talk-empty-players = Nobody has said anything yet.
talk-empty-off = Chat is off at this table.
talk-silent = You can read here, but not write.
talk-who-may = Who may chat
talk-chat-all = everybody
talk-chat-players = the players only
talk-chat-off = nobody
talk-more = More about the message from { $name }
talk-report = Report to the host
talk-remove = Remove the message
talk-mute = Mute this person
talk-unmute = Unmute this person
talk-muted = muted
talk-removed = removed
talk-reported = reported
talk-onlookers = onlooker
sign-yes = yes
sign-no = no
sign-laugh = laughter
sign-heart = heart
sign-oops = oops
sign-crown = crown

# You
you-page = You
remove = Remove
sign-out = Sign out
sign-in = Been here before?

# Ratings
rated = Rated
rated-about = The result counts. No hints, no undoing by consent; whoever leaves comes last. Always with a clock.
rated-days = You have three days for every move.
agreed-days = { $days ->
    [one] You have one day for each move
   *[other] You have { $days } days for each move
}{ $vacation ->
    [0] .
    [one] , and everybody has one day off.
   *[other] , and everybody has { $vacation } days off.
}
agreed-live = { $minutes ->
    [one] Everybody has one minute
   *[other] Everybody has { $minutes } minutes
}, and every answer adds { $increment } seconds.
agreed-bot = Whoever runs out of time is replaced by a bot.
agreed-lose = Whoever runs out of time loses the seat.
rated-table = This table is rated: the result counts.
fitting = Beats you in about 4 of 10 games: { $level }

# Notices
ways = When it is your turn
