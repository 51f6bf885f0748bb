"""A dig: choosing a mine, and what to do with the roll."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.kopalnie.panels.info_panels import EMOJIS
from bot.games.kopalnie.panels.reader_view import KopalnieReaderView, answer, open_mines, own
from bot.games.kopalnie.texts.labels import card_name, card_text, mine_label, mission_name, roll_label
from bot.panels.components import Button, Panel, panel
from engine.kopalnie.box import BEFORE_ROLL


def turn_title(reader: KopalnieReaderView) -> str:
    """The reader's turn and means, in one line."""
    player = own(reader)
    mission = mission_name(player.mission, reader.lang) if player.mission else "–"
    return reader.with_deadline(reader.say("play-title", coins=player.coins, cards=len(player.kept), mission=mission))


def dig_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Every mine, over its tiles in the picture what each roll would bring; and the cards that can be played first."""
    cards = [card for card in BEFORE_ROLL if f"play {card}" in reader.legal]
    lines = [
        turn_title(reader),
        reader.say("dig-again", count=reader.view.digs) if reader.view.digs > 1 else "",
        reader.say("dig-two-trails") if reader.view.two_trails else "",
        *card_lines(reader, cards),
    ]
    return panel(
        note,
        "\n".join(filter(None, lines)),
        reader.picture("rolls"),
        tuple(
            reader.button("dig", mine.code, label=mine.code, style="primary")  # the letter beside each mine in the picture
            for mine in open_mines(reader)
        ),
        tuple(
            reader.button(
                "answer",
                answer(reader, f"play {card}"),
                label=card_name(card, reader.lang),
                style="success",
                emoji="chance_card",
            )
            for card in cards
        ),
        tuple(reader.button(verb, emoji=EMOJIS.get(verb, "")) for verb in ("hand", "rules")),
    )


def card_lines(reader: KopalnieReaderView, cards: Iterable[str]) -> list[str]:
    """What each of these cards does, for those who are about to play one."""
    names = {card: card_name(card, reader.lang) for card in cards}
    return [f"-# **{name}**: {card_text(card, reader.lang)}" for card, name in names.items()]


def rolled_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Take the roll, or change it with a card."""
    view = reader.view
    where = card_name(view.card, reader.lang) if view.card else mine_label(view.mine or "", reader.lang)
    rolls = " / ".join(map(str, view.rolls))
    words = [text.partition(" ")[::2] for text in reader.legal]
    cards = dict.fromkeys(rest if word == "play" else word for word, rest in words if word != "take")
    return panel(
        note,
        "\n".join([turn_title(reader), reader.say("rolled-title", where=where, rolls=rolls), *card_lines(reader, cards)]),
        reader.picture("rolls"),
        tuple(_answer(reader, text) for text in reader.legal),
        tuple(reader.button(verb, emoji=EMOJIS.get(verb, "")) for verb in ("hand", "collection", "rules")),
    )


def _answer(reader: KopalnieReaderView, text: str) -> Button:
    """One way to go on from a roll, with what it brings."""
    word, _, rest = text.partition(" ")
    if word == "play":
        label, style, emoji = reader.say("btn-again", card=card_name(rest, reader.lang)), "primary", "chance_card"
    else:
        key, style = ("btn-take", "success") if word == "take" else ("btn-lantern", "primary")
        what, emoji = roll_label(reader.view, int(rest), reader.lang)
        label = reader.say(key, number=rest, what=what, card=card_name("lantern", reader.lang))
    return reader.button("answer", answer(reader, text), label=label, style=style, emoji=emoji)
