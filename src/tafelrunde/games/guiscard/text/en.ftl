### Guiscard in English

## Set-up and course

event-sets-up = { $unit } is being set up.
event-head-placed = The horse's head of { $unit } comes to { $hex }.
event-set-up = { $unit } stands on { $hex }, facing { $direction }.
event-formation-faces = The formation faces { $direction }.
event-formation-formed = { $seat } forms a spear formation facing { $direction }.
event-foulkon-formed = { $seat } forms a foulkon facing { $direction }.
event-forming-over = { $seat } leaves the formations as they are.
event-formation-lost = { $unit } is no longer in formation.
event-formation-dissolved = The formation of { $unit } breaks up.
event-marker-beaten = The spears before { $unit } on { $hex } are overcome.
event-marker-laid = { $unit } levels the spear at { $hex } again.
event-round-begins = Round { $round } begins.
event-turn-begins = Round { $round }: it is the turn of { $seat }, beginning with missile fire.
event-step-begins =
    { $step ->
        [2] Charges are declared.
        [3] Movement begins.
        [4] Melee begins.
       *[other] The stunned recover.
    }
event-recovers = { $unit } comes round.
event-game-over =
    { $winners_count ->
        [one] { $winners } wins.
       *[other] A draw: { $winners }.
    }

## Movement

event-takes-up = { $unit } is taken up with { $points } movement points.
event-steps = { $unit } moves to { $hex }, { $points } points left.
event-turns-about = { $unit } turns on the spot: head on { $hex }, { $points } points left.
event-mounts = { $unit } mounts ({ $horse }, head on { $hex }), { $points } points left.
event-dismounts = { $unit } dismounts onto { $hex } ({ $horse }), { $points } points left.
event-leads = { $unit } takes the reins: { $horse }.
event-snatches = { $unit } snatches at the reins in passing: { $horse }.
event-caught = Roll { $roll }: { $unit } has the reins ({ $horse }).
event-not-caught = Roll { $roll }: { $unit } misses the reins ({ $horse }).
event-reins-lost = { $unit } lets go of the reins: { $horse }.
event-horse-placed = { $horse } stands on { $hex } and { $behind }.
event-carries = { $unit } picks up { $person }, { $points } points left.
event-stops-carrying = { $unit } stops with the person carried.
event-put-down = { $unit } is laid down on { $hex }.
event-stays = { $unit } stays put this turn.
event-ends-move = { $unit } stops on { $hex }.
event-set-back = { $unit } is set back to { $hex }, the last free place on the way.
event-driven-off = { $unit } does not get onto the map.
event-waits-outside = { $unit } waits outside the map.
event-enters-behind = { $unit } rides in over { $hex }.
event-leaves-map = { $unit } leaves the map: { $edge }.
event-movement-over = { $seat } ends the movement.
event-clears = { $unit } clears away the dead.
event-helps = { $unit } lends a hand.
event-lifts-dead = The dead on { $hex } are lifted.
event-cleared = { $unit } and { $by } move the dead from { $from } to { $hex }.

## Infiltration

event-wants-on = { $unit } wants to go on to { $hex }.
event-wants-out = { $unit } wants to leave the map: { $edge }.
event-checks = { $enemy } bars the way of { $unit } on { $hex }.
event-check-held = Nobody holds { $unit } up.
event-check-rolled =
    { $enemy } against { $unit }: roll { $roll }, in all { $total }. { $result ->
        [0] No effect.
        [1] The move ends here.
        [2] Wounded.
       *[other] Dead.
    }

## Harm

event-wounded = { $unit } is wounded.
event-stunned = { $unit } is stunned.
event-killed = { $unit } falls on { $hex }.
event-drowned = { $unit } drowns.
event-surrounded = { $unit } lies stunned among enemies.
event-horse-killed = { $horse } falls dead on { $hex }.

## Defensive fire

