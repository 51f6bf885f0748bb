"""Moments for every kind of picture of Gold Mine, in a language: two to six players, teams, plain and nasty names, extremes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.goldmine.cells import cell_text
from engine.goldmine.choices import cell_pages, spots
from engine.goldmine.lay_plan import LayPlan
from render.goldmine.scene import Scene
from tests.render.goldmine.positions import at, decisions, own, show, turns

TURNS = (
    "turn_2p", "turn_3p", "turn_4p", "turn_5p", "turn_6p", "turn_bat", "turn_gold", "turn_teams_4p", "turn_teams_6p", "start_6p",
    "build", "chase_won",
)  # fmt: skip


def public(lang: str) -> Iterator[Scene]:
    for number, name in enumerate(TURNS):
        yield show(at(name), None, lang, nasty=number % 2 == 0)
    late = turns("result_quiet")[40::60]
    yield from (show(moment, None, lang) for moment in late)


def inside(lang: str) -> Iterator[Scene]:
    yield from (scene for scene in public(lang) if scene.view.players[0].miner is not None)


def walks(lang: str) -> Iterator[Scene]:
    for number, name in enumerate(("walk", "walk_most", "chase", "passage", "drop")):
        yield own(at(name), lang, nasty=number % 2 == 1)
    for moment in decisions("result_quiet", "walk")[20::90]:
        yield own(moment._replace(events=()), lang)


def lays(lang: str) -> Iterator[Scene]:
    for name in ("lay", "build", "hand"):
        scene = own(at(name), lang)
        view = scene.view
        for tile in [view.drawn] if view.drawn else view.players[scene.seat].hand or ():
            assert tile is not None
            found = spots(view, tile)
            yield own(at(name), lang, plan=str(LayPlan(tile)))
            yield own(at(name), lang, nasty=True, plan=str(LayPlan(tile, len(cell_pages(view, tile)) - 1)))
            for count in (1, 2, 4):
                cell = next((cell for cell, sides in found.items() if len(sides) == count), None)
                if cell is not None:
                    yield own(at(name), lang, plan=f"{tile} {cell_text(cell)}")
    for moment in decisions("result_quiet", "put")[10::30]:
        yield own(moment, lang)


def choices(lang: str) -> Iterator[Scene]:
    for name in ("act_gold", "chase_bat"):
        moment = at(name)
        for rival in range(moment.state.seats):
            if rival != moment.state.turn:
                yield own(moment, lang, plan=f"bat {rival}")
                yield own(moment, lang, nasty=True, plan=f"gold {rival}")
        yield own(moment, lang)
    for phase in ("move", "act", "put", "walk"):
        yield own(decisions("turn_4p", phase)[-1], lang, nasty=True)
    yield own(at("drop"), lang)
    yield own(at("chase"), lang, nasty=True)
    yield own(at("build"), lang)


def hands(lang: str) -> Iterator[Scene]:
    moment = at("hand")
    yield own(moment, lang)
    for viewer in (None, 0, 1):
        yield show(moment, viewer, lang, nasty=viewer == 1)
    yield own(at("turn_4p"), lang)


def results(lang: str) -> Iterator[Scene]:
    for number, name in enumerate(("result", "result_quiet", "result_teams", "chase_won")):
        for whole in (False, True):
            yield show(at(name, whole=whole), None, lang, nasty=(number + whole) % 2 == 0)
        yield show(at(name)._replace(events=()), None, lang)
    yield show(at("turn_6p"), None, lang, nasty=True)


FAMILIES = {
    "board": public, "turn": public, "mine": public, "header": public, "players": inside, "hand": hands, "choice": choices,
    "lay": lays, "walk": walks, "result": results,
}  # fmt: skip


def turned() -> Scene:
    """The tile to be laid where it fits in the most ways."""
    found = spots(own(at("build")).view, at("build").state.drawn)
    return own(at("build"), plan=cell_text(max(found, key=lambda cell: len(found[cell]))))


# What is compared with golden pictures.
LOOKS: dict[str, Callable[[], tuple[str, Scene]]] = {
    "turn_four": lambda: ("turn", show(at("turn_4p"), None)),
    "turn_six": lambda: ("turn", show(at("turn_6p"), None, "de", nasty=True)),
    "turn_gold": lambda: ("turn", show(at("turn_gold"), None, "en")),
    "turn_teams": lambda: ("turn", show(at("turn_teams_6p"), None)),
    "turn_build": lambda: ("turn", show(at("build"), None)),
    "walk_most": lambda: ("walk", own(at("walk_most"))),
    "chase": lambda: ("walk", own(at("chase"))),
    "drop": lambda: ("walk", own(at("drop"))),
    "lay": lambda: ("lay", own(at("lay"))),
    "lay_turned": lambda: ("lay", turned()),
    "hand": lambda: ("hand", own(at("hand"))),
    "choice_bat": lambda: ("choice", own(at("chase_bat"), "de", plan="bat 1")),
    "result": lambda: ("result", show(at("result", whole=True), None)),
    "result_teams": lambda: ("result", show(at("result_teams"), None, "de", nasty=True)),
}
