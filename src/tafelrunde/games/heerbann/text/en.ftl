### Heerbann in English

## Chronicle: recruiting

event-seniority-drawn = The age ranks are drawn by lot, 0 is the youngest: { $ranks }.
event-revealed = Round { $round }: { $card } joins the display.
event-numbers-opened = The dice numbers are revealed: { $numbers }.
event-number-changed = { $seat } changes the dice number to { $number }.
event-order-fixed = Turn order: { $order }.
event-rolled = { $seat } rolls { $dice }.
event-rolled-again = { $seat } rolls { $marked } again and gets { $dice }.
event-nothing-formed = { $seat } cannot make any cost and comes away empty-handed.
event-declined = { $seat } declines.
event-recruited = { $card } follows { $seat }: cost { $cost } with { $dice }.
event-recruited-nudged = { $card } follows { $seat }: cost { $cost } with { $dice }, counted as { $counted }.
event-recruiting-ended =
    { $cards_count ->
        [0] The deck is empty, recruiting is over.
        [one] The deck is empty, recruiting is over. { $cards } leaves the game.
       *[other] The deck is empty, recruiting is over. { $cards } leave the game.
    }

## Chronicle: conquering

event-province-valued = { $province } is worth { $value } points.
event-luck-rolled = War luck is rolled: { $luck }.
event-committed =
    { $cards_count ->
        [0] { $seat } commits no card.
       *[other] { $seat } commits: { $cards }.
    }
event-slain = { $by } ({ $seat }) strikes { $card }: strength 0 in this battle.
event-strengthened = { $card } ({ $seat }): +{ $count } strength.
event-luck-doubled = { $card } ({ $seat }): the owner's war luck counts double.
event-luck-denied = { $card } ({ $seat }): the war luck of all others counts 0.
event-totals = Strength: { $strengths }. Luck that counts: { $fortunes }. Total: { $totals }.
event-tie-by-cards = Tie: { $seat } committed the most cards.
event-tie-by-cost = Tie: { $seat } committed the most expensive card.
event-luck-again = Still a tie: { $seats } roll war luck again: { $dice }. Total: { $totals }.
event-conquered = { $seat } conquers { $province } for { $value } points.
event-recovered = { $seat } takes { $card } back into hand.
event-set-aside = Nobody fights for { $province }. It remains nobody's land.
event-game-over =
    { $winners_count ->
        [one] { $winners } wins. Points: { $scores }.
       *[other] { $winners } share the victory. Points: { $scores }.
    }

## Why something is not allowed

refusal-number-out-of-range = Your dice number must stay between 1 and 6; { $number } is not possible.
refusal-not-open = { $card } is not on display.
refusal-cost-not-formed = { $card } costs { $cost }, and no choice of your dice adds up to exactly { $cost }.
refusal-must-take = If you can take a character, you must take one.
refusal-not-in-hand = { $card } is not in your hand.
refusal-already-added = You have already chosen { $card }.
refusal-not-committed = You did not commit { $card } in this battle.
refusal-surgeon-is-spent = { $card } is spent by being used here; only another card can come back.

## Questions

prompt-choose-dice = Secretly choose your dice number: fewer dice go first, more dice hit more easily.
prompt-scout-adjust = You may now change your dice number by 1. Place in the order: { $less } with one die fewer, { $same } as it is, { $more } with one more.
prompt-reroll-mark = Which dice do you want to roll again?
prompt-take-card = Which character do you recruit?
prompt-commit-cards = Which cards do you commit? The others will not see them until all are revealed.
prompt-recover-card = Which of your committed cards do you take back?

waiting-choose-dice = Waiting for { $seat } to choose a dice number in secret.
waiting-scout-adjust = Waiting for { $seat } to change or keep the dice number.
waiting-reroll-mark = Waiting for { $seat } to roll dice again or keep them.
waiting-take-card = Waiting for { $seat } to choose a character.
waiting-commit-cards = Waiting for { $seat } to commit cards in secret.
waiting-recover-card = Waiting for { $seat } to choose a card to take back.

verb-dice =
    { $number ->
        [one] { $number } die
       *[other] { $number } dice
    }
verb-adjust =
    { $change ->
        [-1] One die fewer
        [0] Keep the dice number
       *[1] One die more
    }
verb-mark = Roll { $face } again
verb-roll = Roll the chosen dice
verb-keep = Keep the roll
verb-take = Take { $card }
verb-decline = Decline
verb-add = Commit { $card }
verb-commit = Confirm these cards
verb-recover = Take back { $card }
verb-leave = Take nothing back

## Variants

option-seniority = Who counts as younger
option-seniority-random = is drawn by lot
option-seniority-seat = follows the seats
option-may_decline = Declining a character
option-may_decline-true = is allowed
option-may_decline-false = is not allowed
option-show_known_hands = The known hands of the others
option-show_known_hands-true = are shown
option-show_known_hands-false = have to be remembered
option-abilities = The abilities of the characters
option-abilities-true = apply
    .about = Some characters can do more than fight.
option-abilities-false = do not apply
    .about = Easier to begin with: only cost and strength count.

## On the table

scene-card = { $card }
scene-number = { $number }
scene-change =
    { $change ->
        [-1] −1
        [0] ±0
       *[1] +1
    }
scene-die = { $face }
scene-seat-in-order = { $seat }
scene-lane = { $seat }
scene-province = { $province }
scene-hidden-hand = hidden hand
scene-area-display = Characters on display, deck: { $deck }
scene-area-numbers = Dice number
scene-area-changes = Change to the dice number
scene-area-order = Order in round { $round }
scene-area-dice = Roll
scene-area-provinces = Provinces
scene-area-battle = Battle for { $province }
scene-area-army =
    { $points ->
        [0] { $seat }
        [one] { $seat }, { $points } point
       *[other] { $seat }, { $points } points
    }

fact-cost = cost
fact-strength = strength
fact-odds = chance in % with 1 to 6 dice
fact-number = dice number
fact-value = value
fact-range = value
    .value = { $v1 } to { $v2 }
fact-nobodys = nobody's land
fact-luck = war luck
fact-cards = committed
fact-total = total
fact-count = cards

## What advice says of a choice

term-province = chance of winning the province: { $percent } % (otherwise { $percent-other } %)
term-points = points: { $value } (otherwise { $other })
term-cards = cards left in the army: { $value } (otherwise { $other })
term-keeps = chance of keeping { $element }: { $percent } % (otherwise { $percent-other } %)