event-names-shooter = { $by } takes aim at { $unit }.
event-aims = { $by } aims at { $hex }.
event-no-fire = No defensive fire at { $unit }.
event-let-pass = { $unit } is let pass without fire.
event-fire-within = { $seat } fires up to { $number } hexes only this turn.
event-holds-fire = { $seat } holds fire this turn.
event-no-fire-standing = { $seat } fires at no standing unit.
event-fires-at-standing = Defensive fire at { $unit }, who stood still.

## Charges

event-prepares-charge = { $unit } prepares to charge.
event-aims-charge = { $unit } singles out { $enemy }.
event-charge-hex = { $unit } rides at { $hex }.
event-charge-path = The path of { $unit } leads over { $hex }.
event-charge-given-up = { $unit } does not charge after all.
event-charges = { $unit } declares a charge at { $enemy } over { $count } hexes.
event-charges-over = { $seat } declares no further charge.
event-no-counter = Nobody rides out to meet { $unit }.
event-counters = { $unit } counter-charges { $enemy }.
event-counter-moves = { $unit } meets the charge on { $hex } and { $behind }.
event-counter-void = The counter-charge of { $unit } comes to nothing.
event-charge-completed = The charge of { $unit } is completed.
event-charge-void = The charge of { $unit } does not reach its goal.

## Evading and advancing

event-stands = { $unit } stands.
event-evades = { $unit } evades the fight.
event-evades-to = { $unit } slips away to { $hex }.
event-advances = { $unit } advances with { $points } points.
event-advances-to = { $unit } advances to { $hex }.
event-advance-over = { $unit } advances no further.
event-no-advance = { $seat } does not advance.

## Questions

prompt-set-up = Which unit do you set up?
prompt-set-up-facing = Which way does the formation face?
prompt-set-up-hex = Where does { $unit } go?
prompt-set-up-face = Which way does { $unit } face?
prompt-move-unit = Which unit do you move?
prompt-move-step = { $unit } has { $points } points left. Where to?
prompt-enter = Where does { $unit } enter the map?
prompt-enter-head = Where does the horse's head of { $unit } go?
prompt-put-down = Where does { $unit } lay the person carried?
prompt-partner = Who helps { $unit }?
prompt-load = What do { $unit } and the helper clear away?
prompt-unload = Where to?
prompt-check = { $unit } wants to move on from { $hex }. Who bars the way?
prompt-defend = { $unit } is within range. Who fires? ({ $count } named)
prompt-aim = At which hex of { $unit }?
prompt-defend-standing = At which unit that stood still do you fire?
prompt-charge = Who charges?
prompt-charge-target = Whom does { $unit } charge?
prompt-charge-hex = Which hex is the goal of { $unit }?
prompt-charge-path = The path of { $unit }, { $count } hexes so far.
prompt-counter = Does anybody counter-charge { $unit }?
prompt-form = Which formation do you form?
prompt-advance = Who advances?
prompt-advance-step = { $unit } advances, { $points } points left.
prompt-evade = Does { $unit } evade?
prompt-evade-step = Where does { $unit } slip away to?
waiting-set-up = { $seat } is setting up.
waiting-set-up-facing = { $seat } turns the formation.
waiting-set-up-hex = { $seat } sets up { $unit }.
waiting-set-up-face = { $seat } turns { $unit }.
waiting-move-unit = { $seat } chooses the next unit.
waiting-move-step = { $seat } moves { $unit } ({ $points } points).
waiting-enter = { $seat } brings { $unit } onto the map.
waiting-enter-head = { $seat } brings { $unit } onto the map.
waiting-put-down = { $seat } lays down whom { $unit } carries.
waiting-partner = { $seat } looks for a helper for { $unit }.
waiting-load = { $seat } has { $unit } clear away the dead.
waiting-unload = { $seat } chooses a place for the dead.
waiting-check = { $seat } may hold up { $unit } on { $hex }.
waiting-defend = { $seat } may fire at { $unit } ({ $count } named).
waiting-aim = { $seat } aims at { $unit }.
waiting-defend-standing = { $seat } may fire at standing units.
waiting-charge = { $seat } may declare charges.
waiting-charge-target = { $seat } chooses a target for { $unit }.
waiting-charge-hex = { $seat } chooses a target hex for { $unit }.
waiting-charge-path = { $seat } lays down the path of { $unit } ({ $count } hexes).
waiting-counter = { $seat } may counter-charge { $unit }.
waiting-form = { $seat } arranges the formations.
waiting-advance = { $seat } may advance.
waiting-advance-step = { $seat } advances with { $unit } ({ $points } points).
waiting-evade = { $seat } may evade with { $unit }.
waiting-evade-step = { $seat } evades with { $unit }.

