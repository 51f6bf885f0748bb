"""A player's own mission, its choice, and beside it the kept chance cards."""

from __future__ import annotations

from bot.games.kopalnie.panels.info_panels import EMOJIS
from bot.games.kopalnie.panels.reader_view import KopalnieReaderView, answer, own
from bot.games.kopalnie.texts.labels import card_name, card_text, card_when, mission_label, mission_name, mission_text
from bot.panels.components import Panel, panel


def missions_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Three missions, of which one is kept."""
    offered = own(reader).offered or ()
    return panel(
        note,
        "\n".join(
            [
                reader.with_deadline(reader.say("missions-yours", offered=len(offered)), " "),
                *(f"- {_mission_line(reader, mission)}" for mission in offered),
                reader.say("newcomer-lesson"),
            ]
        ),
        reader.picture("hand"),
        tuple(
            reader.button(
                "answer",
                answer(reader, f"mission {mission}"),
                label=mission_name(mission, reader.lang),
                style="primary",
                emoji="mission",
            )
            for mission in offered
        ),
        (reader.button("how", "0", label=reader.say("btn-lesson")), reader.button("rules")),
    )


def _mission_line(reader: KopalnieReaderView, mission: str) -> str:
    return f"**{mission_label(mission, reader.lang)}**: {mission_text(mission, reader.lang, reader.view.seats)}"


def hand_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """The reader's mission, how it stands, and the chance cards in hand."""
    buttons = [*(reader.button(verb, emoji=EMOJIS[verb]) for verb in ("collection", "mines")), reader.button("rules")]
    if reader.view.phase == "missions":
        buttons = [reader.button("how", "0", label=reader.say("btn-lesson")), reader.button("rules")]
    if reader.on_turn:
        buttons.insert(0, reader.button("play", style="primary"))
    return panel(note, hand_lines(reader), reader.picture("hand"), tuple(buttons))


def hand_lines(reader: KopalnieReaderView) -> str:
    """The same in words."""
    player = own(reader)
    if player.mission is None:
        lines = [reader.say("mission-none")]
    else:
        done = reader.say("mission-now-done" if player.mission_done else "mission-now-open")
        lines = [reader.say("mission-yours", mission=_mission_line(reader, player.mission), done=done)]
    lines.append(reader.say("cards-yours") if player.kept else reader.say("cards-none"))
    lines += [f"- {_card_line(reader, card)}" for card in player.kept]
    return "\n".join(lines)


def _card_line(reader: KopalnieReaderView, card: str) -> str:
    return f"**{card_name(card, reader.lang)}** ({card_when(card, reader.lang)}): {card_text(card, reader.lang)}"
