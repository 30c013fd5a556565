title = Tafelrunde
subtitle = Five games of the Middle Ages, at one table
skip = Skip to content
somebody = somebody
loading = The table is being laid …
failed = That did not work.
try-again = Try again
close = Close
cancel = Cancel
back-home = Back to the games
copy = Copy
copied = Copied
not-found = There is no such page.
not-found-help = Perhaps the table has been cleared.

# Settings
settings = Settings
language = Language
theme = Light
theme-system = as the device
theme-light = Parchment
theme-dark = Candlelight
tumble = Let the dice tumble
name = Your name
name-save = Remember
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
open-table = Open a table
not-built = Still being carved. Soon it will lie on the table.
resume = Your games
resume-none = No game yet. Start one above.
lobby = Open tables
lobby-none = No open table yet. Open one, and others will sit down.
sit-down = Sit down
watch = Watch
go-on = Play on
look = Look at it
with-players = with { $names }
status-waiting = waiting for players
status-playing = in play
status-over = over
status-broken = stopped

# Playing against bots
play = Play
how-many-play = How many play
alone = alone
my-side = You play
opponents = { $count ->
    [one] Your opponent
   *[other] Your opponents
}
each-opponent = Each opponent separately
levels-differ = not all alike
house-rules = House rules
house-rules-changed = { $count ->
    [0] all as usual
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
kind-hotseat = at this device
seat-name = Name
seat-bot = Strength
add-seat = One seat more
remove-seat = One seat less
listed = Show among the open tables
start-table = Open the table
invite-later = Whoever is invited gets a link in a moment.
bots-only = Only bots play; you watch.
bot-name = Bot ({ $level })

# Waiting for players
waiting-title = The table is laid
waiting-text = { $free ->
    [one] One seat is still free. Send this link to your friends:
   *[other] { $free } seats are still free. Send this link to your friends:
}
waiting-lobby = The table is also listed among the open tables.
invite-link = Invitation link
free-seat = free
join-title = You are invited
join-text = Sit down at the table “{ $game }”.
join = Take a seat
join-other = I would rather watch

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
waiting-sealed = Your choice lies face down. Waiting for { $names }.
game-over = The game is over.
to-result = See the result
board = Table
hand = Hand
hand-empty = Your hand is empty.
chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
chronicle-start = Before the game
round = Round { $round }
choices = Your choices
choose-on-board = Choose a glowing field on the table.
picked-so-far = Chosen: { $what }
start-over = Clear the choice
undo = Take back
undo-ask = Ask to take back
undo-asked = You asked the others to let you take your last move back.
undo-question = { $name } would like to take the last move back.
undo-yes = Allow
undo-no = Refuse
hint = Advice
hint-wait = The adviser is thinking …
hint-value = { $percent } %

zoom-in = Closer
zoom-out = Farther away
zoom-all = Whole map
hint-best = The advice: { $action } ({ $percent } % chance to win)
hint-none = There is nothing to advise here.
rules = Rules
rule = Rule { $rule }
rule-unknown = There is no wording for this rule.
rules-of = Rules: { $game }
connection-connecting = Connecting …
connection-open = connected
connection-lost = The connection is gone. We keep trying, nothing is lost.
connection-pending = Your move is on its way …
bye = The table was closed: { $reason }
bye-slow = too far behind
bye-restart = the server restarts
bye-limit = too many connections
bye-broken = the record of this game is damaged
bye-reload = the table is read anew
die-covered = covered die
curtain-title = Pass the device to { $name }
curtain-text = Everybody else looks away for a moment.
curtain-go = I am { $name }
menu = Menu

# Result
result = Result
result-won = { $names } wins
result-shared = Shared victory: { $names }
result-you-won = You have won!
result-lost = Not this time
result-draw = A draw
result-player = Player
result-points = Points
result-again = Once more
result-replay = Watch the game
result-dice = Dice you can check
result-dice-text = Before the first roll the fingerprint of a secret seed was shown. Now the seed is open, and every roll can be recomputed.
result-dice-closed = Hidden dice
result-dice-hidden = At this table hidden rolls stay hidden for ever. So the seed is not shown and there is no journal: both would tell every roll.
commitment = Fingerprint
seed = Seed
verify-here = Check it here
verify-running = Recomputing every roll …
verify-good = The fingerprint is right, and so are all { $count } rolls and shuffles.
verify-partly = The fingerprint is right, and so are { $count } rolls and shuffles; { $unknown } can only be checked by the command below.
verify-bad = Something is wrong here: { $different } of { $count } rolls differ.
verify-bad-commitment = The seed does not belong to the fingerprint.
verify-command = On the command line:
journal-download = Download the journal
commitment-short = Fingerprint of this game's dice

# Replay
replay = Replay
replay-step = Step { $at } of { $all }
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-fork = Play on from here
replay-fork-help = A new table begins at this point, with bots on the other seats.
replay-leave = Back to the table

campaigns = Campaign
campaign-running = The campaign goes on
campaign-won = The campaign is won
campaign-lost = The campaign is lost
campaign-under-way = under way
campaign-next = next
campaign-play = Play the next game
campaign-begin = Begin a campaign
to-campaign = To the campaign
companion = With your own board
play-alone = Play solo

# The stage
steps = Steps of the turn
since = Since your last turn
stage = The stage
stage-pause = Pause (space)
stage-play = Go on (space)
stage-step = One step (.)
stage-skip = To now (End)
stage-go-on = Go on
speed-slow = Slow
speed-normal = Normal speed
speed-fast = Fast
speed-off = No films
speed-sign-slow = ½×
speed-sign-normal = 1×
speed-sign-fast = 2×
speed-sign-off = off
chip-again = Show again: { $what }
offer-title = { $count } things have happened since you were here.
offer-watch = Watch
offer-skip = Skip
sound-question = Sound?
sound-on = on
sound-off = off
sound = Sound
choose-from-list = Choose from a list
