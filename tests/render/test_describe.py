"""What a description says is what the view holds: it is read back, figure by figure, in every language."""

from __future__ import annotations

import re

import pytest

from engine.szczesc.box import COLOURS, LOCKED, SPACES
from render.alt_text import LIMIT
from render.fluent_texts import LANGUAGES, picture_texts
from render.scene import Scene
from render.szczesc.describe import describe_office, describe_shaft, describe_works
from render.theme import SEATS
from tests.render.positions import NAMES, NASTY, extreme, of_state, played, scene


def colours(lang: str) -> dict[str, int]:
    """Every word for a seat's colour, long and short."""
    say = picture_texts(lang)
    return {say(f"{key}-{seat.colour}"): i for i, seat in enumerate(SEATS) for key in ("colour", "short-colour")}


def crowd(text: str, lang: str) -> dict[int, int]:
    """The seats and counts that a list of colours names."""
    names = "|".join(re.escape(word) for word in colours(lang))
    return {colours(lang)[word]: int(count) for word, count in re.findall(rf"(?<!\w)({names}) (\d+)", text)}


def read_places(text: str, lang: str) -> dict[str, str]:
    """The part of the description that belongs to each work place."""
    places = {}
    say = picture_texts(lang)
    for kind in ("workshop", "mine", "deliver", "money", "order"):
        found = re.search(rf"(?:^| ){say(kind)}: (.*?)\.(?: |$)", text)
        assert found, (kind, text)
        for entry in found[1].split("; "):
            word = re.split(r"[ ,]", entry)[0]
            places[f"{kind} {word.replace(say('word-draw'), 'draw')}"] = entry.removeprefix(word)
    return places


def read_players(text: str) -> list[list[int]]:
    """The figures of each player: points, marks, miners, pending, delivered, light, dark."""
    rows = re.findall(r"\): ([^.:]*?\d+, [^.:]*?\d+, [^.:]*?\d+, [^.:]*?\d+, [^.:]*?\d+, [^.:]*?\d+, [^.:]*?\d+)(?:,|\.)", text)
    return [[int(number.replace("−", "-")) for number in re.findall(r"−?\d+", row)] for row in rows]


def check_board(one: Scene) -> None:
    view, lang = one.view, one.lang
    works, text = describe_works(one), describe_office(one)
    say = picture_texts(lang)
    for described in (works, text):
        assert len(described) <= LIMIT
        assert not described.endswith("…")
        assert say("alt-more", count=1) not in described
        assert f" {'I' * view.shift}." in described
        if view.turn is not None:
            assert one.name(view.turn)[:7] in described[described.index(say("alt-board", shift="I" * view.shift, turn="")[:-2]) :]
    places = read_places(works, lang)
    assert list(places) == [space.name for space in SPACES]
    for place in view.places:
        said, name = places[place.space.name], place.space.name
        if place.space.index in LOCKED[view.seats]:
            assert said.strip() == say("alt-locked")
            continue
        if name == "money 1":
            assert crowd(said, lang) == {seat: n for seat, n in enumerate(view.cechownia) if n}
        else:
            assert crowd(said, lang) == ({place.owner: place.standing} if place.standing else {})
        if place.piece:
            assert place.piece in said.replace(",", "").split()
        elif name == "workshop draw":
            assert re.search(r"\d+", said)[0] == str(view.tiles_left)  # type: ignore[index]
        elif name == "order draw":
            assert re.search(r"\d+", said)[0] == str(view.cards_left)  # type: ignore[index]
        elif place.space.kind in ("workshop", "order"):
            assert say("none-left") in said
    assert read_players(text) == [
        [
            view.scores[seat],
            view.money[seat],
            view.miners[seat],
            len(shaft.pending) + shaft.in_hand,
            len(shaft.delivered) + shaft.face_down,
            shaft.light,
            shaft.dark,
        ]
        for seat, shaft in enumerate(view.shafts)
    ]
    tail = text[text.rindex(f"{say('alt-canteen')}: ") :]
    assert crowd(tail, lang) == {seat: n for seat, n in enumerate(view.canteen) if n}
    coal = text[text.rindex(say("alt-supply")) :]
    assert {c: int(n) for c, n in re.findall(r"([YBGK]) (\d+)", coal)} == dict(view.supply)
    starts = [line for line in text.split(". ") if say("alt-starts") in line]
    assert len(starts) == 1
    assert list(crowd(starts[0].replace("):", " 1"), lang)) == [view.start]


