### The Cousins' War in English

## Chronicle: round and cards

event-houses = { $york } leads the House of York, { $lancaster } the House of Lancaster.
event-round = Round { $round } begins.
event-twist-revealed = Twist of this round: { $twist }.
event-harvested =
    { $count ->
        [0] Good harvest: { $seat } has nothing left in the supply.
        [one] Good harvest: { $seat } takes one troop to the reserve.
       *[other] Good harvest: { $seat } takes { $count } troops to the reserve.
    }
event-fell-sick = { $seat } loses a troop to the sickness. Region: { $region }.
event-dealt =
    { $told ->
        [0] { $count ->
            [one] { $seat } is dealt one card.
           *[other] { $seat } is dealt { $count } cards.
        }
       *[other] You are dealt: { $cards }.
    }
event-set-aside =
    { $count ->
        [one] One card is set aside face down.
       *[other] { $count } cards are set aside face down.
    }
event-gave =
    { $told ->
        [0] { $seat } passes a card on.
       *[other] { $seat } passes on: { $card }.
    }
event-laid = { $seat } reveals { $card }.
event-battlefield-chosen = This round's battlefield is { $card }. It belongs to { $seat }.
event-start-troop = { $seat } puts a starting troop on the battlefield. From: { $stock }.
event-no-start-troop =
    { $count ->
        [one] { $seat } has no troop left for the battlefield.
       *[other] { $seat } has no troops left for the battlefield; { $count } are left out.
    }

## Chronicle: playing cards

event-played = { $seat } plays { $card }.
event-no-use = { $card } cannot be used and is discarded.
event-use-main = { $seat } carries out the main event.
event-use-recruit = { $seat } uses { $points } CP: Recruit.
event-use-deploy = { $seat } uses { $points } CP: Deploy.
event-use-move = { $seat } uses { $points } CP: Move.
event-use-place = { $seat } uses { $points } CP: Place.
event-use-remove = { $seat } uses { $points } CP: Remove.
event-use-own_secondary = { $seat } carries out the secondary event thanks to their own rose.
event-secondary-impossible = { $seat } could use the secondary event of { $card }, but it is not possible.
event-stopped = { $seat } leaves it at that.
event-heads-for = { $seat } moves troops. Destination: { $region }.
event-held-last = { $seat } keeps the last card in hand.
event-declined = { $seat } declines.
event-recruited =
    { $count ->
        [one] { $seat } takes one troop from the supply to the reserve.
       *[other] { $seat } takes { $count } troops from the supply to the reserve.
    }
event-deployed =
    { $count ->
        [one] { $seat } sends one troop from the reserve to the battlefield.
       *[other] { $seat } sends { $count } troops from the reserve to the battlefield.
    }
event-levied =
    { $count ->
        [one] { $seat } sends one troop from the supply to the battlefield.
       *[other] { $seat } sends { $count } troops from the supply to the battlefield.
    }
event-put =
    { $count ->
        [one] { $seat } brings in one troop from the reserve. Region: { $region }.
       *[other] { $seat } brings in { $count } troops from the reserve. Region: { $region }.
    }
event-marched = A troop of { $seat } marches to the battlefield. From: { $region }.
event-withdrew = A troop of { $seat } goes to the reserve. From: { $region }.
event-moved = A troop of { $seat } moves: { $region } → { $target }.
event-struck = { $seat } sends a troop to the supply: { $stack }.
event-french-switched =
    { $count ->
        [one] The French troop defects to { $seat }.
       *[other] The { $count } French troops defect to { $seat }.
    }
event-french-came =
    { $count ->
        [one] One French troop now fights for { $seat }.
       *[other] { $count } French troops now fight for { $seat }.
    }
event-placed = { $seat } rolls { $face } with { $count ->
    [one] 1 own troop
   *[other] { $count } own troops
}: the troop stays. Region: { $region }.
event-place-returned = { $seat } rolls { $face } with { $count ->
    [one] 1 own troop
   *[other] { $count } own troops
}: back to the reserve. Region: { $region }.
event-place-lost = { $seat } rolls { $face } with { $count ->
    [one] 1 own troop
   *[other] { $count } own troops
}: the troop goes to the supply. Region: { $region }.
event-remove-failed = { $seat } rolls { $face } against { $count ->
    [one] 1 troop
   *[other] { $count } troops
}: nothing happens. Region: { $region }.
event-removed-to-reserve = { $seat } rolls { $face } against { $count ->
    [one] 1 troop
   *[other] { $count } troops
}: one goes back to its reserve. Region: { $region }.
event-removed-to-supply = { $seat } rolls { $face } against { $count ->
    [one] 1 troop
   *[other] { $count } troops
}: one goes to the supply. Region: { $region }.

