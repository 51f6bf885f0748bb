"""What one more passenger would change in the majorities, in words."""

from __future__ import annotations

from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own_seat
from bot.games.niemcy.texts.labels import place_label
from engine.niemcy.view_plan import passenger_gain


def effect_line(reader: NiemcyReaderView, colour: str, place: str = "") -> str:
    """Where the reader would stand in a colour with one more passenger of it; with a place also whose passenger it is."""
    seat = own_seat(reader)
    counts = [player.passengers.count(colour) for player in reader.view.players]
    counts[seat] += 1
    mine, best = counts[seat], max(count for other, count in enumerate(counts) if other != seat)
    bonus = passenger_gain(reader.view, seat, colour)
    if mine > best:
        effect = reader.say("effect-lead", bonus=bonus)
    elif mine == best:
        effect = reader.say("effect-tied", bonus=bonus)
    elif bonus > 0:
        effect = reader.say("effect-second", bonus=bonus)
    else:
        effect = reader.say("effect-behind", count=best - mine)
    if not place:
        return effect
    return f"{reader.say('passenger-at', colour=colour, place=place_label(place, reader.lang))}: {effect}"
