### El Grande in English

## Chronicle: set-up and round

event-king-starts = The King starts here: { $place }.
event-home-drawn = Home of { $seat }: { $place }.
event-starter = { $seat } plays the first power card.
event-round-begins = Round { $round } begins.
event-card-revealed = Stack { $stack } shows: { $card }.
event-power-played = { $seat } plays power card { $power }.
event-order-fixed = Turn order: { $order }.
event-turn-begins = It is { $seat }'s turn.
event-recruited =
    { $number ->
        [0] { $seat } recruits no caballeros.
        [one] { $seat } brings one caballero from the province to court.
       *[other] { $seat } brings { $number } caballeros from the province to court.
    }
event-recalled = { $seat } recalls a caballero to court ({ $place }).
event-card-taken = { $seat } takes an action card: { $card }.
event-places-first = { $seat } places first.
event-acts-first = { $seat } begins with the special action.
event-placed = { $seat } places a caballero ({ $place }).

## Chronicle: special actions

event-declined = { $seat } declines the special action ({ $card }).
event-impossible = { $seat } cannot carry out the special action ({ $card }).
event-source-chosen = { $seat } moves caballeros out of a region: { $place }.
event-moved = { $seat } moves: { $color }, { $source } → { $target }.
event-sent-back =
    { $number ->
        [one] { $seat } loses a caballero to the province ({ $place }).
       *[other] { $seat } loses { $number } caballeros to the province ({ $place }).
    }
event-spared = { $seat } spares a colour: { $color }.
event-disc-shown = The disc of { $seat } shows: { $place }.
event-must-leave = { $seat } clears a region: { $place }.
event-evicted =
    { $number ->
        [one] { $seat } moves out with one caballero: { $source } → { $place }.
       *[other] { $seat } moves out with { $number } caballeros: { $source } → { $place }.
    }
event-evicted-to-court =
    { $number ->
        [one] { $seat } takes one evicted caballero to court: { $source }, the disc showed { $place }.
       *[other] { $seat } takes { $number } evicted caballeros to court: { $source }, the disc showed { $place }.
    }
event-board-put = { $seat } puts the scoreboard { $board } down: { $place }.
event-king-moved = { $seat } moves the King: { $place }.
event-grande-moved = The Grande of { $seat } has a new home: { $place }.
event-power-back = { $seat } takes back power card { $power }.
event-power-secretly-back = { $seat } takes back a power card face down.
event-veto-kept = { $seat } keeps a veto until the end of round { $round }.
event-vetoed = { $seat } vetoes: the special action of { $of } ends here ({ $card }).
event-veto-expired = A veto of { $seat } is lost.

## Chronicle: scorings

event-general-scoring = Round { $round } is over: general scoring.
event-castillo-to-region =
    { $number ->
        [one] { $seat } moves one caballero out of the castillo: { $place }.
       *[other] { $seat } moves { $number } caballeros out of the castillo: { $place }.
    }
event-castillo-to-court =
    { $number ->
        [one] { $seat } must take one caballero from the castillo to court, because the King is there: { $place }.
       *[other] { $seat } must take { $number } caballeros from the castillo to court, because the King is there: { $place }.
    }
event-scored =
    { $total ->
        [0] Scoring: { $place } is empty.
       *[other] Scoring: { $place }. Caballeros: { $counts }. Points: { $points }.
    }
event-game-over =
    { $winners_count ->
        [one] { $winners } is El Grande. Points: { $scores }.
       *[other] { $winners } share the victory. Points: { $scores }.
    }

## Why something is not possible

refusal-kings-region = { $place }: the King stands there, and his region is taboo.
refusal-not-adjacent = { $place } does not border the King's region ({ $king }).
refusal-not-on-the-board = { $place } is not a place on the board.
refusal-not-a-region = { $place } is not a region.
refusal-castillo-closed = Nobody leaves the castillo except at a general scoring.
refusal-none-there = There is no such caballero: { $color }, { $place }.
refusal-nothing-to-move = This card can move nobody from there: { $place }.
refusal-nowhere-to-move-from = You have no caballeros in any region you may move them from.
refusal-from-one-region = All must come from the same region: { $place }.
refusal-not-so-many = The card does not allow any more of them.
refusal-same-place = A caballero that is moved must go somewhere other than { $place }.
refusal-came-in-here = { $place }: this colour has already moved there in this special action ({ $color }).
refusal-went-away-here = { $place }: this colour has already moved away from there in this special action ({ $color }).
refusal-not-in-hand = You do not have power card { $power } in hand.
refusal-already-played = { $power } has already been played this round.
refusal-card-shows-fewer =
    { $number ->
        [0] Your power card shows no caballeros.
        [one] Your power card shows only one caballero.
       *[other] Your power card shows only { $number } caballeros.
    }
refusal-province-too-small =
    { $number ->
        [0] Your province is empty.
        [one] Only one caballero is left in your province.
       *[other] Only { $number } caballeros are left in your province.
    }
