"""Read-only panels of this game: the whole mine, the players, the hand."""

from __future__ import annotations

from bot.games.goldmine.panels.laying import building_buttons
from bot.games.goldmine.panels.reader_view import GoldMineReaderView, own, ways_of
from bot.games.goldmine.texts.labels import UNKNOWN, place_label, tile_label, way_label
from bot.panels.components import ButtonRow, Panel, panel
from bot.texts.labels import listing


def navigation_buttons(reader: GoldMineReaderView, *without: str) -> ButtonRow:
    """Buttons that lead on from an info panel."""
    verbs = [verb for verb in ("play", "mine", "standings", "hand") if verb not in without]
    if reader.seat is None or not reader.view.five_tiles or reader.view.phase != "build":
        verbs = [verb for verb in verbs if verb != "hand"]
    if not reader.on_turn:
        verbs = [verb for verb in verbs if verb != "play"]
    found = tuple(reader.button(verb, style="primary" if verb == "play" else "secondary") for verb in verbs)
    return found if reader.on_turn else (*found, *building_buttons(reader))


def mine_panel(reader: GoldMineReaderView, note: str = "") -> Panel:
    """The whole mine in one picture, and where everybody stands."""
    view = reader.view
    title = reader.say("mine-title", tiles=len(view.mine.pieces) - 1, gold=len(view.nuggets))
    lines = [_where(reader, seat) for seat, player in enumerate(view.players) if player.miner is not None]
    return panel(note, "\n".join([title, *lines]), reader.picture("mine"), navigation_buttons(reader, "mine"))


def _where(reader: GoldMineReaderView, seat: int) -> str:
    place, ways = reader.view.players[seat].miner, ways_of(reader.view, seat)
    assert place is not None
    return reader.say(
        "player-line",
        who=reader.names[seat],
        place=place_label(place, reader.lang),
        near=way_label(ways.steps, reader.lang),
        home=way_label(ways.home_steps, reader.lang),
    )


def standings_panel(reader: GoldMineReaderView, note: str = "") -> Panel:
    """Gold, tokens and the way home of everybody, those with most gold first."""
    view = reader.view
    order = sorted(range(view.seats), key=lambda seat: (-view.players[seat].together, seat))
    lines = [reader.say("standings-title", target=view.target), *_teams(reader), *(rival_line(reader, seat) for seat in order)]
    shown = "result" if view.phase == "over" else "players" if view.players[0].miner is not None else "board"
    return panel(note, "\n".join(lines), reader.picture(shown), (*navigation_buttons(reader, "standings"), reader.button("log")))


def _teams(reader: GoldMineReaderView) -> list[str]:
    view = reader.view
    lines = []
    for seat, player in enumerate(view.players):
        if player.partner is not None and seat < player.partner:
            who = listing([reader.names[seat], reader.names[player.partner]], reader.lang)
            lines.append(reader.say("team-line", who=who, nuggets=player.together, target=view.target))
    return lines


def rival_line(reader: GoldMineReaderView, seat: int) -> str:
    """One player: place, gold, tokens, and the way home."""
    view = reader.view
    player = view.players[seat]
    return reader.say(
        "standings-line",
        place=1 + sum(other.together > player.together for other in view.players),
        who=reader.names[seat],
        nuggets=player.gold,
        gold=player.gold_tokens,
        bats=player.bat_tokens,
        home=UNKNOWN if player.miner is None else way_label(ways_of(view, seat).home_steps, reader.lang),
    )


def hand_panel(reader: GoldMineReaderView, note: str = "") -> Panel:
    """The tiles in the reader's hand, with five tiles."""
    hand = own(reader).hand or ()
    if not hand:
        return panel(note, reader.say("hand-empty"), navigation_buttons(reader, "hand"))
    tiles = [f"{number} {tile_label(tile, reader.lang)}" for number, tile in enumerate(hand, 1)]
    held = reader.say("secret-hand", tiles_held=", ".join(tiles))
    return panel(note, held, reader.picture("hand"), navigation_buttons(reader, "hand"))
