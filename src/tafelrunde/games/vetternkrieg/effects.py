"""The effects of event cards (VK-4.7, VK-4.44): one frame that carries out any of them."""

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
from tafelrunde.games.vetternkrieg import verbs
from tafelrunde.games.vetternkrieg.state import Vetternkrieg, house_of, on_field, stack_size
from tafelrunde.games.vetternkrieg.tables import (
    ANY_REGION,
    ANY_TO_SUPPLY,
    FRENCH,
    FRENCH_SWITCH,
    FRENCH_TO_BATTLEFIELD,
    HALF,
    MAP_TO_BATTLEFIELD,
    MAP_TO_RESERVE,
    OPPONENT_TO_RESERVE,
    REGIONS,
    RESERVE_TO_BATTLEFIELD,
    RESERVE_TO_EACH,
    RESERVE_TO_REGION,
    SHIFT,
    STACKS,
    SUPPLY_TO_BATTLEFIELD,
    SUPPLY_TO_RESERVE,
)
from tafelrunde.games.vetternkrieg.verbs import (
    DECLINE,
    MOST_TROOPS,
    PUT_IN,
    STOP,
    STRIKE,
    TAKE_FROM,
    TROOPS,
    USE,
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
    code(verbs.SHIFT, stack, region)
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

    seat: i64 = 0
    op: i64 = 0
    most: i64 = 0
    region: i64 = -1
    least: i64 = 0
    rule: str = ""
    done: i64 = 0
    served: i64 = 0  # mask of regions that got a troop

    def about(self, s: Vetternkrieg, seat: i64) -> Params:
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

    def uses(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """VK-4.44: an effect without further choice is used or not."""
        out.add(USE)
        out.add(DECLINE)

    def answered(self, s: Vetternkrieg, a: i64) -> Next:
        """VK-4.44: it is optional."""
        return self.called(s) if verb_of(a) == USE else self.declined(s)

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

    def steps(self, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        """What may be tried next, and the end."""
        op = self.op
        if op in (MAP_TO_RESERVE, MAP_TO_BATTLEFIELD, OPPONENT_TO_RESERVE):
            out.span(TAKE_FROM, 0, REGIONS)
        elif op == SHIFT:
            for shift in SHIFT_STEPS:
                out.add(shift)
        elif op == ANY_TO_SUPPLY:
            out.span(STRIKE, 0, STACKS)
        elif op == RESERVE_TO_EACH or (op == RESERVE_TO_REGION and self.region == ANY_REGION):
            out.span(PUT_IN, 0, REGIONS)
        else:
            out.span(TROOPS, 1, min(self.most, MOST_TROOPS) + 1)
        out.add(STOP if self.done else DECLINE)

    def step_refused(self, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        """VK-4.8: only what is there can be moved; VK-4.9: a main event does at least 1 thing."""
        verb = verb_of(a)
        if verb in (STOP, DECLINE):
            return AT_LEAST_ONE[self.rule] if self.done < self.least else None
        if verb == TROOPS:
            enough = arg(a) <= self.stock(s)
            return None if enough else refused(s, self.rule, "not-enough-troops")
        if verb == TAKE_FROM:
            whose = 1 - seat if self.op == OPPONENT_TO_RESERVE else seat
            return None if s.troops[2 * arg(a) + whose] else NOTHING_THERE
        if verb == PUT_IN:
            return self.put_refused(arg(a))
        if verb == verbs.SHIFT:
            return self.shift_refused(s, arg(a), arg2(a))
        if verb == STRIKE:
            return strike_refused(s, arg(a))
        return None

    def put_refused(self, region: i64) -> Refusal | None:
        """VK-4.7: each region once, or all into one region, as the text says."""
        if self.op == RESERVE_TO_EACH:
            return SERVED if self.served >> region & 1 else None
        return ONE_REGION if self.served and not self.served >> region & 1 else None

    def shift_refused(self, s: Vetternkrieg, stack: i64, target: i64) -> Refusal | None:
        """VK-R.59: from one region only, to any others; never from or to the battlefield."""
        if stack >= HALF or (self.region != ANY_REGION and self.region != stack // 2):
            return ONE_SOURCE
        if target == stack // 2:
            return OTHER_REGION
        return None if stack_size(s, stack) else NOTHING_THERE

    def stock(self, s: Vetternkrieg) -> i64:
        """Where the counted troops come from."""
        if self.op == SUPPLY_TO_RESERVE or self.op == SUPPLY_TO_BATTLEFIELD:
            return s.supply[self.seat]
        return s.reserve[self.seat]

    def stepped(self, s: Vetternkrieg, a: i64) -> Next:
        """One step is done; a number of troops is all at once."""
        verb = verb_of(a)
        if verb in (STOP, DECLINE):
            return self.declined(s)
        if verb == TROOPS:
            self.done = arg(a)
            self.count_moved(s, arg(a))
            return s.finish(self.done)
        self.done += 1
        if verb == TAKE_FROM:
            self.taken(s, arg(a))
        elif verb == PUT_IN:
            self.put(s, arg(a), 1)
        elif verb == verbs.SHIFT:
            self.shifted(s, arg(a), arg2(a))
        else:
            struck(s, self.seat, arg(a), self.rule)
        return self.start(s)

    def count_moved(self, s: Vetternkrieg, count: i64) -> None:
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

    def put(self, s: Vetternkrieg, region: i64, count: i64) -> None:
        """Reserve to a region, without a roll; VK-R.61: the player chooses which regions."""
        s.reserve[self.seat] -= count
        s.troops[2 * region + self.seat] += count
        self.served |= bit(region)
        if s.log is not None:
            s.emit(self.rule, "put", {"seat": self.seat, "count": count, "region": region})

    def taken(self, s: Vetternkrieg, region: i64) -> None:
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

    def shifted(self, s: Vetternkrieg, stack: i64, target: i64) -> None:
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
        ("seat", "i64"),
        ("op", "i64"),
        ("most", "i64"),
        ("region", "i64"),
        ("least", "i64"),
        ("rule", "str"),
        ("done", "i64"),
        ("served", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "uses", "answered", "steps", "stepped", "step_refused")
    QUESTIONS: ClassVar[Questions] = (
        USES.numbered(2, 3, 0, 0),
        STEPS.numbered(4, 5, 6, 0),
    )

    def __init__(
        self,
        seat: i64 = 0,
        op: i64 = 0,
        most: i64 = 0,
        region: i64 = -1,
        least: i64 = 0,
        rule: str = "",
        done: i64 = 0,
        served: i64 = 0,
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
        return Effect(
            self.seat,
            self.op,
            self.most,
            self.region,
            self.least,
            self.rule,
            self.done,
            self.served,
        )

    def sieve(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 6:
            for i in range(out.n):
                if self.step_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Vetternkrieg, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.answered(s, a)
        if number == 5:
            return self.stepped(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Vetternkrieg, seat: i64, out: Offers) -> None:
        if number == 2:
            self.uses(s, seat, out)
        elif number == 4:
            self.steps(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Vetternkrieg, seat: i64, a: i64) -> Refusal | None:
        if number == 6:
            return self.step_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


def strike_refused(s: Vetternkrieg, stack: i64) -> Refusal | None:
    """VK-4.44: any troop (VK-R.60: also an own one), in the places that the text names."""
    if stack < HALF and stack // 2 != s.tables.region[s.battlefield]:
        return NOT_HERE
    return None if stack_size(s, stack) else NOTHING_THERE


def struck(s: Vetternkrieg, seat: i64, stack: i64, rule: str) -> None:
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


def has_on_map(s: Vetternkrieg, seat: i64) -> bool:
    """Whether a seat has a troop in any region."""
    return s.troops[seat] + s.troops[2 + seat] + s.troops[4 + seat] > 0


def is_possible(s: Vetternkrieg, seat: i64, op: i64) -> bool:
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
        return has_on_map(s, 0) or has_on_map(s, 1)
    if op == ANY_TO_SUPPLY:
        for stack in range(STACKS):
            if strike_refused(s, stack) is None:
                return True
    return False
