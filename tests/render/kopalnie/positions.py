"""Positions of the second game to draw: played ones, and extreme ones put together by hand."""

from __future__ import annotations

from functools import cache

from engine.contract import Event
from engine.kopalnie import KOPALNIE
from engine.kopalnie.box import CARDS, MISSIONS, TABLE_SETUPS, TILES
from engine.kopalnie.state import State
from engine.match import play_game
from engine.players.random_player import RandomPlayer
from engine.record import Record, replay
from render.kopalnie.scene import Scene
from tests.render.positions import NASTY as FOUR_NASTY

NAMES = ("Anna", "Jan", "Zofia", "Piotr", "Ewa")
NASTY = (*FOUR_NASTY, "Brunhilde von Kilimandscharo")
Moment = tuple[State, tuple[Event, ...]]


@cache
def record(seats: int, seed: int = 5) -> Record:
    return play_game(KOPALNIE, [RandomPlayer()] * seats, NAMES[:seats], seed)[1]


@cache
def game(seats: int, seed: int = 5) -> tuple[Moment, ...]:
    """Every position of a game between players without a plan, with what led to it."""
    seen: list[Moment] = []
    replay(record(seats, seed), watch=lambda state, events: seen.append((state.clone(), tuple(events))))
    return tuple(seen)


def show(moment: Moment, viewer: int | None = None, lang: str = "pl", *, nasty: bool = False, seat: int = 0) -> Scene:
    state, events = moment
    names = NASTY if nasty else NAMES
    return Scene(KOPALNIE.observe(state, viewer), names[: state.seats], lang, events, seat)


def when(seats: int, event: str, *, seed: int = 5) -> list[Moment]:
    """The moments at which this happened."""
    return [moment for moment in game(seats, seed) if any(one.kind == event for one in moment[1])]


def in_phase(phase: str) -> Moment:
    """The first moment of any game in which somebody decides this."""
    return next(
        moment for seed in range(1, 40) for seats in (4, 3, 5, 2) for moment in game(seats, seed) if moment[0].phase == phase
    )


def dig_phase(seats: int) -> list[Moment]:
    """The moments at which somebody chooses a mine."""
    return [moment for moment in game(seats) if moment[0].phase == "dig"]


def extreme(seats: int = 5) -> State:
    """Everything large: one player with nearly all treasures, many cards and three figures of coins; coins on every tile."""
    late = [state for state, _ in game(seats) if state.phase == "dig"]
    state = late[len(late) * 2 // 3].clone()
    mines = TABLE_SETUPS[seats].mines
    wanted = [code for code, tile in TILES.items() if tile.mine in mines]
    state.tiles[0] = [code for code in wanted if TILES[code].kind in ("gold", "bronze", "papyrus", "stone")]
    state.tiles[1] = [code for code in wanted if TILES[code].kind in ("crystal", "ruby")][:5]
    state.coins = [118, 0, 99, 7, 20][:seats]
    there = [code for code in TABLE_SETUPS[seats].cards if CARDS[code].kept]
    state.kept = [sorted(set(there)), [], ["lantern"], ["new_hope"] * 3, []][:seats]
    state.missions = [code for code in MISSIONS if code in TABLE_SETUPS[seats].missions][-seats:]
    state.turn = 0
    state.fresh = 2
    for row, by in zip(state.rows, state.abandoned_by):
        if by is None:
            state.lying.update({code: 5 if TILES[code].mark else 3 for code in row if code})
    return state


def finished(seats: int = 5) -> State:
    """The same at the end of the game."""
    state = extreme(seats)
    state.phase, state.digs, state.fresh = "over", 0, 0
    return state