## Chronicle: battle

event-field-empty = The battlefield is empty and falls to { $seat }.
event-unopposed = Only { $seat } has troops on the battlefield.
event-first-attacker = { $seat } attacks first.
event-rolled-hidden =
    { $told ->
        [0] Clash { $clash }: { $seat } rolls in secret.
       *[other] Clash { $clash }: in secret you roll { $dice }.
    }
event-announced = { $seat } announces: { $claim }.
event-believed = { $seat } believes it: { $claim }.
event-doubted = { $seat } doubts it: { $claim }.
event-dice-shown = { $seat } shows { $dice }.
event-was-true = The announcement was true: { $claim }.
event-was-lie = The announcement was a lie: { $claim }.
event-made-true = The announcement is true after all: { $claim }. Nobody loses a troop for it.
event-last-card = { $seat } plays the last card: { $card }.
event-die-turned = { $seat } turns { $face } to { $new }.
event-rolled-open = { $seat } openly rolls { $dice }.
event-attack-won = { $claim } beats { $answer }: the attack of { $seat } succeeds.
event-attack-lost = { $answer } beats { $claim }: the attack of { $seat } fails.
event-tied = { $claim } against { $answer }: a tie, nobody loses troops.
event-lost-troops =
    { $french ->
        [0] { $count ->
            [one] { $seat } loses one troop.
           *[other] { $seat } loses { $count } troops.
        }
        [one] { $count ->
            [one] { $seat } loses one French troop.
           *[other] { $seat } loses { $count } troops, one of them French.
        }
       *[other] { $seat } loses { $count } troops, { $french } of them French.
    }
event-battle-won = { $seat } wins the battle: { $card }.
event-french-left =
    { $count ->
        [one] The French troop of { $seat } returns to the supply.
       *[other] The { $count } French troops of { $seat } return to the supply.
    }
event-settled = Survivors of { $seat }: { $count } to the region { $region }, { $rest } to the reserve.

## Chronicle: the end

event-kept = { $seat } keeps a card.
event-discarded = { $seat } discards { $card }.
event-game-over = { $seat } wins the Cousins' War. Regions controlled: { $scores }.
event-uncovered = Round { $round }: the dice behind the believed { $claim } of { $seat } were { $dice }.

## Why something is not possible

refusal-not-in-hand = { $card } is not in your hand.
refusal-must-be-battlefield = You hold a battlefield, so you must lay one; { $card } is an event.
refusal-marked-this-round = { $card } carries a rose or a frame this round.
refusal-battlefield-has-points-only = A battlefield has no main event, only command points.
refusal-main-impossible = The main event cannot be carried out now.
refusal-supply-empty = Your supply is empty.
refusal-reserve-empty = Your reserve is empty.
refusal-nothing-to-move = You have no troop on the map.
refusal-nothing-to-remove = There is no opposing troop in any region.
refusal-not-own-rose = This card does not show your rose this round.
refusal-secondary-impossible = The secondary event cannot be carried out now.
refusal-no-own-troops-adjacent = You have no troops next to this region.
refusal-not-adjacent = This region is not adjacent to the destination.
refusal-no-own-troop-there = You have no troop there.
refusal-move-at-least-one = At least one troop must move.
refusal-region-closed = An attempt with this card has already succeeded here.
refusal-try-at-least-once = You must make at least one attempt.
refusal-no-opposing-troop = There is no opposing troop there.
refusal-no-troop-there = There is no such troop there.
refusal-not-enough-troops = There are not that many troops.
refusal-at-least-one = It must be at least one troop.
refusal-region-served = This region has already been given a troop.
refusal-one-source-region = All troops must come from the same region.
refusal-other-region = The troop must go to another region.
refusal-one-region = All troops must go to the same region.
refusal-not-the-battlefield-region = Only the battlefield and its region count.
refusal-no-unchanged-die = No die that has not been turned yet shows this number.
refusal-face-out-of-range = A die must stay between 1 and 6.
refusal-change-at-least-one = You must turn at least one die.
refusal-too-far = Survivors can only go to the battlefield region or an adjacent one.
refusal-not-enough-survivors = Not that many have survived.
refusal-not-the-largest = { $region } is not one of the regions where you have the most troops.

## Questions

