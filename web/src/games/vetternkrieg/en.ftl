vk-north-sea = North Sea
vk-channel = The Channel
vk-scotland = Scotland
vk-quote = “{ $claim }”
vk-attacks = { $name } attacks
vk-defends = { $name } defends
vk-rolls-then = then rolls openly
vk-to-field = To the battlefield
vk-to-map = To the map
vk-placing = Odds of placing
vk-placing-kept = stays
vk-placing-reserve = back to the reserve
vk-placing-supply = to the supply
vk-removing = Odds of removing
vk-removing-reserve = one to the opponent's reserve
vk-removing-supply = one to the supply
vk-removing-nothing = nothing happens
vk-threat = { $house } wins at the end of the round
vk-threat-all-regions = { $house } holds all three regions. If it stays like this, the war is decided at the end of this round.
vk-threat-more-regions = Last round: { $house } holds more regions.
vk-threat-more-battles = Last round: the regions are tied, but { $house } has won more battles.
vk-map = Map of England
vk-round = Round { $round } of { $rounds }
vk-controls = controlled by { $seat }
vk-contested = nobody in control
vk-battlefield = Battlefield
vk-no-field = The battlefield of this round has not been chosen yet.
vk-field-done = The battle of this round has been fought.
vk-owner = Owner: { $seat }
vk-french-left = { $count ->
    [0] No French troops in the supply
    [one] 1 French troop in the supply
   *[other] { $count } French troops in the supply
}
vk-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
vk-troops = reserve { $reserve } · supply { $supply }
vk-known = known to you:
vk-in-use = { $seat } plays
vk-how-many = How many troops?
vk-discard = Discard pile: { $count }, set aside face down: { $deck }
vk-hand-empty = You hold no card.
vk-helps = helps your opponent
vk-points-are = Points:
vk-marks-are = Round marks:
vk-starts-are = Starting troops:
vk-battle = Battle
vk-only-you = only you see them
vk-stays-hidden = stays hidden
vk-claims = Announcements
vk-single = Single
vk-pair = Pair
vk-triple = Triple
vk-same = same kind
vk-lower = lower number
vk-equal = same number
vk-tick-note = ✓ is really among your dice. Only you see this.
vk-last-hidden = Percent without the last card of the defender.
vk-last-known = Percent with the last card of the defender, which you know.
vk-odds-loses = { $seat } loses { $count }
vk-odds-tie = nobody loses
vk-preview = { $claim }: if believed, it wins against { $percent } % of all rolls.
vk-costs-single = A lower single loses { $lower ->
    [one] 1 troop
   *[other] { $lower } troops
}.
vk-costs-pair = A single loses { $single ->
    [one] 1 troop
   *[other] { $single } troops
}, a lower pair { $lower }.
vk-costs-triple = A single loses { $single ->
    [one] 1 troop
   *[other] { $single } troops
}, a pair { $pair }, a lower triple { $lower }.
vk-doubt-truth = If doubted: it is true, so the defender loses { $truth ->
    [one] 1 troop
   *[other] { $truth } troops
}.
vk-doubt-lie = If doubted: it is a lie, so you lose { $lie ->
    [one] 1 troop
   *[other] { $lie } troops
} unless your last card makes it true.
vk-now = As the dice lie
vk-open = announced
vk-believed = believed
vk-doubted = doubted
vk-chance = { $many } dice make this announcement true in { $percent } % of all rolls.
vk-if-doubted = A doubted announcement costs the defender { $truth ->
    [one] 1 troop
   *[other] { $truth } troops
} if it is true, the attacker { $lie } if it is a lie.
vk-believe-cost = You roll openly. On average: you −{ $own }, { $seat } −{ $other }
vk-doubt-cost = True: you −{ $truth }. A lie: { $seat } −{ $lie }
vk-played = played
vk-last-use = Last card: changes { $points ->
    [one] 1 die
   *[other] up to { $points } dice
} by one after the roll
vk-made-true = If the last card makes a lie true, the doubt costs nobody anything.
vk-french-first = French troops are lost first.
vk-last-clash = Clash { $clash }
vk-said = { $seat }: { $claim },
vk-last-believed = believed.
vk-last-true = doubted and true.
vk-last-lie = a lie that was found out.
vk-last-made-true = a lie made true by the last card.
vk-loses = { $count ->
    [one] { $seat } loses 1 troop.
   *[other] { $seat } loses { $count } troops.
}
vk-no-loss = Nobody loses troops.
vk-aid = Play aid: what a defeat costs
vk-winner-has = winner has
vk-loser-has = loser has
vk-loser-loses = loss
vk-regions = { $count ->
    [one] 1 region
   *[other] { $count } regions
}
vk-won = { $count ->
    [one] 1 battle won
   *[other] { $count } battles won
}
vk-regions-head = Regions
vk-won-head = Battles
vk-step-cards = Cards
vk-step-battle = Battle
vk-step-check = Check
vk-ending-all-regions = { $house } holds all three regions at the end of the round.
vk-ending-more-regions = After the last round { $house } holds more regions.
vk-ending-more-battles = The regions are tied, but { $house } has won more battles.
vk-chip-played = plays { $card }
vk-chip-laid = lays { $card }
vk-chip-field = Battlefield: { $card }
vk-chip-moved = moves: { $target }
vk-chip-tried = { $face }: { $region }
vk-chip-hidden = rolls in secret
vk-chip-believed = believes it
vk-chip-doubted = doubts
vk-chip-shown = lifts the cup
vk-chip-true = True!
vk-chip-lie = A lie!
vk-chip-made-true = True after all!
vk-chip-open = rolls openly
vk-chip-turned = turns { $face } to { $new }
vk-chip-won = the attack succeeds
vk-chip-lost-attack = the attack fails
vk-chip-tied = a tie
vk-chip-lost = loses { $count }
vk-chip-battle = wins the battle
vk-kept = stays
vk-to-reserve = to the reserve
vk-to-supply = to the supply
vk-nothing = nothing
chip-houses = The houses are given
chip-dealt = { $count ->
    [one] gets 1 card
   *[other] gets { $count } cards
}
chip-set-aside = { $count ->
    [one] 1 card set aside
   *[other] { $count } cards set aside
}
chip-gave = swaps a card
chip-start-troop = starting troop to the field
chip-no-use = { $card }: of no use
chip-use-main = triggers the main event
chip-use-recruit = { $points } CP: to the reserve
chip-use-deploy = { $points } CP: to the battlefield
chip-use-move = { $points } CP: move
chip-use-place = { $points } CP: place
chip-use-remove = { $points } CP: remove
chip-use-own_secondary = triggers the secondary event
chip-secondary-impossible = secondary event impossible
chip-stopped = leaves it at that
chip-heads-for = moves to { $region }
chip-held-last = keeps the last card
chip-recruited = { $count } to the reserve
chip-deployed = { $count } to the battlefield
chip-levied = { $count } to the battlefield
chip-put = { $count } into { $region }
chip-marched = { $region }: to the battlefield
chip-withdrew = { $region }: to the reserve
chip-struck = one to the supply
chip-field-empty = The battlefield is empty
chip-unopposed = stands alone in the field
chip-first-attacker = attacks first
chip-settled = survivors: { $region }
chip-kept = keeps a card
chip-discarded = discards { $card }
