"""What an Attack would cost, before it is paid for: battles fought on copies of the board."""

from __future__ import annotations

from typing import Final

from tafelrunde.core.chance import FastRng
from tafelrunde.core.codes import Offers, arg, arg2, verb_of
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import Zone
from tafelrunde.games.drei_sanchos.state import NOBODY, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import SANCHOS
from tafelrunde.games.drei_sanchos.verbs import ATTACK
from tafelrunde.games.drei_sanchos.views import Forecast

BATTLES: Final = 100  # for each strength: a loss is then told to about a tenth of a troop
SEED: Final = 1  # the same board has the same forecast


def forecasts(s: DreiSanchos, seat: i64) -> list[Forecast]:
    """S3-6.3: for every Attack that a seat could pay for, what it costs everybody on average.

    Nobody plays a reserve card and garrisons stay inside where they may: what others hold is not
    looked at.
    """
    offers = Offers()
    s.list_legal(seat, offers)
    found: list[Forecast] = []
    for i in range(offers.n):
        a = offers.codes[i]
        if verb_of(a) == ATTACK:
            found.append(forecast(s, seat, a))
    return found


def forecast(s: DreiSanchos, seat: i64, a: i64) -> Forecast:
    """Losses of each Sancho in troops, and how often each king has to go home, in percent."""
    rng = FastRng(SEED)
    lost = [0, 0, 0]
    beaten = [0, 0, 0]
    for _ in range(BATTLES):
        for key, sancho in fought(s, seat, a, rng):
            if key == "troop-lost":
                lost[sancho] += 1
            else:
                beaten[sancho] += 1
    return {
        "region": arg(a),
        "points": arg2(a),
        "lost": [round(number / BATTLES, 1) for number in lost],
        "kings": [round(100 * number / BATTLES) for number in beaten],
    }


def fought(s: DreiSanchos, seat: i64, a: i64, rng: FastRng) -> list[tuple[str, int]]:
    """Who loses a troop or a king in one battle; the rules may go on after it, which is left out.

    The highest die is struck, everything else is answered as first offered.
    """
    t = s.clone()
    t.log = []
    t.reserve = [Zone() for _ in range(SANCHOS)]
    t.el_cid = NOBODY
    t.play_trusted(seat, t.action(a))
    t.settle(rng)
    while t.contested and not t.over:
        one = t.to_move()
        offers = Offers()
        t.list_legal(one, offers)
        last = t.prompt in ("remove-die", "reserve")
        t.play_trusted(one, t.action(offers.codes[offers.n - 1 if last else 0]))
        t.settle(rng)
    found: list[tuple[str, int]] = []
    for event in t.log:
        if event.key == "battle-over":
            break
        sancho = event.params.get("sancho")
        if event.key in ("troop-lost", "king-beaten") and isinstance(sancho, int):
            found.append((event.key, sancho))
    return found
