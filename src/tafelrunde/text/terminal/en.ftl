### Words that only the terminal needs

## Commands

command-undo = undo
command-rules = rules
command-hint = hint
command-log = log
command-table = table
command-save = save
command-quit = quit
command-why = why
command-help = help

play-help =
    Answer with a number or with words, for example “3” or “duke”.
    Several parts of an answer stand in one line: “3 5 9”.
    ?3 or why duke: why this is not allowed
    undo: take the last move back
    hint: what a good bot thinks of each choice
    rules RE-4.4: our wording of a rule
    log: everything that has happened
    b or table: show the whole table
    save FILE: store the game
    quit: store the game and leave

## At the table

play-commitment = Seal of the dice: { $commitment }
play-you = you
play-curtain = Pass the keyboard to { $name }.
play-curtain-key = Press Enter to go on
play-choice-off = not possible
play-picked = So far: { $picks }
play-undo-ask = Do all others agree? (yes/no)
play-undo-yes = yes
play-undo-nothing = There is nothing to take back.
play-undo-no = The move stands.
play-undone = Taken back.
play-unknown = “{ $text }” fits no choice. “help” shows all commands.
play-ambiguous = “{ $text }” fits several: { $choices }.
play-allowed = This is allowed: { $label }.
play-no-rule = There is no rule { $rule } here.
play-hint-line = { $percent } % { $label }
play-saved = Stored in { $path }
play-continue = Go on with: { $command }

result-title = The game is over
result-victory = Victory
result-shared = Shared victory
result-seed = Seed of the dice: { $seed }
result-journal = Journal: { $path }
result-verify = Recompute every roll: { $command }
result-secret = As agreed, secrets outlive the game: the seed is not told, only the journal knows it ({ $path }).

## Full screen

screen-seats = At the table
screen-board = Table
screen-log = Chronicle
screen-hand = Yours
screen-choices = Your choice
screen-bot = Bot: { $level }
screen-person = Person
screen-turn = to move
screen-key-undo = Undo
screen-key-hint = Hint
screen-key-rules = Rules
screen-key-board = Table
screen-key-log = Chronicle
screen-key-theme = Light/dark
screen-key-quit = Quit
screen-close = Esc closes
screen-curtain-ready = Press Enter when { $name } sits here
screen-hint-title = What a good bot thinks

## Rules and journals

rules-code = In the code
rules-tests = In tests
rules-nowhere = nowhere
rules-source = Source
replay-position = Step { $at } of { $entries }
replay-keys = Enter: next · a number: to that step · quit: leave
replay-unfinished = This game is still going on: only what { $who } may see is shown.
replay-everybody = everybody
verify-good = { $rolls ->
    [one] The one roll follows from the seed.
   *[other] All { $rolls } rolls follow from the seed.
 }
replay-good = { $entries } steps replayed, the position is right: { $digest }
games-players = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
 }
games-exactly = { $low } players
games-minutes = about { $minutes } minutes
games-not-built = not playable yet

## Companion and campaign

companion-welcome = Your board lies on the table, only the Sancho-Bots are run here. “help” shows all commands.
companion-help =
    set 2 C3K g:C1: what stands in a region (C, N, A, K for the king, g: garrison, s: besiegers); without units it is empty
    set recruits 2 0 0 · set reserve najera 13 5 · set arrow up · set el_cid castilla
    bot najera 13: the bot carries out its field of this card
    attack 8 2: you attack in region 8 with 2 points
    besiege 8 1: you besiege in region 8 with 1 point
    end: the end of the round with siege losses
    board: show the position · undo: take the last thing back · quit: leave
    Answer a question with the number of your choice or with the numbers rolled: 3 5 6
companion-dice = Roll and tell the results in this order: { $dice }
companion-guard = king's guard
companion-card = Which of these cards did you draw? { $cards }
companion-cards = The cards { $cards } are set aside. Name them in this order: { $places }
companion-out = out of the game
companion-choose = Name a number from 1 to { $most }.
companion-points = Victory points: you { $player }, both bots together { $bots }
companion-won = You have won: { $player } against { $bots } victory points.
companion-lost = The Sancho-Bots have won: { $bots } against { $player } victory points.
campaign-stands-running = The campaign goes on. Losses so far: { $losses }
campaign-stands-won = The campaign is won. Losses: { $losses }
campaign-stands-lost = The campaign is lost. Losses: { $losses }
campaign-then = Next: { $plan } (stored in { $path })