## Why not

refusal-too-few-points = { $hex } costs { $points } points, and fewer are left.
refusal-not-for-horses = A led horse cannot go to { $hex }.
refusal-no-place-beyond = No free place can be reached beyond { $hex }.
refusal-enemy-in-the-way = The enemy bars the way on { $hex }.
refusal-too-many-dead = Too many dead lie on { $hex }.
refusal-too-deep = { $hex } is too deep.
refusal-no-way-there = There is no way to { $hex } from here.
refusal-occupied = { $hex } is occupied, nobody can stop here.
refusal-no-room-to-lay = There is no room here to lay { $unit } down.
refusal-no-room-for-horse = There is no room here for the horse that { $unit } leads.

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
verb-partner = With { $unit }
verb-bodies = The fallen on { $hex }
verb-carcass = The dead horse on { $hex }
verb-check = { $unit } bars the way
verb-hold = Nobody
verb-fire = Fire
verb-let_pass = Let this unit pass
verb-hold_fire = Hold fire
verb-within = Only within { $number } hexes
verb-attack = { $unit } attacks
verb-strike = Against { $unit }
verb-strike_horse = Against { $horse }
verb-strike_marker = Against the spear of { $unit }
verb-resolve = Fight it out
verb-victim = { $unit }
verb-shift = { $unit } makes room
verb-advance = { $unit } advances
verb-evade = { $unit } evades
verb-stand = Stand
verb-spear = Spear formation facing { $direction }
verb-foulkon = Foulkon facing { $direction }
verb-dissolve = Break up the formation of { $unit }

## Choices before the game

option-scenario = Scenario
option-scenario-s01 = 1: On the Eve of Civitate
option-scenario-s02 = 2: Stairway to Heaven
option-scenario-s03 = 3: Just Across the River!
option-scenario-s04 = 4: A Forest of Lances
option-swapped = Sides
option-swapped-false = as in the scenario
option-swapped-true = exchanged

## Table

scene-area-turn = Round { $round }
scene-turn-of = Turn of { $seat }
scene-area-army = Units of { $seat }
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
fact-step = Step
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
fact-formation = formation
fact-leader = led by
fact-terrain = terrain
fact-level = level
fact-bodies = dead
fact-carcasses = dead horses

## fire, melee

event-missile-done = { $seat } ends the missile step.
event-makes-ready = { $unit } makes ready to fire.
event-shoots = { $unit } fires at { $hex }, { $n } hexes away.
event-shot-lost = Roll { $roll }, counted as { $total }: the shot of { $unit } is lost.
event-shot-lands = Roll { $roll }, counted as { $total }: the shot of { $unit } lands on { $hex }.
event-shot-stopped = Nothing gets through to { $hex }.
event-unit-hit =
    Roll { $roll } against { $unit } on { $hex }, { $cover ->
        [none] no cover
        [light] light cover
        [medium] medium cover
       *[heavy] heavy cover
    }: { $letter }.
event-horse-hit =
    Roll { $roll } against { $horse } on { $hex }, { $cover ->
        [none] no cover
        [light] light cover
        [medium] medium cover
       *[heavy] heavy cover
    }: { $letter }.
