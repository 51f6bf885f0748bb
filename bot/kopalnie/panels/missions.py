"""What only one player sees: the choice of a mission, the chosen one, and the chance cards in hand."""

from __future__ import annotations

from bot.kopalnie.panels.look import KoLook, answer, own
from bot.kopalnie.texts.labels import card_name, card_text, card_when, mission_label, mission_name, mission_text
from bot.panels.model import Panel, panel


def missions_panel(look: KoLook, note: str = "") -> Panel:
    """Three missions, of which one is kept."""
    offered = own(look).offered or ()
    return panel(
        note,
        look.with_deadline(look.say("missions-yours", offered=len(offered)), " "),
        look.picture("hand"),
        "\n".join(f"- {_mission_line(look, mission)}" for mission in offered),
        tuple(
            look.button("answer", answer(look, f"mission {mission}"), label=mission_name(mission, look.lang), style="primary")
            for mission in offered
        ),
        (look.button("rules"),),
    )


def _mission_line(look: KoLook, mission: str) -> str:
    return f"**{mission_label(mission, look.lang)}**: {mission_text(mission, look.lang, look.view.seats)}"


def hand_panel(look: KoLook, note: str = "") -> Panel:
    """The reader's mission, how it stands, and the chance cards in hand."""
    buttons = [look.button("collection"), look.button("mines"), look.button("rules")]
    if look.on_turn:
        buttons.insert(0, look.button("play", style="primary"))
    return panel(note, hand_lines(look), look.picture("hand"), tuple(buttons))


def hand_lines(look: KoLook) -> str:
    """The same in words."""
    player = own(look)
    if player.mission is None:
        lines = [look.say("mission-none")]
    else:
        done = look.say("mission-now-done" if player.mission_done else "mission-now-open")
        lines = [look.say("mission-yours", mission=_mission_line(look, player.mission), done=done)]
    lines.append(look.say("cards-yours") if player.kept else look.say("cards-none"))
    lines += [f"- {_card_line(look, card)}" for card in player.kept if card]
    return "\n".join(lines)


def _card_line(look: KoLook, card: str) -> str:
    return f"**{card_name(card, look.lang)}** ({card_when(card, look.lang)}): {card_text(card, look.lang)}"
