ds-king = king
ds-troops = { $count ->
    [one] 1 troop
   *[other] { $count } troops
  }
ds-place-0 = in the field
ds-place-1 = garrison
ds-place-2 = besiegers
ds-contested = A battle is fought here
ds-north = Cantabrian Sea
ds-south = Taifa of Zaragoza
ds-france = France
ds-guard-die = king's guard die, column { $column }
ds-troop-die = troop die, column { $column }
ds-column-lone = strikes
ds-column-shared = cancels itself
ds-points = Victory points on the way to { $goal }
ds-sides = You { $player }, the bots together { $bots }; goal { $goal }
ds-battle = Battle of { $region }
ds-dice = Dice on the track
ds-lone-note = Dice that lie alone in their column strike; shared columns cancel.
ds-played = Played card
ds-commands = { $sancho } commands, { $points ->
    [one] 1 point left
   *[other] { $points } points left
  }
ds-acts = { $sancho } carries out its field, { $points ->
    [one] 1 point left
   *[other] { $points } points left
  }
ds-attacked = has attacked
ds-besieged = has besieged
ds-hidden-card = face-down card
ds-round = Round { $round }
ds-deck = Deck: { $count }
ds-commander = Commander: { $sancho }
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
ds-nobody = run by the commander
ds-el-cid = El Cid is ready
ds-discard = Discard pile ({ $count })
ds-how-many = How many?
ds-census = All regions as a table
ds-region = Region
ds-vp = { $count ->
    [one] 1 victory point
   *[other] { $count } victory points
  }
ds-steps = What the Sancho-Bots did
ds-hand-empty = No cards in hand
ds-held = Garrisons
ds-sanchos = The three Sanchos
ds-companion-about = The board lies on your table, and you play with real cards and dice. Only the two Sancho-Bots run here: you say what was drawn and rolled, and read step by step what they do.
ds-companion-begin = Set up and begin
ds-companion-set = Take this
ds-companion-leave = Change nothing
ds-companion-card = Card of this round
ds-companion-turn = Turn of { $sancho }
ds-companion-points = Points:
ds-companion-attack = I attack there
ds-companion-besiege = I besiege there
ds-companion-end = The round ends
ds-companion-pick = Tap a region to say what stands there, or to attack or besiege there.
ds-companion-back = One step back
ds-companion-anew = Begin anew
ds-companion-won = You have won!
ds-companion-lost = The Sancho-Bots have won.
ds-companion-dice = What do the dice show?
ds-companion-dealt = Where did these cards go?
ds-companion-out = out of the game
ds-companion-drawn = Which card with { $count } command points was drawn?
ds-companion-stores = Recruits, reserves, arrow
ds-companion-recruits = recruits
ds-companion-reserve = reserve cards
