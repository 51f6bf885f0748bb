"""Moments for every kind of picture, in a language, for two to four players, plain and nasty names, and extremes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.contract import Event
from engine.szczesc.state import ScoreEntry
from render.scene import Scene
from render.szczesc.palette import DISTRICT
from tests.render.games import drafts, draws, game, planned, scorings, show
from tests.render.positions import NAMES, NASTY, extreme, of_state, played, scene


def boards(lang: str) -> list[Scene]:
    made = [scene(seats, at, lang=lang) for seats in (2, 3, 4) for at in (0, 3, 20, 45, len(played(seats, 5)) - 1)]
    return made + [of_state(extreme(seats), names, lang) for seats in (2, 3, 4) for names in (NAMES, NASTY)]


def shafts(lang: str) -> list[Scene]:
    made = [scene(seats, at, lang=lang) for seats in (2, 4) for at in (2, 25, 50, len(played(seats, 5)) - 1)]
    for tiles, orders in ((0, 0), (1, 1), (6, 6), (16, 7), (30, 9), (40, 14), (48, 22)):
        made += [of_state(extreme(4, tiles, orders), names, lang) for names in (NAMES, NASTY)]
    return made + [of_state(extreme(), NASTY, lang, seat) for seat in range(1, 4)]


def hands(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4):
        for at in (0, seats + 1, 3 * seats - 1):
            for viewer in (None, 0):
                yield show(drafts(seats)[at], viewer, lang, nasty=at > 0)
        yield show(game(seats)[3 * seats + 2], None, lang)
    yield of_state(extreme(), NASTY, lang)


def draw_scenes(lang: str) -> Iterator[Scene]:
    for seats in (2, 4):
        for where in ("workshop draw", "order draw"):
            for moment in draws(seats, where):
                for viewer in (None, moment[0].turn):
                    yield show(moment, viewer, lang, nasty=seats == 4)


def mines(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4):
        for i, (moment, plan) in enumerate(planned(seats)):
            yield show(moment, None, lang, nasty=i % 2 == 1, seat=moment[0].turn, plan=plan)
    crowded = extreme()
    for plan in ("", "@0 -K -K -Y -B", "@4 @0 @3"):
        one = of_state(crowded, NASTY, lang)
        yield Scene(one.view, one.names, lang, (), 0, plan)


def standing_scenes(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4):
        for at in (0, 30, 55, 80, -1):
            for viewer in (None, 1):
                yield show(game(seats)[at], viewer, lang, nasty=viewer is None)
    yield of_state(extreme(), NASTY, lang)


def scoring_scenes(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4):
        for i, moment in enumerate(scorings(seats)):
            yield show(moment, None, lang, nasty=i % 2 == 1)
            for reason, crowd in (("tie", 12), ("nobody", 0)):
                yield _passed_by(show(moment, None, lang, nasty=True), reason, crowd)


def _passed_by(scene: Scene, reason: str, crowd: int) -> Scene:
    """The same scoring, the start passed for another reason."""
    data = {"reason": reason, "workshops": [crowd] * scene.view.seats}
    events = (Event(e.kind, e.seat, {**e.data, **data}) if e.kind == "start_passed" else e for e in scene.events)
    return replace(scene, events=tuple(events))


def results(lang: str) -> Iterator[Scene]:
    for seats in (2, 3, 4):
        for at in (-1, 50):
            yield show(game(seats)[at], None, lang, nasty=at > 0)
    yield extreme_result(lang)


def extreme_result(lang: str) -> Scene:
    """Everything large: three figures, losses, a shared victory, long names."""
    state = extreme()
    state.phase = "over"
    for shift in (1, 2, 3):
        for i, source in enumerate(("deliver H", "deliver L", "colour K", "transport L", "empty K")):
            state.ledger.append(ScoreEntry(40 * shift - 2 + min(i, 2), shift, source, (36, 24, 18, 13)))
    state.ledger += [ScoreEntry(120, 3, "marks", (7, 0, 19, 2)), ScoreEntry(120, 3, "pending", (-14, 0, -3, 0))]
    state.ledger += [ScoreEntry(120, 3, "balance", (-22, -2, -64, 0))]
    totals = [sum(entry.points[seat] for entry in state.ledger) for seat in range(4)]
    state.scores = totals
    state.ply = 120
    return of_state(state, NASTY, lang)


def place_scenes(lang: str) -> Iterator[Scene]:
    """Turns at which a place is chosen, as whoever is on turn and as everybody sees them."""
    for seats in (2, 3, 4):
        turns = [moment for moment in game(seats) if moment[0].phase == "place"]
        ready = next(m for m in turns if any(order.complete for order in m[0].shafts[m[0].turn].pending.values()))
        for moment in (turns[0], turns[len(turns) // 2], ready, turns[-1]):
            yield show(moment, moment[0].turn, lang)
            yield show(moment, None, lang, nasty=True)
    yield of_state(extreme(), NASTY, lang)


BOARDS = {"board": boards, "shaft": shafts}
FAMILIES = {
    "hand": hands,
    "draw": draw_scenes,
    "mine": mines,
    "standings": standing_scenes,
    "scoring": scoring_scenes,
    "result": results,
    **{f"places-{kind}": place_scenes for kind in DISTRICT},
}

# What is compared with golden pictures.
LOOKS: dict[str, Callable[[], tuple[str, Scene]]] = {
    "board_draft": lambda: ("board", scene(3, 4, lang="de")),
    "board_two": lambda: ("board", scene(2, 30, lang="en")),
    "board_extreme": lambda: ("board", of_state(extreme(), NASTY, "de")),
    "shaft_late": lambda: ("shaft", scene(3, 72, lang="en", seat=0)),
    "shaft_extreme": lambda: ("shaft", of_state(extreme())),
    "hand_draft": lambda: ("hand", show(drafts(4)[6], 2)),
    "hand_nasty": lambda: ("hand", show(drafts(3)[4], None, "de", nasty=True)),
    "draw_choose": lambda: ("draw", show(draws(3, "workshop draw")[0], draws(3, "workshop draw")[0][0].turn, "en")),
    "draw_return": lambda: ("draw", show(draws(4, "order draw")[3], draws(4, "order draw")[3][0].turn)),
    "mine": lambda: ("mine", show(planned(4)[0][0], None, "en", seat=planned(4)[0][0][0].turn, plan=planned(4)[0][1])),
    "places_workshop": lambda: ("places-workshop", show(game(3)[40], game(3)[40][0].turn, "en")),
    "places_deliver": lambda: ("places-deliver", show(game(4)[60], game(4)[60][0].turn)),
    "standings_two": lambda: ("standings", show(game(2)[30], 0, "de", nasty=True)),
    "scoring": lambda: ("scoring", show(scorings(4)[1], None)),
    "result": lambda: ("result", show(game(3)[-1], None, "en")),
    "result_extreme": lambda: ("result", extreme_result("de")),
}
