"""Wounds, stuns and deaths: what happens to a person whatever struck it. No questions here."""

from __future__ import annotations

from tafelrunde.core.numbers import i64
from tafelrunde.games.guiscard.captives.prisoners import captor_of
from tafelrunde.games.guiscard.field.terrain import NONE
from tafelrunde.games.guiscard.files.roster import is_person
from tafelrunde.games.guiscard.formations import formation
from tafelrunde.games.guiscard.pieces.gear import come_down, let_lie, perch
from tafelrunde.games.guiscard.pieces.placing import drop, leave_horse, lift
from tafelrunde.games.guiscard.reach.steps import (
    enterable,
    ground_for,
    kept,
    may_stand,
    room_beside,
)
from tafelrunde.games.guiscard.state import (
    CAPTOR,
    COMING,
    DEAD,
    HEALTHY,
    HORSE_DEAD,
    KINDLES,
    ON_MAP,
    ROPE,
    SLAIN,
    STUNNED,
    UNDER,
    WOUNDED,
    Guiscard,
    is_prisoner,
    owner,
    set_trait,
    trait,
)


def settle(s: Guiscard, u: i64) -> None:
    """GU-4.44, GU-R.80: a move in progress ends; the piece stands at the last place where it may.

    Does nothing unless the unit is the one that is moving.
    """
    if s.mover != u:
        return
    s.mover = NONE
    at, rear = s.at[u], s.rear[u]
    place = len(s.track)
    while at != NONE and not may_stand(s, u, at, rear) and place > 0:
        place -= 2
        at, rear = s.track[place], s.track[place + 1]
    if at == NONE:  # it had just entered the map
        unburden(s, s.at[u])
        s.where[u], s.at[u], s.rear[u] = COMING, NONE, NONE
        s.version += 1
        if s.log is not None:
            s.emit("GU-4.44", "driven-off", {"unit": u})
        return
    if (at, rear) != (s.at[u], s.rear[u]) and s.log is not None:
        s.emit("GU-4.44", "set-back", {"unit": u, "hex": at})
    drop(s, u, at, rear)
    unburden(s, at)


def unburden(s: Guiscard, h: i64) -> None:
    """GU-4.13: whoever is carried comes to lie beside the hex where his carrier's move ended.

    In which hex is asked when the frame that ended the move is over.
    """
    if s.burden != NONE:
        s.at[s.burden] = h


def put_down(s: Guiscard, h: i64) -> None:
    """GU-4.13: the person carried lies there."""
    drop(s, s.burden, h)
    if s.log is not None:
        if is_prisoner(s, s.burden):
            s.emit("GU-12.25", "led-to", {"unit": s.burden, "hex": h})
        else:
            s.emit("GU-4.13", "put-down", {"unit": s.burden, "hex": h})
    s.burden = NONE


def resting_places(s: Guiscard, v: i64) -> list[int]:
    """GU-4.50: where a carried person can be laid; without room beside, the nearest free hex."""
    u = captor_of(s, v)
    led = u != NONE and s.where[u] == ON_MAP and s.at[u] != NONE
    beside = room_beside(s, u, v) if led else ground_for(s, s.at[v], v)
    if beside:
        return beside
    for h in nearby(s, s.at[v]):
        if enterable(s, v, h) and may_stand(s, v, h):
            return [h]
    raise AssertionError("no room for a person on the whole map")


def nearby(s: Guiscard, h: i64) -> list[int]:
    """All hexes, the nearer ones first; the hex itself is the last resort of its ring."""
    near = s.field.neighbor
    found = [h]
    for x in found:  # grows while it runs
        for d in range(6):
            to = near[x * 6 + d]
            if to != NONE and to not in found:
                found.append(to)
    return found[1:] + found[:1]


def release(s: Guiscard, u: i64) -> None:
    """GU-4.41, GU-4.42: a leader loses the reins; a horse in his hand stays near him."""
    for h in range(len(s.leader)):
        if s.leader[h] == u:
            s.leader[h] = NONE
            if s.log is not None:
                s.emit("GU-4.41", "reins-lost", {"unit": u, "horse": h})
            if s.horse_at[h] == NONE:
                head, rear = anywhere(s, s.at[u], [])
                leave_horse(s, h, head, rear)
                if s.log is not None:
                    s.emit("GU-4.48", "horse-placed", {"horse": h, "hex": head, "behind": rear})


def anywhere(s: Guiscard, h: i64, avoid: list[int]) -> tuple[int, int]:
    """The nearest two free hexes for a horse whose leader stopped where it cannot lie."""
    field, taken = s.field, kept(s, NONE) + avoid
    for head in nearby(s, h):
        for d in range(6):
            rear = field.neighbor[head * 6 + d]
            if rear == NONE or s.grid[head] != NONE or s.grid[rear] != NONE:
                continue
            if head in taken or rear in taken:
                continue
            if field.led_base[head] and field.led[head * 6 + d] and not field.closed[head]:
                return head, rear
    raise AssertionError("no room for a horse on the whole map")


