"""No picture and no description of Niemcy knows more than its view."""

from __future__ import annotations

import pytest

from engine.niemcy.box import CITIES
from render.fluent_texts import picture_texts
from render.niemcy.names import ends_name
from render.niemcy.picture_kinds import KINDS
from tests.render.niemcy.positions import extreme, game, in_phase, own, show
from tests.render.strips import alike, labels, words
from tests.slow_parts import slow_but

PRIVATE = ("hand", "cards", "tickets", "plan", "claim", "offer")
PUBLIC = [kind for kind in KINDS if kind not in PRIVATE]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("viewer", slow_but([1], [None, 1]))
def test_positions_that_look_alike_make_the_same_picture(kind: str, viewer: int | None) -> None:
    for moment in (game(4)[1], in_phase(4, "choose")[1], game(4)[150]):
        alike(kind, moment, viewer, viewer or 0)


@pytest.mark.parametrize("kind", PRIVATE)
def test_private_pictures_are_for_their_owner_alone(kind: str) -> None:
    moment = in_phase(4, "turn")[40] if kind != "offer" else in_phase(4, "choose")[0]
    seat = moment[0].turn if kind != "offer" else 2
    for viewer in (None, (seat + 1) % 4):
        scene = show(moment, viewer, seat=seat)
        assert KINDS[kind].why_not(scene) is not None
        said = " ".join([words(KINDS[kind], scene), *(label.whole for label in labels(KINDS[kind], scene))])
        assert not [city for city in CITIES.values() if city in said]
    assert KINDS[kind].why_not(show(moment, seat)) is None


@pytest.mark.parametrize("kind", [kind for kind in PUBLIC if kind not in ("board", "turn", "turn_all")])
def test_tickets_appear_in_no_public_picture_of_a_running_game(kind: str) -> None:
    say, state = picture_texts("en"), extreme(4)
    scene = show((state, ()), None, "en")
    said = " ".join([label.whole for label in labels(KINDS[kind], scene)] + [words(KINDS[kind], scene)])
    assert not [code for code in state.tickets[0] if ends_name(say, code) in said]


def test_own_parallel_tracks_are_marked_as_closed_only_for_their_owner() -> None:
    found = 0
    for moment in game(5)[100::40]:
        state = moment[0]
        for seat in range(5):
            private, public = (show((state, ()), viewer, "en", seat=0) for viewer in (seat, None))
            shut = [strip.describe(private).split("Closed: ")[1].split(" Waiting")[0] for strip in KINDS["board"].strips(private)]
            assert all("Closed: nothing." in strip.describe(public) for strip in KINDS["board"].strips(public))
            found += any(closed != "nothing." for closed in shut)
    assert found


def test_announcements_and_first_choices_stay_hidden_until_all_are_made() -> None:
    for moment in (game(4)[1], game(4)[2], *in_phase(4, "choose")[1:3]):
        scene = show(moment, None, "en")
        texts = {label.name: label.text for label in labels(KINDS["players"], scene)}
        assert {texts[f"seat {seat}/{kind}"] for seat in range(4) for kind in ("short", "long")} == {"?"}


def test_a_hand_shows_the_own_cards() -> None:
    scene = own(in_phase(4, "turn")[40])
    hand = scene.view.players[scene.seat].hand or ""
    texts = {label.name: label.text for label in labels(KINDS["cards"], scene)}
    assert {letter: texts[f"card {letter}"] for letter in "LPBOYWGKR"} == {
        letter: str(hand.count(letter)) for letter in "LPBOYWGKR"
    }
