"""Chance cards that ask for something: a number to name, and coins to lay onto tiles."""

from __future__ import annotations

from bot.games.kopalnie.panels.digging import turn_title
from bot.games.kopalnie.panels.reader_view import KopalnieReaderView, mine_of
from bot.games.kopalnie.texts.labels import COIN, card_name, card_text, mine_label, place_label, tile_emoji
from bot.panels.components import ButtonRow, Panel, Select, SelectOption, panel
from engine.kopalnie.box import DIE


def guess_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Lucky guess: name a number."""
    return panel(
        note,
        "\n".join([turn_title(reader), _card(reader), reader.say("guess-title")]),
        tuple(reader.button("guess", str(number), label=str(number), style="primary", emoji=f"dice_{number}") for number in DIE),
    )


def _card(reader: KopalnieReaderView) -> str:
    card = reader.view.card or ""
    return f"**{card_name(card, reader.lang)}**: {card_text(card, reader.lang)}"


def coin_mine_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """In which mine a coin is laid."""
    mines = [text.removeprefix("lay ") for text in reader.legal if text.startswith("lay ")]
    return panel(
        note,
        "\n".join([turn_title(reader), _card(reader), _which(reader, "lay-mine")]),
        reader.picture("rolls"),
        tuple(reader.button("lay", mine, label=mine_label(mine, reader.lang), style="primary") for mine in mines),
        _enough(reader),
    )


def coin_tile_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Onto which tile."""
    laying = reader.view.laying
    assert laying is not None
    options = []
    for tile in laying.choices:
        where = place_label(mine_of(reader, tile[0]), tile, reader.lang)
        label = f"{mine_label(tile[0], reader.lang)}, {where}" if laying.mine is None else where
        options.append(SelectOption(tile, label, emoji=tile_emoji(tile)))
    return panel(
        note,
        "\n".join([turn_title(reader), _card(reader), _which(reader, "lay-tile")]),
        reader.picture("rolls"),
        Select(reader.to("coin"), reader.say("choose-tile"), tuple(options)),
        _enough(reader),
    )


def _which(reader: KopalnieReaderView, key: str) -> str:
    laying = reader.view.laying
    assert laying is not None
    where = mine_label(laying.mine, reader.lang) if laying.mine else "–"
    return reader.say(key, coin=f"{COIN}{laying.coin}", left=laying.left, mine=where)


def _enough(reader: KopalnieReaderView) -> ButtonRow | None:
    buttons = [reader.button("enough", style="primary")] if "enough" in reader.legal else []
    if reader.view.laying is not None and reader.view.laying.mine is not None:
        buttons.append(reader.button("undo_step", label=reader.say("btn-other-mine")))
    return tuple(buttons) or None
