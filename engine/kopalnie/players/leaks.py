"""What cost a seat most over a whole game: the mission, sets short of one tile, stones, cards that were never played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.contract import Seat
from engine.kopalnie.box import AFTER_ROLL, BEFORE_ROLL, MISSIONS, STONE, TREASURES
from engine.kopalnie.scoring import counts, final_accounts, next_threshold, set_points
from engine.kopalnie.state import State
from engine.players.leaks import Leak, PlayedLine, leak

_PLAYED = (*BEFORE_ROLL, *AFTER_ROLL)


def find_leaks(lines: Sequence[PlayedLine], seat: Seat) -> Iterator[Leak]:
    """All of them, in points."""
    last: State = lines[-1].after
    rows = final_accounts(last)
    own = counts(last.tiles[seat], last.kept[seat])
    mission = last.missions[seat]
    if mission and not rows[seat]["mission"]:
        yield leak("mission", MISSIONS[mission].points, mission=mission)
    yield from _sets_by_one(own)
    if rows[seat]["stones"] < 0:
        dug = [line.action for line in lines if line.seat == seat and line.own and _brought(line, STONE)]
        yield leak("stones", -rows[seat]["stones"], dug, stones=own[STONE])
    idle = [card for card in last.kept[seat] if card in _PLAYED]
    if idle:
        digs = sum(event.kind == "dug" for line in lines for event in line.events)
        worth = sum(sum(row.values()) for row in rows) / max(1, digs)
        yield leak("cards", worth * len(idle), cards=len(idle), card=idle[0])


def _brought(line: PlayedLine, kind: str) -> bool:
    return any(event.kind == "dug" and event.data["kind"] == kind for event in line.events)


def _sets_by_one(own: dict[str, int]) -> Iterator[Leak]:
    """Sets that one more tile would have lifted."""
    short: list[tuple[int, str, int]] = []
    for kind in TREASURES:
        further = next_threshold(kind, own[kind])
        if further is not None and own[kind] and further.tiles == own[kind] + 1:
            short.append((further.points - set_points(kind, own[kind]), kind, own[kind]))
    if short:
        points, kind, have = max(short)
        yield leak("sets", sum(row[0] for row in short), sets=len(short), kind=kind, tiles=have, most=points)
