"""The grade of released games: nothing of them is left to the defaults that carry a game of rules only."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.panels.game_module import GAME_MODULES, GameModule
from bot.panels.plain_game import PlainCommands, PlainPanels
from bot.texts import LANGUAGES, say
from bot.texts.catalogue import is_plain
from bot.texts.formatting import how_to_play, rules_page
from bot.texts.game_texts import PlainTexts
from engine.contract import GameDefaults
from engine.game_package import GamePackage
from engine.games import GAMES, PACKAGES
from engine.plain_words import plain_line
from render.picture_registry import GAME_PICTURES
from tests.conformance.games import every_game, every_released_game
from tests.engine.random_games import walk
from tests.hosted_games import SMALL_GAMES

GIVEN = (  # of the contract, methods for which there are defaults
    "clone", "deal", "describe", "determinize", "explain", "favourites", "from_json", "implied", "line_open", "observe", "parse",
    "parse_line", "reveals", "tally", "to_json", "turn_ahead", "turn_open",
)  # fmt: skip
OF_SMALL_GAMES = {"pig": {"turn_open"}, "toy": {"observe", "determinize"}}


PARTS: dict[str, Callable[[GamePackage, GameModule], bool]] = {  # and whether a game leaves them out
    "levels": lambda package, module: len(package.levels) < 2 or package.game.stand_in not in package.levels,
    "adviser": lambda package, module: package.adviser is None or module.advice is None,
    "narration": lambda package, module: package.narrate is plain_line,
    "course": lambda package, module: package.standing is None,
    "pictures": lambda package, module: module.name not in GAME_PICTURES,
    "texts": lambda package, module: is_plain(module.name) or isinstance(module.texts, PlainTexts),
    "rules": lambda package, module: not module.texts.TOPICS,
    "lesson": lambda package, module: not module.texts.LESSONS,
    "panels": lambda package, module: isinstance(module.panels, PlainPanels) or not module.panels.BY_PHASE,
    "commands": lambda package, module: isinstance(module.commands, PlainCommands) or not module.commands.TURN_COMMANDS,
}


def left_to_defaults(game: str) -> list[str]:
    """Which methods and parts a game does not give."""
    package, module = PACKAGES[game], GAME_MODULES[game]
    methods = [name for name in GIVEN if getattr(type(package.game), name) is getattr(GameDefaults, name)]
    return methods + [name for name, left_out in PARTS.items() if left_out(package, module)]


@every_released_game
def test_a_released_game_leaves_nothing_to_the_defaults(game: str) -> None:
    assert left_to_defaults(game) == []


@pytest.mark.parametrize("game", SMALL_GAMES)
def test_a_game_of_rules_only_gives_none_of_it(game: str) -> None:
    left = left_to_defaults(game)
    assert set(GIVEN) - set(left) == OF_SMALL_GAMES[game]
    assert set(PARTS) <= set(left)


@every_released_game
def test_the_panels_decide_every_phase(game: str) -> None:
    rules, phases = GAMES[game], set[str]()
    for seed in range(3):
        for step in walk(rules, rules.seats[0], seed):
            if step.seat >= 0:
                phases.add(rules.phase(step.before))
    assert phases <= set(GAME_MODULES[game].panels.BY_PHASE)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_read_or_nobody_wrote_them_down(game: str, lang: str) -> None:
    topics = GAME_MODULES[game].texts.TOPICS
    pages = [*how_to_play(lang, game), *(rules_page(topic, lang, game) for topic in topics or ("",))]
    assert all(len(page) < 4000 for page in pages)
    assert any(say(lang, "rules-none") in page for page in pages) is (game in SMALL_GAMES)
