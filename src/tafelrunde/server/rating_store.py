"""The results of rated games and their effect on ratings, applied once per game."""

from __future__ import annotations

import logging
from typing import Any

from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.bots.registry import bot_names
from tafelrunde.core.match import Match
from tafelrunde.server.openings import in_words, opening_of
from tafelrunde.server.ratings import (
    NEW,
    Skill,
    bot_skill,
    fitting_bot,
    is_measured,
    places,
    rated,
)
from tafelrunde.server.schema import GUESTS, RATINGS, RESULTS, TABLES
from tafelrunde.server.store import Guest, Place, Record, Store
from tafelrunde.server.wire_people import (
    Fitting,
    Leader,
    Leaders,
    Played,
    Profile,
    Rated,
    Tally,
)
from tafelrunde.sim.balance import balance_of

LOG = logging.getLogger(__name__)
SHOWN = 50  # games in a profile, people on a leaderboard
RATING = 7_461_667  # ours among PostgreSQL's advisory locks: one game after the other
STUDIED = 1000  # games that are counted in a profile
FEW = 3  # openings of a game that are shown


class RatingStore:
    """Reading and writing results and ratings."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def begin(self, record: Record, seated: list[Place], now: int) -> None:
        """Store who began a rated game: whoever leaves it later has lost it."""
        rows = [
            {
                "table_id": record.id,
                "seat": place.seat,
                "guest": place.guest,
                "name": place.name,
                "bot": place.bot,
                "game": record.game,
                "players": record.players,
                "side": "",
                "place": 0,
                "at": now,
            }
            for place in seated
        ]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(RESULTS), rows)

        await self.store.write(work)

    async def settle(self, record: Record, seated: list[Place], match: Match, now: int) -> None:
        """Rate a finished game, unless it has been rated already."""
        sides = balance_of(match.game).sides(match.state)
        openings = [opening_of(match, seat) for seat in range(record.players)]
        scores, winners = tuple(match.state.scores), tuple(match.state.winners)
        scores = scores if len(scores) == record.players else (0,) * record.players
        mine = RESULTS.c.table_id == record.id

        async def work(connection: AsyncConnection) -> None:
            await self.store.leases.in_turn(connection, RATING)
            query = select(RESULTS).where(mine, RESULTS.c.place == 0).order_by(RESULTS.c.seat)
            rows = (await connection.execute(query)).all()
            if len(rows) != record.players:
                return
            people = [row for row in rows if row.bot is None]
            stay = {r.seat for r in people if r.guest and seated[r.seat].guest == r.guest}
            gone = {r.seat for r in people if r.gone or r.seat not in stay}
            before = [await _skill(connection, row) for row in rows]
            ranks = places(winners, scores, gone)
            if any(skill is None for skill in before):  # a bot whose strength nobody knows
                await connection.execute(delete(RESULTS).where(mine))
                return
            after = rated([skill for skill in before if skill is not None], ranks)
            for row, rank, skill in zip(rows, ranks, after, strict=True):
                person = row.guest is not None
                told = {"mu": skill.mu, "sigma": skill.sigma} if person else {}
                values = {"place": rank, "side": sides[row.seat], "at": now, **told}
                values["opening"] = openings[row.seat] if person else None
                here = mine & (RESULTS.c.seat == row.seat)
                await connection.execute(update(RESULTS).where(here).values(values))
                if person:
                    await _keep(connection, row, skill, now)

        await self.store.write(work)

    async def forfeit(self, table: str, seat: int) -> None:
        """Store that a guest has left a seat, whoever sits there from now on."""
        here = (RESULTS.c.table_id == table) & (RESULTS.c.seat == seat) & (RESULTS.c.place == 0)

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(RESULTS).where(here).values(gone=True))

        await self.store.write(work)

    async def unsettled(self) -> list[str]:
        """Finished tables that were not rated, because the server was stopped before."""
        query = select(RESULTS.c.table_id).join(TABLES, TABLES.c.id == RESULTS.c.table_id)
        query = query.where(RESULTS.c.place == 0, TABLES.c.status == "over").distinct()
        return [row.table_id for row in await self.store.find(query)]

    # -- what is shown

    async def skill(self, guest: str, game: str, players: int) -> Skill | None:
        """The rating of a guest, if there is one."""
        rows = await self.store.find(select(RATINGS).where(_rating(guest, game, players)))
        return Skill(rows[0].mu, rows[0].sigma) if rows else None

    async def fitting(self, guest: str, game: str, players: int) -> Fitting:
        """The bot that beats a guest in about four games of ten."""
        mine = await self.skill(guest, game, players)
        found = fitting_bot(game, mine, 0.4) if mine is not None else None
        return Fitting(*found) if found else Fitting(None, None)

    async def profile(self, guest: Guest, language: str) -> Profile:
        """The ratings of a guest, the latest rated games, and how they went; openings are told in
        a language."""
        ratings = await self.store.find(select(RATINGS).where(RATINGS.c.guest == guest.id))
        query = select(RESULTS).where(RESULTS.c.guest == guest.id, RESULTS.c.place > 0)
        own = await self.store.find(query.order_by(RESULTS.c.at.desc()).limit(STUDIED))
        others: dict[str, list[Any]] = {row.table_id: [] for row in own}
        found = await self.store.find(
            select(RESULTS).where(RESULTS.c.table_id.in_(list(others)), RESULTS.c.place > 0)
        )
        for row in found:
            if row.guest != guest.id:
                others[row.table_id].append(row)
        games = [_played(row, others[row.table_id]) for row in own]
        against: dict[tuple[str, str], list[bool]] = {}
        as_side: dict[tuple[str, str], list[bool]] = {}
        opened: dict[tuple[str, str], list[bool]] = {}
        for row in own:
            for other in others[row.table_id]:
                against.setdefault((row.game, _name(other)), []).append(row.place < other.place)
            if row.side:
                as_side.setdefault((row.game, row.side), []).append(row.place == 1)
            if row.opening:
                opened.setdefault((row.game, row.opening), []).append(row.place == 1)
        return Profile(
            [
                Rated(r.game, r.players, s.points, s.spread, r.games, s.provisional)
                for r in ratings
                for s in [Skill(r.mu, r.sigma)]
            ],
            games[:SHOWN],
            _tallies(against),
            _tallies(as_side),
            _favourites(opened, language),
        )

    async def leaders(self, guest: str | None) -> list[Leaders]:
        """The leaderboards of this server, bots included, by game and number of players."""
        query = select(RATINGS, GUESTS.c.name).join(GUESTS, GUESTS.c.id == RATINGS.c.guest)
        boards: dict[tuple[str, int], list[Leader]] = {}
        for row in await self.store.find(query.order_by(RATINGS.c.mu.desc())):
            board = boards.setdefault((row.game, row.players), [])
            if len(board) < SHOWN or row.guest == guest:
                s = Skill(row.mu, row.sigma)
                board.append(
                    Leader(
                        row.name,
                        None,
                        s.points,
                        s.spread,
                        row.games,
                        s.provisional,
                        row.guest == guest,
                        True,
                    )
                )
        for (game, _), board in boards.items():
            for bot in bot_names():
                fixed = bot_skill(game, bot)
                if fixed is not None:
                    known = is_measured(game, bot)
                    board.append(
                        Leader(None, bot, fixed.points, fixed.spread, 0, False, False, known)
                    )
            board.sort(key=lambda one: -one.points)
        return [Leaders(game, players, board) for (game, players), board in sorted(boards.items())]


def _played(row: Any, others: list[Any]) -> Played:
    """A game as a profile shows it."""
    opponents = [_name(other) for other in others]
    return Played(row.table_id, row.game, row.players, row.side, row.place, row.at, opponents)


def _tallies(counted: dict[tuple[str, str], list[bool]]) -> list[Tally]:
    return [Tally(game, what, len(won), sum(won)) for (game, what), won in counted.items()]


def _favourites(opened: dict[tuple[str, str], list[bool]], language: str) -> list[Tally]:
    """A guest's most frequent openings, in words, by game."""
    often = sorted(_tallies(opened), key=lambda one: (one.game, -one.games, -one.won))
    found = [
        one for n, one in enumerate(often) if [o.game for o in often[:n]].count(one.game) < FEW
    ]
    told = [replace(one, what=in_words(one.game, one.what, language)) for one in found]
    return [one for one in told if one.what]


