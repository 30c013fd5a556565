"""Chapters 8 and 9: the top and the middle field of a card, which have to be executed."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import (
    decider,
    empties,
    preferred,
    strongest,
    weakest,
)
from tafelrunde.games.drei_sanchos.choices import attacks, deploy_by, fortifications, moves
from tafelrunde.games.drei_sanchos.deeds import (
    attack_is_free,
    can_besiege,
    can_deploy_castle,
    can_deploy_king,
    fortifiable,
    fortify,
    is_last,
    movable,
    move,
    recruit,
)
from tafelrunde.games.drei_sanchos.ending import goal_reached
from tafelrunde.games.drei_sanchos.refusals import (
    attack_refusal,
    fortify_refusal,
    move_refusal,
    siege_refusal,
)
from tafelrunde.games.drei_sanchos.siege import Siege
from tafelrunde.games.drei_sanchos.spending import begin_turn
from tafelrunde.games.drei_sanchos.state import (
    ARMY,
    BESIEGE,
    DECLINE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    MOVE,
    NOBODY,
    STOP,
    TARGET,
    DreiSanchos,
)
from tafelrunde.games.drei_sanchos.strip import Strip
from tafelrunde.games.drei_sanchos.tables import (
    ATTACK,
    DEPLOY,
    EMPTY,
    FORTIFY,
    KEEP,
    RECRUIT,
    REGIONS,
    WEAKEST,
    Step,
)
from tafelrunde.games.drei_sanchos.tables import (
    BESIEGE as DO_BESIEGE,
)
from tafelrunde.games.drei_sanchos.tables import (
    MOVE as DO_MOVE,
)


class FieldTurn(Frame[DreiSanchos]):
    """S3-8.3, S3-8.4: the steps of a field, one after the other, as completely as possible."""

    sancho: int = 0
    at: int = 0  # which step
    alternative: int = 0  # S3-9.12: the step itself, or what replaces it
    source: int = 0  # S3-8.11: the army of a directed move, once it is determined
    target: int = 0

    def start(self, s: DreiSanchos) -> Next:
        """S3-8.1: the same rules as for command actions."""
        begin_turn(s, self.sancho)
        if s.log is not None:
            s.emit("S3-8.4", "executes", {"sancho": self.sancho, "card": s.card})
        return self.execute(s)

    def step_now(self, s: DreiSanchos) -> Step:
        """The step under way."""
        return s.tables.cards[s.card].fields[self.sancho][self.at][self.alternative]

    def execute(self, s: DreiSanchos) -> Next:
        """S3-9.12, S3-9.13: the first of the alternatives of which one point can be used."""
        steps = s.tables.cards[s.card].fields[self.sancho]
        while self.at < len(steps):
            chain = steps[self.at]
            while self.alternative < len(chain):
                step = chain[self.alternative]
                s.points = step.points
                following = self.attempt(s, step)
                if following is not None:
                    return following
                self.alternative += 1
            if s.log is not None:
                s.emit("S3-8.14", "impossible", {"sancho": self.sancho, "card": s.card})
            self.rewind()
        s.points = 0
        return s.finish()

    def rewind(self) -> None:
        """On to the next step of the text."""
        self.at += 1
        self.alternative = 0
        self.source = 0
        self.target = 0

    def advance(self, s: DreiSanchos) -> Next:
        """S3-9.12: what replaces a step that was executed is left out. S3-R.21: the goal."""
        if goal_reached(s):
            return s.finish()
        self.rewind()
        return self.execute(s)

    def attempt(self, s: DreiSanchos, step: Step) -> Next | None:
        """Begin a step; None if not one point of it can be used."""
        do = step.do
        if do == RECRUIT:
            return self.advance(s) if recruit(s, self.sancho, step.points) else None
        if do == DEPLOY:
            return self.deploy_all(s) if self.can_deploy(s, step) else None
        if do == FORTIFY:
            return self.fortify_next(s) if fortifiable(s, self.sancho, step.vacant) else None
        if do == ATTACK:
            return self.begin_attack(s)
        if do == DO_BESIEGE:
            return self.begin_siege(s)
        if do == DO_MOVE:
            return self.begin_move(s, step)
        if do == KEEP:
            if s.keeper == NOBODY:  # S3-R.42
                s.keeper = self.sancho  # S3-8.8, S3-9.10: when the card would be discarded
            return self.advance(s)
        return s.call(Strip(self.sancho), "stepped")

    def stepped(self, s: DreiSanchos, value: object) -> Next:
        """A battle, a siege or a discard is over."""
        return self.advance(s)

    # -- Deploy

    def can_deploy(self, s: DreiSanchos, step: Step) -> bool:
        """S3-9.7, S3-R.10: with a rest clause recruiting is enough."""
        if step.rest and s.supply[self.sancho]:
            return True
        return self.places_one(s, step)

    def places_one(self, s: DreiSanchos, step: Step) -> bool:
        """S3-9.8, S3-9.9: whether one more troop can be deployed."""
        if step.king:
            return can_deploy_king(s, self.sancho)
        return s.recruits[self.sancho] > 0

    def deploy_all(self, s: DreiSanchos) -> Next:
        """S3-9.8, S3-9.9: troop after troop; S3-9.7: unused points recruit."""
        step = self.step_now(s)
        while s.points and self.places_one(s, step):
            if not step.king and can_deploy_castle(s, self.sancho):
                seat = decider(s, self.sancho)
                return s.ask(seat, self.HOMES)
            self.put(s, DEPLOY_KING if step.king else DEPLOY_HOME)
            if goal_reached(s):
                return s.finish()
        if step.rest and s.points:
            recruit(s, self.sancho, s.points)
        return self.advance(s)

    def put(self, s: DreiSanchos, a: Action) -> None:
        """One troop, one point."""
        s.points -= 1
        deploy_by(s, self.sancho, a)

    HOMES: Final = Ask("homes", "sent_home", "home_refused", "deploy")

    def homes(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-9.8: field army or home castle."""
        return [DEPLOY_HOME, DEPLOY_CASTLE]

    def home_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-8.3: the text says where troops go."""
        if a.kind == "deploy_king":
            return refused(s, "S3-8.3", "not-in-text", "card", s.card)
        return None

    def sent_home(self, s: DreiSanchos, a: Action) -> Next:
        """The next troop."""
        self.put(s, a)
        return s.finish() if goal_reached(s) else self.deploy_all(s)

    # -- Fortify

    def fortify_next(self, s: DreiSanchos) -> Next:
        """S3-8.3, S3-9.13: as many points as can be used; the rest lapses."""
        if s.points == 0 or not fortifiable(s, self.sancho, self.step_now(s).vacant):
            return self.advance(s)
        seat = decider(s, self.sancho)
        return s.ask(seat, self.GARRISONS)

    GARRISONS: Final = Ask("garrisons", "fortified", "garrison_refused", "fortify")

    def garrisons(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-5.16: every unit that can."""
        return fortifications(s, self.sancho, self.step_now(s).vacant)

    def garrison_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-9.13: no point may go elsewhere."""
        if a.kind == "fortify":
            return fortify_refusal(s, self.sancho, a.args[0])
        if a.kind in ("besiege", "stop"):
            return refused(s, "S3-9.13", "must-be-used", "card", s.card)
        return None

    def fortified(self, s: DreiSanchos, a: Action) -> Next:
        """One point."""
        s.points -= 1
        fortify(s, self.sancho, a.args[0])
        return s.finish() if goal_reached(s) else self.fortify_next(s)

    # -- Attack

    def begin_attack(self, s: DreiSanchos) -> Next | None:
        """S3-8.12, S3-R.18: with full strength, unless it would cost a garrison field."""
        regions = self.battlefields(s, 0)
        if not regions:
            return None
        if len(regions) == 1:
            return self.assaulted(s, regions[0])
        seat = decider(s, self.sancho)
        return s.ask(seat, self.BATTLEFIELDS)

    BATTLEFIELDS: Final = Ask("battlefields", "assaulted", "battlefield_refused", "attack-region")

    def battlefields(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-8.12: the legal regions, and refusing if each would cost a garrison field."""
        step = self.step_now(s)
        closed = s.variant.forbidden[step.kingdom] if step.kingdom >= 0 else 0
        found = attacks(s, self.sancho, step.points, step.points, closed)
        for a in found:
            if attack_is_free(s, self.sancho, a.args[0]):
                return found
        return [*found, DECLINE] if found else found

    def battlefield_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """Why there is no attack there, or why it cannot be declined."""
        if a.kind == "attack":
            if a.args[1] != s.points:
                return refused(s, "S3-8.12", "full-strength", "number", s.points)
            return attack_refusal(s, self.sancho, a.args[0], a.args[1])
        if a.kind == "decline" and DECLINE not in self.battlefields(s, seat):
            return refused(s, "S3-8.12", "must-attack", "card", s.card)
        return None

    def assaulted(self, s: DreiSanchos, a: Action) -> Next:
        """S3-8.12, S3-R.52: the attack, or as if it were impossible."""
        if a.kind == "decline":
            if s.log is not None:
                s.emit("S3-8.12", "declines", {"sancho": self.sancho})
            self.alternative += 1
            return self.execute(s)
        s.attacked = True
        s.points = 0
        return s.call(Battle(self.sancho, a.args[0], a.args[1]), "stepped")

    # -- Besiege

    def begin_siege(self, s: DreiSanchos) -> Next | None:
        """S3-8.13: to be made if it is legal."""
        regions = self.strongholds(s, 0)
        if not regions:
            return None
        if len(regions) == 1:
            return self.surrounded(s, regions[0])
        seat = decider(s, self.sancho)
        return s.ask(seat, self.STRONGHOLDS)

    STRONGHOLDS: Final = Ask("strongholds", "surrounded", "stronghold_refused", "siege-region")

    def strongholds(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-9.6: in the preferred region only, if the text says so; S3-8.10: ties are chosen."""
        step = self.step_now(s)
        regions = [r for r in range(1, REGIONS + 1) if can_besiege(s, self.sancho, r, step.points)]
        if step.preferred:
            regions = preferred(s, self.sancho, regions)
        return [BESIEGE[region][step.points] for region in regions]

    def stronghold_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """Why there is no siege there."""
        if a.kind != "besiege":
            return None
        if a.args[1] != s.points:
            return refused(s, "S3-8.2", "full-strength", "number", s.points)
        no = siege_refusal(s, self.sancho, a.args[0], a.args[1])
        if no is None and a not in self.strongholds(s, seat):
            return refused(s, "S3-9.6", "not-preferred", "region", a.args[0])
        return no

    def surrounded(self, s: DreiSanchos, a: Action) -> Next:
        """The siege itself."""
        s.besieged = True
        s.points = 0
        return s.call(Siege(self.sancho, a.args[0], a.args[1]), "stepped")

    # -- Move

    def begin_move(self, s: DreiSanchos, step: Step) -> Next | None:
        """S3-9.5: units of the strongest army into one region; S3-8.10: ties are chosen."""
        if step.target != WEAKEST and step.target != EMPTY:
            return self.march(s) if self.must_march(s) else None
        if self.source == 0:
            armies = strongest(s, self.sancho)
            if not armies:
                return None
            if len(armies) > 1:
                return s.ask(decider(s, self.sancho), self.ARMIES)
            self.source = armies[0]
        regions = self.goals(s, step)
        if not regions or not self.must_march(s):
            return None  # S3-R.41: no other army takes its place
        if len(regions) > 1:
            return s.ask(decider(s, self.sancho), self.AIMS)
        return self.aimed(s, TARGET[regions[0]])

    ARMIES: Final = Ask("armies", "army_chosen", prompt="army")

    def armies(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-9.2: the armies that tie."""
        return [ARMY[region] for region in strongest(s, self.sancho)]

    def army_chosen(self, s: DreiSanchos, a: Action) -> Next:
        """S3-8.11: the text is executed with this army."""
        self.source = a.args[0]
        if s.log is not None:
            told = {"sancho": self.sancho, "region": self.source}
            s.emit("S3-8.10", "army-chosen", told)
        return self.execute(s)

    def goals(self, s: DreiSanchos, step: Step) -> list[int]:
        """S3-9.3, S3-9.4: where the text sends the army."""
        if step.target == WEAKEST:
            return weakest(s, self.sancho, self.source)
        return empties(s, self.source)

    AIMS: Final = Ask("aims", "aimed", prompt="target")

    def aims(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-8.10: the regions that tie."""
        return [TARGET[region] for region in self.goals(s, self.step_now(s))]

    def aimed(self, s: DreiSanchos, a: Action) -> Next:
        """S3-9.5: all units go there."""
        self.target = a.args[0]
        return self.march(s)

    def marchers(self, s: DreiSanchos) -> list[int]:
        """S3-9.16: any unit of the army may go, besieging ones too."""
        if self.source:
            return movable(s, self.sancho, self.source)
        found: list[int] = []
        for region in range(1, REGIONS + 1):
            found += movable(s, self.sancho, region)
        return found

    def must_march(self, s: DreiSanchos) -> bool:
        """S3-5.13: the last unit of a garrison is never forced to go."""
        return any(not is_last(s, unit) for unit in self.marchers(s))

    def march(self, s: DreiSanchos) -> Next:
        """S3-9.5: unit after unit; S3-9.16: the owner says which goes first."""
        if s.points == 0 or not self.marchers(s):
            return self.advance(s)
        seat = decider(s, self.sancho)
        return s.ask(seat, self.STEPS)

    STEPS: Final = Ask("steps", "marched", "march_refused", "directed-move")

    def steps(self, s: DreiSanchos, seat: int) -> list[Action]:
        """S3-5.13: stopping, if only the last unit of a garrison is left."""
        if self.source:
            found = [MOVE[unit][self.target] for unit in self.marchers(s)]
        else:
            found = moves(s, self.sancho)
        return found if self.must_march(s) else [*found, STOP]

    def march_refused(self, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        """S3-8.3, S3-9.5: this army, this region, and no stopping while a unit can go."""
        if a.kind == "stop":
            if self.must_march(s):
                return refused(s, "S3-8.3", "must-go-on", "number", s.points)
            return None
        if a.kind != "move":
            return None
        if self.source and (a.args[0] // 6 != self.source or a.args[1] != self.target):
            key, region, target = "directed-elsewhere", self.source, self.target
            return refused(s, "S3-9.5", key, "region", region, "target", target)
        return move_refusal(s, self.sancho, a.args[0], a.args[1])

    def marched(self, s: DreiSanchos, a: Action) -> Next:
        """One unit, one point; S3-5.13: or stopping before the last unit of a garrison."""
        if a.kind == "stop":
            if s.log is not None:
                s.emit("S3-5.13", "stops", {"sancho": self.sancho, "number": s.points})
            return self.advance(s)
        s.points -= 1
        move(s, self.sancho, a.args[0], a.args[1])
        return s.finish() if goal_reached(s) else self.march(s)

    def about(self, s: DreiSanchos, seat: int) -> Params:
        told: dict[str, int | str | tuple[int, ...]] = {"sancho": self.sancho, "number": s.points}
        told["card"] = s.card
        if self.target:
            told["region"] = self.target
        return told

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("sancho", "int"),
        ("at", "int"),
        ("alternative", "int"),
        ("source", "int"),
        ("target", "int"),
    )

    def __init__(
        self, sancho: int = 0, at: int = 0, alternative: int = 0, source: int = 0, target: int = 0
    ) -> None:
        self.sancho = sancho
        self.at = at
        self.alternative = alternative
        self.source = source
        self.target = target

    def clone(self) -> FieldTurn:
        n = FieldTurn(self.sancho, self.at, self.alternative, self.source, self.target)
        n.then = self.then
        return n

    def step(self, name: str, s: DreiSanchos, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "sent_home":
            return self.sent_home(s, cast(Action, value))
        if name == "fortified":
            return self.fortified(s, cast(Action, value))
        if name == "assaulted":
            return self.assaulted(s, cast(Action, value))
        if name == "surrounded":
            return self.surrounded(s, cast(Action, value))
        if name == "army_chosen":
            return self.army_chosen(s, cast(Action, value))
        if name == "aimed":
            return self.aimed(s, cast(Action, value))
        if name == "marched":
            return self.marched(s, cast(Action, value))
        if name == "stepped":
            return self.stepped(s, value)
        return super().step(name, s, value)

    def offer(self, name: str, s: DreiSanchos, seat: int) -> list[Action]:
        if name == "homes":
            return self.homes(s, seat)
        if name == "garrisons":
            return self.garrisons(s, seat)
        if name == "battlefields":
            return self.battlefields(s, seat)
        if name == "strongholds":
            return self.strongholds(s, seat)
        if name == "armies":
            return self.armies(s, seat)
        if name == "aims":
            return self.aims(s, seat)
        if name == "steps":
            return self.steps(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: DreiSanchos, seat: int, a: Action) -> Refusal | None:
        if name == "home_refused":
            return self.home_refused(s, seat, a)
        if name == "garrison_refused":
            return self.garrison_refused(s, seat, a)
        if name == "battlefield_refused":
            return self.battlefield_refused(s, seat, a)
        if name == "stronghold_refused":
            return self.stronghold_refused(s, seat, a)
        if name == "march_refused":
            return self.march_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>
