"""Chapters 8 and 9: the top and the middle field of a card, which have to be executed."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, arg2, code, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.drei_sanchos.battle import Battle
from tafelrunde.games.drei_sanchos.board import (
    decider,
    empties,
    preferred,
    presence,
    strongest,
    weakest_region,
)
from tafelrunde.games.drei_sanchos.choices import (
    attacks,
    deploy_by,
    fortifications,
    moves,
    moves_to,
)
from tafelrunde.games.drei_sanchos.deeds import (
    any_free,
    attack_is_free,
    attackable,
    can_besiege,
    can_deploy_castle,
    can_deploy_king,
    can_fortify,
    can_go,
    can_go_somewhere,
    can_move,
    fortify,
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
from tafelrunde.games.drei_sanchos.state import NOBODY, DreiSanchos
from tafelrunde.games.drei_sanchos.strip import Strip
from tafelrunde.games.drei_sanchos.tables import (
    DO_ATTACK,
    DO_BESIEGE,
    DO_DEPLOY,
    DO_FORTIFY,
    DO_KEEP,
    DO_MOVE,
    DO_RECRUIT,
    EMPTY,
    REGIONS,
    WEAKEST,
    Step,
)
from tafelrunde.games.drei_sanchos.verbs import (
    ATTACK,
    BESIEGE,
    CHOOSE_ARMY,
    CHOOSE_TARGET,
    DECLINE,
    DEPLOY_CASTLE,
    DEPLOY_HOME,
    DEPLOY_KING,
    FORTIFY,
    MOVE,
    STOP,
)

IMPOSSIBLE: Final = 0  # how an attempt at a step ends of which no point can be used


class FieldTurn(Frame[DreiSanchos]):
    """S3-8.3, S3-8.4: the steps of a field, one after the other, as completely as possible."""

    sancho: i64 = 0
    at: i64 = 0  # which step
    alternative: i64 = 0  # S3-9.12: the step itself, or what replaces it
    source: i64 = 0  # S3-8.11: the army of a directed move, once it is determined
    target: i64 = 0

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
                if following != IMPOSSIBLE:
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

    def attempt(self, s: DreiSanchos, step: Step) -> Next:
        """Begin a step, or find that it is IMPOSSIBLE to use one point of it."""
        do = step.do
        if do == DO_RECRUIT:
            return self.advance(s) if recruit(s, self.sancho, step.points) else IMPOSSIBLE
        if do == DO_DEPLOY:
            return self.deploy_all(s) if self.can_deploy(s, step) else IMPOSSIBLE
        if do == DO_FORTIFY:
            return self.fortify_next(s) if can_fortify(s, self.sancho, step.vacant) else IMPOSSIBLE
        if do == DO_ATTACK:
            return self.begin_attack(s)
        if do == DO_BESIEGE:
            return self.begin_siege(s)
        if do == DO_MOVE:
            return self.begin_move(s, step)
        if do == DO_KEEP:
            if s.keeper == NOBODY:  # S3-R.42
                s.keeper = self.sancho  # S3-8.8, S3-9.10: when the card would be discarded
            return self.advance(s)
        return s.call(Strip(self.sancho), self.STEPPED)

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

    def put(self, s: DreiSanchos, a: i64) -> None:
        """One troop, one point."""
        s.points -= 1
        deploy_by(s, self.sancho, a)

    HOMES: Final = Ask("homes", "sent_home", "home_refused", "deploy", sure=True)

    def homes(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-9.8: field army or home castle."""
        out.add(DEPLOY_HOME)
        out.add(DEPLOY_CASTLE)

    def home_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-8.3: the text says where troops go."""
        if verb_of(a) == DEPLOY_KING:
            return refused(s, "S3-8.3", "not-in-text", "card", s.card)
        return None

    def sent_home(self, s: DreiSanchos, a: i64) -> Next:
        """The next troop."""
        self.put(s, a)
        return s.finish() if goal_reached(s) else self.deploy_all(s)

    # -- Fortify

    def fortify_next(self, s: DreiSanchos) -> Next:
        """S3-8.3, S3-9.13: as many points as can be used; the rest lapses."""
        if s.points == 0 or not can_fortify(s, self.sancho, self.step_now(s).vacant):
            return self.advance(s)
        seat = decider(s, self.sancho)
        return s.ask(seat, self.GARRISONS)

    GARRISONS: Final = Ask("garrisons", "fortified", "garrison_refused", "fortify", sure=True)

    def garrisons(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-5.16: every unit that can."""
        here = presence(s, self.sancho)
        fortifications(s, self.sancho, here, self.step_now(s).vacant, out)

    def garrison_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-9.13: no point may go elsewhere."""
        if verb_of(a) == FORTIFY:
            return fortify_refusal(s, self.sancho, arg(a))
        if verb_of(a) in (BESIEGE, STOP):
            return refused(s, "S3-9.13", "must-be-used", "card", s.card)
        return None

    def fortified(self, s: DreiSanchos, a: i64) -> Next:
        """One point."""
        s.points -= 1
        fortify(s, self.sancho, arg(a))
        return s.finish() if goal_reached(s) else self.fortify_next(s)

    # -- Attack

    def begin_attack(self, s: DreiSanchos) -> Next:
        """S3-8.12, S3-R.18: with full strength, unless it would cost a garrison field."""
        regions = self.open_regions(s)
        if regions == 0:
            return IMPOSSIBLE
        for region in range(1, REGIONS + 1):
            if regions == bit(region) and attack_is_free(s, self.sancho, region):
                return self.assaulted(s, code(ATTACK, region, s.points))
        return s.ask(decider(s, self.sancho), self.BATTLEFIELDS)

    BATTLEFIELDS: Final = Ask(
        "battlefields", "assaulted", "battlefield_refused", "attack-region", sure=True
    )

    def battlefields(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-8.12: the legal regions, and refusing if each would cost a garrison field."""
        attacks(s, self.open_regions(s), s.points, s.points, out)
        if self.may_decline(s):
            out.add(DECLINE)

    def open_regions(self, s: DreiSanchos) -> i64:
        """S3-9.14: the regions of an attack, unless the text forbids it there, as a mask."""
        kingdom = self.step_now(s).kingdom
        closed = s.variant.forbidden[kingdom] if kingdom >= 0 else 0
        return attackable(s, self.sancho, presence(s, self.sancho) & ~closed)

    def may_decline(self, s: DreiSanchos) -> bool:
        """S3-8.12: if there is an attack, and each would cost a garrison field."""
        regions = self.open_regions(s)
        return regions != 0 and not any_free(s, self.sancho, regions)

    def battlefield_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """Why there is no attack there, or why it cannot be declined."""
        if verb_of(a) == ATTACK:
            if arg2(a) != s.points:
                return refused(s, "S3-8.12", "full-strength", "number", s.points)
            return attack_refusal(s, self.sancho, arg(a), arg2(a))
        if verb_of(a) == DECLINE and not self.may_decline(s):
            return refused(s, "S3-8.12", "must-attack", "card", s.card)
        return None

    def assaulted(self, s: DreiSanchos, a: i64) -> Next:
        """S3-8.12, S3-R.52: the attack, or as if it were impossible."""
        if verb_of(a) == DECLINE:
            if s.log is not None:
                s.emit("S3-8.12", "declines", {"sancho": self.sancho})
            self.alternative += 1
            return self.execute(s)
        s.attacked = True
        s.points = 0
        return s.call(Battle(self.sancho, arg(a), arg2(a)), self.STEPPED)

    # -- Besiege

    def begin_siege(self, s: DreiSanchos) -> Next:
        """S3-8.13: to be made if it is legal."""
        regions = self.besiegeable(s)
        if not regions:
            return IMPOSSIBLE
        if len(regions) == 1:
            return self.surrounded(s, code(BESIEGE, regions[0], s.points))
        return s.ask(decider(s, self.sancho), self.STRONGHOLDS)

    STRONGHOLDS: Final = Ask(
        "strongholds", "surrounded", "stronghold_refused", "siege-region", sure=True
    )

    def strongholds(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-8.10: ties are chosen."""
        for region in self.besiegeable(s):
            out.add(code(BESIEGE, region, s.points))

    def besiegeable(self, s: DreiSanchos) -> list[int]:
        """S3-9.6: the regions of a siege; the preferred one only, if the text says so."""
        step = self.step_now(s)
        regions: list[int] = []
        for region in range(1, REGIONS + 1):
            if can_besiege(s, self.sancho, region, step.points):
                regions.append(region)
        return preferred(s, self.sancho, regions) if step.preferred else regions

    def stronghold_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """Why there is no siege there."""
        if verb_of(a) != BESIEGE:
            return None
        if arg2(a) != s.points:
            return refused(s, "S3-8.2", "full-strength", "number", s.points)
        no = siege_refusal(s, self.sancho, arg(a), arg2(a))
        if no is None and arg(a) not in self.besiegeable(s):
            return refused(s, "S3-9.6", "not-preferred", "region", arg(a))
        return no

    def surrounded(self, s: DreiSanchos, a: i64) -> Next:
        """The siege itself."""
        s.besieged = True
        s.points = 0
        return s.call(Siege(self.sancho, arg(a), arg2(a)), self.STEPPED)

    # -- Move

    def begin_move(self, s: DreiSanchos, step: Step) -> Next:
        """S3-9.5: units of the strongest army into one region; S3-8.10: ties are chosen."""
        if step.target != WEAKEST and step.target != EMPTY:
            return self.march(s) if self.must_march(s) else IMPOSSIBLE
        if self.source == 0:
            armies = strongest(s, self.sancho)
            if not armies:
                return IMPOSSIBLE
            if len(armies) > 1:
                return s.ask(decider(s, self.sancho), self.ARMIES)
            self.source = armies[0]
        regions = self.goals(s, step)
        if not regions or not self.must_march(s):
            return IMPOSSIBLE  # S3-R.41: no other army takes its place
        if len(regions) > 1:
            return s.ask(decider(s, self.sancho), self.AIMS)
        return self.aimed(s, CHOOSE_TARGET + regions[0])

    ARMIES: Final = Ask("armies", "army_chosen", prompt="army")

    def armies(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-9.2: the armies that tie."""
        for region in strongest(s, self.sancho):
            out.add(CHOOSE_ARMY + region)

    def army_chosen(self, s: DreiSanchos, a: i64) -> Next:
        """S3-8.11: the text is executed with this army."""
        self.source = arg(a)
        if s.log is not None:
            told = {"sancho": self.sancho, "region": self.source}
            s.emit("S3-8.10", "army-chosen", told)
        return self.execute(s)

    def goals(self, s: DreiSanchos, step: Step) -> list[int]:
        """S3-9.3, S3-9.4: where the text sends the army."""
        if step.target == WEAKEST:
            return weakest_region(s, self.sancho, self.source)
        return empties(s, self.source)

    AIMS: Final = Ask("aims", "aimed", prompt="target")

    def aims(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-8.10: the regions that tie."""
        for region in self.goals(s, self.step_now(s)):
            out.add(CHOOSE_TARGET + region)

    def aimed(self, s: DreiSanchos, a: i64) -> Next:
        """S3-9.5: all units go there."""
        self.target = arg(a)
        return self.march(s)

    def may_march(self, s: DreiSanchos) -> bool:
        """S3-9.16: any unit of the army may go, besieging ones too."""
        if self.source:
            return movable(s, self.sancho, self.source) != 0
        return can_move(s, self.sancho)

    def must_march(self, s: DreiSanchos) -> bool:
        """S3-5.13: the last unit of a garrison is never forced to go."""
        if self.source:
            return can_go(s, self.sancho, self.source)
        return can_go_somewhere(s, self.sancho)

    def march(self, s: DreiSanchos) -> Next:
        """S3-9.5: unit after unit; S3-9.16: the owner says which goes first."""
        if s.points == 0 or not self.may_march(s):
            return self.advance(s)
        seat = decider(s, self.sancho)
        return s.ask(seat, self.STEPS)

    STEPS: Final = Ask("steps", "marched", "march_refused", "directed-move", sure=True)

    def steps(self, s: DreiSanchos, seat: i64, out: Offers) -> None:
        """S3-5.13: stopping, if only the last unit of a garrison is left."""
        if self.source:
            moves_to(s, self.sancho, self.source, self.target, out)
        else:
            moves(s, self.sancho, presence(s, self.sancho), out)
        if not self.must_march(s):
            out.add(STOP)

    def march_refused(self, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        """S3-8.3, S3-9.5: this army, this region, and no stopping while a unit can go."""
        if verb_of(a) == STOP:
            if self.must_march(s):
                return refused(s, "S3-8.3", "must-go-on", "number", s.points)
            return None
        if verb_of(a) != MOVE:
            return None
        if self.source and (arg(a) // 6 != self.source or arg2(a) != self.target):
            key, region, target = "directed-elsewhere", self.source, self.target
            return refused(s, "S3-9.5", key, "region", region, "target", target)
        return move_refusal(s, self.sancho, arg(a), arg2(a))

    def marched(self, s: DreiSanchos, a: i64) -> Next:
        """One unit, one point; S3-5.13: or stopping before the last unit of a garrison."""
        if verb_of(a) == STOP:
            if s.log is not None:
                s.emit("S3-5.13", "stops", {"sancho": self.sancho, "number": s.points})
            return self.advance(s)
        s.points -= 1
        move(s, self.sancho, arg(a), arg2(a))
        return s.finish() if goal_reached(s) else self.march(s)

    def about(self, s: DreiSanchos, seat: i64) -> Params:
        told: dict[str, int | str | tuple[int, ...]] = {"sancho": self.sancho, "number": s.points}
        told["card"] = s.card
        if self.target:
            told["region"] = self.target
        return told

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("sancho", "i64"),
        ("at", "i64"),
        ("alternative", "i64"),
        ("source", "i64"),
        ("target", "i64"),
    )

    NAMES: ClassVar[Names] = (
        *Frame.NAMES,
        "homes",
        "sent_home",
        "home_refused",
        "garrisons",
        "fortified",
        "garrison_refused",
        "battlefields",
        "assaulted",
        "battlefield_refused",
        "strongholds",
        "surrounded",
        "stronghold_refused",
        "armies",
        "army_chosen",
        "aims",
        "aimed",
        "steps",
        "marched",
        "march_refused",
        "stepped",
    )
    STEPPED: Final = 21
    QUESTIONS: ClassVar[Questions] = (
        HOMES.numbered(2, 3, 4, 0),
        GARRISONS.numbered(5, 6, 7, 0),
        BATTLEFIELDS.numbered(8, 9, 10, 0),
        STRONGHOLDS.numbered(11, 12, 13, 0),
        ARMIES.numbered(14, 15, 0, 0),
        AIMS.numbered(16, 17, 0, 0),
        STEPS.numbered(18, 19, 20, 0),
    )

    def __init__(
        self, sancho: i64 = 0, at: i64 = 0, alternative: i64 = 0, source: i64 = 0, target: i64 = 0
    ) -> None:
        self.sancho = sancho
        self.at = at
        self.alternative = alternative
        self.source = source
        self.target = target

    def clone(self) -> FieldTurn:
        return FieldTurn(self.sancho, self.at, self.alternative, self.source, self.target)

    def sieve(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.home_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 7:
            for i in range(out.n):
                if self.garrison_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 10:
            for i in range(out.n):
                if self.battlefield_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 13:
            for i in range(out.n):
                if self.stronghold_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        elif number == 20:
            for i in range(out.n):
                if self.march_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: DreiSanchos, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.sent_home(s, a)
        if number == 6:
            return self.fortified(s, a)
        if number == 9:
            return self.assaulted(s, a)
        if number == 12:
            return self.surrounded(s, a)
        if number == 15:
            return self.army_chosen(s, a)
        if number == 17:
            return self.aimed(s, a)
        if number == 19:
            return self.marched(s, a)
        if number == 21:
            return self.stepped(s, s.handed)
        return super().step(number, s, a)

    def offer(self, number: i64, s: DreiSanchos, seat: i64, out: Offers) -> None:
        if number == 2:
            self.homes(s, seat, out)
        elif number == 5:
            self.garrisons(s, seat, out)
        elif number == 8:
            self.battlefields(s, seat, out)
        elif number == 11:
            self.strongholds(s, seat, out)
        elif number == 14:
            self.armies(s, seat, out)
        elif number == 16:
            self.aims(s, seat, out)
        elif number == 18:
            self.steps(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: DreiSanchos, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.home_refused(s, seat, a)
        if number == 7:
            return self.garrison_refused(s, seat, a)
        if number == 10:
            return self.battlefield_refused(s, seat, a)
        if number == 13:
            return self.stronghold_refused(s, seat, a)
        if number == 20:
            return self.march_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
