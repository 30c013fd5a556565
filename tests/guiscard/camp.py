"""A siege for tests: dice are given, decisions are made in words."""

from __future__ import annotations

from guiscard.arena import ROSTER

from tafelrunde.core.actions import Action, Refusal
from tafelrunde.core.flow import ASK
from tafelrunde.games.guiscard.campaign.forces import log_of
from tafelrunde.games.guiscard.files.siege_log import KILLED, SiegeLog, living
from tafelrunde.games.guiscard.game import GuiscardGame
from tafelrunde.games.guiscard.pieces.placing import drop, lift
from tafelrunde.games.guiscard.state import SLAIN, Guiscard

GAME = GuiscardGame()
OUTSIDE = 0  # the besieger's seat
WITHIN = 1


class Camp:
    """A siege and a hand to play it. Units and hexes are named as on the map."""

    def __init__(self, building: str = "castle", **options: object) -> None:
        given = {"scenario": "siege", "building": building, **options}
        self.s: Guiscard = GAME.new(given, 2)

    @property
    def log(self) -> SiegeLog:
        return log_of(self.s)

    @property
    def prompt(self) -> str:
        return self.s.prompt

    def roll(self, *dice: int) -> Camp:
        """The dice that chance is asked for."""
        self.s.checked_chance(dice)
        return self

    def begin(self) -> Camp:
        """Supplies of average dice; the first day waits for its event."""
        return self.roll(*[5] * (3 if len(self.log.held) == 3 else 1))

    def day(self, within: int = 1, outside: int = 10) -> Camp:
        """A day without an event, and the dice for initiative."""
        self.log.used = list(range(2, 21))
        return self.roll(10, 10).roll(within, outside)

    def event(self, total: int) -> Camp:
        """An event on one of the first nine days, with twice as many besiegers."""
        self.log.used = []
        left = total - 5
        return self.roll(left // 2, left - left // 2)

    def action(self, verb: str, *names: str | int) -> Action:
        args = []
        for name in names:
            known = ROSTER.number.get(str(name), -1)
            hexed = self.s.field.grid.find(name) if isinstance(name, str) and known < 0 else -1
            args.append(known if known >= 0 else hexed if hexed >= 0 else int(name))
        return Action(verb, tuple(args))

    def do(self, verb: str, *names: str | int) -> Camp:
        """Whoever is asked does this."""
        self.s.play(self.s.to_move(), self.action(verb, *names))
        return self

    def refusal(self, verb: str, *names: str | int) -> Refusal:
        """Why whoever is asked may not do this."""
        no = self.s.explain(self.s.to_move(), self.action(verb, *names))
        assert no is not None, f"{verb} is allowed"
        return no

    def offers(self) -> set[str]:
        return {action.verb for action in self.s.legal(self.s.to_move())}

    def unit(self, name: str) -> int:
        return ROSTER.number[name]

    def men(self, seat: int) -> list[int]:
        return living(self.log, seat)

    def keep(self, seat: int, count: int) -> Camp:
        """Only so many of a side live, leaders first."""
        men = sorted(self.men(seat), key=lambda u: -ROSTER.cost[u])
        for u in men[count:]:
            self.log.state[u] = KILLED
        return self

    def until(self, *prompts: str) -> Camp:
        """The first legal answer to everything else, however long it takes."""
        while not self.s.over and self.s.prompt not in prompts:
            seat = self.s.to_move()
            self.s.play_trusted(seat, self.s.legal(seat)[0])
        return self

    def idle_turn(self) -> Camp:
        """The side on turn does nothing, up to the next turn or the next die."""
        self.do("go_on")
        while self.s.wait.tag == ASK and not self.prompt.startswith("siege-"):
            seat = self.s.to_move()
            ends = [a for a in self.s.legal(seat) if a.verb in ("end_step", "stop", "pass")]
            self.s.play_trusted(seat, ends[0])
        return self

    def storm(self, *names: str) -> Camp:
        """A storm from the south up to its first turn: these men, or everybody."""
        self.do("storm").do("from_edge", 3)
        for name in names:
            self.do("send", name)
        self.do("end_step" if names else "everybody")
        if self.prompt == "siege-riders":
            self.do("end_step")
        self.until("siege-side", "siege-turn")
        return self.do("end_step").until("siege-turn") if self.prompt == "siege-side" else self

    def put(self, name: str | int, hex_: str) -> Camp:
        """A unit stands there, whoever was there before is dead."""
        u = ROSTER.number[name] if isinstance(name, str) else name
        h = self.s.field.grid.find(hex_)
        if self.s.grid[h] not in (-1, u):
            self.slay(self.s.grid[h])
        lift(self.s, u)
        drop(self.s, u, h)
        return self

    def slay(self, u: int) -> Camp:
        """A unit dies on the map."""
        lift(self.s, u)
        self.s.where[u], self.s.at[u], self.s.rear[u] = SLAIN, -1, -1
        return self
