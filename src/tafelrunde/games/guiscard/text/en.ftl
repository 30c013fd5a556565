### Guiscard in English

## Set-up and course

event-sets-up = { $unit } is being set up.
event-head-placed = The head of { $unit }'s horse is placed on { $hex }.
event-set-up = { $unit } stands on { $hex }, facing { $direction }.
event-formation-faces = The formation faces { $direction }.
event-formation-formed = { $seat }: a spear formation facing { $direction }.
event-foulkon-formed = { $seat }: a foulkon facing { $direction }.
event-forming-over = { $seat }: the formations stay as they are.
event-left-out = { $unit } will not join the next formation.
event-formation-lost = { $unit } is no longer in formation.
event-formation-dissolved = The formation of { $unit } breaks up.
event-marker-beaten = { $unit }'s spears on { $hex } are overcome.
event-marker-laid = { $unit } levels the spear at { $hex } again.
event-round-begins = Round { $round } begins.
event-turn-begins = Round { $round }, to move: { $seat }. Missile fire comes first.
event-step-begins =
    { $step ->
        [2] Charges are declared.
        [3] Movement begins.
        [4] Melee begins.
       *[other] The stunned recover.
    }
event-recovers = { $unit } comes to.
event-wiped-out = { $seat }: no units left.
event-decided-dead = Goal reached: { $n } of { $all } dead ({ $needed } needed).
event-decided-alive = Goal reached: { $n } of { $all } alive or escaped ({ $edge }; { $needed } needed).
event-decided-leave = Goal reached: { $n } of { $all } off the map ({ $edge }; { $needed } needed).
event-decided-stand =
    Goal reached: { $n } of { $all } able to fight { $region ->
        [plateau] on the plateau
        [knoll] on the knoll
        [castle_court] in the castle court
       *[other] in the region { $region }
    } ({ $needed } needed).
event-decided-hold =
    Goal reached: only one side holds { $region ->
        [tower] the tower
        [castle] the castle
        [farm] the farm
        [church] the church
       *[other] the region { $region }
    }.
event-decided-gate = Goal reached: the gate is open, and { $n } of { $all } are in the court and able to fight ({ $needed } needed).
event-decided-carried = Goal reached: { $n } of { $all } captives carried off ({ $edge }; { $needed } needed).
event-decided-carried-exactly = Goal reached: exactly { $n } of { $all } captives carried off ({ $edge }).
event-decided-taken = Goal reached: { $n } of { $all } dead or captured ({ $needed } needed).
event-decided-led-out = Goal reached: the prisoner has been led out of the castle.
event-decided-burnt = Goal reached: { $n } hexes of the jetty have burnt down ({ $needed } needed).
event-decided-ablaze = Goal reached: { $n } hexes of the jetty have burnt down or are burning ({ $needed } needed).
event-decided-else = The last round is over, and no other goal has been reached.
event-decided-packs = Goal reached: { $n ->
    [one] 1 pack horse
   *[other] { $n } pack horses
  } led away ({ $edge }; { $needed } needed).
event-decided-packs-exactly = Goal reached: exactly { $n ->
    [one] 1 pack horse
   *[other] { $n } pack horses
  } led away ({ $edge }).
event-game-over =
    { $winners_count ->
        [one] Victory: { $winners }.
       *[other] A draw: { $winners }.
    }

## Movement

