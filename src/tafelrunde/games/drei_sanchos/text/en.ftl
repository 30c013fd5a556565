### Krieg der drei Sanchos in English

## Chronicle: set-up and rounds

event-dealt =
    { $number ->
        [one] { $sancho } receives a card.
       *[other] { $sancho } receives { $number } cards.
    }
event-rolled-off = Rolling for the first command: { $first } for Castilla, { $second } for Aragón.
event-first-commander = { $sancho } commands the first round.
event-round-begins = Round { $round }: { $sancho } is in command.
event-card-revealed = Round { $round } has no commander. Revealed: { $card }.
event-card-played = { $sancho } plays { $card }.
event-card-reserved = { $sancho } puts a card face down into the reserve; nobody takes a turn.
event-drawn = { $sancho } draws a card.
event-card-kept = { $sancho } takes { $card } into the reserve.
event-waits = { $sancho } lets the others go first.
event-commands =
    { $number ->
        [one] { $sancho } has one command point.
       *[other] { $sancho } has { $number } command points.
    }
event-executes = { $sancho } carries out its section: { $card }.
event-splits =
    { $number ->
        [one] { $sancho } has one point to spend on the actions listed.
       *[other] { $sancho } has { $number } points to spend on the actions listed.
    }
event-stops =
    { $number ->
        [one] { $sancho } stops; one point is lost.
       *[other] { $sancho } stops; { $number } points are lost.
    }
event-impossible = { $sancho } cannot carry this out: { $card }.
event-declines = { $sancho } does not attack because it would cost a garrison space.
event-army-chosen = { $sancho } chooses the strongest army: { $region }.
event-must-discard = { $sancho } makes { $of } discard a reserve card.
event-discarded = { $sancho } discards { $card }.

## Chronicle: actions

event-recruited =
    { $number ->
        [one] { $sancho } recruits one troop.
       *[other] { $sancho } recruits { $number } troops.
    }
event-deployed =
    { $place ->
        [1] { $sancho } deploys a troop into a garrison: { $region }.
       *[other] { $sancho } deploys a troop: { $region }.
    }
event-moved = { $sancho } moves: { $unit } → { $region }.
event-fortified = { $sancho } fortifies { $region }: { $unit }.
event-field-won = { $sancho } now holds { $region }.
event-field-lost = { $sancho } no longer holds { $region }.
event-attacks =
    { $number ->
        [one] { $sancho } attacks with one point: { $region }.
       *[other] { $sancho } attacks with { $number } points: { $region }.
    }
event-intercepts = { $sancho } intercepts the besiegers of { $of }: { $region }.
event-garrison-joins =
    { $number ->
        [one] { $sancho } sends one unit out of the garrison: { $region }.
       *[other] { $sancho } sends { $number } units out of the garrison: { $region }.
    }
event-rolls = { $sancho } rolls: { $dice }.
event-passes = { $sancho } plays no card.
event-reserve-played = { $sancho } plays from the reserve: { $card }.
event-column-chosen = { $sancho } rolls again in column { $column }.
event-rerolled = { $sancho } rolls again: { $dice }. Now: { $faces }.
event-el-cid-rides = { $sancho } calls El Cid.
event-shifted = El Cid shifts a die ({ $sancho }): { $face } → column { $column }.
event-column-cancels = Column { $column } cancels out: { $dice }.
event-die-removed = { $sancho } removes a die of { $of }: { $face }.
event-dice-without-effect = The remaining dice have no effect; they belong to { $sancho }.
event-troop-lost = { $sancho } loses a troop: { $region }.
event-king-beaten = The king of { $sancho } is beaten: { $region }.
event-king-home =
    { $place ->
        [1] The king of { $sancho } returns to his home castle: { $region }.
       *[other] The king of { $sancho } returns to his home region: { $region }.
    }
event-battle-over = The battle is over: { $region }.

## Chronicle: sieges and the end

event-besieges =
    { $number ->
        [one] { $sancho } wants to besiege { $of } with one point: { $region }.
       *[other] { $sancho } wants to besiege { $of } with { $number } points: { $region }.
    }
event-party-sent =
    { $king ->
        [1] { $sancho } sends the king and troops to the siege ({ $region }). Troops: { $number }.
       *[other] { $sancho } sends troops to the siege ({ $region }). Troops: { $number }.
    }
event-lets-be = { $sancho } does not intercept: { $region }.
event-siege-placed =
    { $number ->
        [one] { $sancho } besieges { $of } with one unit: { $region }.
       *[other] { $sancho } besieges { $of } with { $number } units: { $region }.
    }