refusal-card-not-open = This card is not face up: { $card }.
refusal-card-is-taken = { $seat } already has this card: { $card }.
refusal-court-empty = Your court is empty.
refusal-other-color-now = It is another colour's turn now: { $color }.
refusal-not-on-the-disc = The secret disc does not show that: { $place }.
refusal-disc-not-possible = You cannot set this region here: { $place }.
refusal-board-is-locked = The scoreboard { $board } is in the King's region and cannot be moved.
refusal-board-lies-there = { $place } already has a movable scoreboard.
refusal-king-is-there = The King is already there: { $place }.
refusal-nobody-to-evict = Nobody would have to leave { $place }.
refusal-grande-is-locked = Your Grande cannot leave the King's region: { $place }.
refusal-grande-is-there = Your Grande is already there: { $place }.
refusal-not-handed-in = Power card { $power } is not in your discard pile.

## Questions

prompt-play-power = Which power card do you play?
prompt-recruit = How many caballeros do you bring to your court? At most { $number }.
prompt-recall =
    { $left ->
        [one] Your province is empty. Where do you recall one more caballero from?
       *[other] Your province is empty. Where do you recall a caballero from? { $left } more are possible.
    }
prompt-take-card = Which action card do you take?
prompt-choose-order = What comes first: placing up to { $number }, or the special action ({ $card })?
prompt-place =
    { $left ->
        [one] Where do you place one more caballero?
       *[other] Where do you place a caballero? { $left } more are possible.
    }
prompt-special = Do you carry out the special action ({ $card })?
prompt-choose-source = Which region do you move caballeros out of ({ $card })?
prompt-pick =
    { $left ->
        [one] Which caballero do you move? One more is possible.
       *[other] Which caballero do you move? { $left } more are possible.
    }
prompt-drop = Where does it go ({ $color }, from { $place })?
prompt-place-extra =
    { $left ->
        [one] Where do you place one more caballero?
       *[other] Where do you place another caballero? { $left } more are possible.
    }
prompt-choose-mode = Place two more, or move your own?
prompt-give-back =
    { $left ->
        [one] The King is angry. Where do you take the last caballero from?
       *[other] The King is angry: return { $left } more caballeros. Where from?
    }
prompt-expel = Which caballero do you send to the province ({ $color })?
prompt-disc-castillo = Secretly choose where your caballeros go from the castillo.
prompt-disc-withdraw = Secretly choose a region to withdraw caballeros from.
prompt-disc-scoring = Secretly choose the region to be scored.
prompt-disc-eviction = Secretly choose where your evicted caballeros go.
prompt-score = What is scored?
prompt-put_board = Which scoreboard goes where?
prompt-move_king = Where does the King go?
prompt-evict = Which region must the others leave?
prompt-move_grande = Where does your Grande go?
prompt-take_back = Which power card do you take back?
prompt-fetch = How many caballeros do you bring to court?
prompt-veto =
    { $step ->
        [move] { $seat } is about to move: { $color }, { $source } → { $target }. Do you veto?
        [extra] { $seat } is about to place another caballero ({ $target }). Do you veto?
        [return] { $seat } has made the King angry: now { $color } must return caballeros. Do you veto?
        [expel] { $seat } is about to banish a caballero: { $color }, { $source }. Do you veto?
        [score] { $seat } is about to score: { $target }. Do you veto?
        [put_board] { $seat } is about to put the scoreboard { $board } down: { $target }. Do you veto?
        [move_king] { $seat } is about to move the King: { $target }. Do you veto?
        [evict] { $seat } is about to clear a region: { $target }. Do you veto?
        [move_grande] { $seat } is about to move their Grande: { $target }. Do you veto?
        [take_back] { $seat } is about to take back power card { $power }. Do you veto?
        [fetch] { $seat } is about to bring caballeros to court: { $number }. Do you veto?
       *[effect] { $seat } is about to carry out the special action ({ $card }). Do you veto?
    }

waiting-play-power = { $seat } chooses a power card.
waiting-recruit = { $seat } brings caballeros to court.
waiting-recall = { $seat } recalls caballeros.
waiting-take-card = { $seat } chooses an action card.
waiting-choose-order = { $seat } decides whether placement or special action comes first.
waiting-place = { $seat } places caballeros.
waiting-special = { $seat } may carry out the special action ({ $card }).
waiting-choose-source = { $seat } chooses a region.
waiting-pick = { $seat } moves caballeros.
waiting-drop = { $seat } moves a caballero.
waiting-place-extra = { $seat } places more caballeros.
waiting-choose-mode = { $seat } decides between placing and moving.
waiting-give-back = { $seat } returns caballeros.
waiting-expel = { $seat } banishes caballeros.
waiting-disc-castillo = The secret discs are being set.
waiting-disc-withdraw = { $seat } sets a secret disc.
waiting-disc-scoring = { $seat } sets a secret disc.
waiting-disc-eviction = { $seat } sets a secret disc.
waiting-score = { $seat } chooses what is scored.
waiting-put_board = { $seat } puts a scoreboard down.
waiting-move_king = { $seat } moves the King.
waiting-evict = { $seat } chooses a region to clear.
waiting-move_grande = { $seat } moves the Grande.
waiting-take_back = { $seat } takes back a power card.
waiting-fetch = { $seat } brings caballeros to court.
waiting-veto = { $seat } may veto ({ $card }).

