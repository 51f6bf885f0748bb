"""Typed turns of this game: what an option can be completed to, with what it costs and brings, and what a command means.

People may write colours and cities as words, ends in any order and payments in any order; it becomes the line of the record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product

from bot.games.niemcy.panels.claim_draft import best_passengers, boarding_places, payable, ranked_payments
from bot.games.niemcy.panels.claim_panels import route_reason
from bot.games.niemcy.panels.passenger_effects import effect_line
from bot.games.niemcy.panels.reader_view import NiemcyReaderView, own, own_seat
from bot.games.niemcy.texts.labels import boards_list, card_label, cards_list, route_label, say, ticket_label, track_label
from bot.panels.autocomplete import matching
from bot.panels.game_module import CommandOption, Completion, FilledOptions, ShowCommand, TurnCommand
from bot.texts import LANGUAGES
from engine.contract import Refusal
from engine.niemcy.actions import BLIND, NOBODY, mixes
from engine.niemcy.box import CARDS, LOCOMOTIVE, TICKETS, TRACK, TRACKS, Track
from engine.niemcy.view_plan import offer_of

HALF_CLAIMED = frozenset({"pay", "board"})
TURN_COMMANDS: tuple[TurnCommand, ...] = (
    TurnCommand("draw", (CommandOption("card"), CommandOption("second", needed=False)), HALF_CLAIMED),
    TurnCommand(
        "claim",
        (CommandOption("route"), CommandOption("cards", needed=False), CommandOption("passengers", needed=False)),
        HALF_CLAIMED,
    ),
    TurnCommand("tickets", (CommandOption("mix"),), HALF_CLAIMED),
    TurnCommand("keep", (CommandOption("tickets"),)),
    TurnCommand("pass", ()),
)
SHOW_COMMANDS: tuple[ShowCommand, ...] = (
    ShowCommand("map"),
    ShowCommand("plan"),
    ShowCommand("passengers"),
    ShowCommand("discards"),
    ShowCommand("standings"),
    ShowCommand("hand"),
)
PHASES: Mapping[str, tuple[str, ...]] = {
    "draw": ("turn", "second", *HALF_CLAIMED),
    "claim": ("turn", *HALF_CLAIMED),
    "tickets": ("announce", "turn", *HALF_CLAIMED),
    "keep": ("choose", "keep"),
    "pass": ("turn",),
}


def why_not(reader: NiemcyReaderView, command: str) -> Refusal | None:
    """Every command has its phases."""
    phase = reader.view.phase
    return None if phase in PHASES[command] else Refusal("not_now", {"phase": phase})


def complete(reader: NiemcyReaderView, command: str, option: str, typed: str, filled: FilledOptions) -> list[Completion]:
    """What an option can be completed to, best first."""
    return matching(_COMPLETE[command, option](reader, filled), typed)


def _cards(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    view = reader.view
    drawable = [text.removeprefix("draw ") for text in reader.legal if text.startswith("draw ")]
    if view.phase in HALF_CLAIMED:  # the turn would begin again
        drawable = [*dict.fromkeys(card for card in view.display if card), *([BLIND] if view.deck else [])]
    return [_card_completion(reader, card) for card in drawable]


def _second_cards(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    """As the display lies now; a locomotive cannot be the second card."""
    if _read_card(filled.get("card", "")) == LOCOMOTIVE:
        return []
    return [found for found in _cards(reader, filled) if found[1] != LOCOMOTIVE]


def _card_completion(reader: NiemcyReaderView, card: str) -> Completion:
    if card == BLIND:
        return reader.say("draw-blind", deck=reader.view.deck), BLIND
    return f"{card_label(card, reader.lang)} {card}", card


def _routes(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    if reader.view.claiming is not None:
        return [(track_label(reader.view.claiming, reader.lang), reader.view.claiming)]
    return [
        (
            reader.say(
                "opt-route",
                route=f"{track_label(choice.track.name, reader.lang)} {choice.track.name}",
                cars=choice.track.length,
                gain=choice.points,
                why=route_reason(reader, choice),
            ),
            choice.track.name,
        )
        for choice in payable(reader)
    ]


def _payments(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    track = _read_track(filled.get("route", ""), reader.lang)
    if track is None or reader.view.phase == "board":
        return []
    return [(f"{cards_list(cards, reader.lang)} · {cards}", cards) for _, cards in ranked_payments(reader, track)]


def _passengers(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    """Everybody who may get on at both ends; the best first, those who leave somebody behind last."""
    track = _read_track(filled.get("route", ""), reader.lang)
    if track is None:
        return []
    places, best = boarding_places(reader, track), best_passengers(reader, track)
    crowds = [(*dict.fromkeys(reader.view.stations[place]), NOBODY) for place in places]
    lines = sorted(product(*crowds), key=lambda line: (line.count(NOBODY), sum(a != b for a, b in zip(line, best))))
    found = []
    for line in lines if places else ():
        texts = [f"{place}:{who}" for place, who in zip(places, line)]
        effects = [effect_line(reader, who) for who in line if who != NOBODY]
        found.append((" · ".join([boards_list(texts, reader.lang), *effects]), " ".join(texts)))
    return found


def _mixes(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    legal = map(str, mixes(*reader.view.stacks)) if reader.view.phase in HALF_CLAIMED else reader.legal
    found = [text.removeprefix("tickets ") for text in legal if text.startswith("tickets ")]
    return [(reader.say("mix", short=mix.split("+")[0], long=mix.split("+")[1]), mix) for mix in found]


def _sets(reader: NiemcyReaderView, filled: FilledOptions) -> list[Completion]:
    """Sets of tickets by their numbers in the offer, so that no ticket is written anywhere."""
    offer = offer_of(reader.view, own_seat(reader))
    if offer is None:
        return []
    found = []
    for one in offer.sets:
        numbers = sorted(offer.tickets.index(code) + 1 for code in one.tickets)
        names = ", ".join(ticket_label(code, reader.lang) for code in one.tickets)
        extra = reader.say("set-cut") if one.extra is None else reader.say("cars", cars=one.extra)
        found.append((f"{names} · {extra}", " ".join(map(str, numbers))))
    return found


_COMPLETE: Mapping[tuple[str, str], Callable[[NiemcyReaderView, FilledOptions], list[Completion]]] = {
    ("draw", "card"): _cards,
    ("draw", "second"): _second_cards,
    ("claim", "route"): _routes,
    ("claim", "cards"): _payments,
    ("claim", "passengers"): _passengers,
    ("tickets", "mix"): _mixes,
    ("keep", "tickets"): _sets,
}


# --- what a command means ---------------------------------------------------------------------------------------------


def actions(reader: NiemcyReaderView, command: str, filled: FilledOptions) -> list[str]:
    """The texts of the actions that a typed command stands for; whether they are possible is for the table to say."""
    words = {name: " ".join(text.split()) for name, text in filled.items()}
    if command == "draw":
        return _draw(words)
    if command == "claim":
        return _claim(reader, words)
    if command == "tickets":
        return [f"tickets {words.get('mix', '').replace(' ', '')}"]
    if command == "keep":
        return [f"keep {' '.join(sorted(_read_tickets(reader, words.get('tickets', ''))))}".strip()]
    return ["pass"]


def _draw(words: Mapping[str, str]) -> list[str]:
    cards = [_read_card(words.get("card", ""))]
    if words.get("second") and cards[0] != LOCOMOTIVE:
        cards.append(_read_card(words["second"]))
    return [f"draw {card}" for card in cards]


def _claim(reader: NiemcyReaderView, words: Mapping[str, str]) -> list[str]:
    """The track, and as far as they are given payment and passengers; the rest is asked for in a panel."""
    route = words.get("route", "")
    track = _read_track(route, reader.lang)
    name = route.upper() if track is None else track.name
    begun = reader.table.state is not None and reader.on_turn and reader.view.claiming == name
    phase = reader.view.phase if begun else "turn"
    found = [] if begun else [f"claim {name}"]
    if words.get("cards") and phase != "board":
        found.append("".join(sorted(words["cards"].upper().replace(" ", ""), key=lambda card: card == LOCOMOTIVE)))
    if words.get("passengers") and (len(found) == (1 if begun else 2) or phase == "board"):
        found += words["passengers"].upper().split()
    return found


def _read_card(text: str) -> str:
    """A letter, a colour in one of our languages, or blind."""
    wanted = text.strip().casefold()
    if wanted == BLIND:
        return BLIND
    names = {card_label(card, lang).casefold(): card for lang in LANGUAGES for card in CARDS}
    names |= {say(lang, "colour", colour=card).casefold(): card for lang in LANGUAGES for card in CARDS if card != LOCOMOTIVE}
    return names.get(wanted, text.strip().upper())


def _read_track(text: str, lang: str) -> Track | None:
    """A track by its name in the record, with its ends in any order, or by the names of its cities; None: there is none."""
    name = text.strip().upper()
    code, stroke, colour = name.partition("/")
    turned = "-".join(reversed(code.split("-"))) + stroke + colour
    found = TRACK.get(name) or TRACK.get(turned)
    if found is not None:
        return found
    wanted = text.strip().casefold().replace(" ", "").replace("-", "–")
    for track in TRACKS:
        one, other = route_label(track.connection.code, lang).split("–")
        names = (track_label(track.name, lang), f"{one}–{other}", f"{other}–{one}")
        alone = len({*track.connection.tracks}) == 1
        if wanted in {each.casefold().replace(" ", "") for each in (names if alone else names[:1])}:
            return track
    return None


def _read_tickets(reader: NiemcyReaderView, text: str) -> Iterable[str]:
    """Tickets by their numbers in the offer, or by their codes."""
    offered = (own(reader).offer or ()) if reader.table.state is not None and reader.seat is not None else ()
    for word in text.upper().replace(",", " ").replace("+", " ").split():
        if word.isascii() and word.isdecimal() and 0 < int(word[:3]) <= len(offered):
            yield offered[int(word[:3]) - 1]
        else:
            turned = "-".join(reversed(word.split("-")))
            yield turned if turned in TICKETS and word not in TICKETS else word
