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
    """These actions, and the end of the turn behind them where nothing but bats is possible then and nobody asks for that."""
    game, seat, texts = reader.table.game, reader.seat, list(actions)
    state = game.clone(reader.table.state)
    for text in texts:
        if seat is None or seat not in game.to_act(state):
            return texts
        action = next((one for one in game.legal_actions(state, seat) if str(one) == text), None)
        if action is None:
            return texts  # the table says why not
        game.apply(state, seat, action)
    if state.phase != "act" or seat is None or seat not in game.to_act(state) or asks_about_bats(reader):
        return texts
    left = game.legal_actions(state, seat)
    if all(action == END or (isinstance(action, Challenge) and action.kind == "bat") for action in left):
        texts.append(_END)
    return texts


def ends_turn(reader: GoldMineReaderView, action: str) -> bool:
    """Whether a press on this also ends the turn."""
    return with_end(reader, [action])[-1] == _END
