"""Looking around in this game: mines, collections, standings. Nothing here changes anything."""

from __future__ import annotations

from bot.kopalnie.panels.look import KoLook
from bot.panels.model import Panel, Row, panel
from engine.contract import Seat


def onward(look: KoLook, *without: str) -> Row:
    """The ways on from a panel that only shows something."""
    verbs = [verb for verb in ("play", "hand", "collection", "mines", "standings") if verb not in without]
    if look.seat is None:
        verbs = [verb for verb in verbs if verb != "hand"]
    if not look.on_turn:
        verbs = [verb for verb in verbs if verb != "play"]
    return tuple(look.button(verb, style="primary" if verb == "play" else "secondary") for verb in verbs)


def mines_panel(look: KoLook, note: str = "") -> Panel:
    """The mines as they are now, for the reader."""
    view = look.view
    title = look.say("mines-title", count=view.abandoned, end=view.end, deck=view.deck)
    return panel(note, title, look.picture("board"), onward(look, "mines"))


def collection_panel(look: KoLook, seat: Seat, note: str = "") -> Panel:
    """One player's treasures with the next thresholds, and a way to the others."""
    player = look.view.players[seat]
    title = look.say(
        "collection-title",
        who=look.names[seat],
        points=player.points,
        coins=player.coins,
        cards=len(player.kept),
        tiles=len(player.tiles),
    )
    others = tuple(
        look.button("collection", str(number), label=name) for number, name in enumerate(look.plain_names) if number != seat
    )
    return panel(note, title, look.picture("collection", seat), others, onward(look, "collection" if seat == look.seat else ""))


def standings_panel(look: KoLook, note: str = "") -> Panel:
    """Points as far as the reader may know them."""
    players = look.view.players
    order = sorted(range(look.view.seats), key=lambda seat: -players[seat].points)
    lines = [
        look.say(
            "standings-line",
            place=1 + sum(other.points > players[seat].points for other in players),
            who=look.names[seat],
            points=players[seat].points,
            coins=players[seat].coins,
            tiles=len(players[seat].tiles),
        )
        for seat in order
    ]
    over = look.view.phase == "over"
    text = "\n".join([look.say("standings-title"), *lines, "" if over else look.say("standings-hidden")])
    shown = look.picture("result") if over else None
    return panel(note, text, shown, (*onward(look, "standings"), look.button("log")))
