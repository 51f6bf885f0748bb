"""No picture and no description of the second game knows more than its view."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.contract import Event
from engine.kopalnie import KOPALNIE
from render.fluent_texts import picture_texts
from render.kopalnie.names import card_name, mission_name
from render.kopalnie.picture_kinds import KINDS
from render.kopalnie.scene import Scene
from tests.render.kopalnie.positions import NAMES, extreme, game, show
from tests.render.strips import alike, labels, words


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("viewer", [None, 1])
def test_positions_that_look_alike_make_the_same_picture(kind: str, viewer: int | None) -> None:
    for moment in (game(4)[0], game(4)[2], game(4)[45]):
        for seat in (0, 1) if KINDS[kind].of_a_seat else (0,):
            alike(kind, moment, viewer, seat)


@pytest.mark.parametrize("kind", KINDS)
def test_missions_of_others_never_appear(kind: str) -> None:
    say = picture_texts("en")
    state = extreme()
    state.lying.clear()
    for viewer in (None, 2):
        for seat in range(5):
            scene = show((state, ()), viewer, "en", seat=seat)
            said = " ".join([label.whole for label in labels(KINDS[kind], scene)] + [words(KINDS[kind], scene)])
            for owner in range(5):
                if owner == viewer:
                    continue
                mission = state.missions[owner]
                assert mission is not None
                assert mission_name(say, mission) not in said


@pytest.mark.parametrize("kind", ["collection", "hand"])
def test_kept_cards_are_open_to_all(kind: str) -> None:
    say = picture_texts("en")
    state = extreme()
    for viewer in (None, 0, 2):
        scene = show((state, ()), viewer, "en", seat=0)
        drawn = " ".join(label.whole for label in labels(KINDS[kind], scene))
        for card in state.kept[0]:
            assert card_name(say, card) in drawn
            assert card_name(say, card) in words(KINDS[kind], scene)


def test_kept_cards_are_open_wherever_the_view_has_them() -> None:
    say, state = picture_texts("en"), extreme()
    state.kept = [["lantern", "gold_bonus"], ["new_hope"], ["two_trails", "spare_pick", "ruby_bonus"], [], ["pink_diamond"]]
    view = KOPALNIE.observe(state, None)
    players = tuple(replace(player, kept=tuple(kept)) for player, kept in zip(view.players, state.kept))
    for seat, kept in enumerate(state.kept):
        scene = Scene(replace(view, players=players), NAMES, "en", (), seat)
        faces = " ".join(label.whole for label in labels(KINDS["collection"], scene) if "/title" in label.name)
        for card in kept:
            name = card_name(say, card)
            assert name in faces
            assert all(name in words(KINDS[kind], scene) for kind in ("collection", "hand", "board"))


def test_offered_missions_are_for_their_owner_alone() -> None:
    say = picture_texts("en")
    state, _ = game(4)[0]
    for viewer in (None, 0, 1):
        scene = show((state, ()), viewer, "en", seat=1)
        said = words(KINDS["hand"], scene)
        drawn = {label.name for label in labels(KINDS["hand"], scene)}
        for mission in state.offered[1]:
            assert (mission_name(say, mission) in said) == (viewer == 1)
            assert (f"mission {mission}/points" in drawn) == (viewer == 1)


def test_a_card_that_is_drawn_and_kept_is_named_to_all() -> None:
    state, _ = game(4)[40]
    drew = Event("drew_chance", 0, {"card": "lantern", "kept": True, "left": 3})
    for viewer in (None, 1, 0):
        scene = show((state, (drew,)), viewer, "en")
        told = [label.whole for label in labels(KINDS["board"], scene) if label.name.startswith("news")]
        assert "Lantern" in " ".join(told)
        assert "Lantern" in words(KINDS["board"], scene)