event-siege-averted = { $sancho } has too few units left for the siege: { $region }.
event-siege-given-up = { $sancho } gives up the siege: { $region }.
event-siege-broken = The siege by { $sancho } is broken: { $region }.
event-siege-loss = The siege costs { $sancho } a troop: { $region }.
event-siege-king = The siege drives out the king of { $sancho }: { $region }.
event-captured = { $sancho } captures a garrison space from { $of }: { $region }.
event-el-cid-claimed = { $sancho } has the fewest points and claims El Cid.
event-major-victory =
    { $sanchos_count ->
        [one] Major victory: { $sanchos }. Points: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
       *[other] Shared major victory: { $sanchos }. Points: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
    }
event-minor-victory =
    { $sanchos_count ->
        [one] Minor victory: { $sanchos }. Points: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
       *[other] Shared minor victory: { $sanchos }. Points: Castilla { $castilla }, Nájera { $najera }, Aragón { $aragon }.
    }

## Why something is not possible

refusal-not-in-hand = You do not hold this card: { $card }.
refusal-reserve-taken = Your reserve already holds a card.
refusal-supply-empty = There are no more troops of this colour in the supply.
refusal-no-recruits = There are no recruits.
refusal-king-besieged = The king is besieged; no troop can get through to him.
refusal-castle-closed = The home castle is besieged or in someone else's hands: { $region }.
refusal-no-such-unit = You have no such unit there: { $region }.
refusal-unit-besieged = Besieged units cannot move: { $region }.
refusal-not-adjacent = { $target } does not border { $region }.
refusal-najera-keeps-one = Nájera never gives up a garrison space of its own accord: { $region }.
refusal-not-in-field = There is no such unit in the field army: { $region }.
refusal-not-in-garrison = There is no such unit in the garrison: { $region }.
refusal-field-besieged = A besieged garrison cannot be fortified: { $region }.
refusal-field-taken = The garrison space is in someone else's hands: { $region }.
refusal-only-empty-fields = The text only allows empty garrison spaces: { $region }.
refusal-one-attack = You can attack only once per turn.
refusal-one-siege = You can besiege only once per turn.
refusal-not-enough-points =
    { $number ->
        [one] Only one point is left.
       *[other] Only { $number } points are left.
    }
refusal-no-field-army = There is no opposing field army: { $region }.
refusal-no-own-units = You have no units there: { $region }.
refusal-needs-a-unit = Without a field army at least one unit has to leave the garrison: { $region }.
refusal-no-garrison = There is no opposing garrison: { $region }.
refusal-already-besieged = This garrison is already besieged: { $region }.
refusal-siege-too-weak =
    { $number ->
        [one] That is not enough points against one defender.
       *[other] That is not enough points against { $number } defenders.
    }
refusal-party-too-small = At least { $number } units are needed.
refusal-party-too-large = At most { $number } units may go.
refusal-closed-to-attack = The text forbids an attack there: { $region } ({ $card }).
refusal-not-listed = The section does not list this: { $card }.
refusal-not-in-text = The text says otherwise: { $card }.
refusal-first-is-possible = This is only allowed if Fortify is impossible: { $card }.
refusal-siege-replaced-it = Besiege has taken the place of Fortify: { $card }.
refusal-must-go-on =
    { $number ->
        [one] You have to use the last point as well.
       *[other] You have to use the { $number } points as long as you can.
    }
refusal-must-be-used = The first action is possible and has to be used: { $card }.
refusal-must-attack = An attack is possible and has to be made: { $card }.
refusal-full-strength =
    { $number ->
        [one] The text gives exactly one point.
       *[other] The text gives exactly { $number } points.
    }
refusal-not-preferred = This is not the preferred region: { $region }.
refusal-directed-elsewhere = The text sends units from { $region } to { $target }.
refusal-not-in-reserve = This card is not in the reserve: { $card }.
refusal-no-reserve = There is no reserve card to discard: { $sancho }.
refusal-no-el-cid = El Cid is not in your reserve.
refusal-no-own-die-there = None of your dice is in column { $column }.
refusal-reroll-more =
    The card has to be used in full: { $number ->
        [one] one die.
       *[other] { $number } dice.
    }
refusal-not-your-die = This is not one of your dice: { $face }.
refusal-own-die = You have to remove an opposing die, not your own: { $face }.
refusal-no-such-die = There is no such die there: { $face }.
refusal-nobody-to-move = None of your units can move.
refusal-nobody-to-fortify = Nowhere can a unit go from the field into an empty castle or one of yours.
refusal-nobody-to-attack = In no region does an opposing field army stand beside your units.
refusal-nothing-to-besiege = Nowhere do enough of your units stand in the field before an opposing castle.

