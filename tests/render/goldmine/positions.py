"""Positions of Gold Mine to draw: recorded ones, each with the turn that led to it, and large ones."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine.contract import Event
from engine.goldmine import GOLDMINE
from engine.goldmine.state import State
from engine.record import Record, from_json, replay
from render.goldmine.scene import Scene
from tests.render.positions import NASTY as FOUR_NASTY

FILE = Path(__file__).parents[2] / "golden" / "goldmine_positions.jsonl"
NASTY = (*FOUR_NASTY, "Brunhilde von Kilimandscharo", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")


class Moment(NamedTuple):
    """A position, and the events of the turn that led to it."""

    state: State
    events: tuple[Event, ...]
    names: tuple[str, ...]


class Played(NamedTuple):
    """A recorded game up to a position."""

    record: Record
    since: int  # lines of the record before the last turn
    moments: tuple[Moment, ...]  # after every line


@cache
def _lines() -> dict[str, tuple[int, Record]]:
    rows = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
    return {row["name"]: (row["since"], from_json(row["record"])) for row in rows}


@cache
def played(name: str) -> Played:
    """The game of this name."""
    since, record = _lines()[name]
    seen: list[Moment] = []
    names = tuple(record.players)
    replay(record, watch=lambda state, events: seen.append(Moment(state.clone(), tuple(events), names)))
    return Played(record, since, tuple(seen))


NAMES = tuple(sorted(_lines()))


def at(name: str, *, whole: bool = False) -> Moment:
    """The position of this name with its last turn, or with all events of the game."""
    game = played(name)
    told = game.moments if whole else game.moments[game.since + 1 :]
    last = game.moments[-1]
    return Moment(last.state, tuple(event for moment in told for event in moment.events), last.names)


def show(moment: Moment, viewer: int | None = None, lang: str = "pl", *, nasty: bool = False, plan: str = "") -> Scene:
    """The moment as a scene; ``seat`` is the viewer or whoever decides."""
    state = moment.state
    names = NASTY[: state.seats] if nasty else moment.names
    seat = viewer if viewer is not None else max(0, *state.to_act(), 0)
    return Scene(GOLDMINE.observe(state, viewer), names, lang, moment.events, seat, plan)


def own(moment: Moment, lang: str = "pl", *, nasty: bool = False, plan: str = "") -> Scene:
    """The moment through the eyes of whoever decides."""
    return show(moment, moment.state.to_act()[0], lang, nasty=nasty, plan=plan)


def turns(name: str) -> list[Moment]:
    """The position after each turn of a game, with the events of that turn."""
    found: list[Moment] = []
    events: tuple[Event, ...] = ()
    for moment in played(name).moments:
        events += moment.events
        if any(event.kind in ("turn_began", "game_over") for event in moment.events):
            found.append(moment._replace(events=events))
            events = ()
    return found


def decisions(name: str, phase: str) -> list[Moment]:
    """The moments of a game at which somebody decides this."""
    return [moment for moment in played(name).moments if moment.state.phase == phase]
