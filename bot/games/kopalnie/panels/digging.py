"""A dig: choosing a mine, and what to do with the roll."""

from __future__ import annotations

from bot.games.kopalnie.panels.reader_view import KopalnieReaderView, answer, open_mines, own
from bot.games.kopalnie.texts.labels import card_name, mine_label, mission_name, prospects_label, roll_label
from bot.panels.components import Button, ButtonRow, Panel, panel
from engine.kopalnie.box import BEFORE_ROLL


def turn_title(reader: KopalnieReaderView) -> str:
    """The reader's turn and means, in one line."""
    player = own(reader)
    mission = mission_name(player.mission, reader.lang) if player.mission else "–"
    return reader.with_deadline(reader.say("play-title", coins=player.coins, cards=len(player.kept), mission=mission))


def dig_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Every mine with what each roll would bring, and the cards that can be played first."""
    mines = open_mines(reader)
    return panel(
        note,
        turn_title(reader),
        reader.say("dig-again", count=reader.view.digs) if reader.view.digs > 1 else None,
        reader.say("dig-two-trails") if reader.view.two_trails else None,
        reader.picture("rolls"),
        reader.say("dig-where"),
        "\n".join(f"⛏ **{mine_label(mine.code, reader.lang)}** {prospects_label(mine, reader.lang)}" for mine in mines),
        tuple(reader.button("dig", mine.code, label=mine_label(mine.code, reader.lang), style="primary") for mine in mines),
        _cards(reader),
        tuple(reader.button(verb) for verb in ("hand", "collection", "standings", "rules")),
    )


def _cards(reader: KopalnieReaderView) -> ButtonRow:
    """Cards that are played before a roll."""
    return tuple(
        reader.button("answer", answer(reader, f"play {card}"), label=reader.say("btn-card", card=card_name(card, reader.lang)))
        for card in BEFORE_ROLL
        if f"play {card}" in reader.legal
    )


def rolled_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Take the roll, or change it with a card."""
    view = reader.view
    where = card_name(view.card, reader.lang) if view.card else mine_label(view.mine or "", reader.lang)
    rolls = " / ".join(map(str, view.rolls))
    buttons = [_answer(reader, text) for text in reader.legal]
    return panel(
        note,
        turn_title(reader),
        reader.say("rolled-title", where=where, rolls=rolls),
        reader.picture("rolls"),
        "\n".join(f"- {button.label}" for button in buttons),
        tuple(buttons),
        tuple(reader.button(verb) for verb in ("hand", "collection", "rules")),
    )


def _answer(reader: KopalnieReaderView, text: str) -> Button:
    """One way to go on from a roll, with what it brings."""
    word, _, rest = text.partition(" ")
    if word == "play":
        label, style = reader.say("btn-again", card=card_name(rest, reader.lang)), "secondary"
    else:
        key, style = ("btn-take", "success") if word == "take" else ("btn-lantern", "primary")
        label = reader.say(
            key, number=rest, what=roll_label(reader.view, int(rest), reader.lang), card=card_name("lantern", reader.lang)
        )
    return reader.button("answer", answer(reader, text), label=label, style=style)