## Questions

prompt-choose-card = Which card do you play, or put into your reserve?
prompt-act-now = Do you take your turn now, or does { $sancho } go first?
prompt-command =
    { $number ->
        [one] { $sancho }: one command point left. What do you do?
       *[other] { $sancho }: { $number } command points left. What do you do?
    }
prompt-pool =
    { $number ->
        [one] { $sancho }: one point left for the actions listed.
       *[other] { $sancho }: { $number } points left for the actions listed.
    }
prompt-deploy = { $sancho }: where does the next troop go?
prompt-fortify =
    { $number ->
        [one] { $sancho }: which unit fortifies with the last point?
       *[other] { $sancho }: which unit fortifies? { $number } points are left.
    }
prompt-attack-region = { $sancho } has to attack. Where?
prompt-siege-region = { $sancho } has to besiege. Where?
prompt-army = Several armies of { $sancho } are equally strong. Which one counts?
prompt-target = { $sancho }: several regions are equal. Where does the army go?
prompt-directed-move = { $sancho }: which unit moves?
prompt-garrison-join = Battle: { $region }. How many units of { $sancho } leave the garrison and fight?
prompt-reserve = { $sancho }: do you play a reserve card in this battle?
prompt-column = { $sancho }: in which column do you roll again?
prompt-reroll = Which dice are rolled again? You need { $number }.
prompt-shift = Which die does El Cid shift?
prompt-remove-die = { $sancho }: which opposing die do you remove?
prompt-which-troop = Do you remove a free troop or a besieging one?
prompt-siege-party = { $sancho }: which units besiege { $of } ({ $region })?
prompt-siege-again = The interception is over. Which units of { $sancho } besiege { $of } ({ $region })?
prompt-intercept =
    { $number ->
        [one] { $sancho } sends one unit against the garrison of { $of } ({ $region }). Do you intercept it?
       *[other] { $sancho } sends { $number } units against the garrison of { $of } ({ $region }). Do you intercept them?
    }
prompt-strip = Who has to discard a reserve card?
prompt-discard = { $sancho }: which reserve card do you discard?

waiting-choose-card = { $seat } chooses a card.
waiting-act-now = { $seat } may act now or wait.
waiting-command = { $seat } gives commands.
waiting-pool = { $seat } carries out a card section.
waiting-deploy = { $seat } deploys troops.
waiting-fortify = { $seat } fortifies.
waiting-attack-region = { $seat } chooses where to attack.
waiting-siege-region = { $seat } chooses where to besiege.
waiting-army = { $seat } chooses an army.
waiting-target = { $seat } chooses a region.
waiting-directed-move = { $seat } moves a unit.
waiting-garrison-join = { $seat } may bring the garrison of { $region } into the battle.
waiting-reserve = { $seat } may play a reserve card in the battle.
waiting-column = { $seat } chooses a column.
waiting-reroll = { $seat } chooses dice to roll again.
waiting-shift = { $seat } uses El Cid.
waiting-remove-die = { $seat } removes a die.
waiting-which-troop = { $seat } removes a troop.
waiting-siege-party = { $seat } chooses the besiegers.
waiting-siege-again = { $seat } chooses the besiegers.
waiting-intercept = { $seat } may intercept.
waiting-strip = { $seat } chooses an opponent.
waiting-discard = { $seat } discards a card.

## Actions

verb-play_card = Play: { $card }
verb-reserve_card = Into the reserve: { $card }
verb-act = Act now
verb-wait = Wait
verb-recruit = Recruit
verb-deploy_king = Deploy to the king
verb-deploy_home = Deploy to the home region
verb-deploy_castle = Deploy into the home castle
verb-move = Move: { $unit } → { $region }
verb-fortify = Fortify: { $unit }
verb-attack = Attack with { $points }: { $region }
verb-besiege = Besiege with { $points }: { $region }
verb-stop = Stop
verb-decline = Do not attack
verb-join =
    { $number ->
        [0] Nobody joins
        [one] One troop joins
       *[other] { $number } troops join
    }
verb-join_with_king =
    { $number ->
        [0] The king joins
        [one] The king joins with one troop
       *[other] The king joins with { $number } troops
    }
verb-send =
    { $number ->
        [one] Send one troop
       *[other] Send { $number } troops
    }
verb-send_with_king =
    { $number ->
        [0] Send the king
        [one] Send the king with one troop
       *[other] Send the king with { $number } troops
    }
