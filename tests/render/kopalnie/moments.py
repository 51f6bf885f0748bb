"""Moments for every kind of picture, in a language, for two to five players, plain and nasty names, and extremes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.kopalnie.box import CARDS, MISSIONS, TABLE_SETUPS
from render.kopalnie.scene import Scene
from tests.render.kopalnie.positions import dig_phase, extreme, finished, game, in_phase, show, when


def boards(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4, 5):
        moments = game(seats)
        for at in (0, seats, len(moments) // 2, len(moments) - 1):
            yield show(moments[at], None, lang, nasty=at % 2 == 0)
        yield show((extreme(seats), when(seats, "dug")[-1][1]), None, lang, nasty=True)
    for phase in ("rolled", "guess", "coin_mine", "coin_tile"):
        yield show(in_phase(phase), None, lang)
    for event in ("played_card", "laid_coin", "tribute", "boxed"):
        yield show(next(moment for seed in range(1, 40) for moment in when(4, event, seed=seed)), 1, lang, nasty=True)
    yield show((finished(), ()), None, lang, nasty=True)


def rolls(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4, 5):
        played = dig_phase(seats)
        for at in (0, len(played) // 2, len(played) - 1):
            yield show((played[at][0], ()), played[at][0].turn, lang, nasty=at > 0)
        yield show((extreme(seats), ()), 0, lang, nasty=True)
    for phase in ("rolled", "guess", "coin_mine", "coin_tile"):
        yield show(in_phase(phase), in_phase(phase)[0].turn, lang)


def collections(lang: str) -> Iterator[Scene]:
    for seats in (2, 4, 5):
        moments = game(seats)
        for at in (0, len(moments) // 2, len(moments) - 1):
            for viewer in (None, 1):
                yield show(moments[at], viewer, lang, nasty=at > 0, seat=1)
        for seat in range(2):
            for viewer in (None, seat):
                yield show((extreme(seats), ()), viewer, lang, nasty=True, seat=seat)
    yield show((finished(), ()), None, lang)


def hands(lang: str) -> Iterator[Scene]:
    state = game(5)[0][0].clone()
    missions = TABLE_SETUPS[5].missions
    for first in range(0, len(MISSIONS), 3):
        state.offered = [missions[first : first + 3]] * 5
        yield show((state.clone(), ()), 0, lang, nasty=first > 0)
    for viewer in (None, 0):
        yield show(game(5)[2], viewer, lang)
        yield show((extreme(), ()), viewer, lang, nasty=True)
    for seats in (2, 3):
        yield show(game(seats)[-2], 1, lang, seat=1)
    whole = extreme()
    whole.kept[0] = list(CARDS)
    yield show((whole, ()), 0, lang)


def results(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4, 5):
        yield show(game(seats)[-1], None, lang, nasty=seats % 2 == 0)
        yield show((finished(seats), ()), None, lang, nasty=True)
        yield show(game(seats)[-3], 1, lang)
    yield show(game(4)[1], None, lang)


FAMILIES = {"board": boards, "rolls": rolls, "collection": collections, "hand": hands, "result": results}

# What is compared with golden pictures.
LOOKS: dict[str, Callable[[], tuple[str, Scene]]] = {
    "board_missions": lambda: ("board", show(game(3)[1], None)),
    "board_rolled": lambda: ("board", show(in_phase("rolled"), None)),
    "board_extreme": lambda: ("board", show((extreme(), when(5, "dug")[-1][1]), None, "de", nasty=True)),
    "rolls_two": lambda: ("rolls", show((dig_phase(2)[30][0], ()), dig_phase(2)[30][0].turn, "en")),
    "rolls_rolled": lambda: ("rolls", show(in_phase("rolled"), in_phase("rolled")[0].turn)),
    "collection_public": lambda: ("collection", show(when(5, "dug")[40], None, seat=when(5, "dug")[40][1][0].seat or 0)),
    "collection_extreme": lambda: ("collection", show((extreme(), ()), 0, "de", nasty=True)),
    "hand_choice": lambda: ("hand", show(game(5)[0], 4, seat=4)),
    "result": lambda: ("result", show(game(4)[-1], None)),
    "result_extreme": lambda: ("result", show((finished(), ()), None, "de", nasty=True)),
}
