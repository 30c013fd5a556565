"""Chapter 16: the solo campaign, a series of games whose course follows from their results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from tafelrunde.core.actions import BadData
from tafelrunde.core.campaign import LOST, RUNNING, WON, Campaigns
from tafelrunde.core.data import Json
from tafelrunde.core.state import State
from tafelrunde.games.drei_sanchos import state

VERSION: Final = 1

# How a game of a campaign has ended for the player, if it was not lost.
MAJOR: Final = "major"
MINOR: Final = "minor"
RESULTS: Final = (MAJOR, MINOR, LOST)

ORDER: Final = ("najera", "aragon", "castilla")  # S3-16.10
LEVELS: Final = ("normal", "hard", "very_hard", "epic")
START_LEVELS: Final = ("normal", "hard")  # S3-16.10
IMPOSSIBLE: Final = "impossible"  # S3-16.13: a kind of campaign, not of set-up
IMPOSSIBLE_START: Final = "very_hard"
MOST_LOSSES: Final = 2  # S3-16.12
NO_CID: Final = "aragon"  # S3-16.9: whom El Cid does not serve


class Plan(NamedTuple):
    """What a game of the campaign is played with: the options of a solo game."""

    sancho: str
    level: str
    el_cid: bool

    def options(self) -> dict[str, bool | int | str]:
        return {"sancho": self.sancho, "level": self.level, "el_cid": self.el_cid}


class Campaign(NamedTuple):
    """Where it began (a level, or IMPOSSIBLE) and the results so far; all else follows."""

    start: str
    results: tuple[str, ...] = ()

    @property
    def impossible(self) -> bool:
        """S3-16.13: no loss is forgiven, and the last game needs a major victory."""
        return self.start == IMPOSSIBLE

    @property
    def wins(self) -> int:
        return sum([result != LOST for result in self.results])

    @property
    def losses(self) -> int:
        return len(self.results) - self.wins


def begin(start: str) -> Campaign:
    """S3-16.10: at Normal or Hard, or as an Impossible campaign."""
    starts = [*START_LEVELS, IMPOSSIBLE]
    if start not in starts:
        there = ", ".join(starts)
        raise BadData(f"a campaign cannot start at {start!r}; there are: {there}")
    return Campaign(start)


def status(campaign: Campaign) -> str:
    """S3-16.12: won with a win as each Sancho, lost with the third loss; S3-16.13: or, if
    Impossible, with the first, and with a last victory that is only minor."""
    allowed = 0 if campaign.impossible else MOST_LOSSES
    if campaign.losses > allowed:
        return LOST
    if campaign.wins < len(ORDER):
        return RUNNING
    if campaign.impossible and campaign.results[-1] != MAJOR:
        return LOST
    return WON


def next_game(campaign: Campaign) -> Plan:
    """S3-16.11: after a win the next Sancho, a level harder; after a loss the same again, with
    El Cid unless it is Aragón. S3-R.30: the level does not rise above Epic."""
    if status(campaign) != RUNNING:
        raise BadData("this campaign is over")
    first = IMPOSSIBLE_START if campaign.impossible else campaign.start
    level = min(LEVELS.index(first) + campaign.wins, len(LEVELS) - 1)
    sancho = ORDER[campaign.wins]
    lost = campaign.results[-1:] == (LOST,)
    return Plan(sancho, LEVELS[level], lost and sancho != NO_CID)


def plans(campaign: Campaign) -> list[Plan]:
    """The games played so far, in order."""
    return [
        next_game(Campaign(campaign.start, campaign.results[:n]))
        for n in range(len(campaign.results))
    ]


def record(campaign: Campaign, result: str) -> Campaign:
    """The campaign after one more game."""
    if result not in RESULTS:
        raise BadData(f"a game cannot end {result!r}; there are: {', '.join(RESULTS)}")
    next_game(campaign)  # refuses a campaign that is over
    return Campaign(campaign.start, (*campaign.results, result))


def course(start: str, results: Sequence[str]) -> Campaign:
    """A campaign from its results; what cannot have happened is refused."""
    found = begin(start)
    for result in results:
        found = record(found, result)
    return found


class SanchoCampaigns(Campaigns):
    """S3-16.10 to S3-16.13 for server and command line, from the pure functions above."""

    starts: ClassVar[tuple[str, ...]] = (*START_LEVELS, IMPOSSIBLE)
    results: ClassVar[tuple[str, ...]] = RESULTS

    def status(self, start: str, results: Sequence[str]) -> str:
        return status(course(start, results))

    def options(self, start: str, results: Sequence[str]) -> dict[str, Any]:
        return next_game(course(start, results)).options()

    def ahead(self, start: str, results: Sequence[str]) -> list[dict[str, Any]]:
        """S3-16.10, S3-16.11: each further Sancho a level harder."""
        found: list[dict[str, Any]] = []
        now = course(start, results)
        while status(now) == RUNNING:
            found.append(next_game(now).options())
            now = record(now, MAJOR)
        return found

    def result(self, s: State) -> str:
        """S3-16.11: a win is a win, major or minor."""
        if not s.winners:
            return LOST
        assert isinstance(s, state.DreiSanchos)
        return MAJOR if s.ended == state.MAJOR else MINOR


# -- storing


def to_json(campaign: Campaign) -> dict[str, Json]:
    """What a file holds."""
    return {
        "format": "tafelrunde-campaign",
        "version": VERSION,
        "game": "drei_sanchos",
        "start": campaign.start,
        "results": list(campaign.results),
    }


def from_json(value: Json) -> Campaign:
    """The inverse; whatever is broken is named."""
    if not isinstance(value, dict) or value.get("format") != "tafelrunde-campaign":
        raise BadData("this is no stored campaign")
    if value.get("version") != VERSION:
        raise BadData(f"version {value.get('version')!r} of a campaign is unknown, not {VERSION}")
    strange = sorted(value.keys() - to_json(Campaign("")).keys())
    if strange:
        raise BadData(f"{strange[0]}: unknown field")
    results = value.get("results")
    if value.get("game") != "drei_sanchos" or not isinstance(results, list):
        raise BadData("results: expected a list of results of drei_sanchos")
    return course(str(value.get("start")), [str(result) for result in results])
