"""What each seat may see, and what it may imagine (specification, section 7)."""

from __future__ import annotations

from tafelrunde.core.chance import Rng
from tafelrunde.core.masks import bit, members
from tafelrunde.core.numbers import i64
from tafelrunde.core.zones import Zone, eye_of, redeal
from tafelrunde.games.vetternkrieg.bluff import fits, sample_dice
from tafelrunde.games.vetternkrieg.clash import has_last_card
from tafelrunde.games.vetternkrieg.state import (
    BATTLE,
    CLEANUP,
    EXCHANGE,
    SETUP,
    Vetternkrieg,
    controller,
    is_battlefield,
)
from tafelrunde.games.vetternkrieg.tables import CARDS, REGIONS
from tafelrunde.games.vetternkrieg.views import Hand, ShownBattle, View


def view(s: Vetternkrieg, seat: i64) -> View:
    """Everything public, the own hand, and the own hidden dice. VK-R.55: the discard pile too."""
    return {
        "phase": s.phase,
        "round": s.round,
        "york": s.york if s.phase != SETUP else -1,
        "supply": list(s.supply),
        "reserve": list(s.reserve),
        "troops": list(s.troops),
        "control": [controller(s, region) for region in range(REGIONS)],
        "half": list(s.half),
        "french": list(s.french),
        "french_supply": s.french_supply,
        "deck": len(s.deck),
        "hands": [shown_hand(s.hands[other], seat) for other in range(len(s.hands))],
        "discard": list(s.discard),
        "battlefield": s.battlefield,
        "owner": s.owner,
        "active": s.active,
        "card": s.card,
        "played": list(s.played),
        "won": [list(cards) for cards in s.won],
        "twist": s.twist,
        "twists": len(s.twists),
        "battle": shown_battle(s, seat),
        "uncovered": [list(clash) for clash in s.covered] if s.over and s.reveal_dice else [],
    }


def shown_hand(hand: Zone, seat: i64) -> Hand:
    """How many cards, and those that the observer knows; their places would tell of others."""
    return {
        "count": len(hand),
        "known": sorted([c for c in hand.as_seen(seat) if c is not None]),
    }


def shown_battle(s: Vetternkrieg, seat: i64) -> ShownBattle:
    """VK-5.7: the attacker alone sees the hidden dice; VK-5.10: for good, if believed."""
    visible = s.shown or (seat == s.attacker and seat >= 0)
    return {
        "attacker": s.attacker,
        "clash": s.clash,
        "rolled": bool(s.roll),
        "dice": list(s.roll) if visible else [],
        "shown": s.shown,
        "claim": s.claim,
        "verdict": s.verdict,
        "defence": list(s.defence),
        "adjuster": s.adjuster,
        "changed": members(s.changed) if s.adjuster >= 0 else [],
    }


def suspect_kept(s: Vetternkrieg, seat: i64) -> None:
    """Note which cards the other's kept card may be, as far as `seat` can tell.

    It is one that `seat` has not seen this round. If the card that the other kept last time
    has not shown itself, this is still that card.
    """
    hand = s.hands[1 - seat]
    if not len(hand) or hand.seen[0] >> seat & 1:
        s.suspects[seat] = 0
        return
    unseen = 0
    for card in [hand.cards[0], *s.deck.cards]:
        if s.bare == seat or s.bare < 0 or not is_battlefield(card):
            unseen |= bit(card)
    before = s.suspects[seat]
    if before and not before & s.gone[1 - seat]:
        unseen &= before
    s.suspects[seat] = unseen


def determinise(s: Vetternkrieg, seat: i64, rng: Rng) -> Vetternkrieg:
    """Deal anew what a seat cannot know: cards, twists to come, hidden dice, sealed answers.

    Hidden dice and the attacker's last card are drawn with the chances that a bluffing
    attacker gives them after this announcement (`bluff`), here and not in the bots: so every
    search, hint and server process sees the same worlds, and a world can be dealt anew
    without a loss.
    """
    t = s.clone()
    redeal_hands(t, seat, rng)
    if speaks_of_card(t, seat):
        while not fits(t.claim, card_points(t, t.attacker), rng):
            redeal_hands(t, seat, rng)
    for other in (0, 1):
        if other != seat:
            t.suspects[other] = 0  # what another seat can conclude tells of hidden cards
    if seat < 0:
        t.gone[0] = 0
        t.gone[1] = 0
    redeal([t.twists], seat, rng)
    if t.roll and not t.shown and t.attacker != seat:
        t.roll = sample_dice(t.claim, card_points(t, t.attacker), rng)
    if not (t.over and t.reveal_dice):
        t.covered = tuple([recovered(clash, seat, rng) for clash in t.covered])
    t.reseal(seat, rng)
    return t


