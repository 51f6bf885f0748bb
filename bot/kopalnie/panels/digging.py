"""A dig: choosing a mine, and what to do with the roll."""

from __future__ import annotations

from bot.kopalnie.panels.look import KoLook, answer, open_mines, own
from bot.kopalnie.texts.labels import card_name, mine_label, mission_name, prospects_label, roll_label
from bot.panels.model import Button, Panel, Row, panel
from engine.kopalnie.box import BEFORE_ROLL


def title(look: KoLook) -> str:
    """The reader's turn and means, in one line."""
    player = own(look)
    mission = mission_name(player.mission, look.lang) if player.mission else "–"
    return look.with_deadline(look.say("play-title", coins=player.coins, cards=len(player.kept), mission=mission))


def dig_panel(look: KoLook, note: str = "") -> Panel:
    """Every mine with what each roll would bring, and the cards that can be played first."""
    mines = open_mines(look)
    return panel(
        note,
        title(look),
        look.say("dig-again", count=look.view.digs) if look.view.digs > 1 else None,
        look.say("dig-two-trails") if look.view.two_trails else None,
        look.picture("board"),
        look.say("dig-where"),
        "\n".join(f"⛏ **{mine_label(mine.code, look.lang)}** {prospects_label(mine, look.lang)}" for mine in mines),
        tuple(look.button("dig", mine.code, label=mine_label(mine.code, look.lang), style="primary") for mine in mines),
        _cards(look),
        tuple(look.button(verb) for verb in ("hand", "collection", "standings", "rules")),
    )


def _cards(look: KoLook) -> Row:
    """Cards that are played before a roll."""
    return tuple(
        look.button("answer", answer(look, f"play {card}"), label=look.say("btn-card", card=card_name(card, look.lang)))
        for card in BEFORE_ROLL
        if f"play {card}" in look.legal
    )


def rolled_panel(look: KoLook, note: str = "") -> Panel:
    """Take the roll, or change it with a card."""
    view = look.view
    where = card_name(view.card, look.lang) if view.card else mine_label(view.mine or "", look.lang)
    rolls = " / ".join(map(str, view.rolls))
    buttons = [_answer(look, text) for text in look.legal]
    return panel(
        note,
        title(look),
        look.say("rolled-title", where=where, rolls=rolls),
        look.picture("board"),
        "\n".join(f"- {button.label}" for button in buttons),
        tuple(buttons),
        tuple(look.button(verb) for verb in ("hand", "collection", "rules")),
    )


def _answer(look: KoLook, text: str) -> Button:
    """One way to go on from a roll, with what it brings."""
    word, _, rest = text.partition(" ")
    if word == "play":
        label, style = look.say("btn-again", card=card_name(rest, look.lang)), "secondary"
    else:
        key, style = ("btn-take", "success") if word == "take" else ("btn-lantern", "primary")
        label = look.say(key, number=rest, what=roll_label(look.view, int(rest), look.lang), card=card_name("lantern", look.lang))
    return look.button("answer", answer(look, text), label=label, style=style)
