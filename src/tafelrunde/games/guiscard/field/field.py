"""Chapter 3: the ground of a scenario, what steps over it cost, and its edges."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import heappop, heappush
from itertools import pairwise
from typing import Any, Final

from tafelrunde.core.actions import BadData
from tafelrunde.core.numbers import i64, vec
from tafelrunde.games.guiscard import views
from tafelrunde.games.guiscard.field.glance import Ground
from tafelrunde.games.guiscard.field.markers import (
    GATE_DESTROYED,
    GATE_OPEN,
    JETTY_BURNT,
    MARKER_KINDS,
    PALISADE_PULLED,
    STOCKADE_FALLEN,
    TENT_BURNT,
    TENT_TORN,
    TOWER_FALLEN,
    WALLS_FALLEN,
)
from tafelrunde.games.guiscard.field.openings import DOORWAYS, BuiltGround
from tafelrunde.games.guiscard.field.rooms import rooms
from tafelrunde.games.guiscard.field.terrain import (
    ARROW_SLIT,
    BRUSH,
    CASTLE_WALL,
    CHURCH_WINDOW,
    CLOSED_SIDES,
    COLUMNS,
    COURT,
    DOOR,
    FAR,
    HOUSE_WALL,
    INTERIOR,
    JETTY,
    LOW_WALL,
    NONE,
    OPEN,
    OTHER_LETTERS,
    PALISADE,
    PALISADE_PULLED_SIDE,
    PLAIN,
    SIDES,
    SLOPE,
    STOCKADE_DOWN,
    TENT,
    TENT_DOOR,
    TENT_ENTRANCE,
    TENT_WALL,
    TERRAINS,
    TORNEFOL,
    TORNEFOL_DESTROYED,
    TORNEFOL_OPEN,
    TOWER,
    TOWER_GATE,
    TREE,
    WALL_DOWN,
    WALL_WALK,
    WINDOW,
)
from tafelrunde.geometry.hexes import DIRECTIONS, Grid

SIGNS: Final = {"-": -1, "0": 0, "+": 1}  # GU-3.1: the melee value of a hex
BUILDINGS: Final = 8  # the chapter of houses
CASTLES: Final = 9
HOUSE_SIDES: Final = (HOUSE_WALL, WINDOW, CHURCH_WINDOW, DOOR)
TOWER_SIDES: Final = (CASTLE_WALL, ARROW_SLIT, TOWER_GATE)


class Field:
    """The ground of a scenario: terrain and level per hex, features per hex side, costs.

    Lists by `hex * 6 + direction` speak of the side of that hex, or of the step over it. A
    cost of 0 means that the step is impossible. Nothing here changes once it is made: other
    markers make another field, with lines of sight and ways of its own.
    """

    def __init__(
        self,
        data: Mapping[str, Any],
        maps: list[Mapping[str, Any]],
        closed: list[str],
        markers: list[int],
        chapter: i64 = 7,
        pitched: list[str] | None = None,
    ) -> None:
        self.rows: i64 = sum([sheet["rows"] for sheet in maps])
        self.hexes: i64 = self.rows * COLUMNS
        edges: i64 = self.hexes * 6
        lines = [line for sheet in maps for line in sheet["terrain"].split()]
        levels = [line for sheet in maps for line in sheet["elevation"].split()]
        chars = {
            row["char"]: TERRAINS.index(name)
            for name, row in data["terrain"].items()
            if "char" in row
        }
        self.terrain: vec[i64] = vec[i64]([chars[char] for line in lines for char in line])
        self.level: vec[i64] = vec[i64]([int(char) for line in levels for char in line])
        self.grid: Grid = Grid(COLUMNS, self.rows)
        self.neighbor: vec[i64] = self.grid.next
        self.side: vec[i64] = vec[i64]([PLAIN] * edges)
        self.owner: list[bool] = [False] * edges
        self.way: list[list[int]] = [[] for _ in range(self.hexes)]
        self.regions: dict[str, list[int]] = {}
        self.closed: list[bool] = [False] * self.hexes  # GU-12.23
        top = 0
        for sheet in maps:
            self.lay(sheet, top)
            top += sheet["rows"]
        for name in closed:
            for h in self.regions[name]:
                self.closed[h] = True
        grounds = [data["terrain"][name] for name in TERRAINS]
        self.melee: vec[i64] = vec[i64]([SIGNS.get(grounds[t]["melee"], 0) for t in self.terrain])
        self.foot: vec[i64] = vec[i64]([0] * edges)
        self.horse: vec[i64] = vec[i64]([0] * edges)
        self.led: vec[i64] = vec[i64]([0] * edges)
        self.foot_base: vec[i64] = vec[i64]([grounds[t]["foot"] for t in self.terrain])
        self.horse_base: vec[i64] = vec[i64]([grounds[t]["horse"] for t in self.terrain])
        self.led_base: vec[i64] = vec[i64](
            [grounds[t].get("led_horse", grounds[t]["horse"]) for t in self.terrain]
        )
        self.ways: dict[str, list[int]] = {}
        self.gate_foot: i64 = data["terrain"]["gate"]["foot"]
        self.gate_horse: i64 = data["terrain"]["gate"]["horse_destroyed"]
        # GU-9.15: without a marker the gate is closed
        self.gate_open: bool = False
        self.gate_destroyed: bool = False
        self.heap: list[bool] = [False] * self.hexes  # GU-9.40: rubble of a tower
        self.tents: dict[
            str, list[int]
        ] = {}  # the places of tents, whether one stands there or not
        self.tent: list[int] = [0] * self.hexes
        self.under: dict[int, int] = {}  # the ground below tents
        self.pitch(maps, pitched or [], grounds)
        self.timber: list[bool] = [False] * self.hexes  # GU-10.59: rooms of wooden houses
        self.bare: list[bool] = [False] * self.hexes  # GU-10.28: rooms whose walls have no parapet
        self.wood: list[bool] = [False] * self.hexes  # GU-10.39: what of the map burns
        self.sunk: dict[int, str] = {}  # GU-10.40: the water under a jetty
        self.timbers(maps)
        for marker in markers:
            self.mark(marker, grounds)
        self.corner: list[int] = [NONE] * self.hexes
        self.built: bool = chapter >= BUILDINGS
        if self.built:
            self.build(maps)
        self.price()
        self.letters: list[str] = [
            row.get("char", OTHER_LETTERS.get(t, "?")) for t, row in enumerate(grounds)
        ]
        self.picture: views.Drawing = self.drawn()
        # lines of sight over this ground, each found once
        self.ground: Ground = (BuiltGround if chapter >= BUILDINGS else Ground)(
            self.grid,
            self.terrain,
            self.level,
            self.side,
            self.owner,
            (TREE, BRUSH, JETTY),
            rooms(self.grid, self.terrain, self.side),
            self.corner,
            self.tent,
        )

    def lay(self, sheet: Mapping[str, Any], top: i64) -> None:
        """The sides, regions and ways of one map, `top` rows below the first."""
        shift = top * COLUMNS
        for name, places in sheet.get("sides", {}).items():
            for place in places:
                home, _, direction = place.partition(":")
                h, d = self.grid.find(home) + shift, DIRECTIONS.index(direction)
                self.side[h * 6 + d] = SIDES.index(name)
                self.owner[h * 6 + d] = True
                other = self.neighbor[h * 6 + d]
                if other != NONE:
                    self.side[other * 6 + (d + 3) % 6] = SIDES.index(name)
        for name, members in sheet.get("regions", {}).items():
            self.regions.setdefault(name, []).extend([self.grid.find(h) + shift for h in members])
        for way in sheet.get("ways", []):
            line = [self.grid.find(h) + shift for h in way["hexes"]]
            ends = ("first_end", line[0]), ("last_end", line[-1])
            for one, two in pairwise(line):
                self.way[one].append(two)
                self.way[two].append(one)
            for key, h in ends:
                self.way[h].extend([self.grid.find(name) + shift for name in way[key]])

    def timbers(self, maps: list[Mapping[str, Any]]) -> None:
        """What is made of wood, and which houses are."""
        shift = 0
        for sheet in maps:
            for name in sheet.get("wood", {}).get("regions", []):
                for h in self.regions[name]:
                    self.wood[h] = True
            for house in sheet.get("buildings", {}).values():
                for name in house["rooms"]:
                    for h in self.regions[name]:
                        self.timber[h] = house.get("walls") == "H"
                        self.bare[h] = not house.get("parapet", True)
            for name, water in sheet.get("wood", {}).get("destroyed_terrain", {}).items():
                self.sunk[self.grid.find(name) + shift] = water
            shift += sheet["rows"] * COLUMNS

    def build(self, maps: list[Mapping[str, Any]]) -> None:
        """GU-8.16: outer corners. GU-8.19, GU-8.30: horses may stand in door hexes."""
        top = 0
        for sheet in maps:
            for pair in sheet.get("corners", {}).get("hexes", []):
                one, two = [self.grid.find(name) + top * COLUMNS for name in pair.split(":")]
                if self.terrain[two] == INTERIOR:  # GU-9.39: where no wall is left, no corner is
                    self.corner[one] = two
            top += sheet["rows"]
        for edge in range(self.hexes * 6):
            h, to = edge // 6, self.neighbor[edge]
            door = self.owner[edge] and self.side[edge] == DOOR and self.terrain[h] == INTERIOR
            if door and to != NONE and self.terrain[to] != INTERIOR:
                self.horse_base[h] = self.led_base[h] = self.foot_base[h]

    def pitch(
        self, maps: list[Mapping[str, Any]], pitched: list[str], grounds: list[Mapping[str, Any]]
    ) -> None:
        """GU-8.14, GU-8.28: tents of four hexes stand on the ground; GU-R.52: only the named."""
        shift = 0
        for sheet in maps:
            for row in sheet.get("overlays", []):
                self.tents[row["id"]] = [self.grid.find(h) + shift for h in row["hexes"]]
                if row["id"] in pitched:
                    self.pitch_tent(row, shift, len(self.tents), grounds)
            shift += sheet["rows"] * COLUMNS

    def pitch_tent(
        self, row: Mapping[str, Any], shift: i64, number: i64, grounds: list[Mapping[str, Any]]
    ) -> None:
        """GU-8.33: walls all round, but for the side of the entrance."""
        inside = self.tents[row["id"]]
        entrance, _, way = row["entrance_side"].partition(":")
        door = (self.grid.find(entrance) + shift) * 6 + DIRECTIONS.index(way)
        for h in inside:
            self.tent[h] = number
            self.under[h] = self.terrain[h]
            self.become(h, TENT_ENTRANCE if h == door // 6 else TENT, grounds)
            for d in range(6):
                edge, other = h * 6 + d, self.neighbor[h * 6 + d]
                if other in inside or self.side[edge] != PLAIN:
                    continue
                self.side[edge] = TENT_DOOR if edge == door else TENT_WALL
                self.owner[edge] = True
                if other != NONE:
                    self.side[other * 6 + (d + 3) % 6] = self.side[edge]

    def is_stone_side(self, edge: i64) -> bool:
        """GU-10.35: whether a side belongs to a house of stone."""
        if self.side[edge] not in HOUSE_SIDES:
            return False
        to = self.neighbor[edge]
        return not (self.timber[edge // 6] or (to != NONE and self.timber[to]))

    def is_doorway(self, edge: i64) -> bool:
        """GU-8.15: whether whoever stands in the hex of a side stands in a door or entrance."""
        return self.owner[edge] and self.side[edge] in DOORWAYS

    def mark(self, marker: i64, grounds: list[Mapping[str, Any]]) -> None:
        """Chapters 9.2 and 11.3: what a marker makes of its hex and the sides of it.

        GU-9.13: the leaf. GU-9.37: palisade and walk gone, the hex on the level of the court.
        GU-9.38: only the palisade gone. GU-9.39, GU-9.40: walls down. GU-9.8: melee suffers.
        """
        h, says = marker // MARKER_KINDS, marker % MARKER_KINDS
        fits = False
        if h >= self.hexes:
            raise BadData(f"markers: there is no hex {h} for {marker}")
        if says == GATE_OPEN:
            fits = self.change_sides(h, (TORNEFOL,), TORNEFOL_OPEN, False)
            self.gate_open = True
            self.melee[h] = -1
        elif says == GATE_DESTROYED:
            fits = self.change_sides(h, (TORNEFOL,), TORNEFOL_DESTROYED, False)
            self.gate_open = self.gate_destroyed = True
            self.melee[h] = -1
            self.horse_base[h] = self.led_base[h] = self.gate_horse
        elif says == STOCKADE_FALLEN:
            fits = self.terrain[h] == WALL_WALK
            self.change_sides(h, (PALISADE,), PLAIN, False)
            self.become(h, STOCKADE_DOWN, grounds)
            self.level[h] = grounds[STOCKADE_DOWN]["level"]
        elif says == WALLS_FALLEN:
            fits = self.terrain[h] == INTERIOR
            self.change_sides(h, HOUSE_SIDES, PLAIN, True)
            self.become(h, WALL_DOWN, grounds)
        elif says == TOWER_FALLEN:
            fits = self.terrain[h] == TOWER
            self.change_sides(h, TOWER_SIDES, PLAIN, False)
            self.become(h, WALL_DOWN, grounds)
            self.pile(h, grounds[WALL_DOWN])
        elif says == PALISADE_PULLED:
            fits = self.change_sides(h, (PALISADE,), PALISADE_PULLED_SIDE, False)
            self.melee[h] = -1
        elif says == TENT_TORN:  # GU-8.27, GU-8.33: open over all its outer sides
            fits = self.tent[h] > 0
            self.tent[h] = -self.tent[h]
            self.change_sides(h, (TENT_WALL,), TENT_DOOR, True)
            self.become(h, TENT_ENTRANCE, grounds)
        elif says == JETTY_BURNT:  # GU-10.40: the water that the map names
            fits = h in self.sunk and self.terrain[h] == JETTY
            self.become(h, TERRAINS.index(self.sunk.get(h, "shallow_water")), grounds)
        elif says == TENT_BURNT:  # GU-10.40: the ground below it
            fits = self.tent[h] != 0
            self.strike_tent(h, grounds)
        if says not in (GATE_OPEN, PALISADE_PULLED, TENT_TORN):
            self.wood[h] = False
        if not fits:
            raise BadData(f"markers: {marker} does not fit the ground of {self.grid.label(h)}")

    def strike_tent(self, h: i64, grounds: list[Mapping[str, Any]]) -> None:
        """GU-10.40: a tent hex is gone; what is left of the tent is open towards it."""
        number, self.tent[h] = abs(self.tent[h]), 0
        self.change_sides(h, (TENT_WALL, TENT_DOOR), PLAIN, False)
        self.become(h, self.under.get(h, OPEN), grounds)
        for d in range(6):
            other = self.neighbor[h * 6 + d]
            if other != NONE and number in (self.tent[other], -self.tent[other]):
                back = other * 6 + (d + 3) % 6
                self.side[back] = self.side[h * 6 + d] = TENT_DOOR
                self.owner[back] = True

    def change_sides(self, h: i64, old: tuple[int, ...], new: i64, foreign: bool) -> bool:
        """Change the sides of a hex that are one of these; `foreign`: also those it does not own.

        Returns whether there was one.
        """
        found = False
        for d in range(6):
            edge, other = h * 6 + d, self.neighbor[h * 6 + d]
            if self.side[edge] in old and (foreign or self.owner[edge]):
                found = True
                self.side[edge] = new
                self.owner[edge] = self.owner[edge] and new != PLAIN
                if other != NONE:
                    back = other * 6 + (d + 3) % 6
                    self.side[back] = new
                    self.owner[back] = self.owner[back] and new != PLAIN
        return found

    def become(self, h: i64, terrain: i64, grounds: list[Mapping[str, Any]]) -> None:
        """A hex turns into another kind of ground."""
        row = grounds[terrain]
        self.terrain[h], self.melee[h] = terrain, SIGNS.get(row["melee"], 0)
        self.foot_base[h], self.horse_base[h] = row["foot"], row["horse"]
        self.led_base[h] = row.get("led_horse", row["horse"])

    def pile(self, h: i64, row: Mapping[str, Any]) -> None:
        """GU-9.40: what is left of a tower hex is a heap between court and floor."""
        self.heap[h] = True
        self.level[h] = row["tower_level"]
        self.foot_base[h] = row["tower_foot"]
        self.horse_base[h] = self.led_base[h] = row["tower_horse"]

    def price(self) -> None:
        """GU-4.2, GU-3.2 to GU-3.5: what every step costs.

        GU-8.3: stairs only along themselves. GU-8.1, GU-8.18: into houses on foot by door or
        window; GU-8.22: two more over low walls. GU-9.12, GU-9.13, GU-9.42: men pass the open
        leaf, riders only the destroyed one. GU-9.38: one more over a gap in a palisade, on foot.
        GU-9.3, GU-9.4, GU-9.51: no horse goes through the tower gate, on walks or on stairs.
        """
        for edge in range(self.hexes * 6):
            foot, horse, led = 0, 0, 0
            if self.open_step(edge // 6, edge % 6):
                to, side = self.neighbor[edge], self.side[edge]
                extra = 2 if side == LOW_WALL else 0
                foot = 4 if side == WINDOW else self.foot_base[to] + extra
                if side in (TORNEFOL_OPEN, TORNEFOL_DESTROYED):
                    foot = self.gate_foot
                    horse = led = self.gate_horse if side == TORNEFOL_DESTROYED else 0
                elif side == PALISADE_PULLED_SIDE:
                    foot += 1
                elif side not in (WINDOW, TOWER_GATE):
                    horse = self.horse_base[to] and self.horse_base[to] + extra
                    led = self.led_base[to] and self.led_base[to] + extra
            self.foot[edge], self.horse[edge], self.led[edge] = foot, horse, led

    def open_step(self, h: i64, d: i64) -> bool:
        """Whether the ground lets anybody at all go from a hex in this direction.

        GU-3.3: ways only along themselves; GU-9.36: so stairs are entered and fought for only
        from their ends. GU-3.5, GU-R.3: a level only over a slope or way; GU-9.10: so nobody
        jumps off a wall walk. GU-9.2, GU-9.34, GU-9.35: walls, slits, palisades let nobody through.
        """
        edge = h * 6 + d
        to = self.neighbor[edge]
        if to == NONE or self.closed[to] or self.side[edge] in CLOSED_SIDES:
            return False
        if self.way[h] or self.way[to]:
            forth = not self.way[h] or to in self.way[h]
            return forth and (not self.way[to] or h in self.way[to])
        if self.heap[h] or self.heap[to]:  # GU-9.40, GU-R.103: a second way into the tower
            return self.is_by_heap(h) and self.is_by_heap(to)
        if self.side[edge] == PALISADE_PULLED_SIDE:  # GU-9.38: over the gap
            return True
        low, high = (h, to) if self.level[h] <= self.level[to] else (to, h)
        step = self.level[high] - self.level[low]
        return step == 0 or (step == 1 and self.terrain[low] == SLOPE)

    def is_by_heap(self, h: i64) -> bool:
        """GU-9.40: whether a heap of rubble is climbed from this hex, or lies in it."""
        return self.heap[h] or self.terrain[h] in (COURT, TOWER)

    def braces(self, h: i64) -> bool:
        """GU-9.46, GU-R.122: whether a defender in a hex stands at a slit of the tower."""
        if self.terrain[h] != TOWER:
            return False
        return any([self.owner[h * 6 + d] and self.side[h * 6 + d] == ARROW_SLIT for d in range(6)])

    def way_to(self, region: str) -> list[int]:
        """What it costs on foot to reach a region from every hex; found once."""
        return self.way_to_hexes(region, self.regions[region])

    def way_to_hex(self, h: i64) -> list[int]:
        """What it costs on foot to reach a hex from every hex; found once."""
        return self.way_to_hexes(self.grid.label(h), [h])

    def way_to_edge(self, map_side: i64) -> list[int]:
        """What it costs on foot to reach a side of the map from every hex; found once."""
        edge = [h for h in range(self.hexes) if self.edge_of(h, map_side)]
        return self.way_to_hexes(f"edge {map_side}", edge)

    def way_to_hexes(self, name: str, hexes: list[int]) -> list[int]:
        """What it costs on foot to reach any of these hexes; kept under a name."""
        found = self.ways.get(name)
        if found is None:
            found = [FAR] * self.hexes
            heap = [(0, h) for h in sorted(hexes)]
            while heap:
                cost, h = heappop(heap)
                if found[h] <= cost:
                    continue
                found[h] = cost
                for d in range(6):
                    other = self.neighbor[h * 6 + d]
                    step = self.foot[other * 6 + (d + 3) % 6] if other != NONE else 0
                    if step and found[other] > cost + step:
                        heappush(heap, (cost + step, other))
            self.ways[name] = found
        return found

    def edge_of(self, h: i64, map_side: i64) -> bool:
        """Whether a hex lies on this side of the map: 1 north, 2 east, 3 south, 4 west."""
        row, column = h // COLUMNS, h % COLUMNS
        if map_side == 1:
            return row == 0
        if map_side == 2:
            return column == COLUMNS - 1
        return row == self.rows - 1 if map_side == 3 else column == 0

    def drawn(self) -> views.Drawing:
        """The ground for the screen: a letter and a level per hex, and the features of sides."""
        return {
            "rows": self.rows,
            "terrain": "".join([self.letters[t] for t in self.terrain]),
            "levels": "".join([str(level) for level in self.level]),
            "features": [
                (edge // 6, edge % 6, SIDES[feature])
                for edge, feature in enumerate(self.side)
                if feature != PLAIN and self.owner[edge]
            ],
            "ways": [(h, to) for h, ends in enumerate(self.way) for to in ends],
            "closed": [h for h, closed in enumerate(self.closed) if closed],
        }