verb-give_up = Give up the siege
verb-intercept = Intercept
verb-let_be = Do not intercept
verb-choose_army = Army: { $region }
verb-choose_target = Target: { $region }
verb-use_card = Play from the reserve: { $card }
verb-use_cid = Call El Cid
verb-reroll_column = Column { $column }
verb-reroll = Roll again: { $face }
verb-shift_left = Shift left: { $face }
verb-shift_right = Shift right: { $face }
verb-remove_die = Remove: { $face }
verb-take_free = A free troop
verb-take_besieger = A besieging troop
verb-strip = { $sancho } discards
verb-discard = Discard: { $card }

## Variants

option-sancho = Your Sancho (solo)
option-sancho-castilla = Castilla
option-sancho-najera = Nájera
option-sancho-aragon = Aragón
option-level = Strength of the Sancho-Bots
option-level-normal = normal
    .about = The bots have no advantage.
option-level-hard = hard
    .about = Each bot has two more recruits.
option-level-very_hard = very hard
    .about = In addition, each field army of the bots has one more troop.
option-level-epic = epic
    .about = In addition, each bot starts with a card in its reserve.
option-el_cid = El Cid
option-el_cid-false = without
    .about = Nobody helps the player who is last.
option-el_cid-true = with El Cid
    .about = The player with the fewest points gets help in battle, unless tied.
option-nonplayer_start_recruits = Recruits of non-player Sanchos
option-nonplayer_start_recruits-0 = none
option-nonplayer_start_recruits-2 = two
option-restriction_scope = “Not in …” on cards
option-restriction_scope-kingdom = the whole kingdom
option-restriction_scope-home = the home region only
option-najera_keeps_last_unit = Nájera without a player
option-najera_keeps_last_unit-true = keeps the last unit of a garrison
option-najera_keeps_last_unit-false = may send all units into battle
option-bots_keep_sieges = Sancho-Bots and their sieges
option-bots_keep_sieges-true = never break them by moving
option-bots_keep_sieges-false = may break them by moving

## On the table

scene-area-map = Map, round { $round }
scene-area-units = Units
scene-area-card = Card in play
scene-area-track = Combat and victory point track
scene-area-sancho = { $sancho }: { $number } VP
scene-area-points = Points
scene-area-numbers = Numbers
scene-area-map-solo = Map, round { $round } · victory points: you { $mine }, the bots { $theirs } · { $arrow ->
    [0] arrow down
   *[1] arrow up
 }
scene-region = { $number } { $region }
scene-unit = { $sancho }: { $unit }
scene-card = { $card }
scene-crown = Crown ({ $sancho })
scene-hand-card = Hand: { $card }
scene-reserve-card = Reserve: { $card }
scene-hidden-card = Hidden card
scene-column = Column { $column }
scene-face = { $face }
scene-sancho = { $sancho }
scene-number = { $number }

fact-borders = Borders on
fact-vp = Victory points
fact-holder = Holder
fact-garrison = Garrison
fact-besieger = Besieger
fact-siege = Besieging units
fact-count = Number
fact-active = To move
fact-points-left = Points left
fact-recruits = Recruits
fact-supply = Supply
fact-hand = Hand cards
fact-reserve = Reserve cards
fact-el-cid = El Cid

# Solo

event-solo-begins =
    { $level ->
        [hard] Sancho Solo, level Hard: { $sancho } against two Sancho-Bots.
        [very_hard] Sancho Solo, level Very hard: { $sancho } against two Sancho-Bots.
        [epic] Sancho Solo, level Epic: { $sancho } against two Sancho-Bots.
       *[normal] Sancho Solo, level Normal: { $sancho } against two Sancho-Bots.
    }
event-bot-reserve = { $sancho } starts with a face-up reserve card: { $card }.
event-card-removed = Out of the game: { $card }.
event-bot-arrow =
    { $arrow ->
        [0] Tie for { $sancho } ({ $regions }): arrow down, region { $number } ({ $region }). Now the arrow points up.
       *[1] Tie for { $sancho } ({ $regions }): arrow up, region { $number } ({ $region }). Now the arrow points down.
    }
event-bot-candidates =
    { $choice ->
        [0] Armies of { $sancho }: { $regions }. Units: { $first }; with the king: { $second }. What counts: most units, then with the king, then the arrow.
        [1] Opponents in neighbouring regions: { $regions }. Smallest army of one opponent: { $first }; with the king: { $second }. What counts: fewest units, then without the king, then the arrow.
        [2] Empty garrison spaces for { $sancho }: { $regions }. Victory points: { $first }; own field army: { $second }. What counts: most points, then the largest field army, then the arrow.
        [3] Own garrisons of { $sancho }: { $regions }. Units: { $first }; own field army: { $second }. What counts: fewest units, then the largest field army, then the arrow.
        [4] Possible attacks of { $sancho }: { $regions }. Own minus opposing units: { $first }; with its own king: { $second }. What counts: the largest lead, then the king, then the arrow.
        [5] Possible sieges of { $sancho }: { $regions }. Victory points: { $first }; opposing field army: { $second }; defenders: { $third }. What counts: most points, then no field army, then fewest defenders, then the arrow.
       *[6] Possible sieges of { $sancho }: { $regions }. Own minus opposing units: { $first }. What counts: the largest lead, then the arrow.
    }