def check_shaft(one: Scene) -> None:
    view, seat, text = one.view, one.seat, describe_shaft(one)
    say, shaft = picture_texts(one.lang), one.view.shafts[one.seat]
    assert len(text) <= LIMIT
    assert not text.endswith("…")
    figures = say("alt-shaft", name="", colour="", points=0, marks=0, miners=0).split(". ")[1]
    pattern = re.escape(figures.rstrip(".")).replace("0", r"(−?\d+)")
    head = re.search(pattern, text)
    assert head
    expected = view.scores[seat], view.money[seat], view.miners[seat]
    assert tuple(int(number.replace("−", "-")) for number in head.groups()) == expected
    levels = re.findall(r"(\d): ([^;.]*); [^:]*: (\d+) [^,]*, ([^.]*)\.", text)
    assert len(levels) == 4
    for (number, tiles, empty, full), colour, carts in zip(levels, COLOURS, shaft.carts):
        assert int(number) == COLOURS.index(colour) + 1
        assert re.findall(r"[YBGK][12][LD]", tiles) == [code for code in shaft.tiles if code[0] == colour]
        assert int(empty) == carts.count(".")
        assert cubes(full) == {c: carts.count(c) for c in COLOURS if c in carts}
    cage, store = (
        re.search(rf"{say(key, stop='x', cubes='x').split(':')[0]}: ([^.]*)\.", text) for key in ("alt-cage", "alt-store")
    )
    assert cage
    assert store
    stop, _, load = cage[1].partition(", ")
    assert stop == (say("alt-level", level=shaft.level) if shaft.level else say("alt-surface"))
    assert cubes(load) == {c: shaft.cage.count(c) for c in COLOURS if c in shaft.cage}
    assert cubes(store[1]) == {c: shaft.store.count(c) for c in COLOURS if c in shaft.store}
    penalty = 2 * abs(shaft.light - shaft.dark)
    assert say("alt-balance", light=shaft.light, dark=shaft.dark, penalty=penalty) in text
    orders = dict(re.findall(r"([HWCL]-[YBGK]+)((?: (?:_|[YBGK]{1,2})\b)*)", text))
    assert {code: tuple(said.split()) for code, said in orders.items()} == {
        order.code: tuple(cubes or "_" for cubes in order.fillings) if order.cubes else () for order in shaft.pending
    }
    assert text.count(f" {say('alt-complete')}") == sum(order.complete for order in shaft.pending)


def cubes(text: str) -> dict[str, int]:
    return {c: int(n) for c, n in re.findall(r"([YBGK]) (\d+)", text)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_in_words_is_the_view(seats: int, lang: str) -> None:
    for at in range(0, len(played(seats, 5)), 7):
        check_board(scene(seats, at, lang=lang))
    check_board(scene(seats, len(played(seats, 5)) - 1, lang=lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, NASTY])
def test_crowded_boards_fit_into_the_limit(lang: str, names: tuple[str, ...]) -> None:
    state = extreme(4)
    check_board(of_state(state, names, lang))
    state.workshop = ["K2D", "G1L", "B2L", "Y1D", "K1L", "G2D", "B1D", "Y2L"]  # every shelf full, everywhere a crowd
    state.orders = ["H-YBGK", "W-YBGK", "C-YBGK", "L-YBGK"]
    state.standing = [0 if i == 21 else max(10, n) for i, n in enumerate(state.standing)]
    check_board(of_state(state, names, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_shaft_in_words_is_the_view(lang: str) -> None:
    for at in range(0, len(played(4, 5)), 9):
        for seat in range(4):
            check_shaft(scene(4, at, lang=lang, seat=seat))
    for tiles, orders in ((0, 0), (12, 6), (40, 14), (48, 14)):
        check_shaft(of_state(extreme(4, tiles, orders), NASTY, lang))


def test_the_hand_of_the_draft_is_told_to_its_owner_only() -> None:
    own, other = scene(3, 5, seat=1, viewer=1, lang="en"), scene(3, 5, seat=1, viewer=0, lang="en")
    hand = [order.code for order in own.view.shafts[1].pending]
    assert hand
    assert all(code in describe_shaft(own) for code in hand)
    assert not any(code in describe_shaft(other) for code in hand)
    assert f"Cards face down: {len(hand)}" in describe_shaft(other)
