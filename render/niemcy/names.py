"""What people call places, routes, tickets and colours. Panels and pictures read the same words."""

from __future__ import annotations

from engine.niemcy.box import CITIES, CONNECTION, TRACK
from render.fluent_texts import FluentTexts


def place_name(say: FluentTexts, code: str) -> str:
    """A city keeps its German name; a country has one in each language."""
    return CITIES.get(code) or say("rail-country", place=code)


def ends_name(say: FluentTexts, code: str) -> str:
    """A connection or a ticket: both ends with a dash."""
    return "–".join(place_name(say, end) for end in code.split("-"))


def track_name(say: FluentTexts, name: str) -> str:
    """A track by its name in the record; with its colour where the tracks of a connection differ."""
    code, stroke, colour = name.partition("/")
    return f"{ends_name(say, code)} ({colour_name(say, colour)})" if stroke else ends_name(say, code)


def slot_name(say: FluentTexts, code: str, slot: int) -> str:
    """A connection's track by its number; with its colour where the tracks differ."""
    colours = CONNECTION[code].tracks
    return track_name(say, f"{code}/{colours[slot]}" if len({*colours}) > 1 else code)


def slot_code(code: str, slot: int) -> str:
    """The same as it is written in a record."""
    colours = CONNECTION[code].tracks
    return f"{code}/{colours[slot]}" if len({*colours}) > 1 else code


def colour_name(say: FluentTexts, letter: str) -> str:
    """A colour of cards, tracks and passengers, or the locomotive, by its letter."""
    return say("rail-colour", colour=letter)


def route_of(track: str) -> str:
    """The connection that a track belongs to."""
    return TRACK[track].connection.code
