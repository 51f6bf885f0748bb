"""The cards that every game shares: all is said, nothing leaves its place, whatever the names."""

from __future__ import annotations

import pytest

from engine.games import PACKAGES
from render.cards.award_names import AWARDS
from render.cards.views import Award, Opponent, ResultCardView, StatisticsCardView, Swing
from render.picture_registry import COMMON, game_of, render_picture, strips_of
from render.scene import Scene
from render.strip_size import too_high

LANGUAGES = ("pl", "en", "de")
LONG = ("Wilhelmina Maria von Hohenzollern", "W" * 32, "Ania", "Bartek", "Celina", "Darek")


def result_card(seats: int, game: str = "szczesc", lang: str = "pl", winners: tuple[int, ...] = (1,)) -> Scene:
    points = tuple(tuple(turn * (seat + 1) for seat in range(seats)) for turn in range(40))
    names = list(AWARDS[game].values())
    awards = tuple(Award(name, at % seats, 12 + at) for at, name in enumerate(names[:3]))
    return Scene(ResultCardView(game, "Szczęść Boże", points, winners, Swing(17, 1, 0.31, 0.58), awards), LONG[:seats], lang)


def statistics_card(lang: str = "pl", **changes: object) -> Scene:
    figures: dict[str, object] = {
        "games": 31, "wins": 12, "ratings": (0.5, -2.1, 7.7), "favourites": ("Ulubiony transport: parowóz",),
        "opponents": tuple(Opponent(name, 9, 3) for name in LONG),
    }  # fmt: skip
    return Scene(StatisticsCardView("szczesc", "Szczęść Boże", **{**figures, **changes}), LONG[:1], lang)  # type: ignore[arg-type]


def scenes() -> list[tuple[str, Scene]]:
    found = [("result_card", result_card(seats, lang=lang)) for seats in range(1, 7) for lang in LANGUAGES if seats > 1]
    found += [("result_card", result_card(3, game, lang)) for game in AWARDS for lang in LANGUAGES]
    found += [("result_card", result_card(4, winners=(0, 1, 2)))]
    found += [("statistics", statistics_card(lang)) for lang in LANGUAGES]
    return [*found, ("statistics", statistics_card(ratings=(), opponents=(), favourites=()))]


@pytest.mark.parametrize(("kind", "scene"), scenes())
def test_every_text_stays_in_its_place(kind: str, scene: Scene) -> None:
    (strip,) = strips_of(kind, scene)
    canvas = strip.canvas(scene)
    assert not too_high(*canvas.image.size)
    for label in canvas.labels:
        assert label.room.contains(label.ink, slack=3), label
        if label.vital:
            assert label.text == label.whole, label
            assert label.size >= 21, label


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_card_says_in_words_what_it_shows(lang: str) -> None:
    scene = result_card(3, lang=lang)
    (strip,) = render_picture("result_card", scene).strips
    assert strip.form == "png"
    assert game_of(scene) == COMMON
    assert len(strip.alt) <= 1000
    for said in ("31", "58", "17", "117", "Ania", "Szczęść Boże", scene.words("award-szczesc-delivered-H")):
        assert said in strip.alt


def test_the_statistics_say_in_words_what_they_show() -> None:
    (strip,) = render_picture("statistics", statistics_card()).strips
    for said in ("31", "12", "7,7", "−2,1", "3 : 6", "Bartek", "parowóz"):
        assert said in strip.alt


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_award_has_its_words(game: str, lang: str) -> None:
    scene = result_card(3, lang=lang)
    assert len(AWARDS[game]) >= 3
    for name in AWARDS[game].values():
        assert scene.words(f"award-{game}-{name}")