event-slowed = { $unit } is slowed down: { $n } points left.
event-stands-firm = { $unit } stands firm.
event-arrows-wasted = { $unit } is out of the fight; { $n } shots fly wide.
event-no-retreat = { $unit } finds no way back.
event-retreats = { $unit } falls back to { $hex }.
event-displaced = { $unit } makes room and goes to { $hex }.
event-thrown = { $unit } is thrown; the horse's head is on { $hex }.
event-trampled = There is no room for { $unit } to fall.
event-makes-room = { $unit } has to make room.
event-falls = { $unit } falls on { $hex }.
event-melee-done = { $seat } ends the melee step.
event-attacks = { $unit } attacks.
event-joins-attack = { $unit } joins the attack.
event-strikes = { $unit } goes for { $enemy }.
event-strikes-horse = { $unit } goes for a horse: { $horse }.
event-strikes-marker = { $unit } goes for the spear of { $enemy }.
event-combat-fixed = { $unit } strikes (attackers: { $n }).
event-fought = { $unit }: difference { $n }, column { $column }, roll { $roll }: { $letter }.
event-result-ignored = { $letter } does nothing to the counter-charger.
event-victim-chosen = It strikes { $unit }.

refusal-sight-tree = Trees hide { $hex }.
refusal-sight-wall = A wall hides { $hex }.
refusal-sight-crest = The crest of a slope hides { $hex }.
refusal-sight-height = Higher ground hides { $hex }.
refusal-total-cover = Nothing can be hit on { $hex }.
refusal-friend-at-target = A friend stands on { $hex }, right beside the target.
refusal-unit-in-the-way = Somebody on { $hex } is in the way.
refusal-rear-arc = { $hex } lies behind the rider.
refusal-out-of-range = { $hex } is { $n } hexes away: too far.
refusal-stunned-shooter = { $unit } is stunned.
refusal-busy = { $unit } is busy with other work.
refusal-shooter-in-water = { $unit } stands in water.
refusal-shooter-in-contact = An enemy stands next to { $unit }.
refusal-no-weapon = { $unit } has nothing to fire.
refusal-fired-already = { $unit } has fired in this step.
refusal-no-target = { $unit } has no target.
refusal-charge-to-fight = The charge of { $unit } is still to be fought.
refusal-not-here = { $unit } is not yours or not on the map.
refusal-stunned-attacker = { $unit } is stunned.
refusal-attacked-already = { $unit } has attacked in this turn.
refusal-fired-this-turn = { $unit } has fired in this turn.
refusal-civilian = { $unit } carries no weapon.
refusal-nobody-to-attack = { $unit } reaches nobody.
refusal-one-defender = Several attackers strike one defender only; { $unit } must wait.
refusal-behind-marker = The spear of { $unit } is in the way: attack the spear.
refusal-out-of-reach = Not all attackers reach { $unit }.
refusal-cannot-join = { $unit } cannot join this attack.

prompt-missile = Who fires?
prompt-missile-aim = At which hex does { $unit } fire?
prompt-retreat = Where does { $unit } fall back to?
prompt-displace = Where does { $unit } make room to?
prompt-place-thrown = Where does { $unit } fall?
prompt-shift-friend = Who makes room for { $unit }?
prompt-melee = Who attacks?
prompt-combat = Whom does { $unit } attack, and who joins in?
prompt-victim = Result { $letter }: whom does it strike?
waiting-missile = { $seat } may fire.
waiting-missile-aim = { $seat } aims with { $unit }.
waiting-retreat = { $seat } falls back with { $unit }.
waiting-displace = { $seat } makes room with { $unit }.
waiting-place-thrown = { $seat } lays { $unit } beside the horse.
waiting-shift-friend = { $seat } makes room for { $unit }.
waiting-melee = { $seat } may attack.
waiting-combat = { $seat } prepares the attack of { $unit }.
waiting-victim = { $seat } chooses whom { $letter } strikes.

scene-shift-terrain = terrain
scene-shift-joint = joint attack
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
