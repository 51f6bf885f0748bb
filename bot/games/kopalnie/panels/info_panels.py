"""Read-only panels of this game: mines, collections, standings."""

from __future__ import annotations

from bot.games.kopalnie.panels.reader_view import KopalnieReaderView
from bot.games.kopalnie.texts.labels import card_name
from bot.panels.components import ButtonRow, Panel, panel
from bot.texts.labels import listing
from engine.contract import Seat

EMOJIS = {"collection": "diamond", "hand": "mission", "mines": "abandoned_mine"}  # of buttons, by their verb


def navigation_buttons(reader: KopalnieReaderView, *without: str) -> ButtonRow:
    """Buttons that lead on from an info panel."""
    verbs = [verb for verb in ("play", "hand", "collection", "mines", "standings") if verb not in without]
    if reader.seat is None:
        verbs = [verb for verb in verbs if verb != "hand"]
    if not reader.on_turn:
        verbs = [verb for verb in verbs if verb != "play"]
    return tuple(
        reader.button(verb, style="primary" if verb == "play" else "secondary", emoji=EMOJIS.get(verb, "")) for verb in verbs
    )


def mines_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """The mines as they are now, for the reader."""
    view = reader.view
    title = reader.say("mines-title", count=view.abandoned, end=view.end, deck=view.deck)
    return panel(note, title, reader.picture("board"), navigation_buttons(reader, "mines"))


def collection_panel(reader: KopalnieReaderView, seat: Seat, note: str = "") -> Panel:
    """One player's treasures with the next thresholds, the kept cards, and a way to the others."""
    player = reader.view.players[seat]
    title = reader.say(
        "collection-title",
        who=reader.names[seat],
        points=player.points,
        coins=player.coins,
        cards=len(player.kept),
        tiles=len(player.tiles),
    )
    cards = [card_name(card, reader.lang) for card in player.kept]
    others = tuple(
        reader.button("collection", str(number), label=name) for number, name in enumerate(reader.plain_names) if number != seat
    )
    return panel(
        note,
        title,
        reader.say("cards-of", cards=listing(cards, reader.lang)) if cards else None,
        reader.picture("collection", seat),
        others,
        navigation_buttons(reader, "collection" if seat == reader.seat else ""),
    )


def standings_panel(reader: KopalnieReaderView, note: str = "") -> Panel:
    """Points as far as the reader may know them."""
    players = reader.view.players
    order = sorted(range(reader.view.seats), key=lambda seat: -players[seat].points)
    lines = [
        reader.say(
            "standings-line",
            place=1 + sum(other.points > players[seat].points for other in players),
            who=reader.names[seat],
            points=players[seat].points,
            coins=players[seat].coins,
            tiles=len(players[seat].tiles),
        )
        for seat in order
    ]
    over = reader.view.phase == "over"
    text = "\n".join([reader.say("standings-title"), *lines, "" if over else reader.say("standings-hidden")])
    shown = reader.picture("result") if over else None
    return panel(note, text, shown, (*navigation_buttons(reader, "standings"), reader.button("log")))