prompt-choose-house = Which house do you lead?
prompt-exchange-card = Which card do you pass on? Both swap at the same time, face down.
prompt-choose-battlefield = Which card do you lay as the battlefield? The earlier date counts.
prompt-start-troop = Where does the starting troop come from?
prompt-play-card = Which card do you play?
prompt-choose-use = How do you use { $card } ({ $points } CP)?
prompt-take-to-reserve = { $card }: which of your troops goes to the reserve? Up to { $count } more.
prompt-take-to-battlefield = { $card }: which of your troops marches to the battlefield? Up to { $count } more.
prompt-use-effect = { $card }: do you carry out the event?
prompt-shift-troops = { $card }: which troop moves where? Up to { $count } more, all from one region.
prompt-put-in-each = { $card }: which region gets a troop from the reserve?
prompt-strike-troop = { $card }: which troop goes to the supply?
prompt-put-in-region = { $card }: where do troops from the reserve go? Up to { $count }.
prompt-count-to-reserve = { $card }: how many troops do you take to the reserve? Up to { $count }.
prompt-count-supply-to-battlefield = { $card }: how many troops do you send from the supply to the battlefield? Up to { $count }.
prompt-count-reserve-to-battlefield = { $card }: how many troops do you send from the reserve to the battlefield? Up to { $count }.
prompt-oust-troop = { $card }: from which region must an opposing troop go to its reserve?
prompt-move-to = Where do your troops move? Up to { $count }.
prompt-move-from = Where does the next troop come from? Up to { $count } more.
prompt-place-in = Placing: in which region do you attempt it? { $count } left.
prompt-remove-in = Removing: in which region do you attempt it? { $count } left.
prompt-announce = What do you announce? It does not have to be true.
prompt-believe-or-doubt = { $seat } announces: { $claim }. Do you believe it?
prompt-last-card-attacker = Your lie has been found out. Do you play your last card to turn dice?
prompt-last-card-defender = Do you play your last card to turn your dice?
prompt-adjust-die = Which die do you turn? Up to { $count } more.
prompt-settle-region = Which region do your survivors go to?
prompt-settle-count =
    { $count ->
        [one] Does the survivor go there? Otherwise it goes to the reserve.
       *[other] How many of the { $count } survivors go there? The rest go to the reserve.
    }
prompt-keep-card = Do you keep your last card for the next round?
prompt-thin-out = Which region does the sickness take one of your troops from?

waiting-choose-house = { $seat } chooses a house.
waiting-exchange-card = { $seat } chooses a card to swap in secret.
waiting-choose-battlefield = { $seat } secretly chooses the battlefield.
waiting-start-troop = { $seat } chooses starting troops.
waiting-play-card = { $seat } chooses a card to play.
waiting-choose-use = { $seat } decides how to use { $card } ({ $points } CP).
waiting-take-to-reserve = { $seat } carries out { $card }, up to { $count } more.
waiting-take-to-battlefield = { $seat } carries out { $card }, up to { $count } more.
waiting-use-effect = { $seat } may carry out { $card }.
waiting-shift-troops = { $seat } carries out { $card }, up to { $count } more.
waiting-put-in-each = { $seat } carries out { $card }.
waiting-strike-troop = { $seat } carries out { $card }.
waiting-put-in-region = { $seat } carries out { $card }, up to { $count }.
waiting-count-to-reserve = { $seat } carries out { $card }, up to { $count }.
waiting-count-supply-to-battlefield = { $seat } carries out { $card }, up to { $count }.
waiting-count-reserve-to-battlefield = { $seat } carries out { $card }, up to { $count }.
waiting-oust-troop = { $seat } carries out { $card }.
waiting-move-to = { $seat } chooses where to move, up to { $count }.
waiting-move-from = { $seat } moves troops, up to { $count } more.
waiting-place-in = { $seat } attempts to place troops, { $count } left.
waiting-remove-in = { $seat } attempts to remove troops, { $count } left.
waiting-announce = { $seat } makes an announcement.
waiting-believe-or-doubt = { $seat } must believe or doubt: { $claim }.
waiting-last-card-attacker = { $seat } may play the last card.
waiting-last-card-defender = { $seat } may play the last card.
waiting-adjust-die = { $seat } turns dice, up to { $count } more.
waiting-settle-region = { $seat } decides where the survivors go.
waiting-settle-count =
    { $count ->
        [one] { $seat } decides where the survivor goes.
       *[other] { $seat } divides the { $count } survivors.
    }
waiting-keep-card = { $seat } keeps or discards the last card.
waiting-thin-out = { $seat } chooses a region for the sickness.