def _name(row: Any) -> str:
    """A participant's name: a colon and the level for a bot, empty for a deleted guest."""
    return f":{row.bot}" if row.bot else row.name or ""


def _rating(guest: str, game: str, players: int) -> Any:
    return (RATINGS.c.guest == guest) & (RATINGS.c.game == game) & (RATINGS.c.players == players)


async def _skill(connection: AsyncConnection, row: Any) -> Skill | None:
    """The skill of a participant; deleted guests count as new ones."""
    if row.bot is not None:
        return bot_skill(row.game, row.bot)
    if row.guest is None:
        return NEW
    query = select(RATINGS).where(_rating(row.guest, row.game, row.players))
    known = (await connection.execute(query)).first()
    return Skill(known.mu, known.sigma) if known else NEW


async def _keep(connection: AsyncConnection, row: Any, skill: Skill, now: int) -> None:
    here = _rating(row.guest, row.game, row.players)
    changed = update(RATINGS).where(here)
    values = {"mu": skill.mu, "sigma": skill.sigma, "updated": now}
    counted = changed.values(games=RATINGS.c.games + 1, **values)
    if (await connection.execute(counted)).rowcount == 0:
        key = {"guest": row.guest, "game": row.game, "players": row.players}
        await connection.execute(insert(RATINGS).values(games=1, **key, **values))