verb-play_power = Play { $power }
verb-recruit =
    { $number ->
        [0] Recruit none
        [one] Recruit one
       *[other] Recruit { $number }
    }
verb-recall = Recall: { $place }
verb-stop = Done
verb-take_card = Take { $card }
verb-place_first = Place first
verb-special_first = Special action first
verb-place = Place: { $place }
verb-execute = Carry it out
verb-skip = Decline
verb-add_two = Place two more
verb-all_own = Move your own
verb-source = From: { $place }
verb-pick = { $color }: { $place }
verb-drop = To: { $place }
verb-place_extra = Place: { $place }
verb-veto = Veto!
verb-pass_rest = Allow the rest
verb-give_back = Return: { $place }
verb-expel = { $color }: { $place }
verb-next = Skip this colour
verb-set_disc = Set: { $place }
verb-score = Score: { $place }
verb-put_board = { $board }: { $place }
verb-move_king = The King to: { $place }
verb-evict = Evict: { $place }
verb-move_grande = The Grande to: { $place }
verb-take_back = Take back { $power }
verb-fetch =
    { $number ->
        [0] Bring none
        [one] Bring one
       *[other] Bring { $number }
    }

## Variants

option-mode = Length
option-mode-standard = nine rounds
    .about = Scorings follow rounds three, six and nine.
option-mode-short = short game, six rounds
    .about = A scoring follows every second round.
option-start_player = The first power card is played by
option-start_player-random = a player drawn by lot
option-start_player-0 = seat 1
option-start_player-1 = seat 2
option-start_player-2 = seat 3
option-start_player-3 = seat 4
option-start_player-4 = seat 5
option-castillo_display = The contents of the castillo
option-castillo_display-hidden = stay hidden
option-castillo_display-own = show you only your own caballeros
option-castillo_display-all = are visible to all
option-power_retrieval = A power card taken back
option-power_retrieval-open = is shown
option-power_retrieval-secret = stays face down
option-king_region_on_disc_general = The King's region on the disc at a general scoring
option-king_region_on_disc_general-false = is not allowed
option-king_region_on_disc_general-true = leads to the court
option-king_region_on_disc_eviction = The King's region on the disc at an eviction
option-king_region_on_disc_eviction-true = leads to the court
option-king_region_on_disc_eviction-false = is not allowed
option-use_veto = The veto
option-use_veto-true = is in play
option-use_veto-false = has no effect
option-victory_tie = A tie at the end
option-victory_tie-shared = is a shared victory

## On the table

scene-place = { $place }
scene-card = { $card }
scene-seat = { $seat }
scene-board = { $board }
scene-number = { $number }
scene-color = { $color }
scene-stock = { $color }: court { $court }, province { $province }
scene-home = Home: { $home }
scene-powers = Power cards: { $powers }
scene-court = Court
scene-power = Power card { $power }
scene-secretly-back =
    { $number ->
        [one] one power card back face down
       *[other] { $number } power cards back face down
    }
scene-veto = Veto until round { $round }
scene-area-map = Spain: caballeros of each colour, ♛ Grande, + points that a scoring would give now
scene-area-cards = Action cards, round { $round }
scene-area-order = Power cards, { $seat } begins
scene-area-turns = Turn order; { $seat } begins the next round
scene-area-unseen = Never turned up yet
scene-unseen = Stack { $stack }: { $cards }
scene-area-scorings = Points by scoring
scene-by-general = after round { $round }
scene-by-card = { $card } (round { $round })
scene-area-boards = Movable scoreboards
scene-area-numbers = Number
scene-area-seat =
    { $score ->
        [one] { $seat }, { $score } point
       *[other] { $seat }, { $score } points
    }

fact-values = Scoring
    .value = { $v1 }/{ $v2 }/{ $v3 }
fact-covered = movable scoreboard
fact-king = King
fact-placing = Place up to
fact-power = Power
fact-got-a = A
fact-got-b = B
fact-got-c = C
fact-got-d = D
fact-got-e = E
fact-recruits = Caballeros
fact-lies-in = lies
fact-court = Court
fact-province = Province
fact-home = Home
fact-powers = Power cards
standing =
    { $v1 ->
        [0] { $v3 ->
            [0] ·
           *[other] 0♛
        }
       *[other] { $v1 }{ $v3 ->
            [0] {""}
           *[other] ♛
        }{ $v2 ->
            [0] {""}
           *[other] {" "}+{ $v2 }
        }
    }
fact-in-a = A
    .value = { standing }
fact-in-b = B
    .value = { standing }
fact-in-c = C
    .value = { standing }
fact-in-d = D
    .value = { standing }
fact-in-e = E
    .value = { standing }

## What advice says of a choice

term-points = points: { $value } (otherwise { $other })
term-rivals = points of the best rival: { $value } (otherwise { $other })
term-regions = regions led alone: { $value } (otherwise { $other })
term-court = caballeros at court: { $value } (otherwise { $other })