verb-choose_house = { $house }
verb-give = Pass on { $card }
verb-lay = Lay { $card }
verb-muster = From: { $stock }
verb-play = Play { $card }
verb-main = Main event
verb-recruit = Recruit
verb-deploy = Deploy
verb-move = Move
verb-place = Place (attempt)
verb-remove = Remove (attempt)
verb-own_secondary = Secondary event
verb-troops =
    { $count ->
        [0] No troop
        [one] One troop
       *[other] { $count } troops
    }
verb-move_to = To: { $region }
verb-move_from = From: { $region }
verb-place_in = Here: { $region }
verb-remove_in = Here: { $region }
verb-take_from = From: { $region }
verb-put_in = Here: { $region }
verb-shift = { $stack } → { $region }
verb-strike = { $stack }
verb-use = Carry it out
verb-decline = Decline
verb-stop = Stop
verb-announce = { $claim }
verb-believe = Believe
verb-doubt = Doubt
verb-use_last = Play the last card
verb-hold_last = Keep the last card
verb-raise = Raise { $face } by 1
verb-lower = Lower { $face } by 1
verb-settle = To: { $region }
verb-keep = Keep
verb-discard = Discard
verb-thin = From: { $region }

## Variants

option-house_assignment = The houses
option-house_assignment-choose = are chosen by the first seat
option-house_assignment-random = are drawn by lot
option-house_assignment-fixed = are fixed: the first seat is York
option-twists_enabled = The twists of war
option-twists_enabled-false = are left out
    .about = The basic game.
option-twists_enabled-true = are used
    .about = Each round a new card changes something for both sides.
option-reveal_hidden_dice_after_game = Believed rolls
option-reveal_hidden_dice_after_game-true = are shown after the game
option-reveal_hidden_dice_after_game-false = stay hidden forever

## On the table

scene-area-houses = The houses
scene-area-rounds = Round { $round } of 5
scene-area-twist = Twist of this round
scene-area-map = England
scene-area-stacks = Troops
scene-area-battlefield = Battlefield of { $seat }, French in the supply: { $french }
scene-area-in-use = { $seat } plays
scene-area-clash = Clash { $clash }
scene-area-dice = Dice
scene-area-claims = { $last ->
    [none] Announcements, chance to win if believed
    [known] Announcements, chance to win if believed (with the last card of { $seat }, which you know)
   *[other] Announcements, chance to win if believed (without the last card of { $seat })
}
scene-area-odds = { $last ->
    [none] If the announcement is believed
    [own] If the announcement is believed (with your last card)
    [known] If the announcement is believed (with the last card of { $seat }, which you know)
   *[other] If the announcement is believed (without the last card of { $seat })
}
scene-area-now = As the dice stand
scene-area-counts = Number
scene-area-side = { $house }: { $seat }
scene-area-discard = Discard pile, set aside: { $deck }
scene-area-hand = Hand: { $seat }
scene-house = { $house }
scene-round = { $round }
scene-twist = { $twist }
scene-region = { $region }
scene-card = { $card }
scene-stack = { $stack }: { $count }
scene-half = { $house }: { $seat }
scene-attack = Attack: { $seat }
scene-defence = Defence: { $seat }
scene-claim = { $fits ->
    [1] { $claim } (true): { $percent } %
   *[other] { $claim }: { $percent } %
}
scene-loss-odds = { $seat } loses { $count }: { $percent } %
scene-tie-odds = nobody loses: { $percent } %
scene-loss-now = { $claim } against { $answer }: { $count ->
    [one] { $seat } loses 1 troop
   *[other] { $seat } loses { $count } troops
}
scene-tie-now = { $claim } against { $answer }: nobody loses troops
scene-true-now = { $claim } is true: nobody loses troops
scene-lie-now = { $claim } is a lie: { $count ->
    [one] { $seat } loses 1 troop
   *[other] { $seat } loses { $count } troops
}
scene-stock = { $stock }: { $count }
scene-die = { $face }
scene-covered-cards = face-down cards
scene-won = won: { $card }
scene-count = { $count }

fact-count = Number
fact-troops = Troops
fact-french = French
fact-house = Control
fact-house-0 = York
fact-house-1 = Lancaster
fact-dice = Dice
fact-claim = Announcement
fact-points = CP
fact-region = Region
fact-white-rose = white rose
fact-red-rose = red rose
fact-framed = framed

## What advice says of a choice

term-regions = regions led: { $value } (otherwise { $other })
term-battles = battles won: { $value } (otherwise { $other })
term-troops = troops on the map: { $value } (otherwise { $other })
term-reserve = troops in reserve: { $value } (otherwise { $other })
