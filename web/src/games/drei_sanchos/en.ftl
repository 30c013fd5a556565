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
ds-candidates = Candidates ({ $count })
ds-hand-empty = No cards in hand
ds-held = Garrisons
ds-companion-about = The board lies on your table, and you play with real cards and dice. Only the two Sancho-Bots are run here: you say which card was played and what was rolled, and read step by step what they do. Turn order, deck, rounds and the end of the game are tracked for you.
ds-companion-begin = Set up and begin
ds-companion-set = Apply
ds-companion-leave = Change nothing
ds-companion-card = Card of this round
ds-companion-turn = { $sancho } carries out the section
ds-companion-points = Points:
ds-companion-attack = I attack there
ds-companion-besiege = I besiege there
ds-companion-end = End the round
ds-companion-pick = Tap a region to attack or besiege there or to enter what stands there.
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
ds-companion-stores = Round, recruits, reserves, arrow
ds-companion-recruits = recruits
ds-companion-reserve = reserve cards
ds-companion-origins = { $count ->
    [0] All card texts come from the rulebook or from your data pack.
   *[other] Reconstructed by us, not read from the original: cards { $cards }{ $regions ->
        [0] .
       *[other] {" "}and { $regions } regions of the map with their borders.
      } Use a data pack to enter what is printed on yours.
  }
ds-companion-pack = Your own cards and regions (data pack)
ds-companion-pack-about = If you own the game, you can enter what is printed in your copy: a file as for --pack on the command line. It is checked and stays in this browser.
ds-companion-pack-file = File
ds-companion-pack-large = The file is too large, { $most } KiB at most.
ds-companion-pack-text = Or its text
ds-companion-card-own = You command: play one of your cards or put one into your reserve.
ds-companion-card-deck = Nobody commands: reveal the top card of the deck.
ds-companion-card-choose = Choose a card …
ds-companion-play = I play this card
ds-companion-revealed = This is the card
ds-companion-aside = Into my reserve
ds-companion-made = We reconstructed the text of this card. If yours differs, start again with a data pack.
ds-companion-order = Order of turns
ds-companion-you = you
ds-companion-you-free = you, when you like
ds-companion-own = Your turn
ds-companion-hold = Drag a piece to its new region, or tap it and then the region. In its own region it goes into the castle or out of it.
ds-companion-held = Picked up: { $what } ({ $sancho }). Tap the region.
ds-companion-attack-in = Attack: { $region }
ds-companion-besiege-in = Besiege: { $region }
ds-companion-done = My turn is over
ds-companion-skip = Done by hand
ds-companion-draw = Everybody has had a turn. Draw a card; then the sieges follow.
ds-companion-sieges = Everybody has had a turn. The sieges follow.
ds-companion-round = Round
ds-companion-gone = Cards played so far
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
ds-closed-supply-empty = supply is empty
ds-closed-no-recruits = no recruits
ds-closed-king-besieged = king besieged
ds-closed-castle-closed = castle closed
ds-closed-nobody-to-move = all besieged
ds-closed-nobody-to-fortify = nowhere possible
ds-closed-nobody-to-attack = no enemy there
ds-closed-nothing-to-besiege = no castle in reach
ds-closed-one-attack = has attacked
ds-closed-one-siege = has besieged
ds-closed-siege-replaced-it = siege replaced it
ds-closed-first-is-possible = fortify first
ds-closed-not-listed = not on the card
ds-aim-move = Choose a unit, then a neighbouring region.
ds-aim-fortify = Choose the unit that enters the castle.
ds-aim-attack = Choose the region and the points.
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
ds-beat-weighs = { $sancho } considers
ds-alarm = One point to go: { $names }
ds-alarm-cousins = Your cousins lack a single point
ds-weigh-0 = The strongest army? Units / with the king:
ds-weigh-1 = The weakest neighbour? Units / with the king:
ds-weigh-2 = Which empty castle? Points / own field army:
ds-weigh-3 = Which own castle? Garrison / own field army:
ds-weigh-4 = Where to attack? Lead / own king:
ds-weigh-5 = Where to besiege? Points / with a field army / defenders:
ds-weigh-6 = Where to besiege? Lead:
ds-came-recruited = { $count } recruited
ds-came-deployed = { $count } deployed
ds-came-moved = { $count } moved
ds-came-fortified = { $count } fortified
ds-came-attacks = attacked
ds-came-besieged = besieged
ds-came-captured = { $count } captured
ds-came-nothing = no effect
ds-attack-with = { $region } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }
ds-king-home = king must go home: { $percent } %
ds-forecast-help = Troops lost on average if nobody plays a card and garrisons stay inside.
ds-siege-forecast = { $region }: { $units ->
    [one] 1 unit in the garrison. It falls at the end of this round, when you lose one as well.
   *[other] { $units } units in the garrison. At the end of each round both sides lose one; if the siege lasts, the castle falls after { $units } rounds.
  }
