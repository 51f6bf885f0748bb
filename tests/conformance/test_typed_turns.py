"""Typed turns: what only explains is no move, and nothing that was typed changes more than was meant."""

from __future__ import annotations

from bot.panels.autocomplete import NO_COMPLETION, completions, typed_turn
from bot.panels.components import PressResult, truncate
from bot.panels.game_module import GAME_MODULES, TurnCommand
from bot.panels.press_dispatch import handle_typed_turn
from bot.panels.reader_view import ReaderView
from bot.tables.languages import LANGUAGES
from bot.texts import say
from tests.bot.table_harness import TableHarness
from tests.conformance.games import every_released_game, on_turn


async def typed(hall: TableHarness, table: int, person: int, turn: TurnCommand, filled: dict[str, str], lang: str) -> PressResult:
    found = await hall.look(table)
    meant = typed_turn(found, person, turn.name, filled, lang)
    return await handle_typed_turn(
        hall.tables, person, table, meant.actions, anew=meant.anew, key=hall.key(), lang=lang, place=found.place
    )


@every_released_game
async def test_a_completion_that_only_explains_explains_again(hall: TableHarness, game: str) -> None:
    table, found, seat, person = await on_turn(hall, game)
    waiting = next(row.owner for number, row in enumerate(found.seats) if number != seat and row.owner is not None)
    explained = 0
    for turn in [turn for turn in GAME_MODULES[game].commands.TURN_COMMANDS if turn.options]:
        free = [option.name for option in turn.options if not option.values]
        for lang in LANGUAGES if explained < 4 else ("pl",):
            for who in (person, waiting, 99):
                reader = ReaderView.of(found, who, lang)
                [(label, value), *_] = completions(reader, turn.name, free[0], "") or [("", "")] if free else [("", "")]
                shown = await typed(hall, table, who or 0, turn, {turn.options[0].name: f" {NO_COMPLETION} "}, lang)
                assert shown.refused not in ("", "unknown_action", "unknown_word")
                if value == NO_COMPLETION:
                    explained += 1
                    assert truncate(str(shown.panel.blocks[0]), 90)[:80] == label[:80]
                elif value:
                    assert shown.panel.text.startswith(say(lang, "moved-on")), "it has become possible meanwhile"
    assert explained > 4
    assert (await hall.look(table)) == found
