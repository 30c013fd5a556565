"""Chapters 8 to 10: scoring a place, the discs, and the general scoring."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from tafelrunde.core.actions import Params, Refusal, Value
from tafelrunde.core.codes import Offers, arg, verb_of
from tafelrunde.core.data import FieldList
from tafelrunde.core.flow import Ask, Names, Next, Questions
from tafelrunde.core.frames import Frame
from tafelrunde.core.masks import bit
from tafelrunde.core.numbers import i64
from tafelrunde.core.state import refused
from tafelrunde.games.el_grande.state import NONE, ElGrande, in_castillo, values_of
from tafelrunde.games.el_grande.tables import ALL_REGIONS, CASTILLO, REGIONS
from tafelrunde.games.el_grande.verbs import SET_DISC


def ranked(counts: list[int], values: list[int], ranks: i64) -> list[int]:
    """EG-9.2: points for most, second most and third most; EG-9.5: nothing below.

    EG-9.4: whoever is tied gets the numbers of the rank below, and the group takes up two
    ranks whatever its size. EG-9.3: no caballero, no rank. EG-9.6, EG-9.7, EG-9.8, EG-19.1,
    EG-19.2: only the first `ranks` numbers count.

    >>> ranked([4, 4, 4, 3], [5, 3, 1], 3), ranked([4, 3, 2, 2], [6, 4, 2], 3)
    ([3, 3, 3, 1], [6, 4, 0, 0])
    """
    points = [0] * len(counts)
    rank: i64 = 1
    below: i64 = 99
    while rank <= ranks:
        most: i64 = 0
        tied: i64 = 0
        for seat in range(len(counts)):
            count: i64 = counts[seat]
            if count < below and count > most:
                most = count
                tied = 1
            elif count == most:
                tied += 1
        if most == 0:
            break
        if tied > 1:
            rank += 1
        if rank <= ranks:
            for seat in range(len(counts)):
                if counts[seat] == most:
                    points[seat] = values[rank - 1]
        rank += 1
        below = most
    return points


def sole_leader(counts: list[int]) -> i64:
    """EG-9.13, EG-R.7, EG-R.40: the seat with more than every other one, or NONE."""
    most: i64 = 0
    leader: i64 = NONE
    for seat in range(len(counts)):
        count: i64 = counts[seat]
        if count > most:
            most = count
            leader = seat
        elif count == most:
            leader = NONE
    return leader


def counts_in(s: ElGrande, place: i64) -> list[int]:
    """EG-9.1: the caballeros in a place by seat; neither Grandes nor the King count."""
    first = place * s.players
    return [s.pieces[at] for at in range(first, first + s.players)]


def bonus(s: ElGrande, place: i64, leader: i64) -> i64:
    """EG-6.5: 2 in the King's region, EG-9.9: 2 at home; EG-9.10: they add up.

    EG-7.9: neither King nor Grande is ever in the castillo.
    """
    if leader == NONE:
        return 0
    extra = s.tables.king_bonus if place == s.king else 0
    return extra + (s.tables.home_bonus if s.grande[leader] == place else 0)


def score_place(s: ElGrande, place: i64, rule: str, firsts_only: bool = False) -> None:
    """EG-9.11: one place is scored and the points count at once.

    EG-6.4: also the King's region. EG-15.5: with `firsts_only` a sole leader alone gets
    something. EG-7.6: when the castillo is scored everybody sees what is in it.
    """
    counts = counts_in(s, place)
    values = values_of(s, place)
    leader = sole_leader(counts)
    if firsts_only:
        points = [0] * s.players
        if leader != NONE:
            points[leader] = values[0]
    else:
        points = ranked(counts, values, s.tables.ranks[s.players])
    extra = bonus(s, place, leader)
    if extra:
        points[leader] += extra
    for seat in range(s.players):
        s.score[seat] += points[seat]
    if s.log is not None:
        told: dict[str, Value] = {
            "place": place,
            "total": sum(counts),
            "counts": tuple(counts),
            "values": tuple(values),
            "points": tuple(points),
            "bonus": extra,
            **reasons(s, place, leader, counts),
        }
        s.emit(rule, "scored", told)


def reasons(s: ElGrande, place: i64, leader: i64, counts: list[int]) -> dict[str, Value]:
    """What a scoring is explained with: the sole leader, its two bonuses, and who is tied."""
    king = s.tables.king_bonus if leader != NONE and place == s.king else 0
    home = s.tables.home_bonus if leader != NONE and place == s.grande[leader] else 0
    tied = [1 if number and counts.count(number) > 1 else 0 for number in counts]
    return {"leader": leader, "king": king, "home": home, "tied": tuple(tied)}


class SetDiscs(Frame[ElGrande]):
    """EG-11.2: some seats choose a region each, secretly and at once; all are shown together.

    EG-1.7, EG-7.7: the disc has no window for the castillo. The value is the list of the
    chosen regions in the order of the seats.
    """

    seats: tuple[int, ...] = ()
    allowed: list[int]  # per seat in `seats`: the mask of regions that it may choose
    rule: str = ""
    prompt: str = ""

    def start(self, s: ElGrande) -> Next:
        """EG-R.31: nobody is asked without a reason."""
        if not self.seats:
            return s.finish([])
        return s.ask_all(self.seats, self.SET_DISC)

    SET_DISC: Final = Ask("regions", "shown", "region_refused", more="is_turning")

    def wording(self, s: ElGrande) -> str:
        return self.prompt

    def regions(self, s: ElGrande, seat: i64, out: Offers) -> None:
        """EG-1.7: one of the nine regions."""
        out.span(SET_DISC, 0, REGIONS)

    def region_refused(self, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        """EG-6.3: the King's region is taboo here too, where the rules do not say otherwise."""
        if verb_of(a) != SET_DISC:
            return None
        place = arg(a)
        if place >= REGIONS:
            return refused(s, "EG-7.7", "not-on-the-disc", "place", place)
        slot: i64 = 0
        while self.seats[slot] != seat:
            slot += 1
        if self.allowed[slot] >> place & 1:
            return None
        if place == s.king:
            return refused(s, "EG-6.3", "kings-region", "place", place)
        return refused(s, self.rule, "disc-not-possible", "place", place)

    def covers_seats(self, s: ElGrande) -> bool:
        """EG-R.3: true for discs of the castillo: who sets one would tell who is in it."""
        return self.prompt == "disc-castillo" and s.variant.castillo_display != "all"

    def is_turning(self, s: ElGrande, seat: i64, picks: list[int]) -> bool:
        """EG-R.38: a disc laid down is final."""
        return False

    def shown(self, s: ElGrande, answers: list[list[int]]) -> Next:
        """EG-11.2: all discs are turned over together."""
        chosen = [arg(answer[0]) for answer in answers]
        if s.log is not None:
            for seat, place in zip(self.seats, chosen, strict=True):
                s.emit("EG-11.2", "disc-shown", {"seat": seat, "place": place})
        return s.finish(chosen)

    # <generated> by `make generate` from the fields and steps above
    FIELDS: ClassVar[FieldList] = (
        ("seats", "tuple[int, ...]"),
        ("allowed", "list[int]"),
        ("rule", "str"),
        ("prompt", "str"),
    )

    NAMES: ClassVar[Names] = (*Frame.NAMES, "regions", "shown", "region_refused", "is_turning")
    QUESTIONS: ClassVar[Questions] = (SET_DISC.numbered(2, 3, 4, 5),)

    def __init__(
        self,
        seats: tuple[int, ...] = (),
        allowed: list[int] | None = None,
        rule: str = "",
        prompt: str = "",
    ) -> None:
        self.seats = seats
        self.allowed = [] if allowed is None else allowed
        self.rule = rule
        self.prompt = prompt

    def clone(self) -> SetDiscs:
        return SetDiscs(self.seats, self.allowed.copy(), self.rule, self.prompt)

    def sieve(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        codes = out.codes
        kept: i64 = 0
        if number == 4:
            for i in range(out.n):
                if self.region_refused(s, seat, codes[i]) is None:
                    codes[kept] = codes[i]
                    kept += 1
        else:
            super().sieve(number, s, seat, out)
            return
        out.n = kept

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 3:
            return self.shown(s, cast("list[list[int]]", s.handed))
        return super().step(number, s, a)

    def offer(self, number: i64, s: ElGrande, seat: i64, out: Offers) -> None:
        if number == 2:
            self.regions(s, seat, out)
        else:
            super().offer(number, s, seat, out)

    def refuse(self, number: i64, s: ElGrande, seat: i64, a: i64) -> Refusal | None:
        if number == 4:
            return self.region_refused(s, seat, a)
        return super().refuse(number, s, seat, a)

    def goes_on(self, number: i64, s: ElGrande, seat: i64, picks: list[int]) -> bool:
        if number == 5:
            return self.is_turning(s, seat, picks)
        return super().goes_on(number, s, seat, picks)

    # </generated>


class GeneralScoring(Frame[ElGrande]):
    """EG-8.1: discs, castillo, moves out of it, nine regions. EG-8.11: nobody can veto it."""

    def start(self, s: ElGrande) -> Next:
        """EG-8.2: whoever has caballeros in the castillo sets a disc before it is opened.

        EG-8.3, EG-R.9: any region but the King's, unless the option allows that one too.
        """
        s.turn = NONE
        if s.log is not None:
            s.emit("EG-8.1", "general-scoring", {"round": s.round})
        seats = tuple([seat for seat in from_starter(s) if in_castillo(s, seat)])
        mask = ALL_REGIONS
        if not s.variant.king_on_disc_general:
            mask &= ~bit(s.king)
        return s.call(SetDiscs(seats, [mask] * len(seats), "EG-8.3", "disc-castillo"), self.SET)

    def set(self, s: ElGrande, chosen: list[int]) -> Next:
        """EG-8.5: the castillo is scored; EG-8.9: then every region once, newcomers included.

        EG-8.10: in the order of the scoring bar, which is that of the regions' table.
        """
        score_place(s, CASTILLO, "EG-8.5")
        self.empty_castillo(s, chosen)
        for place in range(REGIONS):
            score_place(s, place, "EG-8.9")
        return s.finish()

    def empty_castillo(self, s: ElGrande, chosen: list[int]) -> None:
        """EG-8.4, EG-8.6: all of a player's caballeros go to the one region of the disc.

        EG-8.7: to the court if that is the King's region. EG-8.8, EG-7.5: nothing stays.
        EG-R.28: clockwise from the next starter.
        """
        seats = [seat for seat in from_starter(s) if in_castillo(s, seat)]
        for seat, place in zip(seats, chosen, strict=True):
            number = in_castillo(s, seat)
            s.pieces[CASTILLO * s.players + seat] = 0
            if place == s.king:
                s.court[seat] += number
            else:
                s.pieces[place * s.players + seat] += number
            if s.log is not None:
                told: Params = {"seat": seat, "number": number, "place": place}
                if place == s.king:
                    s.emit("EG-8.7", "castillo-to-court", told)
                else:
                    s.emit("EG-8.6", "castillo-to-region", told)

    # <generated> by `make generate` from the fields and steps above
    NAMES: ClassVar[Names] = (*Frame.NAMES, "set")
    SET: Final = 2

    def step(self, number: i64, s: ElGrande, a: i64) -> Next:
        if number == 1:
            return self.start(s)
        if number == 2:
            return self.set(s, cast("list[int]", s.handed))
        return super().step(number, s, a)

    # </generated>


def from_starter(s: ElGrande) -> list[int]:
    """EG-3.2: all seats clockwise, beginning with the one that plays the first power card."""
    return [(s.starter + step) % s.players for step in range(s.players)]
