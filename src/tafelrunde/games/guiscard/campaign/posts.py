"""D-44, GU-11.16, GU-11.70: who keeps his place in the building from one storm to the next."""

from __future__ import annotations

from typing import ClassVar, Final

from tafelrunde.core.actions import Params, Refusal
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.guiscard.campaign.forces import campaign_of, log_of
from tafelrunde.games.guiscard.campaign.ways import under_fire
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.actions import part_hexes
from tafelrunde.games.guiscard.pieces.placing import drop
from tafelrunde.games.guiscard.reach.steps import enterable
from tafelrunde.games.guiscard.state import COMING, Guiscard
from tafelrunde.games.guiscard.verbs import END_STEP, EVERYBODY, PLACE, unlisted


def keepers(s: Guiscard, seat: i64) -> list[int]:
    """GU-11.16: who waits to be set up and could stand where he stood."""
    log = log_of(s)
    own = part_hexes(s.board, log, seat)
    found: list[int] = []
    for u in sorted(log.places):
        waits = log.side[u] == seat and s.where[u] == COMING and s.mount[u] == NONE
        placed = waits and s.board.groups[s.board.group_of[u]].round == 0
        h = log.places[u]
        if placed and h in own and s.grid[h] == NONE and enterable(s, u, h):
            found.append(u)
    return found


def open_ground(s: Guiscard, seat: i64, anew: bool) -> list[int]:
    """GU-11.70: attackers inside begin in their parts. GU-11.24, GU-11.56: if the defenders are
    in their last refuge (`anew`), anywhere else, but out of their fire."""
    log, campaign = log_of(s), campaign_of(s)
    if not anew:
        return part_hexes(s.board, log, seat)
    theirs = part_hexes(s.board, log, 1 - seat)
    whole = [h for part in campaign.building.parts for h in campaign.hexes_of(part, s.field)]
    hexes = range(s.field.hexes) if log.attacker == log.besieger else whole
    return [h for h in hexes if h not in theirs and not under_fire(s, seat, h)]


class KeepPlaces(Frame[Guiscard]):
    """D-44: some are placed anew, the others stand where they stood."""

    seat: i64 = 0
    stay: list[int]

    def about(self, s: Guiscard, seat: i64) -> Params:
        return {"count": len(self.stay)}

    def start(self, s: Guiscard) -> Next:
        """GU-11.70: nothing is asked where nobody has a place to keep."""
        self.stay = keepers(s, self.seat)
        return s.ask(self.seat, self.MEN) if self.stay else s.finish()

    MEN: Final = Ask("men_offered", "chosen", "man_refused", "siege-places", sure=True)

    def men_offered(self, s: Guiscard, seat: i64, out: Offers) -> None:
        out.add(END_STEP)
        for u in self.stay:
            out.add(PLACE + u)
        out.add(EVERYBODY)

    def man_refused(self, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        """GU-11.70: somebody who has a place."""
        if unlisted(a, PLACE, self.stay):
            return refused(s, "GU-11.70", "keeps-no-place", "unit", arg(a))
        return None

    def chosen(self, s: Guiscard, a: i64) -> Next:
        if verb_of(a) == PLACE:
            self.stay.remove(arg(a))
            if s.log is not None:
                s.emit("GU-11.70", "siege-moves-post", {"unit": arg(a)})
            if self.stay:
                return s.ask(self.seat, self.MEN)
        elif verb_of(a) == EVERYBODY:
            self.stay = []
        for u in self.stay:
            h = log_of(s).places[u]
            drop(s, u, h)
            if s.log is not None:
                s.emit("GU-12.1", "set-up", {"unit": u, "hex": h, "direction": s.facing[u]})
        if s.log is not None:
            told = {"seat": self.seat, "count": len(self.stay)}
            s.emit("GU-11.16", "siege-keeps-places", told)
        return s.finish()

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seat", "i64"),
        ("stay", "list[int]"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "men_offered", "chosen", "man_refused")
    QUESTIONS: ClassVar[Questions] = (MEN.numbered(2, 3, 4, 0),)

    def __init__(self, seat: i64 = 0, stay: list[int] | None = None) -> None:
        self.seat = seat
        self.stay = [] if stay is None else stay

    def clone(self) -> KeepPlaces:
        return KeepPlaces(self.seat, self.stay.copy())

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
            self.men_offered(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: Guiscard, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.man_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    # </generated>
