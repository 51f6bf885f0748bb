"""What ends a turn by itself: where nothing but bats is left to do, nobody is asked again."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.goldmine.panels.reader_view import GoldMineReaderView, is_rich, rivals
from engine.goldmine.actions import END, Challenge

_END = str(END)


def asks_about_bats(reader: GoldMineReaderView) -> bool:
    """Whether the reader wants to be asked about bats now: always, never, or when a rival has enough gold."""
    assert reader.seat is not None
    person = reader.table.settings_of(reader.seat)
    wish = person.order("goldmine", "bats") if person else ""
    rich = any(is_rich(reader.view, rival) for rival in rivals(reader.view, reader.seat))
    return rich if wish not in ("always", "never") else wish == "always"


def with_end(reader: GoldMineReaderView, actions: Sequence[str]) -> list[str]:
    """These actions, and the end of the turn behind them where nothing but bats is possible then and nobody asks for that.

    What comes after the end of the turn is left out: where nothing else is possible, the rules end it.
    """
    return _played(reader, actions)[0]


def ends_turn(reader: GoldMineReaderView, action: str) -> bool:
    """Whether a press on this also ends the turn."""
    return _played(reader, [action])[1]


def _played(reader: GoldMineReaderView, actions: Sequence[str]) -> tuple[list[str], bool]:
    """What is to be played, and whether the turn is over then; tried on a copy, as far as no die or draw decides."""
    game, seat, played = reader.table.game, reader.seat, []
    if seat is None or not reader.on_turn:
        return list(actions), False
    state = game.clone(reader.table.state)
    for text in actions:
        action = next((one for one in game.legal_actions(state, seat) if str(one) == text), None)
        if action is None:
            return list(actions), False  # the table says why not
        game.apply(state, seat, action)
        played.append(text)
        if not game.turn_open(state):
            return played, True
    if state.phase != "act" or seat not in game.to_act(state) or asks_about_bats(reader):
        return played, False
    left = game.legal_actions(state, seat)
    over = all(action == END or (isinstance(action, Challenge) and action.kind == "bat") for action in left)
    return [*played, _END] if over else played, over