event-takes-up = { $unit } begins its move with { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }.
event-steps = { $unit } moves to { $hex }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-turns-about = { $unit } turns on the spot: head on { $hex }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-mounts = { $unit } mounts ({ $horse }, head on { $hex }), { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-dismounts = { $unit } dismounts onto { $hex } ({ $horse }), { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-leads = { $unit } takes the reins: { $horse }.
event-snatches = { $unit } grabs at the reins in passing: { $horse }.
event-caught = Roll { $roll }: { $unit } has the reins ({ $horse }).
event-not-caught = Roll { $roll }: { $unit } misses the reins ({ $horse }).
event-reins-lost = { $unit } lets go of the reins: { $horse }.
event-reins-left = { $unit } does not reach for the reins.
event-horse-placed = { $horse } stands on { $hex } and { $behind }.
event-horse-head = The head of { $horse } is placed on { $hex }.
event-carries = { $unit } picks up { $person }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-stops-carrying = { $unit } stops with the person being carried.
event-put-down = { $unit } is laid down on { $hex }.
event-takes-cover = { $unit } takes cover against shots from the { $direction }.
event-to-be-seized = { $unit } is to be taken prisoner.
event-seized = { $unit } takes { $person } prisoner.
event-seizes-nobody = { $seat }: no more prisoners.
event-freed = { $unit } is free again.
event-leads-off = { $unit } leads { $person } along, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-led-to = { $unit } is brought to { $hex }.
event-carried-off = { $unit } is taken off the map ({ $edge }).
event-horse-led-off = { $unit } leads a horse away ({ $edge }): { $horse }.
event-stays = { $unit } stays put this turn.
event-ends-move = { $unit } stops on { $hex }.
event-set-back = { $unit } has to go back to { $hex }, the last free place on the way.
event-driven-off = { $unit } cannot enter the map.
event-waits-outside = { $unit } waits outside the map.
event-enters-behind = { $unit } rides in over { $hex }.
event-leaves-map = { $unit } leaves the map: { $edge }.
event-movement-over = { $seat }: end of the movement.
event-goes-at-tent = { $unit } sets about tearing down a tent.
event-tears = { $unit } tears at the tent on { $hex } for the whole turn.
event-tent-torn = { $unit } has torn down the tent on { $hex }.
event-alarm = Alarm! All units of { $seat } are awake now.
event-clears = { $unit } clears away the dead.
event-helps = { $unit } lends a hand.
event-lifts-dead = The dead on { $hex } are lifted.
event-lifts-horse = The dead horse on { $hex } is lifted.
event-cleared = { $unit } and { $by } move the dead from { $from } to { $hex }.

## The castle

event-works-gate =
    { $open ->
        [true] { $unit } works at the gate: it will be closed.
       *[other] { $unit } works at the gate: it will be opened.
    }
event-works-in-vain = { $unit } has worked at the gate in vain.
event-gate-opens = The gate on { $hex } is open: { $unit } has lowered the leaf.
event-gate-closes = The gate on { $hex } is closed: { $unit } has raised the leaf.
event-pushes-engine = Four men push the stone thrower on { $hex }.
event-engine-pushed = The stone thrower stands on { $hex } now.
event-engine-made-ready = The engine on { $hex } is made ready.
event-engine-shoots = The engine on { $from } shoots at { $hex }.
event-stone-lost = The stone flies off the map (total { $total }).
event-stone-lands = The stone comes down on { $hex } (total { $total }).
event-wood-shattered = The wood on { $hex } is smashed (roll { $roll }).
event-wood-holds = The wood on { $hex } holds (roll { $roll }).
event-greek-fire-rolled = The crew of the Greek fire on { $hex } pumps (roll { $roll }).
event-naphtha-lies = Naphtha covers { $hex } and the hexes around it.
event-engine-sited = An engine is placed on { $hex }.
event-engine-faces = The engine on { $hex } faces { $direction }.
event-catches-fire = { $hex } catches fire.
event-wakes-in-fire = { $unit } wakes in the fire (roll { $roll }).
event-dies-in-fire = { $unit } does not wake in the fire (roll { $roll }).
event-in-naphtha = { $unit } stands in burning naphtha (roll { $roll }).
event-flees-fire = { $unit } flees from the fire to { $hex }.
event-burns-to-death = { $unit } burns to death on { $hex }.
event-prepares-fire = { $unit } prepares a fire on { $hex }.
event-goes-at-fire = { $unit } turns to the fire.
event-lights = { $unit } lights { $hex }.
event-fire-out = { $unit } puts out the fire on { $hex } (roll { $roll }).
event-fire-burns-on = { $unit } cannot put out the fire on { $hex } (roll { $roll }).
event-fire-spreads = The fire spreads to { $hex } (roll { $roll }).
event-fire-stays = The fire does not spread to { $hex } (roll { $roll }).
event-burnt-down = { $hex } has burnt down.
event-takes-fire-arrow = { $unit } takes a fire arrow.
event-shoots-fire = { $unit } shoots a fire arrow at { $hex }.
event-fire-takes = The fire arrow lights { $hex } (roll { $roll }).
event-fire-fails = The fire arrow goes out on { $hex } (roll { $roll }).
event-falls-off = { $unit } falls from { $hex }.
event-falls-upon = { $unit } falls onto { $person }.
event-hauls = { $unit } and { $partner } take up a ladder.
event-hauls-to = { $unit } carries the ladder ahead to { $hex }.
event-goes-ahead = Now { $unit } goes ahead with the ladder.
event-lays-ladder = { $unit } lays the ladder down.
event-ladder-raised = { $unit } raises the ladder on { $hex } against { $behind }.
event-pair-stopped = The bearers stop: { $unit } has been hit.
event-brings-ladder = { $unit } brings a ladder.
event-enters-first = { $unit } comes in over { $hex } with the ladder.
event-works-ladder = { $unit } sets about moving a ladder.
event-ladder-shifted = The ladder stands on { $hex } now, against { $behind }.
event-ladder-taken-down = The ladder on { $hex } has been taken down.
event-goes-for-ladder = { $unit } goes for a ladder or a rope.
event-overturns = { $unit } tries to overturn the ladder on { $hex }.
event-cuts = { $unit } hacks at the rope on { $hex }.
event-ladder-falls = The ladder on { $hex } falls (roll { $roll }).
event-ladder-stands = The ladder on { $hex } holds (roll { $roll }).
event-rope-cut = The rope on { $hex } is cut (roll { $roll }).
event-rope-whole = The rope on { $hex } holds (roll { $roll }).
event-ladder-lies = The ladder lies on { $hex } and { $behind }.
event-climbs = { $unit } climbs the ladder on { $hex }.
event-climbs-rope = { $unit } climbs the rope on { $hex }.
event-comes-down = { $unit } stands on { $hex }.
event-throws-rope = { $unit } throws a grapnel at { $hex }.
event-rope-holds = The grapnel holds on { $hex } (roll { $roll }).
event-rope-slips = The grapnel slips off { $hex } (roll { $roll }).
event-grapnel-given = { $unit } carries a grapnel.
event-grapnel-handed = { $unit } hands the grapnel to { $by }.
event-grapnel-found = { $unit } picks up a grapnel on { $hex }.
event-rope-pulled-up = { $unit } pulls up the rope from { $hex }.
event-takes-rope = { $unit } takes hold of the rope.
event-palisade-torn = The palisade at { $hex } gives way (roll { $roll }, total { $total }).
event-palisade-holds = The palisade at { $hex } holds (roll { $roll }, total { $total }).
event-comes-loose = Whatever leaned against the palisade at { $hex } comes down.
event-grabs-rope = { $unit } goes over the palisade and grabs for the rope.
event-rope-missed = { $unit } misses the rope (roll { $roll }).
event-rope-caught = { $unit } hangs on the rope (roll { $roll }).
event-gate-falls = The gate on { $hex } is destroyed.
event-stockade-falls = Palisade and wall walk on { $hex } are down.
event-palisade-pulled = The palisade on { $hex } is pulled down; the wall walk stands.
event-walls-fall = The walls on { $hex } are down.
event-tower-falls = The tower on { $hex } is a heap of rubble.
event-jumps = { $unit } jumps down to { $hex }.
event-jump-rolled =
    { $hurt ->
        [true] { $unit } lands badly (roll { $roll }, with armour { $total }).
       *[other] { $unit } lands safely (roll { $roll }, with armour { $total }).
    }

## Infiltration

event-wants-on = { $unit } wants to move on to { $hex }.
event-wants-out = { $unit } wants to leave the map: { $edge }.
event-checks = { $enemy } blocks { $unit }'s way on { $hex }.
event-check-held = Nobody holds { $unit } up.
event-check-rolled =
    { $enemy } against { $unit }: roll { $roll }, total { $total }. { $result ->
        [0] No effect.
        [1] The move ends here.
        [2] Wounded.
       *[other] Dead.
    }

## Harm

event-wounded = { $unit } is wounded.
event-stunned = { $unit } is stunned.
event-killed = { $unit } falls on { $hex }.
event-body-laid = { $unit } lies on { $hex }.
event-drowned = { $unit } drowns.
event-surrounded = { $unit } lies stunned among enemies.
event-horse-killed = { $horse } falls dead on { $hex }.

## Defensive fire

event-names-shooter = { $by } takes aim at { $unit }.
event-aims = { $by } aims at { $hex }.
event-no-fire = No defensive fire at { $unit }.
event-no-fire-standing = { $seat }: no shot at standing units.
event-fires-at-standing = Defensive fire at { $unit }, who stood still.

## Charges

event-prepares-charge = { $unit } prepares to charge.
event-aims-charge = { $unit } singles out { $enemy }.
event-charge-hex = { $unit } rides at { $hex }.
event-charge-path = { $unit } charges by way of { $hex }.
event-charge-given-up = { $unit } does not charge after all.
event-charges = { $unit } declares a charge at { $enemy } over { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }.
event-charges-over = { $seat }: no more charges.
event-no-counter = Nobody rides out to meet { $unit }.
event-counters = { $unit } counter-charges { $enemy }.
event-counter-path = { $unit } rides to meet the charge by way of { $hex }.
event-counter-moves = { $unit } meets the charge on { $hex } and { $behind }.
event-counter-void = The counter-charge of { $unit } comes to nothing.
event-charge-completed = The charge of { $unit } is completed.
event-charge-void = The charge of { $unit } does not reach its target.

## Evading and advancing

event-stands = { $unit } stands fast.
event-evades = { $unit } evades the fight.
event-evades-to = { $unit } evades to { $hex }.
event-advances = { $unit } advances with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-advances-to = { $unit } advances to { $hex }.
event-advance-over = { $unit } advances no further.
event-no-advance = { $seat }: nobody advances.

## Questions

prompt-set-up = Which unit do you set up?
prompt-set-up-facing = Which way does the formation face?
prompt-set-up-hex = Where does { $unit } go?
prompt-set-up-face = Which way does { $unit } face?
prompt-move-unit = Which unit do you move?
prompt-move-step = { $unit } has { $points ->
    [one] 1 point
   *[other] { $points } points
  } left. Where to?
prompt-enter = Where does { $unit } enter the map?
prompt-enter-head = Where does the head of { $unit }'s horse go?
prompt-put-down = Where does { $unit } put the person being carried or led?
prompt-take-reins = Does { $unit } take the reins of a horse at the end of the ride?
prompt-horse-head = Where does the head of { $horse } go? { $unit } is leading it.
prompt-horse-rear = Where does the rear of { $horse } go? { $unit } is leading it.
prompt-tear-where = Which hex of a tent does { $unit } tear down?
prompt-push-where = Where is the stone thrower on { $hex } pushed?
prompt-pusher-where = Where does { $unit } stand then?
prompt-engine-aim = What does the engine on { $hex } aim at?
prompt-engine-site = { $engine ->
    [greek_fire] Where does the Greek fire stand?
   *[stone_thrower] Where does { $count ->
        [1] the stone thrower
       *[other] the next stone thrower
    } stand?
}
prompt-engine-face = { $engine ->
    [greek_fire] Which way does the Greek fire point?
   *[stone_thrower] Which way does the stone thrower point?
}
prompt-flee-fire = { $unit } is in the fire. Where to?
prompt-light-where = Which hex does { $unit } light?
prompt-quench-where = Which fire does { $unit } put out?
prompt-fire-arrow-aim = What does { $unit } aim the fire arrow at? Arrows left: { $count }
prompt-haul-step = Where do the bearers go? { $unit } leads, { $points } points left.
prompt-ladder-partner = Who carries the ladder with { $unit }?
prompt-ladder-enter = Where does { $unit } come in with the ladder?
prompt-ladder-site = Where does the ladder go?
prompt-overturn-which = Which one does { $unit } go for?
prompt-ladder-lies = Where does the other half of the ladder lie?
prompt-fall-where = Where does { $unit } fall?
prompt-heave-with = Who pulls together with { $unit }?
prompt-grab-rope = Does { $unit } go over the palisade to grab the rope?
prompt-give-grapnel = Who carries a grapnel?
prompt-partner = Who helps { $unit }?
prompt-load = What do { $unit } and the helper clear away?
prompt-unload = Where to?
prompt-check = { $unit } wants to move on from { $hex }. Who blocks the way?
prompt-defend = { $unit } is within range. Who fires? ({ $count } named)
prompt-aim = Which hex of { $unit } do you aim at?
prompt-defend-standing = Which unit that stood still do you fire at?
prompt-charge = Who charges?
prompt-charge-target = Whom does { $unit } charge?
prompt-charge-hex = Which hex does { $unit } charge at?
prompt-charge-path = The path of { $unit }, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  } so far.
prompt-counter = Does anybody counter-charge { $unit }?
prompt-counter-path = The path of { $unit } to meet the charge, { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  } so far.
prompt-form =
    { $count ->
        [0] Which formation do you form?
       *[other] Which formation do you form? (left out: { $count })
    }
prompt-advance = Who advances?
prompt-advance-step = { $unit } advances, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
prompt-evade = Does { $unit } evade?
prompt-evade-step = Where does { $unit } evade to?
prompt-take-cover = Against which direction does { $unit } take cover on { $hex }?
prompt-seize = Whom do you take prisoner?
prompt-captor = Who leads { $unit }?
prompt-yield = { $unit } cannot fall back: take the wound or surrender?
waiting-set-up = Set-up ({ $seat }): { $placed } of { $all }.
waiting-set-up-facing = { $seat }: which way does the formation face?
waiting-set-up-hex = Set-up ({ $seat }): { $placed } of { $all }, now { $unit }.
waiting-set-up-face = Set-up ({ $seat }): { $placed } of { $all }, now { $unit }.
waiting-move-unit = { $seat }: who moves next?
waiting-move-step = { $seat }: { $unit } moves ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
waiting-enter = { $seat }: { $unit } comes onto the map.
waiting-enter-head = { $seat }: { $unit } comes onto the map.
waiting-put-down = { $seat }: where does { $unit } put the person being carried or led?
waiting-take-reins = { $seat }: does { $unit } take reins?
waiting-horse-head = { $seat }: where does the horse that { $unit } leads stand ({ $horse })?
waiting-horse-rear = { $seat }: where does the horse that { $unit } leads stand ({ $horse })?
waiting-tear-where = { $seat }: which tent does { $unit } tear down?
waiting-push-where = { $seat }: where is the stone thrower on { $hex } pushed?
waiting-pusher-where = { $seat }: where does { $unit } stand then?
waiting-engine-aim = { $seat }: what does the engine on { $hex } aim at?
waiting-engine-site = { $seat }: { $engine ->
    [greek_fire] where does the Greek fire stand?
   *[stone_thrower] where does the stone thrower stand?
}
waiting-engine-face = { $seat }: { $engine ->
    [greek_fire] which way does the Greek fire point?
   *[stone_thrower] which way does the stone thrower point?
}
waiting-flee-fire = { $seat }: { $unit } is in the fire. Where to?
waiting-light-where = { $seat }: which hex does { $unit } light?
waiting-quench-where = { $seat }: which fire does { $unit } put out?
waiting-fire-arrow-aim = { $seat }: what does { $unit } aim the fire arrow at? Arrows left: { $count }
waiting-haul-step = { $seat }: where do the bearers go? { $unit } leads, { $points } points left.
waiting-ladder-partner = { $seat }: who carries the ladder with { $unit }?
waiting-ladder-enter = { $seat }: where does { $unit } come in with the ladder?
waiting-ladder-site = { $seat }: where does the ladder go?
waiting-overturn-which = { $seat }: which one does { $unit } go for?
waiting-ladder-lies = { $seat }: where does the other half of the ladder lie?
waiting-fall-where = { $seat }: where does { $unit } fall?
waiting-heave-with = { $seat }: who pulls together with { $unit }?
waiting-grab-rope = { $seat }: does { $unit } go over the palisade to grab the rope?
waiting-give-grapnel = { $seat }: who carries a grapnel?
waiting-partner = { $seat }: who helps { $unit }?
waiting-load = { $seat }: { $unit } clears away the dead.
waiting-unload = { $seat }: where do the dead lie?
waiting-check = { $seat }: does anybody hold up { $unit } on { $hex }?
waiting-defend = { $seat }: does anybody fire at { $unit }? ({ $count } named)
waiting-aim = { $seat }: a shot at { $unit }.
waiting-defend-standing = { $seat }: does anybody fire at standing units?
waiting-charge = { $seat }: does anybody charge?
waiting-charge-target = { $seat }: whom does { $unit } charge?
waiting-charge-hex = { $seat }: which hex does { $unit } charge?
waiting-charge-path = { $seat }: the path of { $unit } ({ $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }).
waiting-counter = { $seat }: does anybody counter-charge { $unit }?
waiting-counter-path = { $seat }: { $unit } meets the charge ({ $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }).
waiting-form = { $seat }: formations are arranged.
waiting-advance = { $seat }: does anybody advance?
waiting-advance-step = { $seat }: { $unit } advances ({ $points ->
    [one] 1 point
   *[other] { $points } points
  }).
waiting-evade = { $seat }: does { $unit } evade?
waiting-evade-step = { $seat }: { $unit } evades.
waiting-take-cover = { $seat }: which cover does { $unit } take?
waiting-seize = { $seat }: does anybody take prisoners?
waiting-captor = { $seat }: who leads { $unit }?
waiting-yield = { $seat }: does { $unit } surrender?

## Why not

refusal-too-few-points = { $hex } costs { $points ->
    [one] 1 point
   *[other] { $points } points
  }, and fewer are left.
refusal-not-for-horses = A led horse cannot go to { $hex }.
refusal-no-place-beyond = No free place can be reached beyond { $hex }.
refusal-enemy-in-the-way = The enemy blocks the way on { $hex }.
refusal-too-many-dead = Too many dead lie on { $hex }.
refusal-too-deep = { $hex } is too deep.
refusal-no-way-there = { $hex } cannot be reached from here.
refusal-occupied = { $hex } is occupied; nobody can stop there.
refusal-over-wall = The horse is only halfway over the wall at { $hex }; nobody can stop like that.
refusal-no-room-to-lay = There is no room here to lay { $unit } down.
refusal-no-room-for-horse = There is no room here for the horse that { $unit } leads.
refusal-cannot-check = { $unit } cannot hold anybody up here.
refusal-cannot-advance = { $unit } cannot advance.
refusal-no-advance-there = You cannot advance to { $hex } from here.
refusal-no-retreat-there = You cannot retreat to { $hex }.
refusal-no-room-aside = { $hex } is not a free hex to make room on.
refusal-cannot-evade = { $unit } cannot evade now.
refusal-no-evade-there = You cannot evade to { $hex } from here.
refusal-no-fall-there = { $hex } is not a free hex next to the horse.
refusal-cannot-fall-there = Nobody can fall to { $hex }.
refusal-must-get-up = { $unit } lies on somebody and has to leave that hex first.
refusal-cannot-make-room = { $unit } cannot make room.
refusal-no-body-there = { $hex } is not one of the six hexes around the horse.
refusal-no-victim = { $unit } cannot be hit by this.
refusal-cannot-help = { $unit } cannot help here.
refusal-nothing-to-lift = Nothing that both could clear lies on { $hex }.
refusal-no-place-for-dead = The dead cannot be brought to { $hex }.
refusal-no-laying-there = { $hex } is not a free hex next to the carrier.
refusal-no-horse-there = The led horse cannot stand on { $hex }.
refusal-not-beside = { $hex } is not next to the piece.
refusal-moved-already = { $unit } has already moved this turn.
refusal-stunned-mover = { $unit } is stunned.
refusal-declared-stationary = { $unit } was declared to stay put this turn.
refusal-comes-later = { $unit } does not arrive until round { $round }.
refusal-nothing-to-clear = { $unit } has nothing to clear here, or nobody to help.
refusal-leads-no-formation = { $unit } heads no formation that could break up.
refusal-on-foot = { $unit } is not mounted.
refusal-too-few-to-turn = Turning about costs { $points } points, and { $unit } has fewer left.
refusal-too-few-to-mount = Mounting and dismounting cost { $points } points, and { $unit } has fewer left.
refusal-hands-full = { $unit } has both hands full.
refusal-takes-no-part = Nobody with that number takes part in this scenario.
refusal-no-cover-there = There is no cover to choose against the { $direction }.
refusal-not-through-slits = { $unit } cannot throw or sling anything out through so narrow a slit.
refusal-nobody-to-seize = { $unit } cannot be taken.
refusal-on-his-guard = { $unit } is neither stunned nor a civilian.
refusal-guarded = Somebody on the same side still guards { $unit }.
refusal-nobody-beside = Nobody with free hands stands beside { $unit }.
refusal-cannot-hold = { $unit } cannot lead this prisoner.
refusal-prisoner = { $unit } is a prisoner.
refusal-prisoner-spared = { $unit } is a prisoner and cannot be attacked.
refusal-not-in-hand-person = { $unit } is not being led, or the move has already begun.
refusal-asleep = { $unit } is asleep until the alarm.
refusal-horse-spared = Your side wants this horse unharmed: { $horse }.
refusal-laden-horse = This horse is laden and carries no rider: { $horse }.
refusal-turn-begun = { $unit } has already done something this turn, or cannot work.
refusal-no-tent-beside = No tent stands beside { $unit }.
refusal-no-tent-there = { $unit } cannot reach a tent on { $hex }.
refusal-no-exit = { $unit } may not leave the map there ({ $edge }).
refusal-stays-at-home = { $unit } does not leave home before round { $round }.
refusal-needed-elsewhere = All who are left must begin elsewhere, not on { $hex }.
refusal-begins-elsewhere = { $unit } begins somewhere other than { $hex }.
refusal-kept-for = { $hex } is reserved for { $unit }.
refusal-too-near = { $hex } lies beside { $unit }.
refusal-protected = Nobody may harm { $unit } yet: the masquerade still works.
refusal-not-upwards = { $unit } cannot throw a lance upwards.
refusal-not-at-gate = { $unit } is not at the gate on the inside.
refusal-gate-destroyed = The gate is destroyed; { $unit } cannot work it any more.
refusal-gate-needs-turn = { $unit } needs the whole turn for the gate and has already done something else.
refusal-too-few-pushers = The stone thrower on { $hex } needs four men beside it who have done nothing yet.
refusal-no-push-there = The stone thrower cannot be pushed to { $hex }.
refusal-no-engine-there = You have no engine on { $hex }.
refusal-engine-not-loaded = The engine on { $hex } is not ready to shoot yet.
refusal-no-crew = The engine on { $hex } lacks its crew.
refusal-no-target-for-engine = The engine on { $hex } has nothing to aim at.
refusal-not-before-engine = { $hex } is not in front of the engine, or is too near or too far away.
refusal-engine-in-the-way = A stone thrower on { $hex } is in the way.
refusal-no-engine-site = No engine can stand on { $hex }.
refusal-no-engine-facing = The engine cannot point to the { $direction }.
refusal-no-flight-there = Nobody can flee the fire to { $hex }.
refusal-must-flee = { $unit } must get out of the burning naphtha.
refusal-nothing-to-light = { $unit } cannot prepare a fire here and now.
refusal-no-fire-ready = { $unit } has no fire ready.
refusal-no-fire-near = { $unit } cannot put out a fire now.
refusal-no-fire-arrows = { $unit } has no fire arrows.
refusal-no-wood-in-range = { $unit } sees no wood within short range.
refusal-no-wood-there = There is nothing on { $hex } that a fire arrow could light from here.
refusal-no-ladder-there = There is no place for that ladder on { $hex }.
refusal-cannot-climb = { $unit } cannot climb now.
refusal-cannot-climb-rope = { $unit } cannot climb a rope.
refusal-ladder-out-of-reach = The ladder on { $hex } is out of reach or taken.
refusal-too-few-for-it = { $unit } needs { $points } points for it.
refusal-at-the-top = { $unit } is already at the top of the rope.
refusal-not-on-top = { $unit } is not at the top there.
refusal-ladder-too-fresh = The ladder was only raised this turn; { $unit } cannot jump from it yet.
refusal-not-on-ladder = { $unit } is not on a ladder or rope.
refusal-no-ground-there = There is no free ground on { $hex }.
refusal-no-grapnel = { $unit } has no grapnel to use.
refusal-thrown-already = { $unit } has already thrown or fired this turn.
refusal-no-palisade-there = There is no palisade to lean on or hook at { $hex }.
refusal-place-taken = There is already a ladder or rope on { $hex }.
refusal-no-ground-below = { $hex } is not free ground below the wall walk.
refusal-no-rope-there = No rope hangs down to { $hex } there.
refusal-rope-in-use = Somebody is on the rope on { $hex }.
refusal-cannot-take-grapnel = { $unit } cannot take a grapnel.
refusal-out-of-hand = { $hex } is out of reach.
refusal-no-way-aside = The bearers cannot step aside to the { $direction }.
refusal-no-points-left = The bearers have no points left.
refusal-would-be-checked = On { $hex } an enemy could hold up the bearers.
refusal-no-ladder-left = { $unit } has no ladder to bring.
refusal-no-pair = Nobody can carry a ladder with { $unit } now.
refusal-no-ladder-to-shift = { $unit } is not at a ladder that two men could shift.
refusal-cannot-heave = { $unit } cannot pull at a rope with three others here.
refusal-no-rope-to-cut = { $unit } cannot reach a rope to cut.
refusal-no-ladder-to-overturn = { $unit } cannot reach a ladder to overturn.
refusal-hauled = { $unit } has carried a ladder and does not fight.
refusal-threw-rope = { $unit } has thrown a grapnel and does not fight.
refusal-on-rope = { $unit } hangs on a rope.
refusal-hands-used = { $unit } has carried a ladder or thrown a grapnel.
refusal-only-over-ladder = { $unit } can fire only over the ladder at the man in front of it.
refusal-never-rides = { $unit } cannot ride.
refusal-enemy-beside = An enemy able to fight stands next to { $unit }.
refusal-no-free-horse = This horse is not free: { $horse }.
refusal-not-at-its-side = To mount you must stand next to both of its hexes: { $horse }.
refusal-enemy-at-horse = An enemy able to fight stands beside it: { $horse }.
refusal-not-before-its-head = You take the reins in front of the horse's head: { $horse }.
refusal-missed-before = This horse already got away or was let go this turn: { $horse }.
refusal-ride-is-over = { $unit }'s ride is over: stop, and you get the reins without a roll.
refusal-not-in-hand = This horse is not led by the reins: { $horse }.
refusal-no-ground-beside = { $hex } is not a free hex next to the horse that can be entered on foot.
refusal-cannot-lift = { $unit } cannot be picked up here.
refusal-not-at-the-edge = { $unit } is not at that side of the map: { $edge }.
refusal-no-point-to-leave = { $unit } has no point left to leave the map.
refusal-not-its-edge = { $unit } does not enter the map over { $hex }.
refusal-no-entry = { $unit } cannot come in on { $hex } now.
refusal-not-set-up-now = { $unit } is not set up now.
refusal-outside-zone = { $hex } lies outside the set-up zone.
refusal-hex-taken = { $hex } is taken.
refusal-marker-there = The spears of a formation point into { $hex }.
refusal-no-ground = This unit cannot stand on { $hex }.
refusal-zone-full = No more of this group may stand around { $hex }.
refusal-breaks-rank = On { $hex } the man would not stand in the formation.
refusal-no-room-behind = There is no room for the horse behind { $hex }.
refusal-no-rear = Facing { $direction } the horse has no room.
refusal-no-room-for-rank = Facing { $direction } there is no room for a rank of three.
refusal-no-mark = There is neither an enemy nor a horse that you do not hold on { $hex }.
refusal-only-own-turn = { $unit }'s weapon can only be used in your own turn.
refusal-fired-back = { $unit } has already fired defensively this turn.
refusal-attacked-before = { $unit } attacked in its own turn and cannot fire now.
refusal-moved-too-far = { $unit } moved too far in its own turn to fire now.
refusal-named-already = { $unit } has already been named.
refusal-distance-reached = { $unit } is already within { $count } hexes.
refusal-no-such-distance = There is no order for { $count } hexes.
refusal-no-orders-now = The question now is who fires at { $unit }; orders have to wait.
refusal-nobody-named = No shooter has been named against { $unit } yet.
refusal-not-his-hex = { $hex } is not a hex of the target that the shot can reach.
refusal-no-enemy-there = { $unit } is not an enemy on the map.
refusal-has-moved = { $unit } has moved this turn.
refusal-fired-at-before = { $unit } has already been fired at this turn.
refusal-nobody-can-fire = Nobody can fire at { $unit }.
refusal-no-stray = This horse is not on the map without a rider: { $horse }.
refusal-own-horse = Your own side holds this horse: { $horse }.
refusal-horse-out-of-reach = Not all attackers reach this horse: { $horse }.
refusal-horse-alone = A horse can only be attacked by itself: { $horse }.
refusal-no-marker = There is no spear in front of { $unit }.
refusal-nobody-struck = No target has been chosen for the attack yet.
refusal-charges-already = { $unit } is already charging this turn.
refusal-nobody-to-charge = { $unit } has nobody to charge.
refusal-charged-already = Somebody is already charging { $unit }.
refusal-not-ahead = { $unit } is not in the rider's front arc.
refusal-charge-unseen = The rider cannot see { $unit }.
refusal-no-charge-path = No straight run of enough hexes leads to { $unit }.
refusal-no-charge-hex = { $hex } is not a hex of the target that the charge can reach.
refusal-no-front-step = { $hex } is not in front of the horse; a charge does not turn.
refusal-charge-breaks = By way of { $hex } the charge can no longer be completed.
refusal-charge-incomplete = The path has { $count ->
    [one] 1 hex
   *[other] { $count } hexes
  }; the straight run up to the target is missing.
refusal-countered-already = { $unit } is already counter-charging.
refusal-not-before-him = The charger is not in the front arc of { $unit }.
refusal-unseen-by-him = { $unit } cannot see the charger.
refusal-no-counter-path = { $unit } cannot reach the last hexes of the path in time.
refusal-counter-breaks = By way of { $hex } the last hexes of the path cannot be reached in time.
refusal-joins-nothing = { $unit } cannot be part of any new formation.
refusal-too-few-without = Without { $unit } there is no formation left.
refusal-no-rank = No three healthy hoplites stand in a rank facing { $direction }.
refusal-no-foulkon = Too few healthy men stand side by side and behind each other for a foulkon facing { $direction }.

## Answers

verb-place = Set up { $unit }
verb-at = On { $hex }
verb-face = Face { $direction }
verb-end_step = End the step
verb-cancel = Back
verb-shoot = { $unit } fires
verb-aim = Aim at { $hex }
verb-charge = Charge: { $unit }
verb-target = Target: { $unit }
verb-counter = Counter-charge: { $unit }
verb-pass = Pass
verb-move = Move { $unit }
verb-step = To { $hex }
verb-stop = Stop
verb-about = Turn about on the spot
verb-mount = Mount: { $horse }
verb-dismount = Dismount onto { $hex }
verb-lead = Lead by the reins: { $horse }
verb-drop = Let go of the reins: { $horse }
verb-carry = Pick up { $unit }
verb-put = Lay down on { $hex }
verb-leave = Leave the map: { $edge }
verb-clear = { $unit } clears away the dead
verb-tear = { $unit } tears down a tent
verb-partner = With { $unit }
verb-bodies = The fallen on { $hex }
verb-carcass = The dead horse on { $hex }
verb-check = { $unit } blocks the way
verb-hold = Nobody
verb-fire = Fire
verb-let_pass = Let this unit pass
verb-hold_fire = Hold fire
verb-within = Only within { $number } hexes
verb-attack = { $unit } attacks
verb-strike = Against { $unit }
verb-strike_horse = Against { $horse }
verb-strike_marker = Against the spear of { $unit }
verb-resolve = Resolve the fight
verb-victim = { $unit }
verb-shift = { $unit } makes room
verb-advance = { $unit } advances
verb-evade = { $unit } evades
verb-stand = Stand fast
verb-spear = Spear formation facing { $direction }
verb-foulkon = Foulkon facing { $direction }
verb-leave_out = { $unit } stays out
verb-dissolve = Break up the formation of { $unit }
verb-shelter = Cover against the { $direction }
verb-seize = Take { $unit } prisoner
verb-led_by = { $unit } leads the prisoner
verb-yield = Surrender
verb-bear = Take the wound
verb-let_go = Let { $unit } go
verb-take_over = Take over { $unit }
verb-work_gate = { $unit } works at the gate
verb-push = Push the stone thrower on { $hex }
verb-engine = Fire the engine on { $hex }
verb-site = Engine on { $hex }
verb-kindle = { $unit } prepares a fire
verb-quench = { $unit } puts out a fire
verb-light = { $unit } lights a fire
verb-fire_arrow = { $unit } shoots a fire arrow
verb-haul = { $unit } takes up the ladder
verb-bring = { $unit } brings a ladder
verb-swap_ends = The other man leads
verb-slide = Both to the { $direction }
verb-raise_ladder = Raise the ladder against { $hex }
verb-resite = { $unit } shifts a ladder
verb-take_down = Take it down towards { $hex }
verb-set_ladder = Ladder on { $hex }, against { $hex2 }
verb-overturn = { $unit } overturns a ladder
verb-climb = Climb on { $hex }
verb-descend = Down to { $hex }
verb-leap = Over the palisade to { $hex }
verb-throw_rope = Throw the grapnel at { $hex }
verb-hook = Down the rope to { $hex }
verb-pull_up = Pull up the rope from { $hex }
verb-hand = The grapnel goes to { $unit }
verb-cut = { $unit } cuts a rope
verb-heave = { $unit } pulls at the palisade
verb-grab = Grab the rope

## Choices before the game

option-scenario = Scenario
option-scenario-s01 = 1: On the Eve of Civitate
    .about = Six Swabians are surrounded on a wooded knoll; relief comes from the east.
option-scenario-s02 = 2: Stairway to Heaven
    .about = The Normans climb rock stairs to a plateau that the Arabs hold.
option-scenario-s03 = 3: Just Across the River!
    .about = Fourteen Norman riders must get through the ford and away; the Arabs hunt them.
option-scenario-s04 = 4: A Forest of Lances
    .about = Norman riders against a wall of twelve hoplites; with charges.
option-scenario-s05 = 5: While the Lord is Away
    .about = Arab raiders carry off people from a farm before its lord rides home; with houses and prisoners.
option-scenario-s06 = 6: The Pious Norman
    .about = Roger prays in a church while assassins close in; he must get away to the north.
option-scenario-s07 = 7: Bohemond's Booty
    .about = Byzantines steal into a sleeping Norman camp to take its pack horses; with tents.
option-scenario-s08 = 8: Never Trust a Dead Norman
    .about = Normans stage a funeral to get into a castle; the gate is still closed to their friends outside.
option-scenario-s09 = 9: The Emperor's Favour
    .about = Normans and Slavs storm a castle with ladders, grapnels and fire to carry off the catepan.
option-scenario-s10 = 10: Fire on the Jetty
    .about = The Normans want to burn a jetty that a Byzantine guard defends with Greek fire.
option-scenario-s11 = 11: Storming the Eagle's Nest
    .about = A whole army storms the castle, with ladders, grapnels, fire and two stone throwers.
option-swapped = Sides
option-swapped-false = as in the scenario
option-swapped-true = swapped
option-jump_check_on_rope = Jump roll from a rope
option-jump_check_on_rope-false = from ladders only
option-jump_check_on_rope-true = from ropes too

## Table

scene-area-turn = { $round ->
    [0] Set-up
   *[other] Round { $round }
  }
scene-turn-of = Turn of { $seat }
scene-area-army = Units: { $seat }
scene-area-horses = Horses without riders
scene-area-map = Map
scene-area-compass = Directions and distances
scene-unit = { $unit }
scene-horse = { $horse }
scene-hex = { $hex }
scene-direction = { $direction }
scene-edge = { $edge }
scene-number = { $number }
fact-rounds = Rounds
fact-step-1 = Missiles
fact-step-2 = Charges
fact-step-3 = Movement
fact-step-4 = Melee
fact-step-5 = Recovery
fact-unit = moving
fact-points = points
fact-hex = hex
fact-behind = behind
fact-coming = still to come
fact-left = has left the map
fact-attack = attack
fact-defence = defence
fact-allowance = movement
fact-wounded = wounded
fact-stunned = stunned
fact-asleep = asleep
fact-spears = in formation
fact-foulkon = in a foulkon
fact-captor = prisoner of
fact-leader = led by
fact-terrain = terrain
fact-level = level
fact-bodies = dead
fact-ladder = ladder
fact-rope = rope
fact-stone_thrower = stone thrower
fact-greek_fire = Greek fire
fact-fire = fire
fact-naphtha = naphtha
fact-carcasses = dead horses

## Fire and melee

event-missile-done = { $seat }: end of the missile step.
event-makes-ready = { $unit } makes ready to fire.
event-shoots = { $unit } fires at { $hex }, { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } away.
event-shot-lost = Roll { $roll }, counted as { $total }: the shot of { $unit } is lost.
event-shot-lands = Roll { $roll }, counted as { $total }: the shot of { $unit } lands on { $hex }.
event-shot-stopped = Nothing gets through to { $hex }.
event-unit-hit =
    Roll { $roll } against { $unit } on { $hex }, { $cover ->
        [none] no cover
        [light] light cover
        [medium] medium cover
       *[heavy] heavy cover
    }: { $letter ->
        [A] A
        [B] B
        [C] C
        [D] D
        [E] E
        [F] F
       *[none] no effect
    }.
event-horse-hit =
    Roll { $roll } against { $horse } on { $hex }, { $cover ->
        [none] no cover
        [light] light cover
        [medium] medium cover
       *[heavy] heavy cover
    }: { $letter ->
        [A] A
        [B] B
        [C] C
        [D] D
        [E] E
        [F] F
       *[none] no effect
    }.
event-slowed = { $unit } is slowed down: { $n ->
    [one] 1 point
   *[other] { $n } points
  } left.
event-stands-firm = { $unit } stands firm.
event-arrows-wasted = { $unit } is out of the fight; { $n ->
    [one] one shot flies
   *[other] { $n } shots fly
  } wide.
event-no-retreat = { $unit } has nowhere to retreat.
event-retreats = { $unit } falls back to { $hex }.
event-displaced = { $unit } makes room and moves to { $hex }.
event-thrown = { $unit } is thrown; the horse's head is on { $hex }.
event-trampled = There is no room for { $unit } to fall.
event-makes-room = { $unit } has to make room.
event-falls = { $unit } falls on { $hex }.
event-melee-done = { $seat }: end of the melee step.
event-attacks = { $unit } attacks.
event-joins-attack = { $unit } joins the attack.
event-strikes = { $unit } goes for { $enemy }.
event-strikes-horse = { $unit } goes for a horse: { $horse }.
event-strikes-marker = { $unit } goes for the spear of { $enemy }.
event-combat-fixed = { $unit } strikes (attackers: { $n }).
event-fought = { $unit }: difference { $n }, column { $column }, roll { $roll }: { $letter ->
    [A] A, { scene-result-A }
    [B] B, { scene-result-B }
    [C] C, { scene-result-C }
    [D] D, { scene-result-D }
    [E] E, { scene-result-E }
    [F] F, { scene-result-F }
    [G] G, { scene-result-G }
    [H] H, { scene-result-H }
    [I] I, { scene-result-I }
    [J] J, { scene-result-J }
    [K] K, { scene-result-K }
   *[none] { scene-result-none }
  }.
event-result-ignored = { $letter } does nothing to the counter-charger.
event-victim-chosen = { $unit } is hit.

refusal-sight-tree = Trees hide { $hex }.
refusal-sight-wall = A wall hides { $hex }.
refusal-sight-crest = The crest of a slope hides { $hex }.
refusal-sight-height = Higher ground hides { $hex }.
refusal-sight-tent = A tent hides { $hex }.
refusal-total-cover = Nothing can be hit on { $hex }.
refusal-friend-at-target = A friend stands on { $hex }, right beside the target.
refusal-unit-in-the-way = Somebody on { $hex } is in the way.
refusal-rear-arc = { $hex } lies behind the rider.
refusal-out-of-range = { $hex } is { $n ->
    [one] 1 hex
   *[other] { $n } hexes
  } away: too far.
refusal-stunned-shooter = { $unit } is stunned.
refusal-busy = { $unit } is busy with other work.
refusal-shooter-in-water = { $unit } stands in water.
refusal-shooter-in-contact = An enemy stands next to { $unit }.
refusal-no-weapon = { $unit } has nothing to fire.
refusal-fired-already = { $unit } has already fired in this step.
refusal-no-target = { $unit } has no target.
refusal-charge-to-fight = The charge of { $unit } is still to be fought.
refusal-not-here = { $unit } is not yours or not on the map.
refusal-stunned-attacker = { $unit } is stunned.
refusal-attacked-already = { $unit } has already attacked this turn.
refusal-fired-this-turn = { $unit } has fired this turn.
refusal-civilian = { $unit } carries no weapon.
refusal-nobody-to-attack = { $unit } has nobody within reach.
refusal-one-defender = Several attackers can attack only one defender; { $unit } must wait.
refusal-behind-marker = The spear of { $unit } is in the way: attack the spear.
refusal-out-of-reach = Not all attackers reach { $unit }.
refusal-cannot-join = { $unit } cannot join this attack.

prompt-missile = Who fires?
prompt-missile-aim = At which hex does { $unit } fire?
prompt-retreat = Where does { $unit } fall back to?
prompt-displace = Where does { $unit } go to make room?
prompt-place-thrown = Where does { $unit } fall?
prompt-lay-body = Where does { $unit } lie beside the horse?
prompt-shift-friend = Who makes room for { $unit }?
prompt-melee = Who attacks?
prompt-combat = Whom does { $unit } attack, and who joins in?
prompt-victim = Result { $letter }: who is hit?
waiting-missile = { $seat }: who fires?
waiting-missile-aim = { $seat }: { $unit } aims.
waiting-retreat = { $seat }: { $unit } falls back.
waiting-displace = { $seat }: { $unit } makes room.
waiting-place-thrown = { $seat }: { $unit } comes to lie beside the horse.
waiting-lay-body = { $seat }: { $unit } comes to lie beside the horse.
waiting-shift-friend = { $seat }: who makes room for { $unit }?
waiting-melee = { $seat }: who attacks?
waiting-combat = { $seat }: the attack of { $unit }.
waiting-victim = { $seat }: whom does { $letter } strike?

scene-shift-terrain = terrain
scene-shift-joint = joint attack
scene-shift-climber = from the wall walk at a climber
scene-shift-group = group charge
scene-shift-formation-attacked = formation attacked
scene-shift-formation-attacks = formation attacks
scene-result-none = nothing
scene-result-A = attacker wounded
scene-result-B = attacker falls back
scene-result-C = defender falls back
scene-result-D = defender stunned
scene-result-E = defender wounded
scene-result-F = defender killed
scene-result-G = attacker stunned
scene-result-H = attacker killed
scene-result-I = horse killed, rider stunned
scene-result-J = horse killed, rider wounded
scene-result-K = horse and rider killed
scene-effect-driven-back = driven back
scene-effect-slowed = loses movement points
scene-effect-wounded = wounded
scene-effect-killed = killed
scene-effect-thrown = thrown and stunned
scene-effect-thrown-horse-killed = thrown and stunned, horse killed
scene-effect-wounded-horse-killed = thrown and wounded, horse killed
scene-effect-both-killed = horse and rider killed
scene-effect-horse-killed = horse killed

scene-remark-hits = hits
scene-remark-cover = { $count ->
    [1] light cover
    [2] medium cover
    [3] heavy cover
   *[other] total cover
  }
scene-remark-path = { $count ->
    [one] run-up 1 hex
   *[other] run-up { $count } hexes
  }
scene-remark-way = on the way stopped { $stopped } %, wounded { $wounded } %, killed { $killed } %
scene-remark-left = { $count ->
    [one] 1 point left
   *[other] { $count } points left
  }
scene-remark-checks = { $count ->
    [one] 1 enemy may stop you ({ $percent } %)
   *[other] { $count } enemies may stop you (up to { $percent } %)
  }
scene-remark-shots = { $count ->
    [one] 1 enemy may fire
   *[other] { $count } enemies may fire
  }
scene-remark-fight = attack { $attack } against { $defence }
scene-area-houses = Houses (walls all round unless stated otherwise)
scene-house = { $hexes }
scene-area-goals = Victory
scene-area-legend = Symbols
scene-sign-ground = { $sign } { $terrain }
scene-sign-normans = N Norman
scene-sign-byzantines = B Byzantine
scene-sign-arabs = A Arab
scene-sign-lombards = L Lombard
scene-sign-germans = G German
scene-sign-slavs = S Slav
scene-sign-wounded = small: wounded
scene-sign-stunned = *: stunned
scene-sign-facing = arrow: which way a rider or a formation faces
scene-sign-rear = = rear of a horse
scene-sign-asleep = z: asleep
scene-sign-horse = h horse without a rider
scene-sign-bodies = † dead, with their number
scene-sign-level = digit: level; B, D, F … lie half a hex lower
scene-sign-gate = ∩ gate closed, ◠ open, ✗ destroyed
scene-sign-ladder = H ladder, or somebody on one
scene-sign-rope = ! rope, or somebody on one
scene-sign-stone-thrower = @ stone thrower
scene-sign-greek-fire = Y Greek fire
scene-sign-fire = & fire, with the turns it has burnt
scene-sign-naphtha = o naphtha that does not burn yet
scene-side-house-wall = House wall
scene-side-window = Window
scene-side-church-window = Church window
scene-side-door = Door
scene-side-court-entrance = Court entrance
scene-side-low-wall = Low wall
scene-side-tent-wall = Tent wall
scene-side-tent-entrance = Tent entrance
scene-side-palisade = Palisade
scene-side-castle-wall = Castle wall
scene-side-arrow-slit = Arrow slit
scene-side-tower-gate = Tower gate
scene-side-tornefol = Tilting gate
scene-side-tornefol-open = Open gate
scene-side-tornefol-destroyed = Destroyed gate
scene-side-palisade-pulled = Gap in the palisade
scene-between = { $hex }-{ $behind }
scene-goal-dead =
    { $when ->
        [now] as soon as
       *[end] at the end, if
    } at least { $n } of these { $n ->
        [one] is
       *[other] are
    } dead: { $units }
scene-goal-alive =
    at the end, if at least { $n } of these { $n ->
        [one] lives or has escaped
       *[other] live or have escaped
    } ({ $edge }): { $units }
scene-goal-leave =
    { $when ->
        [now] as soon as
       *[end] at the end, if
    } at least { $n } of these { $n ->
        [one] has
       *[other] have
    } left the map ({ $edge }): { $units }
scene-goal-stand =
    at the end, if at least { $n } of these { $n ->
        [one] is
       *[other] are
    } able to fight { $region ->
        [plateau] on the plateau
        [knoll] on the knoll
        [castle_court] in the castle court
       *[other] in the region { $region }
    }: { $units }
scene-goal-hold =
    at the end, if this side alone holds { $region ->
        [tower] the tower
        [castle] the castle
        [farm] the farm
        [church] the church
       *[other] the region { $region }
    } (there now: { $own } of their own, { $against } of the enemy)
scene-goal-gate =
    at the end, if at least { $n } attackers able to fight are in the court and the gate is open (now { $gate ->
        [0] closed
        [1] open
       *[other] destroyed
    })
scene-goal-carried =
    { $when ->
        [now] as soon as
       *[end] at the end, if
    } at least { $n } of these { $n ->
        [one] has
       *[other] have
    } been carried off ({ $edge }): { $units }
scene-goal-carried-exactly =
    at the end, if exactly { $n } of these { $n ->
        [one] has
       *[other] have
    } been carried off ({ $edge }): { $units }
scene-goal-packs =
    { $when ->
        [now] as soon as
       *[end] at the end, if
    } at least { $n } pack horses have been led away ({ $edge })
scene-goal-packs-exactly = at the end, if exactly { $n ->
        [one] one pack horse has
       *[other] { $n } pack horses have
    } been led away ({ $edge })
scene-goal-taken =
    { $when ->
        [now] as soon as
       *[end] at the end, if
    } dead or captured: { $units }
scene-goal-led-out = as soon as this prisoner has been led out of the castle: { $units }
scene-goal-burnt = as soon as at least { $n } hexes of the jetty have burnt down
scene-goal-ablaze = at the end, if at least { $n } hexes of the jetty have burnt down or are burning
scene-goal-else = if no other condition is met by the end
scene-goal-besiege = when the building is taken or the besieged surrender
scene-goal-outlast = when the besiegers leave, give up or are beaten
fact-dead = dead
fact-reached = so far
fact-draw = a draw

## The siege (chapter 11)

event-siege-supplies = 
    { $told ->
        [1] The supplies last { $days } days (roll { $sum }, number of besieged { $bonus }).
       *[0] { $seat } counts the supplies in secret.
    }
event-siege-day = Day { $day } of the siege.
event-siege-event-roll = 
    Event roll { $first } + { $second }, plus { $bonus }: { $sum }{ $event ->
        [0] . Nothing happens.
       *[other] .
    }
event-siege-wounded = { $unit } is wounded.
event-siege-killed = { $unit } is dead.
event-siege-captured = { $unit } is taken prisoner.
event-siege-leader = { $unit } leads the besiegers.
event-siege-assassin = The assassin creeps up on { $unit }: roll { $roll }.
event-siege-sabotage = 
    The saboteur rolls { $roll }: { $broken ->
        [1] a stone thrower is destroyed.
       *[0] nothing is harmed.
    }
event-siege-sick = 
    { $count ->
        [one] One falls ill.
       *[other] { $count } fall ill.
    }
event-siege-refugees = 
    { $count ->
        [0] No refugee gets through.
        [one] One refugee gets through: { $units }.
       *[other] { $count } refugees get through: { $units }.
    }
event-siege-crowded = Too many mouths to feed: it is already day { $day }.
event-siege-initiative = { $seat } has the initiative (besieged { $first }, besieger { $second }).
event-siege-healed = { $unit } is healthy again.
event-siege-tended = 
    Roll { $roll } for { $unit }: { $day ->
        [0] will not recover during this siege.
       *[other] will recover on day { $day }.
    }
event-siege-buys = { $seat } buys { $unit }. Points left: { $points }.
event-siege-orders = { $seat } buys: { $gear }. Points left: { $points }.
event-siege-bought = { $seat } has finished buying. Men: { $count }, points forfeited: { $points }.
event-siege-cedes = { $seat } hands over the initiative.
event-siege-rests = { $seat } ends the day.
event-siege-parley = Negotiation: roll { $roll } + { $bonus } = { $sum }.
event-siege-aims = Stone thrower { $count } aims at { $hex }.
event-siege-batters = { $hex } is battered (stone throwers { $count }, roll { $roll }): { $result ->
    [D] damage.
   *[other] no damage.
  }
event-siege-damage = { $hex } now has damage { $level }.
event-siege-thrower-lost = A stone thrower breaks while battering { $hex }.
event-siege-works = Under construction: { $gear }, day { $days } of { $needed }.
event-siege-built = Finished: { $gear }.
event-siege-action = 
    { $action ->
        [1] { $seat } storms the building.
        [2] { $seat } raids the camp.
        [3] { $seat } goes for supplies.
        [4] An open battle is fought.
       *[5] { $seat } attacks the tower.
    }
event-siege-side = { $seat } comes from the { $edge }.
event-siege-sends = { $unit } goes on foot.
event-siege-rides = { $unit } rides.
event-siege-packs = 
    { $count ->
        [one] One pack horse is ready.
       *[other] { $count } pack horses are ready.
    }
event-siege-packs-in = 
    { $count ->
        [0] No pack horse gets through.
        [one] One pack horse gets through: one more day.
       *[other] { $count } pack horses get through: { $count } more days.
    }
event-siege-patrol-roll = 
    Roll { $roll }: { $comes ->
        [1] another patrol comes.
       *[0] no further patrol.
    }
event-siege-pause = { $count } rounds without melee, and nobody can reach the enemy: the fighting stops.
event-siege-last-round = The action ends after round { $round }.
event-siege-offers = { $seat } offers to end the action.
event-siege-agrees = { $seat } agrees.
event-siege-declines = { $seat } declines.
event-siege-ended = { $seat } ends the action.
event-siege-part = 
    { $seat } now holds: { $part ->
        [wall_walk] wall walk
        [castle_court] castle court
        [tower] tower
        [farm_court] court
        [farm_barn] barn
        [farm_bedroom] bedroom
        [farm_hall] hall
        [church_nave] nave
       *[church_vestibule] vestibule
    }.
event-siege-supplies-lost = { $seat } captures half of the remaining supplies.
event-siege-tents = Tent hexes burnt: { $count }. Idle days for the besieger: { $days }.
event-siege-accepts = { $seat } accepts battle and gives up the building.
event-passes-arrows = { $unit } begins to pass { $count } fire arrows to { $partner }.
event-arrows-passed = { $unit } now has { $count } fire arrows.
event-siege-divides = { $seat } divides the troops: some hold the building, the others meet the relief army.
event-siege-keeps-first = { $seat } begins in the building.
event-siege-gives-first = { $seat } lets the besieger begin in the building.
event-siege-board = 
    { $action ->
        [4] { $seat } moves in the field.
       *[1] { $seat } moves in the building.
    }
event-siege-reversed = The roles are reversed: { $seat } is the besieger now.
event-siege-lifted = A messenger calls the besiegers away: { $seat } wins on day { $day }.
event-siege-besieger-destroyed = No besieger is left: { $seat } wins on day { $day }.
event-siege-command-lost = With nobody left to lead them the besieged surrender: { $seat } wins on day { $day }.
event-siege-starved = The supplies have run out and the besieged surrender: { $seat } wins on day { $day }.
event-siege-too-long = The siege has lasted too long and the besiegers go home: { $seat } wins on day { $day }.
event-siege-taken = The building is taken: { $seat } wins on day { $day }.
event-siege-driven-off = The besiegers are driven from the field: { $seat } wins on day { $day }.
event-siege-given-up = The other side gives up: { $seat } wins on day { $day }.
event-siege-surrenders = The besieged surrender: { $seat } wins on day { $day }.
event-siege-event = 
    { $event ->
        [20] A messenger calls the besieger away.
        [19] A relief army arrives.
        [18] Steady rain.
        [17] An assassin in the camp.
        [16] A saboteur in the camp.
        [15] Dysentery in the camp.
        [14] Refugees reach the building.
        [13] A traitor opens the gate.
        [12] Supplies are stolen: four days are lost.
        [11] Reinforcements for the besieger.
        [10] A military engineer.
        [9] Is there a traitor among us?
        [8] The well is poisoned.
        [7] Smoke on the horizon.
        [6] The commander feels unwell.
       *[other] A quiet day.
    }
prompt-siege-buy = What do you buy? (Points left: { $points })
waiting-siege-buy = { $seat } is buying.
prompt-siege-day = Day { $day }: what do the besiegers do? (Negotiating succeeds in { $chance } of 10 rolls.)
waiting-siege-day = { $seat } plans the day.
prompt-siege-sally = Day { $day }: what do the besieged do?
waiting-siege-sally = { $seat } plans the day.
prompt-siege-batter = Where does stone thrower { $count } of { $all } aim?
waiting-siege-batter = { $seat } aims the stone throwers.
prompt-siege-build = What do you build? Men available: { $count }
waiting-siege-build = { $seat } assigns the work.
prompt-siege-send = Who goes? ({ $count } of at most { $all })
waiting-siege-send = { $seat } chooses the men.
prompt-siege-riders = Who sits on horseback in the court? All others fight on foot.
waiting-siege-riders = { $seat } saddles the horses.
prompt-siege-side = From which side of the map?
waiting-siege-side = { $seat } chooses the side.
prompt-siege-places = Who is set up again? (Keeping their places: { $count })
waiting-siege-places = { $seat } checks the posts.
prompt-siege-ladder = Where does ladder { $count } of the camp lie?
waiting-siege-ladder = { $seat } lays out the camp.
prompt-siege-ladder-end = And its other end?
waiting-siege-ladder-end = { $seat } lays out the camp.
prompt-siege-turn = Round { $round } of at most { $rounds }: go on?
waiting-siege-turn = { $seat } begins the turn.
prompt-siege-agree = End the action?
waiting-siege-agree = { $seat } thinks about the offer.
prompt-siege-sick = Who falls ill? ({ $count } left)
waiting-siege-sick = { $seat }: who falls ill?
prompt-siege-leader = Who is your leader?
waiting-siege-leader = { $seat } names the leader.
prompt-siege-relief = The relief army is here: battle, or back into the captured part?
waiting-siege-relief = { $seat } decides whether to give battle.
prompt-siege-first = Who moves first in the building?
waiting-siege-first = { $seat } decides who moves first in the building.
prompt-siege-boards = On which map first?
waiting-siege-boards = { $seat } chooses between field and building.
prompt-siege-tower = Attack the tower?
waiting-siege-tower = { $seat } decides whether to attack the tower.
refusal-battle-was-fought = There is only one open battle.
refusal-besieger-in-action = Only the besieged can give up here.
refusal-cannot-be-built = That cannot be built today: { $gear }.
refusal-cannot-be-sent = { $unit } cannot go.
refusal-cannot-end-alone = You cannot end the action alone now.
refusal-half-of-each-type = At most half of the men of { $unit }'s type may go.
refusal-idle-day = The besiegers are putting their camp in order until day { $day }.
refusal-no-siege-action = There is no siege action to end.
refusal-offered-already = You have already offered to end the action this turn.
refusal-keeps-no-place = { $unit } has no place to keep.
refusal-camp-needs-guards = Somebody has to guard the camp.
refusal-no-camp-ladder = No ladder can lie on { $hex }.
refusal-levy-full = No more than { $count } may go.
refusal-must-storm = The gate is open: today you have to storm.
refusal-no-equipment-now = That is not for sale now: { $gear }.
refusal-no-horse-here = { $unit } cannot ride here.
refusal-no-leader = { $unit } is not the leader.
refusal-no-parley = No more negotiating today.
refusal-no-room-inside = There is only room for { $count } in the building.
refusal-no-wall-there = There is no wall on { $hex }.
refusal-nobody-leads = Somebody must lead: buy a leader.
refusal-somebody-on-each-board = Somebody has to stay in the building, and somebody has to go to the battle.
refusal-no-arrows-to-pass = { $unit } has no fire arrows to pass on, or nobody to give them to.
refusal-no-time-for-arrows = Both archers need a whole turn for that.
refusal-archers-apart = The two archers do not stand side by side.
refusal-cannot-divide = You need two units for that, and a relief army to meet.
refusal-nobody-to-build = That needs five healthy men.
refusal-not-affected = { $unit } does not fall ill.
refusal-not-for-sale = { $unit } is not for sale.
refusal-not-that-side = Not from the { $edge }.
refusal-nothing-to-batter = There is nothing to batter today.
refusal-one-kind-of-action = You cannot storm and work on the same day.
refusal-too-dear = { $unit } costs more than { $points } points.
refusal-too-few-to-sally = You have too few men for that.
refusal-too-many-shooters = The patrol already has two men with missile weapons.
refusal-tower-out-of-reach = { $hex } lies behind the palisade: a gap has to be made first.
refusal-wall-is-down = { $hex } is already destroyed.
verb-buy = Buy { $unit }
verb-order = Buy: { $gear }
verb-storm = Storm
verb-batter = Batter the walls
verb-build = Build
verb-negotiate = Negotiate
verb-surrender = Give up
verb-raid = Raid the camp
verb-run = Go for supplies
verb-battle = Open battle
verb-cede = Hand over the initiative
verb-bombard = At { $hex }
verb-project = Build: { $gear }
verb-send = { $unit } on foot
verb-ride = { $unit } mounted
verb-everybody = Everybody else
verb-from_edge = From the { $edge }
verb-go_on = Go on
verb-offer_end = Offer to end the action
verb-agree = Agree
verb-end_action = End the action
verb-accept = Accept battle
verb-withdraw = Withdraw into the captured part
verb-pass_arrows = { $unit } passes the fire arrows to the { $direction }
verb-split = Divide: some stay in the building
verb-keep_first = Begin in the building
verb-give_first = Let the besieger begin
verb-field_first = The field first
verb-walls_first = The building first
option-scenario-siege = The siege
    .about = Day by day for a castle, a farm or a church: supplies, events, building and battering, assaults and sorties.
option-building = Under siege
option-building-castle = the castle
option-building-farm = the farm
option-building-church = the church
option-forces = Troops of the siege
option-forces-ready = fixed
option-forces-free = bought
    .about = Besieger 400 points, besieged 200.
option-hidden_supplies = Supplies of the besieged
option-hidden_supplies-false = open
option-hidden_supplies-true = known to the besieged only
option-besieger_nation = Nation of the besieger (free siege)
option-besieger_nation-usual = as usual for the building
option-besieger_nation-normans = Normans
option-besieger_nation-byzantines = Byzantines
option-besieger_nation-arabs = Arabs
option-besieger_nation-lombards = Lombards
option-besieged_nation = Nation of the besieged (free siege)
option-besieged_nation-usual = as usual for the building
option-besieged_nation-normans = Normans
option-besieged_nation-byzantines = Byzantines
option-besieged_nation-arabs = Arabs
option-besieged_nation-lombards = Lombards
option-besieger_points = Points of the besieger (free siege)
option-besieger_points-400 = 400
option-besieger_points-300 = 300
option-besieger_points-600 = 600
option-besieged_points = Points of the besieged (free siege)
option-besieged_points-200 = 200
option-besieged_points-150 = 150
option-besieged_points-300 = 300
scene-area-siege = Siege, day { $day }
scene-area-building = The building
scene-area-workshop = Equipment and workshop
scene-area-men = Men
scene-area-gear = Equipment
scene-siege-day = Besieger: { $seat }
scene-siege-wall = Wall { $hex }
scene-siege-gear = { $gear }: { $n }
scene-siege-project = At work: { $gear }, day { $days } of { $needed }
scene-gear = { $gear }
fact-besiegers = besiegers
fact-besieged = besieged
fact-last-day = last day
fact-captured = captured days
fact-idle = idle until day
fact-chance = rolls out of 10 that make them surrender
fact-damage = damage
fact-of = of
fact-heals = healthy on day
fact-taken = prisoner
fact-command = leader
fact-inside = in the building
scene-siege-part =
    { $part ->
        [wall_walk] wall walk
        [castle_court] castle court
        [tower] tower
        [farm_court] court
        [farm_barn] barn
        [farm_bedroom] bedroom
        [farm_hall] hall
        [church_nave] nave
       *[church_vestibule] vestibule
    }: { $seat }
event-siege-levied = { $seat } sends { $count ->
    [one] one man.
   *[other] { $count } men.
  }
event-siege-placed = { $seat } has placed everybody.
event-siege-aimed = { $count ->
    [one] One stone thrower shoots.
   *[other] { $count } stone throwers shoot.
  }
event-siege-at-work = { $count ->
    [one] One piece is worked on today.
   *[other] { $count } pieces are worked on today.
  }
event-siege-moves-post = { $unit } is set up again.
event-siege-keeps-places = { $seat }: { $count ->
    [one] one man keeps his place
   *[other] { $count } men keep their places
}.
event-siege-ladder-end = A ladder of the camp begins on { $hex }.
event-siege-ladder-laid = A ladder of the camp lies on { $hex } and { $behind }.
event-siege-supplies-shown = The supplies would have lasted until day { $day }.
event-siege-goes-on = { $seat } fights on.
event-siege-works-begin = { $seat } goes to work.
event-siege-spares-tower = { $seat } leaves the tower alone.
scene-area-market = For sale

## What advice says of a choice

term-units = own units left: { $value } (otherwise { $other })
term-enemies = enemy units left: { $value } (otherwise { $other })
term-goals = goals reached: { $percent } % (otherwise { $percent-other } %)