def kill(s: Guiscard, u: i64) -> None:
    """GU-1.5: dead. GU-6.20, GU-4.45: a rider's horse stays riderless where it is.

    GU-6.29: where his body lies is asked when the frame that killed him is over.
    """
    if s.mount[u] != NONE:
        horse = s.mount[u]
        body = dehorse(s, u)
        s.unlaid += [u, body, s.horse_rear[horse]]
    else:
        body = s.at[u]
        let_lie(s, u)
        if s.mover == u:
            unburden(s, body)
            s.mover = NONE
        lift(s, u)
        release(s, u)
        lay_body(s, body)
    s.where[u], s.health[u] = SLAIN, DEAD
    if s.traits:
        set_trait(s, u, CAPTOR, 0)
        if trait(s, u, UNDER):
            set_trait(s, u, UNDER, 0)
        come_down(s, u)
    s.at[u], s.rear[u], s.marker[u] = NONE, NONE, NONE
    s.version += 1
    if s.log is not None:
        s.emit("GU-1.5", "killed", {"unit": u, "hex": body})
    formation.keep_valid(s)
    s.form[u] = 0


def lay_body(s: Guiscard, h: i64) -> None:
    """GU-4.9: one more dead person lies in a hex."""
    s.dead[h] = s.dead.get(h, 0) + 1
    s.count_dead()
    s.version += 1


def dehorse(s: Guiscard, u: i64) -> i64:
    """GU-6.18: a rider comes off; his horse stays riderless. Returns the horse's head hex.

    The person is on no hex until it is placed or laid down.
    """
    settle(s, u)
    horse, at, rear = s.mount[u], s.at[u], s.rear[u]
    lift(s, u)
    s.mount[u] = NONE
    leave_horse(s, horse, at, rear)
    release(s, u)
    s.at[u], s.rear[u] = NONE, NONE
    return at


def kill_horse(s: Guiscard, horse: i64) -> None:
    """GU-6.18, GU-6.19: a riderless horse dies where it stands."""
    at, rear = s.horse_at[horse], s.horse_rear[horse]
    s.grid[at] = NONE
    s.grid[rear] = NONE
    s.horse[horse], s.leader[horse] = HORSE_DEAD, NONE
    s.horse_at[horse], s.horse_rear[horse] = NONE, NONE
    s.carcasses += [at, rear]
    s.count_dead()
    s.version += 1
    if s.log is not None:
        s.emit("GU-6.18", "horse-killed", {"horse": horse, "hex": at})


def wound(s: Guiscard, u: i64) -> bool:
    """GU-1.13, GU-R.37: a wound; whoever was hurt before dies. Returns whether it died."""
    if s.health[u] != HEALTHY:
        kill(s, u)
        return True
    s.health[u] = WOUNDED
    s.version += 1
    if s.log is not None:
        s.emit("GU-1.13", "wounded", {"unit": u})
    return False


def stun(s: Guiscard, u: i64) -> bool:
    """GU-1.12, GU-1.13: stun a person on foot; returns whether it died, being hurt before.

    GU-10.52: from a ladder he comes to lie at its foot. GU-10.63: off a rope he falls to death.
    """
    if s.health[u] != HEALTHY or perch(s, u) == ROPE:
        kill(s, u)
        return True
    settle(s, u)
    come_down(s, u)
    if trait(s, u, KINDLES):  # GU-10.57: he has to begin anew
        set_trait(s, u, KINDLES, 0)
    release(s, u)
    s.health[u] = STUNNED
    s.felt[u] = s.turn
    s.version += 1
    if s.log is not None:
        s.emit("GU-1.12", "stunned", {"unit": u})
    formation.keep_valid(s)
    return surrounded(s, u)


def surrounded(s: Guiscard, only: i64 = NONE) -> bool:
    """GU-6.8, GU-6.30, GU-R.48: kill the stunned whom enemies surround; whether any died."""
    died = False
    for u in s.board.units:
        if s.where[u] != ON_MAP or s.health[u] != STUNNED or only not in (NONE, u):
            continue
        if s.at[u] != NONE and s.burden != u and is_surrounded(s, u):
            if s.log is not None:
                s.emit("GU-6.8", "surrounded", {"unit": u})
            kill(s, u)
            died = True
    return died


def is_surrounded(s: Guiscard, u: i64) -> bool:
    """Whether there are hexes open to a person on foot and enemies stand on all of them."""
    f = s.field
    seat, ways = owner(s, u), 0
    for d in range(6):
        edge = s.at[u] * 6 + d
        if f.foot[edge] == 0 or not enterable(s, u, f.neighbor[edge]):
            continue
        ways += 1
        there = s.grid[f.neighbor[edge]]
        if there == NONE or not is_person(there) or owner(s, there) == seat:
            return False
    return ways > 0


def drowns(s: Guiscard, u: i64) -> None:
    """GU-4.7: an armoured unit forced into deep water drowns at once, mounted or not."""
    if s.log is not None:
        s.emit("GU-4.7", "drowned", {"unit": u})
    kill(s, u)
