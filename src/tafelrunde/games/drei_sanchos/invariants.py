"""What holds in every position, whatever happened."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.drei_sanchos.board import garrison_units, siege_units
from tafelrunde.games.drei_sanchos.state import FIELD, GARRISON, NOBODY, STACK, DreiSanchos
from tafelrunde.games.drei_sanchos.tables import CARDS, REGIONS, SANCHOS


def check(s: DreiSanchos) -> None:
    """S3-1.3, S3-1.6, S3-7.17: pieces, garrisons, sieges, cards."""
    if not len(s.holder):
        return
    for region in range(1, REGIONS + 1):
        holder, besieger = s.holder[region], s.besieger[region]
        assert (holder == NOBODY) == (garrison_units(s, region) == 0), s.digest()
        assert holder != NOBODY or s.garrison[region] == 0, s.digest()
        assert besieger == NOBODY or besieger != holder != NOBODY, s.digest()
        assert besieger != NOBODY or s.siege[region] == 0, s.digest()
        fighting = s.contested == region
        stands = besieger == NOBODY or siege_units(s, region) > garrison_units(s, region)
        assert stands or fighting, s.digest()
    for sancho in range(SANCHOS):
        check_troops(s, sancho)
    cards = [*s.deck.cards, *s.discard.cards, *s.spent]
    for zone in [*s.hands, *s.reserve]:
        cards += zone.cards
    if s.card:
        cards.append(s.card)
    assert sorted(cards) == list(range(1, CARDS + 1)), s.digest()
    assert not s.dice or s.contested, s.digest()


def check_troops(s: DreiSanchos, sancho: i64) -> None:
    """S3-1.3: 14 troops and one king, never more and never fewer."""
    troops = s.recruits[sancho] + s.supply[sancho]
    for region in range(1, REGIONS + 1):
        troops += s.troops[region * 3 + sancho]
        troops += s.garrison[region] if s.holder[region] == sancho else 0
        troops += s.siege[region] if s.besieger[region] == sancho else 0
    assert troops == s.tables.troops, s.digest()
    assert min(*s.troops, *s.garrison, *s.siege, *s.recruits, *s.supply) >= 0, s.digest()
    region, place = s.king_at[sancho], s.king_in[sancho]
    assert 1 <= region <= REGIONS and place in (FIELD, GARRISON, STACK), s.digest()
    assert place != GARRISON or s.holder[region] == sancho, s.digest()
    assert place != STACK or s.besieger[region] == sancho, s.digest()