def recovered(clash: tuple[int, ...], seat: i64, rng: Rng) -> tuple[int, ...]:
    """A believed clash with dice that a seat may imagine: its own ones, or any that fit."""
    if clash[1] == seat:
        return clash
    return (*clash[:3], *sample_dice(clash[2], 0, rng))


def speaks_of_card(s: Vetternkrieg, seat: i64) -> bool:
    """Whether an announcement tells a seat something about the attacker's unseen last card."""
    if s.claim < 0 or s.shown or s.attacker == seat or not has_last_card(s, s.attacker):
        return False
    return seat < 0 or not s.hands[s.attacker].seen[0] >> seat & 1


def card_points(s: Vetternkrieg, seat: i64) -> i64:
    """The points of the last card that a seat could play now, 0 if it has none."""
    return s.tables.points[s.hands[seat].cards[0]] if has_last_card(s, seat) else 0


def redeal_hands(t: Vetternkrieg, seat: i64, rng: Rng) -> None:
    """Deal the unseen cards anew over hands and deck, true to what `seat` can conclude."""
    eye = eye_of(seat)
    unknown: list[int] = []
    for zone in [t.deck, *t.hands]:
        unknown += zone.unseen(eye)
    rng.shuffle(unknown)
    if seat >= 0:
        bring_forward(unknown, kept_card(t, seat, unknown, rng))
    first = max(t.bare, 0)
    for other in (first, 1 - first):
        hand = t.hands[other]
        count = len(hand.unseen(eye))
        drawn = [draw_for(unknown, other == t.bare) for _ in range(count)]
        hand.replace_unseen(eye, drawn[::-1])
    t.deck.replace_unseen(eye, unknown)


def draw_for(unknown: list[int], bare: bool) -> i64:
    """VK-3.6: whoever had to lay an event holds no battlefield."""
    i = len(unknown) - 1
    while bare and is_battlefield(unknown[i]):
        i -= 1
    return unknown.pop(i)


def bring_forward(unknown: list[int], card: i64) -> None:
    """Let a card be the next one dealt."""
    if card:
        unknown.remove(card)
        unknown.append(card)


def kept_card(t: Vetternkrieg, seat: i64, unknown: list[int], rng: Rng) -> i64:
    """A card that the other holds because it was kept, or 0 if it need not be in the hand.

    The other was dealt some of `gone` and the unseen part of the hand, one of them kept. Every
    suspect among them is equally likely the kept one.
    """
    suspects, hand = t.suspects[seat], t.hands[1 - seat]
    hidden = sum([1 for mask in hand.seen if not mask >> seat & 1])
    if not suspects or not hidden:
        return 0
    shown = int(suspects & t.gone[1 - seat]).bit_count()
    bare = t.bare == 1 - seat
    pool = [card for card in unknown if not (bare and is_battlefield(card))]
    here = [card for card in pool if suspects >> card & 1]
    chance = rng.below(shown * len(pool) + len(here) * hidden)
    if chance < shown * len(pool):
        return 0
    return here[(chance - shown * len(pool)) // hidden]


def check_invariants(s: Vetternkrieg) -> None:
    """Specification 3.8: troops and cards are conserved, hands and piles have their sizes."""
    t = s.tables
    for seat in (0, 1):
        here = [s.supply[seat], s.reserve[seat], s.half[seat], *s.troops[seat::2]]
        assert min(here) >= 0 and sum(here) == t.house_troops, f"I-1 {s.digest()}"
    assert min(s.french) >= 0 and s.french_supply >= 0, f"I-2 {s.digest()}"
    assert s.french_supply + sum(s.french) == t.french_troops, f"I-2 {s.digest()}"
    held = [card for hand in s.hands for card in hand.cards]
    lying = [card for card in (s.card, s.battlefield) if card]
    cards = [*s.deck.cards, *s.discard, *held, *lying, *s.won[0], *s.won[1]]
    if s.round:
        assert sorted(cards) == list(range(1, CARDS + 1)), f"I-3 {s.digest()}"
    if s.phase == EXCHANGE:
        assert len(held) == 2 * t.hand_size, f"I-4 {s.digest()}"
        assert len(s.deck) == CARDS + 1 - s.round - len(held), f"I-4 {s.digest()}"
        assert sum(map(is_battlefield, held)) >= 2, f"I-5 {s.digest()}"
    fought = s.round if s.phase == CLEANUP or s.over else max(0, s.round - 1)
    won = len(s.won[0]) + len(s.won[1])
    assert won in (fought, fought + (s.phase == BATTLE)), f"I-7 {s.digest()}"
