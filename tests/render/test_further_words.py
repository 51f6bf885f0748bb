"""What the descriptions of the further pictures say is what the view holds: read back in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.szczesc import SZCZESC
from engine.szczesc.box import CARDS, CATEGORIES, COLOURS, TILES
from render.fluent_texts import LANGUAGES, picture_texts
from render.scene import Scene
from render.szczesc.draw import kept
from render.szczesc.hand import picking_order
from render.szczesc.majorities import majority_standings
from render.szczesc.palette import DISTRICT
from render.szczesc.picture_kinds import KINDS
from render.szczesc.plan_preview import try_plan
from render.szczesc.score_lines import SOURCES, lines
from tests.render.games import draws, game, planned, scorings, show
from tests.render.moments import FAMILIES
from tests.render.positions import NAMES
from tests.render.strips import labels, words

NUMBER = r"[−\d][−–/\d]*"


def spoken(kind: str, lang: str) -> Iterator[tuple[Scene, str]]:
    """The descriptions of all strips together."""
    for scene in FAMILIES[kind](lang):
        yield scene, words(KINDS[kind], scene)


def figures(text: str) -> list[int]:
    return [int(part.replace("−", "-")) for part in text.split("/")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_standings(lang: str) -> None:
    for scene, text in spoken("standings", lang):
        now = majority_standings(scene.view)
        pairs = re.findall(r"([–/\d]+) → ([–/\d]+)", text)
        assert len(pairs) == len(CATEGORIES)
        for row, (counts, points) in zip(now.rows, pairs):
            assert counts == "/".join(map(str, row.counts))
            assert points == "/".join(map(str, row.points))
        assert (
            picture_texts(lang)("alt-gain", points="/".join(map(str, now.gains)), scores="/".join(map(_minus, scene.view.scores)))
            in text
        )
        later = text.count(picture_texts(lang)("alt-later"))
        assert later == 3 - scene.view.shift


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scorings(lang: str) -> None:
    for scene, text in spoken("scoring", lang):
        data = scene.happened("shift_scored")[0].data
        pairs = re.findall(r"([/\d]+) → ([/\d]+)", text)
        assert [(figures(a), figures(b)) for a, b in pairs] == [(row["counts"], row["points"]) for row in data["categories"]]
        gains = [sum(row["points"][seat] for row in data["categories"]) for seat in range(scene.view.seats)]
        assert (
            picture_texts(lang)("alt-won", points="/".join(map(str, gains)), scores="/".join(map(_minus, data["scores"]))) in text
        )
        for event in scene.happened("start_passed"):
            assert "/".join(map(str, event.data["workshops"])) in text
            assert picture_texts(lang)(f"start-{event.data['reason']}", count=max(event.data["workshops"])) in text


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_results(lang: str) -> None:
    for scene, text in spoken("result", lang):
        sums = [figures(found) for found in re.findall(rf"(?<= )({NUMBER}(?:/{NUMBER})+)(?=[,.;])", text)]
        table = {line.source: list(line.points) for line in lines(scene.view)}
        assert sums[: 1 + len(SOURCES)] == [list(scene.view.scores), *(table[source] for source in SOURCES)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hands(lang: str) -> None:
    for scene, text in spoken("hand", lang):
        view = scene.view
        own = [order.code for order in view.shafts[scene.seat].pending]
        assert re.findall(r"[HWCL]-[YBGK]+", text) == [*view.display, *own]
        if view.phase == "draft":
            said = [int(n) for n in re.findall(r"\) (\d)(?=[,.])", text)]
            taken = [view.shafts[s].in_hand + len(view.shafts[s].pending) for s in picking_order(scene)]
            assert said == taken
            assert picking_order(scene)[-1] == view.start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_draws(lang: str) -> None:
    for scene, text in spoken("draw", lang):
        view = scene.view
        pieces = re.findall(r"[YBGK][12][LD]|[HWCL]-[YBGK]+", text)
        if view.held is None:
            assert pieces == ([piece] if (piece := kept(scene)) else [])
            assert str(view.held_count + view.put_back_count) in text
            continue
        shown = [*view.held, *([piece] if (piece := kept(scene)) and view.phase != "choose" else []), *(view.put_back or ())]
        assert pieces == shown
        for piece in view.held:
            worth = TILES[piece].price if piece in TILES else CARDS[piece].points
            assert re.search(rf"{piece}\)?,? \w+ {worth}\b", text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plans(lang: str) -> None:
    for scene, text in spoken("mine", lang):
        outcome = try_plan(scene.view, scene.seat, scene.plan)
        plan = scene.plan.removeprefix("mine 6 ")
        assert f": {plan or picture_texts(lang)('plan-none')}." in text
        done = picture_texts(lang)("alt-completes", orders="@").split("@")[0]
        orders = re.findall(r"([HWCL]-[YBGK]+) \+(\d+)", text[text.rindex(done) :])
        assert orders == [(code, str(CARDS[code].points)) for code in outcome.completed]
        emptied = text[text.rindex(picture_texts(lang)("alt-emptied", carts="@").split("@")[0]) : text.rindex(done)]
        assert {c: int(n) for c, n in re.findall(r"([YBGK]) (\d+)", emptied)} == {
            c: n for level, c in enumerate(COLOURS, 1) if (n := outcome.emptied(level))
        }


def test_what_was_kept_is_known_from_the_view_alone() -> None:
    for where in ("workshop draw", "order draw"):
        choose, rest, bottom, back, none = (show(moment, moment[0].turn) for moment in draws(3, where))
        pieces = [kept(Scene(one.view, one.names)) for one in (choose, rest, bottom, back, none)]
        assert pieces[0] is None
        assert pieces[1] == pieces[2] == pieces[3] == kept(rest)
        assert pieces[1] in (choose.view.held or ())
        assert pieces[4] is None


def test_every_number_of_the_tables_is_drawn() -> None:
    for at in (40, 70, -1):
        scene = show(game(4)[at], None)
        now = majority_standings(scene.view)
        texts = {label.name: label.whole for label in labels(KINDS["standings"], scene)}
        for row in now.rows:
            for seat in range(4):
                cell = f"{row.category.name}/seat {seat}"
                count = texts.get(f"{cell}/count") or texts[f"{cell}/count 0"] + texts[f"{cell}/count 1"]
                assert count == str(row.counts[seat]).replace("–", "-")
                assert texts.get(f"{cell}/points", "0").lstrip("+") == str(row.points[seat]).replace("–", "-")
        texts = {label.name: label.whole for label in labels(KINDS["result"], scene)}
        for line in lines(scene.view):
            for seat in range(4):
                assert texts[f"{line.source}/seat {seat}"] == _minus(line.points[seat])
        assert [texts[f"total/seat {seat}"] for seat in range(4)] == [_minus(score) for score in scene.view.scores]


def test_every_cart_and_cube_of_a_plan_is_drawn() -> None:
    for moment, plan in planned(4):
        scene = show(moment, None, seat=moment[0].turn, plan=plan)
        outcome = try_plan(scene.view, scene.seat, plan)
        texts = {label.name: label.whole for label in labels(KINDS["mine"], scene)}
        for level, carts in enumerate(outcome.after.carts, 1):
            drawn = {key: texts.get(f"after/level {level}/{'empty' if key == '.' else key}", "0") for key in f".{COLOURS}"}
            assert drawn == {key: str(carts.count(key)) for key in f".{COLOURS}"}
        assert {c: texts[f"after/store {c}"] for c in COLOURS} == {c: str(outcome.after.store.count(c)) for c in COLOURS}
        assert [texts[f"step {step.number}"] for step in outcome.steps] == plan.split()


def test_every_number_of_a_scoring_is_drawn() -> None:
    for moment in scorings(3):
        scene = show(moment, None)
        data = scene.happened("shift_scored")[0].data
        texts = {label.name: label.whole for label in labels(KINDS["scoring"], scene)}
        for row in data["categories"]:
            for seat in range(3):
                assert texts[f"{row['category']}/seat {seat}/count"] == str(row["counts"][seat])
                assert texts.get(f"{row['category']}/seat {seat}/points", "+0") == f"+{row['points'][seat]}"
        assert [texts[f"totals/seat {seat}/score"] for seat in range(3)] == [_minus(score) for score in data["scores"]]


@pytest.mark.parametrize("kind", DISTRICT)
def test_the_places_of_a_kind_say_what_they_cost_and_why_they_are_closed(kind: str) -> None:
    seen = set()
    for scene in FAMILIES[f"places-{kind}"]("en"):
        view, text = scene.view, words(KINDS[f"places-{kind}"], scene)
        texts = {label.name: label.whole for label in labels(KINDS[f"places-{kind}"], scene)}
        places = [place for place in view.places if place.space.kind == kind]
        for place, said in zip(places, text.split(". ", 2)[2].split("; ")):
            name, seat = place.space.name, view.seat if view.seat is not None else view.turn or 0
            seen.add(place.closed.code if place.closed else "open")
            if place.closed is not None and place.closed.code == "locked":
                assert "players" in texts[f"{name}/note"]
                assert f"{name}/needs" not in texts
                continue
            needs = 1 if name == "money 1" else place.standing + 1
            assert texts[f"{name}/needs"] == f"×{needs}"
            assert f"miners: {needs}" in said
            if place.marks:
                assert texts[f"{name}/price"] == str(place.marks)
                left = view.money[seat] - place.marks
                assert place.closed is not None or str(left) in texts[f"{name}/note"]
            if place.closed is not None and place.closed.code == "needs_marks":
                assert str(place.marks - view.money[seat]) in texts[f"{name}/note"]
            assert texts[f"{name}/note"] in said
    assert "open" in seen
    assert len(seen) > 1


def test_a_delivery_says_what_it_brings() -> None:
    found = 0
    for state, _ in game(3):
        if state.phase == "place":
            scene = Scene(SZCZESC.observe(state, state.turn), NAMES[:3], "en", (), state.turn)
            texts = {label.name: label.whole for label in labels(KINDS["places-deliver"], scene)}
            for transport in "HWCL":
                ready = [o for o in state.shafts[state.turn].pending.values() if o.complete and o.code[0] == transport]
                points = sum(CARDS[order.code].points for order in ready)
                assert texts.get(f"deliver {transport}/points", "+0") == f"+{points}"
                found += bool(ready)
    assert found
