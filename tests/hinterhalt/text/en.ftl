# Hinterhalt in English.

## What happens

event-dealt =
    { $told ->
        [0] { $seat } is dealt { $count } cards.
       *[other] { $seat } is dealt { $cards }.
    }
event-round-begins = Round { $round } begins.
event-omen =
    { $told ->
        [0] { $seat } looks at a hidden omen.
       *[other] Your omen shows { $face }.
    }
event-gifts-opened =
    { $cards_count ->
        [0] { $seat } gives nothing to the pass keeper.
       *[other] { $seat } gives { $cards } to the pass keeper.
    }
event-order-fixed = Order: { $order }.
event-turn-begins = It is { $seat }'s turn.
event-rested = { $seat } rests.
event-foraged =
    { $told ->
        [0] { $seat } forages and draws a card.
       *[other] { $seat } forages and draws { $card }.
    }
event-discarded = { $seat } discards { $cards }.
event-marched = { $seat } marches to site { $site }.
event-halted = { $seat } halts.
event-arrived = { $seat } reaches the pass!
event-raids = { $seat } raids { $target }.
event-conduct-shown = { $seat } shows { $card }: the raid is over.
event-stroke = { $seat } strikes and rolls { $face }.
event-card-taken =
    { $told ->
        [0] { $seat } takes a card from { $target }.
       *[other] { $seat } takes { $card } from { $target }.
    }
event-card-scattered = { $seat } loses { $card } by the roadside.
event-ambush-laid = { $seat } ambushes { $target }: { $card }.
event-feint-played = { $seat } deceives { $target }: { $card }.
event-scout-played = { $seat } sees through { $target }: { $card }.
event-ambush-hits = { $attacker } hits { $victim }. Flanks: { $flanks }; omens: { $faces }.
event-ambush-fails = { $attacker } misses { $victim }. Flanks: { $flanks }; omens: { $faces }.
event-wagon-lost =
    { $wagons ->
        [0] { $seat } loses the last wagon.
        [one] { $seat } loses a wagon, one is left.
       *[other] { $seat } loses a wagon, { $wagons } are left.
    }
event-eliminated =
    { $cards_count ->
        [0] { $seat } is out.
       *[other] { $seat } is out and discards { $cards }.
    }
event-automaton-skips = { $seat }: instruction { $priority } is not possible.
event-automaton-raids = { $seat } follows instruction { $priority } and raids { $target }.
event-automaton-marches = { $seat } follows instruction { $priority } and marches on.
event-automaton-rests = { $seat } follows instruction { $priority } and rests.
event-game-over = Victory for { $winners }. Points: { $scores }.

## Why not

refusal-not-in-hand = { $card } is not in your hand.
refusal-too-many-gifts = No more than { $most } gifts are allowed.
refusal-ascending-order = Choose the gifts in ascending order.
refusal-deck-is-empty = The deck is empty.
refusal-too-few-discards =
    { $least ->
        [one] You must discard at least one card.
       *[other] You must discard at least { $least } cards.
    }
refusal-no-such-caravan = There is no caravan there for you to raid.
refusal-not-here = { $target } is not on your site.
refusal-valley-is-safe = Nobody is raided in the valley.
refusal-other-kind-needed = { $card } does not help here.

## Questions

prompt-choose-gifts = Which gifts do you set aside for the pass keeper?
waiting-choose-gifts = { $seat } chooses gifts.
prompt-plan-turn = What do you do?
waiting-plan-turn = { $seat } plans the turn.
prompt-discard-cards = Which cards do you discard?
waiting-discard-cards = { $seat } discards cards.
prompt-go-on =
    { $left ->
        [one] Go on? One more step is possible.
       *[other] Go on? { $left } more steps are possible.
    }
waiting-go-on = { $seat } decides whether to march on.
prompt-lay-ambush = Do you lay an ambush?
waiting-lay-ambush = { $seat } is thinking.
prompt-answer-ambush = Do you answer with a feint?
waiting-answer-ambush = { $seat } is thinking.
prompt-answer-feint = Do you answer with a scout?
waiting-answer-feint = { $seat } is thinking.
prompt-show-conduct = Do you show a safe conduct?
waiting-show-conduct = { $seat } is thinking.
prompt-choose-flank = { $attacker } against { $victim }: which flank?
waiting-choose-flank = { $seat } chooses a flank.

## Verbs

verb-give = Give { $card }
verb-seal = Confirm
verb-march = March
verb-forage = Forage
verb-raid = Raid { $seat }
verb-rest = Rest
verb-onward = Onward
verb-halt = Halt
verb-react = Play { $card }
verb-flank = Flank: { $flank }
verb-discard = Discard { $card }
verb-enough = Enough

## Options

option-automaton = Automaton on the last seat
option-automaton-true = yes
option-automaton-false = no
option-rounds = Rounds
option-rounds-6 = six
option-rounds-4 = four

## The table

scene-area-road = The road, round { $round }
scene-area-caravans = Caravans
scene-area-flanks = Flanks
scene-area-discard = Discard pile; in the deck: { $deck }
scene-area-hand = { $seat }'s hand
scene-site =
    { $site ->
        [0] Valley
       *[other] Site { $site } of { $goal }
    }
scene-flank = { $flank }
scene-caravan = { $seat }'s caravan
scene-covered = face down
scene-card = { $card }
fact-site = site
fact-wagons = wagons
fact-points = points
fact-omen = omen
fact-count = count
