"""Moments for every kind of picture, in a language, for two to five players, plain and nasty names, and extremes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.contract import Event
from render.niemcy.scene import Scene
from tests.render.niemcy.positions import SIZES, extreme, finished, game, in_phase, own, poor, show, when


def headers(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        moments = game(seats)
        for at in (0, seats - 1, seats + 1, len(moments) // 3, len(moments) - 1):
            yield show(moments[at], None, lang, nasty=at % 2 == 0)
        for event in ("claimed", "drew", "kept", "refreshed", "shuffled", "last_round"):
            found = when(seats, event)
            if found:
                yield show(found[len(found) // 2], None, lang, nasty=True)
        yield show((extreme(seats), when(seats, "claimed")[-1][1]), 0, lang, nasty=True)
    yield show(in_phase(4, "second")[3], in_phase(4, "second")[3][0].turn, lang)
    yield show((finished(), ()), None, lang, nasty=True)
    told = (
        Event("passed", 3, {}),
        Event("refreshed", None, {"cards": "LLLRR"}),
        Event("shuffled", None, {"what": "deck", "count": 60}),
    )
    yield show((extreme(), told), None, lang, nasty=True)


def boards(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        claimed = when(seats, "claimed")
        for at in (0, len(claimed) // 2, len(claimed) - 1):
            yield show(claimed[at], (None, 1)[at % 2], lang, nasty=at % 2 == 0)
        yield show(game(seats)[-1], None, lang)


def turns(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        claimed = when(seats, "claimed")
        yield show(claimed[len(claimed) // 3], None, lang, nasty=True)
        yield show(when(seats, "drew")[9], None, lang)


def players(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        moments = game(seats)
        for at in (0, seats + 1, len(moments) // 2, len(moments) - 1):
            yield show(moments[at], None, lang, nasty=at % 2 == 0)
        yield show((extreme(seats), ()), None, lang, nasty=True)
        yield show((finished(seats), ()), None, lang, nasty=True)


def legends(lang: str) -> Iterator[Scene]:
    yield show(game(3)[0], None, lang)


def hands(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        found = in_phase(seats, "turn")
        for at in (0, len(found) // 2):
            yield own(found[at], lang, nasty=at % 2 == 0)
    for seats in (2, 5):
        yield show((extreme(seats), ()), 0, lang, nasty=True)
    yield show((poor(), ()), 0, lang, nasty=True)
    yield show(game(3)[0], 0, lang)
    ticked = in_phase(3, "turn")[0]
    yield show(ticked, 0, lang, plan=ticked[0].tickets[0][0])


def claims(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        found = in_phase(seats, "turn")
        yield own(found[len(found) // (1 + seats % 3) - 9], lang, nasty=seats % 2 == 0)
    yield show((extreme(), ()), 0, lang, nasty=True)


def offers(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        yield show(in_phase(seats, "choose")[0], seats - 1, lang, nasty=seats % 2 == 0)
        later = in_phase(seats, "keep")
        for moment in later[:: max(1, len(later) // 2)]:
            yield own(moment, lang)
    state = extreme(4, "keep")
    state.offers[0] = ("ROS-AT", "LIN-DK", "DUS-KON", "KIE-CH")
    yield show((state, ()), 0, lang, nasty=True)
    state = poor()
    state.phase, state.offers[0] = "keep", ("HAV-SAA", "BHV-REG", "DRE-SAA", "MAN-STU")
    yield show((state, ()), 0, lang)
    state = poor()
    state.phase, state.offers[0] = "keep", ("KON-ROS",)
    yield show((state, ()), 0, lang)


def results(lang: str) -> Iterator[Scene]:
    for seats in SIZES:
        yield show(game(seats)[-1], None, lang, nasty=seats % 2 == 0)
        yield show((finished(seats), ()), None, lang, nasty=True)
    yield show(game(4)[100], None, lang)
    yield show(game(4)[101], 1, lang)


FAMILIES = {
    "header": headers, "board": boards, "turn": turns, "turn_all": turns, "players": players, "legend": legends, "hand": hands,
    "cards": hands, "tickets": hands, "plan": hands, "claim": claims, "offer": offers, "result": results,
}  # fmt: skip
LEAN = [kind for kind in FAMILIES if kind not in ("turn", "turn_all", "cards", "tickets", "plan")]  # their strips are in others

# What is compared with golden pictures.
LOOKS: dict[str, Callable[[], tuple[str, Scene]]] = {
    "turn_three": lambda: ("turn", show(when(3, "claimed")[20], None)),
    "turn_all_five": lambda: ("turn_all", show(when(5, "last_round")[0], None, "en")),
    "header_announce": lambda: ("header", show(game(3)[1], None, nasty=True)),
    "header_extreme": lambda: ("header", show((extreme(), when(5, "claimed")[-1][1]), None, "de", nasty=True)),
    "players_extreme": lambda: ("players", show((extreme(), ()), None, "de", nasty=True)),
    "hand": lambda: ("hand", own(in_phase(3, "turn")[40])),
    "tickets_poor": lambda: ("tickets", show((poor(), ()), 0, "de")),
    "tickets_extreme": lambda: ("tickets", show((extreme(), ()), 0, "en", nasty=True)),
    "plan": lambda: ("plan", own(in_phase(4, "turn")[10], "de")),
    "claim": lambda: ("claim", own(in_phase(4, "turn")[44])),
    "offer": lambda: ("offer", show(in_phase(3, "choose")[0], 1, "en")),
    "result_extreme": lambda: ("result", show((finished(3), ()), None, "de", nasty=True)),
    "legend": lambda: ("legend", show(game(3)[0], None, "en")),
}
