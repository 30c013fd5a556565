ds-king = king
ds-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
  }
ds-place-0 = in the field
ds-place-1 = garrison
ds-place-2 = besiegers
ds-north = Cantabrian Sea
ds-south = Taifa of Zaragoza
ds-france = France
ds-guard-die = king's guard die, column { $column }
ds-troop-die = troop die, column { $column }
ds-column-lone = hits
ds-column-shared = cancels out
ds-points = Victory points on the way to { $goal }
ds-sides = You { $player }, the bots together { $bots }; goal { $goal }
ds-battle = Battle of { $region }
ds-played = Played card
ds-attacked = has attacked
ds-besieged = has besieged
ds-hidden-card = face-down card
ds-round = Round { $round }
ds-deck = Deck: { $count }
ds-arrow-up = decision arrow up
ds-arrow-down = decision arrow down
ds-reserve = Reserve
ds-recruits = { $count ->
    [one] 1 recruit
   *[other] { $count } recruits
  }
ds-supply = supply { $count }
ds-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
ds-bot = Sancho-Bot
ds-nobody = led by the commander
ds-el-cid = El Cid is ready
ds-discard = Discard pile ({ $count })
ds-how-many = How many?
ds-steps = What the Sancho-Bots did
ds-hand-empty = No cards in hand
ds-held = Garrisons
ds-companion-about = The board is on your table, and you play with real cards and dice. Only the two Sancho-Bots run here: you enter what was drawn and rolled, and read step by step what they do.
ds-companion-begin = Set up and begin
ds-companion-set = Apply
ds-companion-leave = Change nothing
ds-companion-card = Card of this round
ds-companion-turn = Turn of { $sancho }
ds-companion-points = Points:
ds-companion-attack = I attack there
ds-companion-besiege = I besiege there
ds-companion-end = The round ends
ds-companion-pick = Tap a region to enter what stands there, or to attack or besiege there.
ds-companion-back = One step back
ds-companion-anew = Start over
ds-companion-won = You have won!
ds-companion-lost = The Sancho-Bots have won.
ds-companion-dice = What do the dice show?
ds-companion-dealt = Where did these cards go?
ds-companion-out = out of the game
ds-companion-drawn = { $count ->
    [one] Which card with 1 command point was drawn?
   *[other] Which card with { $count } command points was drawn?
  }
ds-companion-stores = Recruits, reserves, arrow
ds-companion-recruits = recruits
ds-companion-reserve = reserve cards
ds-card = Card { $number }
ds-no-card = No card has been played this round yet.
ds-own-hand = Your hand
ds-commands-now = in command
ds-commands-free = In command: their own section does not apply, command points are spent freely.
ds-together = The cousins' points count together
ds-of = { $count } of { $goal }
ds-track = Victory points
ds-leftwards = from right to left
ds-step-card = Card
ds-step-turns = Turns
ds-step-draw = Drawing
ds-step-sieges = Sieges
ds-verbs = What a point can do
ds-points-left = { $points ->
    [one] 1 command point left
   *[other] { $points } command points left
  }
ds-verb-recruit = Recruit
ds-verb-deploy = Deploy
ds-verb-move = Move
ds-verb-fortify = Fortify
ds-verb-attack = Attack
ds-verb-besiege = Besiege
ds-price-recruit = from the supply
ds-price-deploy = to king or home
ds-price-move = one step
ds-price-fortify = into the castle
ds-price-attack = points = dice
ds-price-besiege = a castle
ds-aim-move = Choose a unit, then a neighbouring region.
ds-aim-fortify = Choose the unit that enters the castle.
ds-aim-attack = Choose the region, then the points.
ds-aim-besiege = Choose the region, then the points.
ds-aim-recruit = A troop comes from the supply.
ds-beat-card = { $sancho }: { $card }
ds-beat-revealed = Turned up: { $card }
ds-beat-field = { $sancho } acts
ds-beat-moved = { $sancho } to { $region }
ds-beat-deployed = { $sancho } deploys: { $region }
ds-beat-fortified = { $sancho } fortifies { $region }
ds-beat-won = { $sancho } holds { $region }
ds-beat-captured = { $sancho } captures { $region }
ds-beat-attacks = { $sancho } attacks: { $region }
ds-beat-rolls = { $sancho } rolls
ds-beat-cancels = Column { $column } cancels out
ds-beat-strikes = { $sancho } hits { $of }
ds-beat-falls = A troop falls: { $sancho }
ds-beat-king-home = King sent home: { $sancho }
ds-beat-besieges = { $sancho } besieges { $region }
ds-beat-battle-over = Battle over: { $region }
ds-came-deployed = { $count } deployed
ds-came-moved = { $count } moved
ds-came-fortified = { $count } fortified
ds-came-attacks = attacked
ds-came-besieged = besieged
ds-came-captured = { $count } captured
ds-came-nothing = no effect
ds-attack-with = { $region }, { $points } CP:
ds-king-home = (king sent home in { $percent } %)
ds-forecast-help = Troops lost on average if nobody plays a card and garrisons stay inside.
ds-siege-forecast = { $region }: { $units ->
    [one] 1 unit in the garrison. It falls at the end of this round; you lose one then, too.
   *[other] { $units } units in the garrison. At the end of each round both sides lose one; if the siege lasts, the castle falls after { $units } rounds.
  }
