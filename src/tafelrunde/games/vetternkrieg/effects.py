"""The effects of event cards (VK-4.7, VK-4.44): one frame that carries out any of them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Action, Params, Refusal
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Next
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import bit
from tafelrunde.core.state import refused
from tafelrunde.games.vetternkrieg.state import (
    DECLINE,
    FRENCH,
    HALF,
    PUT_IN,
    SHIFTS,
    STACKS,
    STOP,
    STRIKE,
    TAKE_FROM,
    TROOPS,
    USE,
    Vetternkrieg,
    house_of,
    on_field,
    stack_size,
)
from tafelrunde.games.vetternkrieg.tables import (
    ANY_REGION,
    ANY_TO_SUPPLY,
    FRENCH_SWITCH,
    FRENCH_TO_BATTLEFIELD,
    MAP_TO_BATTLEFIELD,
    MAP_TO_RESERVE,
    OPPONENT_TO_RESERVE,
    REGIONS,
    RESERVE_TO_BATTLEFIELD,
    RESERVE_TO_EACH,
    RESERVE_TO_REGION,
    SHIFT,
    SUPPLY_TO_BATTLEFIELD,
    SUPPLY_TO_RESERVE,
)

PROMPTS: Final = (
    "",
    "take-to-reserve",
    "take-to-battlefield",
    "use-effect",
    "shift-troops",
    "put-in-each",
    "strike-troop",
    "put-in-region",
    "count-to-reserve",
    "count-supply-to-battlefield",
    "count-reserve-to-battlefield",
    "use-effect",
    "oust-troop",
)
SHIFT_STEPS: Final = [
    SHIFTS[stack][region]
    for stack in range(HALF)
    for region in range(REGIONS)
    if stack // 2 != region
]
NOTHING_THERE: Final = Refusal("VK-4.8", "no-troop-there")
# Why nothing at all is not enough, by the rule behind the effect.
AT_LEAST_ONE: Final = {
    "VK-4.7": Refusal("VK-4.9", "at-least-one"),
    "VK-4.14": Refusal("VK-4.14", "at-least-one"),
    "VK-8.5": Refusal("VK-8.6", "at-least-one"),
}
SERVED: Final = Refusal("VK-4.7", "region-served")
ONE_SOURCE: Final = Refusal("VK-4.7", "one-source-region")
OTHER_REGION: Final = Refusal("VK-4.7", "other-region")
ONE_REGION: Final = Refusal("VK-4.7", "one-region")
NOT_HERE: Final = Refusal("VK-4.7", "not-the-battlefield-region")


class Effect(Frame[Vetternkrieg]):
    """VK-4.7, VK-4.44: a seat carries out an effect, one small step after the other.

    "Own" always means the seat that carries it out. French troops are nobody's own
    (VK-R.29). Deploying is such an effect too; nothing else brings troops to a half or
    takes them away before the battle (VK-4.39). `least` is 1 where something must be done
    (VK-4.9) and 0 where not.
    The value is the number of steps done.
    """

    seat: int = 0
    op: int = 0
    most: int = 0
    region: int = -1
    least: int = 0
    rule: str = ""
    done: int = 0
    served: int = 0  # mask of regions that got a troop

    def about(self, s: Vetternkrieg, seat: int) -> Params:
        return {"card": s.card, "count": self.most - self.done}

    def start(self, s: Vetternkrieg) -> Next:
        """Go on while something is left to do; what goes without a choice happens at once."""
        if self.done >= self.most or not self.goes_further(s):
            return s.finish(self.done)
        if self.op == FRENCH_SWITCH or self.op == FRENCH_TO_BATTLEFIELD:
            if self.least:
                return self.called(s)
            return s.ask(self.seat, self.USES)
        return s.ask(self.seat, self.STEPS)

    def wording(self, s: Vetternkrieg) -> str:
        return PROMPTS[self.op]

    def goes_further(self, s: Vetternkrieg) -> bool:
        """VK-R.14: as much as possible, no more."""
        if self.op == RESERVE_TO_EACH and self.served == (1 << REGIONS) - 1:
            return False
        if self.op == SHIFT and self.region != ANY_REGION:
            return s.troops[2 * self.region] + s.troops[2 * self.region + 1] > 0
        return is_possible(s, self.seat, self.op)

    USES: Final = Ask("uses", "answered", prompt="use-effect")

    def uses(self, s: Vetternkrieg, seat: int) -> list[Action]:
        """VK-4.44: an effect without further choice is used or not."""
        return [USE, DECLINE]

    def answered(self, s: Vetternkrieg, a: Action) -> Next:
        """VK-4.44: it is optional."""
        return self.called(s) if a.kind == "use" else self.declined(s)

    def declined(self, s: Vetternkrieg) -> Next:
        """VK-4.44: "up to" includes nothing at all (VK-R.28)."""
        if s.log is not None:
            s.emit(self.rule, "stopped" if self.done else "declined", {"seat": self.seat})
        return s.finish(self.done)

    def called(self, s: Vetternkrieg) -> Next:
        """The French come from the supply, or change sides all together (VK-R.30)."""
        seat = self.seat
        if self.op == FRENCH_SWITCH:
            count = s.french[1 - seat]
            s.french[1 - seat] = 0
            if s.log is not None:
                s.emit(self.rule, "french-switched", {"seat": seat, "count": count})
        else:
            count = s.french_supply
            s.french_supply = 0
            if s.log is not None:
                s.emit(self.rule, "french-came", {"seat": seat, "count": count})
        s.french[seat] += count
        return s.finish(count)

    STEPS: Final = Ask("steps", "stepped", "step_refused")

    def steps(self, s: Vetternkrieg, seat: int) -> list[Action]:
        """What may be tried next, and the end."""
        op = self.op
        if op in (MAP_TO_RESERVE, MAP_TO_BATTLEFIELD, OPPONENT_TO_RESERVE):
            offered = TAKE_FROM
        elif op == SHIFT:
            offered = SHIFT_STEPS
        elif op == ANY_TO_SUPPLY:
            offered = STRIKE
        elif op == RESERVE_TO_EACH or (op == RESERVE_TO_REGION and self.region == ANY_REGION):
            offered = PUT_IN
        else:
            offered = TROOPS[1 : self.most + 1]
        return [*offered, STOP if self.done else DECLINE]

    def step_refused(self, s: Vetternkrieg, seat: int, a: Action) -> Refusal | None:
        """VK-4.8: only what is there can be moved; VK-4.9: a main event does at least 1 thing."""
        kind = a.kind
        if kind == "stop" or kind == "decline":
            return AT_LEAST_ONE[self.rule] if self.done < self.least else None
        if kind == "troops":
            enough = a.args[0] <= self.stock(s)
            return None if enough else refused(s, self.rule, "not-enough-troops")
        if kind == "take_from":
            whose = 1 - seat if self.op == OPPONENT_TO_RESERVE else seat
            return None if s.troops[2 * a.args[0] + whose] else NOTHING_THERE
        if kind == "put_in":
            return self.put_refused(a.args[0])
        if kind == "shift":
            return self.shift_refused(s, a.args[0], a.args[1])
        if kind == "strike":
            return strike_refused(s, a.args[0])
        return None

    def put_refused(self, region: int) -> Refusal | None:
        """VK-4.7: each region once, or all into one region, as the text says."""
        if self.op == RESERVE_TO_EACH:
            return SERVED if self.served >> region & 1 else None
        return ONE_REGION if self.served and not self.served >> region & 1 else None

    def shift_refused(self, s: Vetternkrieg, stack: int, target: int) -> Refusal | None:
        """VK-R.59: from one region only, to any others; never from or to the battlefield."""
        if stack >= HALF or self.region not in (ANY_REGION, stack // 2):
            return ONE_SOURCE
        if target == stack // 2:
            return OTHER_REGION
        return None if stack_size(s, stack) else NOTHING_THERE

    def stock(self, s: Vetternkrieg) -> int:
        """Where the counted troops come from."""
        if self.op == SUPPLY_TO_RESERVE or self.op == SUPPLY_TO_BATTLEFIELD:
            return s.supply[self.seat]
        return s.reserve[self.seat]

    def stepped(self, s: Vetternkrieg, a: Action) -> Next:
        """One step is done; a number of troops is all at once."""
        kind = a.kind
        if kind == "stop" or kind == "decline":
            return self.declined(s)
        if kind == "troops":
            self.done = a.args[0]
            self.count_moved(s, a.args[0])
            return s.finish(self.done)
        self.done += 1
        if kind == "take_from":
            self.taken(s, a.args[0])
        elif kind == "put_in":
            self.put(s, a.args[0], 1)
        elif kind == "shift":
            self.shifted(s, a.args[0], a.args[1])
        else:
            struck(s, self.seat, a.args[0], self.rule)
        return self.start(s)

    def count_moved(self, s: Vetternkrieg, count: int) -> None:
        """Own troops move between supply, reserve, battlefield and a fixed region."""
        seat, op = self.seat, self.op
        if op == RESERVE_TO_REGION:
            self.put(s, self.region, count)
            return
        if op == RESERVE_TO_BATTLEFIELD:
            s.reserve[seat] -= count
            s.half[seat] += count
            if s.log is not None:
                s.emit(self.rule, "deployed", {"seat": seat, "count": count})
        elif op == SUPPLY_TO_BATTLEFIELD:
            s.supply[seat] -= count
            s.half[seat] += count
            if s.log is not None:
                s.emit(self.rule, "levied", {"seat": seat, "count": count})
        else:
            s.supply[seat] -= count
            s.reserve[seat] += count
            if s.log is not None:
                s.emit(self.rule, "recruited", {"seat": seat, "count": count})

    def put(self, s: Vetternkrieg, region: int, count: int) -> None:
        """Reserve to a region, without a roll; VK-R.61: the player chooses which regions."""
        s.reserve[self.seat] -= count
        s.troops[2 * region + self.seat] += count
        self.served |= bit(region)
        if s.log is not None:
            s.emit(self.rule, "put", {"seat": self.seat, "count": count, "region": region})

    def taken(self, s: Vetternkrieg, region: int) -> None:
        """VK-R.15: from the map means from a region, never from the battlefield."""
        whose = 1 - self.seat if self.op == OPPONENT_TO_RESERVE else self.seat
        s.troops[2 * region + whose] -= 1
        if self.op == MAP_TO_BATTLEFIELD:
            s.half[whose] += 1
            if s.log is not None:
                s.emit(self.rule, "marched", {"seat": whose, "region": region})
        else:
            s.reserve[whose] += 1
            if s.log is not None:
                s.emit(self.rule, "withdrew", {"seat": whose, "region": region})

    def shifted(self, s: Vetternkrieg, stack: int, target: int) -> None:
        """VK-R.59: a troop of either house goes to another region, near or far."""
        self.region = stack // 2
        owner = house_of(s, stack % 2)
        s.troops[2 * self.region + owner] -= 1
        s.troops[2 * target + owner] += 1
        if s.log is not None:
            told = {"seat": owner, "region": self.region, "target": target}
            s.emit(self.rule, "moved", told)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("then", "str"),
        ("seat", "int"),
        ("op", "int"),
        ("most", "int"),
        ("region", "int"),
        ("least", "int"),
        ("rule", "str"),
        ("done", "int"),
        ("served", "int"),
    )

    def __init__(
        self,
        seat: int = 0,
        op: int = 0,
        most: int = 0,
        region: int = -1,
        least: int = 0,
        rule: str = "",
        done: int = 0,
        served: int = 0,
    ) -> None:
        self.seat = seat
        self.op = op
        self.most = most
        self.region = region
        self.least = least
        self.rule = rule
        self.done = done
        self.served = served

    def clone(self) -> Effect:
        n = Effect(
            self.seat,
            self.op,
            self.most,
            self.region,
            self.least,
            self.rule,
            self.done,
            self.served,
        )
        n.then = self.then
        return n

    def step(self, name: str, s: Vetternkrieg, value: object) -> Next:
        if name == "start":
            return self.start(s)
        if name == "answered":
            return self.answered(s, cast(Action, value))
        if name == "stepped":
            return self.stepped(s, cast(Action, value))
        return super().step(name, s, value)

    def offer(self, name: str, s: Vetternkrieg, seat: int) -> list[Action]:
        if name == "uses":
            return self.uses(s, seat)
        if name == "steps":
            return self.steps(s, seat)
        return super().offer(name, s, seat)

    def refuse(self, name: str, s: Vetternkrieg, seat: int, a: Action) -> Refusal | None:
        if name == "step_refused":
            return self.step_refused(s, seat, a)
        return super().refuse(name, s, seat, a)

    # </generated>


def strike_refused(s: Vetternkrieg, stack: int) -> Refusal | None:
    """VK-4.44: any troop (VK-R.60: also an own one), in the places that the text names."""
    if stack < HALF and stack // 2 != s.tables.region[s.battlefield]:
        return NOT_HERE
    return None if stack_size(s, stack) else NOTHING_THERE


def struck(s: Vetternkrieg, seat: int, stack: int, rule: str) -> None:
    """A troop of any colour goes to its supply."""
    owner = house_of(s, stack % 2)
    if stack >= FRENCH:
        s.french[owner] -= 1
        s.french_supply += 1
    elif stack >= HALF:
        s.half[owner] -= 1
        s.supply[owner] += 1
    else:
        s.troops[2 * (stack // 2) + owner] -= 1
        s.supply[owner] += 1
    if s.log is not None:
        s.emit(rule, "struck", {"seat": seat, "stack": stack})


def has_on_map(s: Vetternkrieg, seat: int) -> bool:
    """Whether a seat has a troop in any region."""
    return s.troops[seat] + s.troops[2 + seat] + s.troops[4 + seat] > 0


def is_possible(s: Vetternkrieg, seat: int, op: int) -> bool:
    """VK-4.8: whether a seat could carry out an effect at all."""
    if op in (MAP_TO_RESERVE, MAP_TO_BATTLEFIELD):
        return has_on_map(s, seat)
    if op in (RESERVE_TO_EACH, RESERVE_TO_REGION, RESERVE_TO_BATTLEFIELD):
        return s.reserve[seat] > 0
    if op in (SUPPLY_TO_RESERVE, SUPPLY_TO_BATTLEFIELD):
        return s.supply[seat] > 0
    if op == FRENCH_SWITCH:  # VK-R.31: equal numbers are not fewer
        return s.french[1 - seat] > 0 and on_field(s, seat) < on_field(s, 1 - seat)
    if op == FRENCH_TO_BATTLEFIELD:
        return s.french_supply > 0
    if op == OPPONENT_TO_RESERVE:
        return has_on_map(s, 1 - seat)
    if op == SHIFT:
        return sum(s.troops) > 0
    if op == ANY_TO_SUPPLY:
        for stack in range(STACKS):
            if strike_refused(s, stack) is None:
                return True
    return False
