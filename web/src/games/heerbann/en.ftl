hb-valley = The six provinces
hb-strength = Strength
hb-ability = Ability
hb-luck = Luck
hb-sum-head = Total
hb-denied = does not count
hb-display = Characters on display
hb-deck = { $count ->
    [0] The deck is empty
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
}
hb-round = Round { $round }
hb-number = dice number { $number }
hb-choosing = still choosing
hb-nothing = got nothing
hb-declined = declined
hb-reason-herald = first: Herald
hb-reason-fewer-cards = first: fewer cards
hb-reason-dearest = first: most expensive card ({ $cost })
hb-reason-younger = first: younger
hb-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hb-provinces = Provinces
hb-battle = Battle for { $province }, value { $value }
hb-covered = face-down cards
hb-no-cards = no cards left
hb-nothing-committed = committed nothing
hb-won = wins { $value } points
hb-won-by-cards = wins { $value } points (more cards)
hb-won-by-cost = wins { $value } points (most expensive card)
hb-won-by-luck = wins { $value } points (luck decides)
hb-nobody = Nobody fought; it remains nobody's land.
hb-hand-empty = Nobody follows you yet. Your recruits will appear here.
hb-hand-spent = You have no card left.
hb-sum-nothing = Without a card your war luck does not count either.
hb-sum = Strength { $strength } + luck { $luck } = { $total }
hb-commit = { $count ->
    [0] Commit nothing
    [one] Commit 1 card
   *[other] Commit { $count } cards
}
hb-interlude = Between the phases
hb-reroll-how = Tap the dice you want to roll again, in any order.
hb-reroll = { $count ->
    [0] Keep the roll
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
hb-step-recruit = Recruit
hb-step-conquer = Conquer
hb-where = Conquest · { $province } is worth { $value } points
hb-ending = All six provinces are decided. Most points: { $points }, from { $lands ->
    [one] one province
   *[other] { $lands } provinces
}.
hb-ending-tied = All six provinces are decided. Tied at { $points } points: the number of provinces decides, then the most valuable one.
hb-chip-revealed = { $card } turns up
hb-chip-numbers = dice numbers revealed
hb-chip-order = order
hb-chip-rolled = rolls
hb-chip-recruited = takes { $card }
hb-chip-nothing = gets nothing
hb-chip-declined = declines
hb-chip-valued = Battle for { $province }
hb-chip-luck = war luck
hb-chip-all-committed = everybody reveals
hb-chip-committed = reveals
hb-chip-slain = { $by } strikes { $card }
hb-chip-strengthened = { $card } +{ $count }
hb-chip-doubled = { $card }: luck doubled
hb-chip-denied = { $card }: others' luck does not count
hb-chip-totals = totals
hb-chip-conquered = conquers { $province }
hb-chip-aside = nobody takes { $province }
hb-others = Abilities of the others
