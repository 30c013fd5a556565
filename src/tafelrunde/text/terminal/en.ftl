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
    Write several parts of an answer in one line: “3 5 9”.
    ?3 or why duke: why this is not allowed
    undo: undo the last move
    hint: what a good bot thinks of each choice
    rules RE-4.4: a rule in our own words
    log: everything that has happened
    b or table: show the whole table
    save FILE: save the game
    quit: save the game and leave

## At the table

play-commitment = Fingerprint of the dice: { $commitment }
play-you = you
play-curtain = Pass the keyboard to { $name }.
play-curtain-key = Press Enter to continue
play-choice-off = not possible
play-picked = So far: { $picks }
play-undo-ask = Does everybody else agree? (yes/no)
play-undo-yes = yes
play-undo-nothing = There is nothing to undo.
play-undo-no = The move stands.
play-undone = Undone.
play-unknown = “{ $text }” matches no choice. “help” lists all commands.
play-ambiguous = “{ $text }” matches several choices: { $choices }.
play-allowed = This is allowed: { $label }.
play-no-rule = There is no rule { $rule } here.
play-saved = Saved to { $path }
play-continue = Continue with: { $command }

result-title = The game is over
result-victory = Victory
result-shared = Shared victory
result-seed = Seed of the dice: { $seed }
result-journal = Journal: { $path }
result-verify = Recompute every roll: { $command }
result-secret = As agreed, secrets stay secret after the game: the seed is not shown; only the journal contains it ({ $path }).

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
screen-close = Esc to close
screen-curtain-ready = Press Enter when { $name } is ready
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
    [one] The one roll matches the seed.
   *[other] All { $rolls } rolls match the seed.
 }
replay-good = Steps replayed: { $entries }. The position matches: { $digest }
games-players = { $low ->
    [1] 1 to { $high } players
   *[other] { $low } to { $high } players
 }
games-exactly = { $low } players
games-minutes = about { $minutes } minutes
games-not-built = not playable yet

## Companion and campaign

companion-welcome = Your board is on the table; only the Sancho-Bots are run here. “help” lists all commands.
companion-origins = { $count ->
    [0] All card texts come from the rulebook or from your data pack.
   *[other] Reconstructed by us, not read from the original: cards { $cards }{ $regions ->
        [0] .
       *[other] {" "}and { $regions } regions of the map.
      } Use --pack to enter what is printed on yours.
  }
companion-help =
    card 13: this is the card of the round (played by you or revealed from the deck) · reserve 13: you put it into your reserve
    bot: the Sancho-Bot whose turn it is carries out its section · skip: I have done that by hand
    attack 8 2: you attack in region 8 with 2 points · besiege 8 1: you besiege there with 1 point
    move 6 8 2 K: 2 of your troops and the king go from region 6 to 8 · done: your turn is over
    end: the end of the round with siege losses
    set 2 C3K g:C1: what stands in a region (C, N, A, K for the king, g: garrison, s: besiegers); without units it is empty
    set recruits 2 0 0 · set reserve najera 13 5 · set arrow up · set el_cid castilla · set round 4 · set discard 1 2 3
    board: show the position · undo: undo the last step · quit: leave
    Answer a question with the number of your choice or with the numbers rolled: 3 5 6
companion-next-card-own = Round { $round }, deck { $deck }: you command. Play a card (card 13) or put one into your reserve (reserve 13).
companion-next-card-deck = Round { $round }, deck { $deck }: nobody commands. Reveal the top card (card 13).
companion-next-either = Next is { $sancho }: { $field } (bot). Or you take your own turn first (attack, besiege, move, set, then done).
companion-next-bot = Next is { $sancho }: { $field } (bot)
companion-next-own = It is your turn: { $field } Then: done
companion-next-end-draw = Everybody has had a turn. Draw a card if there is one; the sieges follow (end).
companion-next-end-plain = Everybody has had a turn. The sieges follow (end).
companion-points-free = { $points ->
    [one] 1 command point to spend.
   *[other] { $points } command points to spend.
  }
companion-dice = Roll and enter the results in this order: { $dice }
companion-guard = king's guard
companion-card = Which of these cards did you draw? { $cards }
companion-cards = The cards { $cards } are set aside. Enter them in this order: { $places }
companion-out = out of the game
companion-choose = Enter a number from 1 to { $most }.
companion-points = Victory points: you { $player }, both bots together { $bots }
companion-won = You won: { $player } to { $bots } victory points.
companion-lost = The Sancho-Bots won: { $bots } to { $player } victory points.
campaign-stands-running = The campaign continues. Losses so far: { $losses }
campaign-stands-won = The campaign is won. Losses: { $losses }
campaign-stands-lost = The campaign is lost. Losses: { $losses }
campaign-then = Next: { $plan } (stored in { $path })

## Lessons
lesson-help = Answer as in a game. “skip” plays the step for you, “repeat” starts it again, “back” goes one step back.
lesson-read-help = Go on with the Enter key or “next”; “back” goes one step back.
lesson-command-next = next
lesson-command-skip = skip
lesson-command-repeat = repeat
lesson-command-back = back

## Puzzles
puzzle-title = Puzzle { $id }, difficulty { $level } of 5
puzzle-help = Find the best move and answer as in a game. “solution” shows it.
puzzle-command-solution = solution
puzzle-wrong = Allowed, but not the best move: it wins about { $chance } of 100 games. Try again.
puzzle-right = Right!
puzzle-shown = The solution:
puzzle-why = “{ $best }” wins about { $chance } of 100 games from here, the next best move “{ $second }” about { $less }. Only what this seat can know was taken into account.
