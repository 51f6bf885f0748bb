"""Places, routes, tickets, cards and passengers as labels, short enough for buttons (80 characters) and selects (100)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts import say_in
from engine.niemcy.box import GREY, PLACES, TICKETS, TRACK
from render.fluent_texts import picture_texts
from render.niemcy import names

say = say_in("niemcy")

CARD_EMOJIS = {
    "P": "card_purple", "B": "card_blue", "O": "card_orange", "Y": "card_yellow", "W": "card_white", "G": "card_green",
    "K": "card_black", "R": "card_red", "L": "card_locomotive",
}  # fmt: skip
PASSENGER_EMOJIS = {
    "R": "passenger_red", "K": "passenger_black", "G": "passenger_green", "Y": "passenger_yellow", "B": "passenger_blue",
    "W": "passenger_white",
}  # fmt: skip


def place_label(code: str, lang: str) -> str:
    """A city or a country."""
    return names.place_name(picture_texts(lang), code)


def route_label(code: str, lang: str) -> str:
    """A connection: "Berlin–Magdeburg"."""
    return names.ends_name(picture_texts(lang), code)


def track_label(name: str, lang: str) -> str:
    """A track: its connection, and its colour where the tracks of that connection differ."""
    track = TRACK[name]
    route = route_label(track.connection.code, lang)
    return say(lang, "track", route=route, colour=track.colour) if "/" in name else route


def any_route_label(text: str, lang: str) -> str:
    """The same for a connection or a track, whichever a refusal names."""
    return track_label(text, lang) if text in TRACK else route_label(text, lang)


def ticket_label(code: str, lang: str) -> str:
    """A ticket with its value: "Berlin–Chemnitz (6)"."""
    ticket = TICKETS[code]
    ends = {"from": place_label(PLACES[ticket.a], lang), "to": place_label(PLACES[ticket.b], lang)}
    return say(lang, "ticket", value=ticket.value, **ends)


def tickets_list(codes: Iterable[str], lang: str) -> str:
    """Tickets in a row; a dash when there are none."""
    return ", ".join(ticket_label(code, lang) for code in codes) or "–"


def card_label(card: str, lang: str) -> str:
    """A card by its letter; ``X`` is one of any colour."""
    return say(lang, "card-any") if card == GREY else say(lang, "card", colour=card)


def cards_list(cards: str, lang: str) -> str:
    """Cards in a row, equal ones counted, in the order given: "red ×2, locomotive"; a dash when there are none."""
    return ", ".join(several(card_label(card, lang), cards.count(card), lang) for card in dict.fromkeys(cards)) or "–"


def colours_list(letters: str, lang: str) -> str:
    """Colours of passengers or tracks in a row, equal ones counted; a dash when there are none."""
    found = dict.fromkeys(letters)
    return ", ".join(several(say(lang, "colour", colour=one), letters.count(one), lang) for one in found) or "–"


def boards_list(boards: Iterable[str], lang: str) -> str:
    """Who gets on, by the texts of the actions: "red (Berlin), green (Magdeburg)"; a dash when there is nobody."""
    found = [board.split(":") for board in boards]
    return ", ".join(passenger_label(who, place, lang) for place, who in found if who != "-") or "–"


def passenger_label(colour: str, place: str, lang: str) -> str:
    """A passenger and where from."""
    return say(lang, "passenger-at", colour=colour, place=place_label(place, lang))


def several(what: str, count: int, lang: str) -> str:
    """A thing, with its number when there are more of it."""
    return what if count == 1 else say(lang, "several", what=what, count=count)