event-bot-strongest =
    { $king ->
        [0] Strongest army of { $sancho }: { $region } ({ $number }), units: { $units }, without the king.
       *[1] Strongest army of { $sancho }: { $region } ({ $number }), units: { $units }, with the king.
    }
event-bot-weakest =
    { $king ->
        [0] Weakest neighbour: { $of } in { $region } ({ $number }), units: { $units }, without the king.
       *[1] Weakest neighbour: { $of } in { $region } ({ $number }), units: { $units }, with the king.
    }
event-bot-empty = { $sancho } chooses an empty neighbouring region: { $region } ({ $number }).
event-bot-cannot =
    { $action ->
        [0] { $sancho } cannot recruit: the supply is empty.
        [1] { $sancho } cannot deploy anybody.
        [2] { $sancho } cannot move like that.
        [3] { $sancho } cannot attack anywhere.
        [4] { $sancho } cannot fortify anything.
        [5] { $sancho } cannot besiege anything.
       *[7] Nobody has a reserve card that { $sancho } could have discarded.
    }
event-bot-takes-field = Empty garrison space with the most points for { $sancho }: { $region } ({ $number }), victory points: { $vp }, field army there: { $units }.
event-bot-strengthens = Smallest own garrison of { $sancho }: { $region } ({ $number }), units: { $units }.
event-bot-attacks = { $sancho } chooses { $region } ({ $number }) for the attack: own minus opposing units { $lead }, with all points ({ $points }).
event-bot-joins = { $sancho } sends all units but one from the garrison ({ $region }, { $number }) into battle: { $units }.
event-bot-besieges =
    { $open ->
        [0] { $sancho } chooses { $region } ({ $number }) for the siege: victory points { $vp }, defenders { $units }, with an opposing field army in the region.
       *[1] { $sancho } chooses { $region } ({ $number }) for the siege: victory points { $vp }, defenders { $units }, no opposing field army.
    }
event-bot-besieges-preferred = { $sancho } chooses the preferred region for the siege, { $region } ({ $number }): own minus opposing units { $lead }.
event-bot-keeps = At the end of the round { $card } goes face up into the reserve of { $sancho }.
event-bot-party = { $sancho } besieges { $region } ({ $number }) with exactly one unit more than there are defenders: { $units }, the king only if troops are lacking.
event-bot-leads = The highest lone die already belongs to { $sancho }: no reserve card.
event-bot-cannot-reach = { $sancho } cannot get far enough from column { $column } with its reserve cards and passes.
event-bot-shifts = { $sancho } plays { $cards } and shifts its highest die from column { $from_column } to column { $column }.
event-bot-removes =
    { $why ->
        [1] { $sancho } takes the highest opposing die that lies alone or beside exactly one of its own: { $of }, column { $column }.
        [2] { $sancho } takes a die from the lowest column of three or more: { $of }, column { $column }.
       *[3] { $sancho } takes a die from the lowest column of two: { $of }, column { $column }.
    }

campaign-about = The solo campaign: win as Nájera, then as Aragón, then as Castilla. After each win it gets one level harder; two losses are forgiven.
campaign-start-normal = Campaign from Normal
campaign-start-hard = Campaign from Hard
campaign-start-impossible = Impossible: three wins without a loss from Very hard
campaign-result-major = major victory
campaign-result-minor = minor victory
campaign-result-lost = loss
campaign-sancho =
    { $value ->
        [najera] Nájera
        [aragon] Aragón
       *[castilla] Castilla
    }
campaign-level =
    { $value ->
        [hard] Hard
        [very_hard] Very hard
        [epic] Epic
       *[normal] Normal
    }
campaign-el_cid =
    { $value ->
        [true] with El Cid
       *[false] without El Cid
    }

## What advice says of a choice

term-points = victory points: { $value } (otherwise { $other })
term-rivals = victory points of the best rival: { $value } (otherwise { $other })
term-castles = regions with a garrison: { $value } (otherwise { $other })
term-troops = troops in the field: { $value } (otherwise { $other })
