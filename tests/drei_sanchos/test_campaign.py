"""Chapter 16: the campaign, as a pure function and as a file."""

from __future__ import annotations

from typing import Any

import pytest
from drei_sanchos.lone_table import C, board

from tafelrunde.core.actions import BadData
from tafelrunde.core.campaign import LOST, RUNNING, WON
from tafelrunde.games.drei_sanchos import campaign
from tafelrunde.games.drei_sanchos.campaign import MAJOR, MINOR, Campaign, Plan, SanchoCampaigns


def played(start: str, *results: str) -> Campaign:
    found = campaign.begin(start)
    for result in results:
        found = campaign.record(found, result)
    return found


@pytest.mark.rule("S3-16.10")
def test_s3_16_10_najera_aragon_castilla_from_normal_or_hard() -> None:
    won = played("hard", MAJOR, MINOR, MAJOR)
    assert [plan.sancho for plan in campaign.plans(won)] == ["najera", "aragon", "castilla"]
    assert campaign.next_game(campaign.begin("hard")) == Plan("najera", "hard", False)
    for start in ("very_hard", "epic", "easy"):
        with pytest.raises(BadData, match=f"cannot start at '{start}'"):
            campaign.begin(start)


@pytest.mark.rule("S3-16.11")
@pytest.mark.rule("S3-16.12")
def test_ex_37_two_losses_are_forgiven() -> None:
    """EX-37 of the specification."""
    course = played("normal", LOST, MAJOR, LOST, MINOR)
    assert campaign.plans(course) == [
        Plan("najera", "normal", False),
        Plan("najera", "normal", True),
        Plan("aragon", "hard", False),
        Plan("aragon", "hard", False),
    ]
    assert campaign.next_game(course) == Plan("castilla", "very_hard", False)
    assert campaign.status(course) == RUNNING
    won = campaign.record(course, MINOR)
    assert (campaign.status(won), won.losses) == (WON, 2)


@pytest.mark.rule("S3-16.11")
def test_s3_16_11_el_cid_helps_castilla_after_a_loss_and_only_once() -> None:
    course = played("normal", MAJOR, MAJOR, LOST)
    assert campaign.next_game(course) == Plan("castilla", "very_hard", True)
    course = played("normal", LOST, MAJOR)
    assert campaign.next_game(course) == Plan("aragon", "hard", False)


@pytest.mark.rule("S3-16.12")
def test_s3_16_12_the_third_loss_ends_it() -> None:
    course = played("normal", LOST, MAJOR, LOST)
    assert campaign.status(course) == RUNNING
    lost = campaign.record(course, LOST)
    assert campaign.status(lost) == LOST
    with pytest.raises(BadData, match="this campaign is over"):
        campaign.record(lost, MAJOR)


@pytest.mark.rule("S3-16.13")
def test_s3_16_13_impossible_forgives_nothing() -> None:
    assert campaign.next_game(played("impossible")) == Plan("najera", "very_hard", False)
    assert campaign.status(played("impossible", LOST)) == LOST
    assert campaign.status(played("impossible", MINOR, MINOR)) == RUNNING
    assert campaign.status(played("impossible", MINOR, MINOR, MINOR)) == LOST
    assert campaign.status(played("impossible", MINOR, MINOR, MAJOR)) == WON


@pytest.mark.rule("S3-R.30")
def test_s3_r_30_epic_stays_epic() -> None:
    levels = [plan.level for plan in campaign.plans(played("impossible", MAJOR, MAJOR, MAJOR))]
    assert levels == ["very_hard", "epic", "epic"]
    levels = [plan.level for plan in campaign.plans(played("hard", MAJOR, MAJOR, MAJOR))]
    assert levels == ["hard", "very_hard", "epic"]


@pytest.mark.rule("S3-16.11")
def test_s3_16_11_the_house_asks_the_same_rules() -> None:
    rules = SanchoCampaigns()
    assert rules.starts == ("normal", "hard", "impossible")
    assert rules.status("normal", [LOST, MAJOR]) == RUNNING
    assert rules.options("normal", [LOST]) == {
        "sancho": "najera",
        "level": "normal",
        "el_cid": True,
    }
    assert rules.status("impossible", [LOST]) == LOST
    with pytest.raises(BadData, match="cannot start at"):
        rules.status("epic", [])
    s = board(garrison={2: (C, 1)})
    s.ended, s.winners = 1, (0,)
    assert rules.result(s) == MAJOR
    s.ended = 2
    assert rules.result(s) == MINOR
    s.winners = ()
    assert rules.result(s) == LOST


def test_a_stored_campaign_is_the_same_campaign() -> None:
    course = played("hard", MAJOR, LOST)
    assert campaign.from_json(campaign.to_json(course)) == course


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "journal"}, "no stored campaign"),
        ({"version": 2}, "version 2 of a campaign is unknown, not 1"),
        ({"start": "epic"}, "cannot start at 'epic'"),
        ({"results": "lost"}, "expected a list of results"),
        ({"results": ["drawn"]}, "cannot end 'drawn'"),
        ({"results": [LOST] * 4}, "this campaign is over"),
        ({"winner": 1}, "winner: unknown field"),
        ({"game": "chess"}, "results of drei_sanchos"),
    ],
)
def test_a_broken_campaign_is_refused(change: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        campaign.from_json({**campaign.to_json(played("normal", MAJOR)), **change})
    with pytest.raises(BadData, match="no stored campaign"):
        campaign.from_json([1])
