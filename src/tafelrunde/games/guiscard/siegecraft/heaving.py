"""GU-10.34, GU-10.46: four men pull a palisade down with a rope."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.buildings.breach import pull_down
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.pieces.gear import AT, HELD, TO, change, is_free_of_climbers, rope_in
from tafelrunde.games.guiscard.siegecraft import ropes
from tafelrunde.games.guiscard.siegecraft.falling import Loosened
from tafelrunde.games.guiscard.state import (
    BUSY,
    HEAVES,
    WOUNDED,
    Guiscard,
    armoured,
    drop_traits,
    owner,
    set_trait,
    trait,
)
from tafelrunde.games.guiscard.verbs import PARTNER, unlisted


class Heaving(Frame[Guiscard]):
    """GU-10.46: it is the whole turn of all four; they are named one by one."""

    named: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"unit": self.named[0], "count": len(self.named)}

    def start(self, s: Guiscard) -> Next:
        """The next of the four."""
        if s.log is not None:
            s.emit("GU-10.46", "takes-rope", {"unit": self.named[-1]})
        if len(self.named) == ropes.PULLERS:
            return self.pull(s)
        return s.ask(owner(s, self.named[0]), self.MEN)

    def more(self, s: Guiscard) -> list[int]:
        """Who can pull with those named."""
        found: list[int] = []
        for rope in ropes.pullable(s):
            men = ropes.pullers(s, owner(s, self.named[0]), rope, self.named)
            found += [u for u in men if u not in found]
        return found

    MEN: Final = Ask("men", "chosen", "man_refused", "heave-with", sure=True)

    def men(self, s: Guiscard, seat: i64, out: Offers) -> None:
        for u in self.more(s):
            out.add(PARTNER + u)

    def man_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-10.46: two pairs side by side, at the right distance."""
        if unlisted(a, PARTNER, self.more(s)):
            return refused(s, "GU-10.46", "cannot-heave", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        self.named.append(arg(a))
        return self.start(s)

    def pull(self, s: Guiscard) -> Next:
        """GU-10.46: declared now, done in the melee step."""
        for rope in ropes.pullable(s):
            if ropes.stand_right(s, self.named, rope):
                for u in self.named:
                    s.done[u] |= BUSY
                    set_trait(s, u, HEAVES, rope[AT] + 1)
                break
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (("named", "list[int]"),)

    NAMES: ClassVar[Names] = (*Frame.NAMES, "men", "chosen", "man_refused")
    QUESTIONS: ClassVar[Questions] = (MEN.numbered(2, 3, 4, 0),)

    def __init__(self, named: list[int] | None = None) -> None:
        self.named = [] if named is None else named

    def clone(self) -> Heaving:
        return Heaving(self.named.copy())

    def sieve(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.man_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.chosen(s, a)
        return super().step(number, s, a)

    def offer(self, number: i64, s: Guiscard, seat: i64, out: Offers) -> None:
        if number == 2:
            self.men(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.man_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>


class Pull(Frame[Guiscard]):
    """GU-10.34: the roll of those who pull, at the end of the melee step."""

    seat: i64 = 0
    hex: i64 = -1

    def start(self, s: Guiscard) -> Next:
        """GU-R.133: all four must still stand ready; a wound only makes it harder."""
        men = ropes.heavers(s, self.seat)
        if not men:
            drop_traits(s, HEAVES)
            return s.finish()
        self.hex = trait(s, men[0], HEAVES) - 1
        rope = rope_in(s, self.hex)
        team = [u for u in men if trait(s, u, HEAVES) == self.hex + 1]
        fit = len(team) == ropes.PULLERS and rope is not None and is_free_of_climbers(s, rope)
        if not fit or rope is None or not ropes.stand_right(s, team, rope):
            return self.forget(s, team)
        return s.throw((10,), self.ROLLED)

    def forget(self, s: Guiscard, team: list[int]) -> Next:
        """These have pulled; perhaps others do, too."""
        for u in team:
            set_trait(s, u, HEAVES, 0)
        return self.start(s)

    def rolled(self, s: Guiscard, dice: tuple[int, ...]) -> Next:
        """GU-10.34: 1 or 2; each wounded man adds one. GU-9.38: the walk stays."""
        men = ropes.heavers(s, self.seat)
        team = [u for u in men if trait(s, u, HEAVES) == self.hex + 1]
        hurt = sum([s.health[u] == WOUNDED for u in team])
        total = dice[0] + s.board.numbers.pull_wounded * hurt
        done = total <= s.board.numbers.pull_last
        rope = rope_in(s, self.hex)
        assert rope is not None
        if s.log is not None:
            told = {"unit": team[0], "hex": rope[TO], "roll": dice[0], "total": total}
            s.emit("GU-10.34", "palisade-torn" if done else "palisade-holds", told)
        if not done:
            return self.forget(s, team)
        anchor = rope[TO]
        bare = [u for u in team if not armoured(s, u)]
        if bare:
            change(s, rope, HELD, bare[0], NONE)
        else:
            s.machines.remove(rope)
        pull_down(s, anchor)
        for u in team:
            set_trait(s, u, HEAVES, 0)
        return s.call(Loosened(), self.GONE)

    def gone(self, s: Guiscard, value: object) -> Next:
        """PR-22: what leaned on the palisade has come down."""
        return self.start(s)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("hex", "i64"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "rolled", "gone")
    ROLLED: Final = 2
    GONE: Final = 3

    def __init__(self, seat: i64 = 0, hex: i64 = -1) -> None:
        self.seat = seat
        self.hex = hex

    def clone(self) -> Pull:
        return Pull(self.seat, self.hex)

    def step(self, number: i64, s: Guiscard, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.rolled(s, cast("tuple[int, ...]", s.handed))
        if number == 3:
            return self.gone(s, s.handed)
        return super().step(number, s, a)

    # </generated>
