gu-healthy = healthy
gu-wounded = wounded
gu-stunned = stunned
gu-prisoner = a prisoner
gu-asleep = asleep
gu-mounted = mounted
gu-values = attack { $attack }, defence { $defence }, movement { $allowance }
gu-left = { $left ->
    [one] 1 point left
   *[other] { $left } points left
  }
gu-checks = { $count ->
    [one] 1 enemy may stop you ({ $percent } %)
   *[other] { $count } enemies may stop you (up to { $percent } %)
  }
gu-shots = { $count ->
    [one] 1 enemy may fire
   *[other] { $count } enemies may fire
  }
gu-roofs = Show roofs
gu-labels = Show hex names
gu-round = Round { $round } of { $rounds }
gu-choose = Choices
gu-odds = Attack { $attack } against defence { $defence }
gu-fought = Difference { $difference }, column { $column }
gu-column = Column { $first }, after shifts { $column }
gu-alive = { $alive } of { $all } on the map
gu-hurt = { $count } wounded
gu-left-alive = On the map
gu-still-free = Alive and free
gu-in-all = In all
gu-began-with = At the start
gu-legend = On every counter: attack on the left, defence on the shield on the right (steel: armoured, leather: not). The unit that you have chosen or point at shows its movement points on top.
gu-sight = Check a line of sight
gu-sight-from = From which hex?
gu-sight-seen = In sight from { $hex }:
gu-sight-nobody = nobody
gu-sight-to = To which hex?
gu-sight-clear = clear, { $cover }
gu-cover-0 = no cover
gu-cover-1 = light cover
gu-cover-2 = medium cover
gu-cover-3 = heavy cover
gu-cover-4 = total cover
gu-order-hold = holds fire
gu-order-within = { $count ->
    [one] fires only at adjacent hexes
   *[other] fires only within { $count } hexes
  }
gu-orders-help = “Let this unit pass” applies to this unit only; “Hold fire” and “Only within …” last until this turn ends.
gu-reaction = Defensive fire: who can shoot?
gu-shot = { $hex }: { $percent } %, { $cover }
gu-cost = on foot { $foot }, mounted { $ride }
gu-legend-title = Scenario, terrain and symbols
gu-legend-more = Dashed orange: wounded; grey with stars: stunned. Yellow: an enemy may stop you here; red arrow: you may be fired at here. Spear tips point out from a formation.
gu-reserve = Not on the map yet
gu-set-up = Set-up
gu-side = Side
gu-wins = Wins
gu-draw = Draw
gu-progress = ({ $reached } of { $needed })
gu-army = Army
gu-chip-fought = Roll { $roll }: { $letter ->
    [none] nothing
   *[other] { $letter }
  }
gu-chip-moves = { $unit } moves
gu-arrange = Set them up for me
gu-risk = On the way: stopped { $stopped } %, wounded { $wounded } %, killed { $killed } %
gu-risk-look = Point at a hex to see what threatens you on the way.
gu-run = { $unit }: beaten in { $wins } %, run-up { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }
gu-deed-dismount = Dismount …
gu-siege-of-castle = The Siege of the Eagle's Nest
gu-siege-of-farm = The Siege of the Farm
gu-siege-of-church = The Siege of the Church
gu-step-event = Event
gu-step-action = The day's work
gu-day-number = Day { $day }
gu-deed-siege-works = built
gu-deed-siege-batters = battered the walls
gu-deed-siege-parley = negotiated
gu-deed-siege-action = { $action ->
    [2] camp raid
    [3] supply run
    [4] battle
   *[other] storm
  }
gu-parley = Negotiation: chance of success
gu-parley-why = d10 +{ $numbers } (numbers) +{ $walls } (walls), needs { $need }. Costs no action.
gu-besieges = besieging
gu-is-besieged = under siege
gu-men = { $count ->
    [one] 1 man
   *[other] { $count } men
  }
gu-acts-today = has today's initiative
