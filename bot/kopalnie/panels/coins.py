"""Chance cards that ask for something: a number to name, and coins to lay onto tiles."""

from __future__ import annotations

from bot.kopalnie.panels.digging import title
from bot.kopalnie.panels.look import KoLook, mine_of
from bot.kopalnie.texts.labels import COIN, card_name, card_text, mine_label, place_label
from bot.panels.model import Option, Panel, Row, Select, panel
from engine.kopalnie.box import DIE


def guess_panel(look: KoLook, note: str = "") -> Panel:
    """Lucky guess: name a number."""
    return panel(
        note,
        title(look),
        _card(look),
        look.say("guess-title"),
        tuple(look.button("guess", str(number), label=str(number), style="primary") for number in DIE),
    )


def _card(look: KoLook) -> str:
    card = look.view.card or ""
    return f"**{card_name(card, look.lang)}**: {card_text(card, look.lang)}"


def coin_mine_panel(look: KoLook, note: str = "") -> Panel:
    """In which mine a coin is laid."""
    mines = [text.removeprefix("lay ") for text in look.legal if text.startswith("lay ")]
    return panel(
        note,
        title(look),
        _card(look),
        look.picture("board"),
        _which(look, "lay-mine"),
        tuple(look.button("lay", mine, label=mine_label(mine, look.lang), style="primary") for mine in mines),
        _enough(look),
    )


def coin_tile_panel(look: KoLook, note: str = "") -> Panel:
    """Onto which tile."""
    laying = look.view.laying
    assert laying is not None
    options = []
    for tile in laying.choices:
        where = place_label(mine_of(look, tile[0]), tile, look.lang)
        options.append(Option(tile, f"{mine_label(tile[0], look.lang)}, {where}" if laying.mine is None else where))
    return panel(
        note,
        title(look),
        _card(look),
        look.picture("board"),
        _which(look, "lay-tile"),
        Select(look.to("coin"), look.say("choose-tile"), tuple(options)),
        _enough(look),
    )


def _which(look: KoLook, key: str) -> str:
    laying = look.view.laying
    assert laying is not None
    where = mine_label(laying.mine, look.lang) if laying.mine else "–"
    return look.say(key, coin=f"{COIN}{laying.coin}", left=laying.left, mine=where)


def _enough(look: KoLook) -> Row | None:
    buttons = [look.button("enough")] if "enough" in look.legal else []
    if look.view.laying is not None and look.view.laying.mine is not None:
        buttons.append(look.button("undo_step", label=look.say("btn-other-mine")))
    return tuple(buttons) or None
