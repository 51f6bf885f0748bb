"""What happened in a game as lines to read: the line of the turn, then what it set off."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.niemcy.texts.final_lines import final_lines
from bot.games.niemcy.texts.labels import (
    cards_list,
    passenger_label,
    place_label,
    route_label,
    say,
    several,
    ticket_label,
    tickets_list,
    track_label,
)
from bot.texts.labels import listing
from engine.contract import Event
from engine.niemcy.box import DISPLAY, KEEP_FIRST, LOCOMOTIVE

Data = Mapping[str, Any]


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
    """What happened, a few lines for each turn. Names are those of the seats, ready for markdown."""
    teller = _Teller(names, lang)
    for event in events:
        HANDLERS[event.kind](teller, event)
    return teller.finish()


class _Turn:
    """What is known of the turn that is being told."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.drawn: list[str | None] = []  # cards, None for a blind one
        self.opened: dict[int, str] = {}  # what came to a place of the display
        self.refreshes: list[list[str]] = []  # of the display: a list for each, of the cards that came
        self.locomotives: list[int] = []  # how many lay open before each refresh
        self.claimed: Data | None = None
        self.boarded: list[str] = []
        self.nobody: list[str] = []
        self.announced: Data | None = None
        self.kept: Data | None = None
        self.passed = False
        self.closed: list[str] = []
        self.shuffled: list[str] = []
        self.stays: list[str] = []  # about a display that is refreshed no more, a deck that has run out, a turn cut short
        self.secrets: list[str] = []
        self.ending: list[str] = []


class _Teller:
    """Gathers the events of a turn and turns them into lines when the next begins."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self._names = names
        self._lang = lang
        self._lines: list[str] = []
        self._ready: list[str] = []  # who has announced or chosen, until all have
        self._turn = _Turn(None)

    def finish(self) -> list[str]:
        self._close()
        return self._lines

    def _say(self, key: str, **figures: str | int) -> str:
        return say(self._lang, key, **figures)

    def _of(self, event: Event) -> _Turn:
        """The turn that an event belongs to; another player's closes the one before."""
        if event.seat is not None and event.seat != self._turn.seat:
            if self._turn.seat is not None:
                self._close()
            self._turn.seat = event.seat
        return self._turn

    # --- the line of a turn ------------------------------------------------------------------------------------------

    def _close(self) -> None:
        turn, self._turn = self._turn, _Turn(None)
        self._lines += [*self._ready, *self._told(turn)]
        self._ready = []
        self._lines += [
            *turn.closed,
            *turn.shuffled,
            *self._refreshed(turn),
            *turn.stays,
            *turn.secrets,
            *turn.ending,
        ]

    def _told(self, turn: _Turn) -> list[str]:
        who = "" if turn.seat is None else self._names[turn.seat]
        if turn.drawn:
            return [self._draw(who, turn)]
        if turn.announced or turn.kept:
            return [self._tickets(who, turn)]
        if turn.passed:
            return [self._say("turn-pass", who=who)]
        parts = []
        if turn.claimed:
            track, cards = track_label(turn.claimed["track"], self._lang), cards_list(turn.claimed["cards"], self._lang)
            parts.append(self._say("turn-claim", who=who, route=track, points=turn.claimed["points"], cards=cards))
        if turn.boarded:
            parts.append(self._say("did-passengers", passengers=listing(turn.boarded, self._lang)))
        parts += [self._say("did-nobody", place=place_label(place, self._lang)) for place in turn.nobody]
        return [" ".join(parts)] if parts else []

    def _draw(self, who: str, turn: _Turn) -> str:
        cards = [card or "blind" for card in turn.drawn]
        labels = [several(self._say("drawn", colour=card), cards.count(card), self._lang) for card in dict.fromkeys(cards)]
        figures = {"who": who, "cards": listing(labels, self._lang)}
        if not turn.opened or turn.refreshes:
            return self._say("turn-draw", **figures)
        return self._say("turn-draw-new", new=cards_list("".join(turn.opened.values()), self._lang), **figures)

    def _tickets(self, who: str, turn: _Turn) -> str:
        asked, kept = turn.announced, turn.kept
        if asked is None:
            assert kept is not None
            return self._say("turn-kept", who=who, kept=kept["kept"], kept_short=kept["short"], kept_long=kept["long"])
        figures = {"tickets": asked["short"] + asked["long"], "short": asked["short"], "long": asked["long"]}
        if kept is None:
            return self._say("turn-announce", who=who, **figures)
        more = {"kept": kept["kept"], "kept_short": kept["short"], "kept_long": kept["long"]}
        return self._say("turn-tickets", who=who, **figures, **more)

    def _refreshed(self, turn: _Turn) -> list[str]:
        return [
            self._say("told-refresh", locomotives=count, cards=cards_list("".join(cards), self._lang))
            for count, cards in zip(turn.locomotives, turn.refreshes)
        ]

    # --- cards -------------------------------------------------------------------------------------------------------

    def drew(self, event: Event) -> None:
        turn = self._of(event)
        turn.drawn.append(event.data["card"])
        turn.opened.pop(event.data["place"], None)

    def opened(self, event: Event) -> None:
        turn = self._turn
        if turn.refreshes and len(turn.refreshes[-1]) < DISPLAY:
            turn.refreshes[-1].append(event.data["card"])
        else:
            turn.opened[event.data["place"]] = event.data["card"]

    def refreshed(self, event: Event) -> None:
        self._turn.refreshes.append([])
        self._turn.locomotives.append(event.data["cards"].count(LOCOMOTIVE))

    def refresh_stopped(self, event: Event) -> None:
        cards = cards_list(event.data["cards"], self._lang)
        self._turn.stays.append(self._say("told-refresh-stays", count=event.data["count"], cards=cards))

    def deck_out(self, event: Event) -> None:
        self._turn.stays.append(self._say("told-deck-out"))

    def one_card(self, event: Event) -> None:
        self._turn.stays.append(self._say("told-one-card"))

    def shuffled(self, event: Event) -> None:
        what, count = event.data["what"], event.data["count"]
        counted = "cards" if what == "deck" else "tickets"
        self._turn.shuffled.append(self._say(f"told-shuffled-{what}", **{counted: count}))

    # --- a claim -----------------------------------------------------------------------------------------------------

    def claimed(self, event: Event) -> None:
        self._of(event).claimed = event.data

    def boarded(self, event: Event) -> None:
        label = passenger_label(event.data["passenger"], event.data["place"], self._lang)
        self._of(event).boarded.append(label)

    def nobody_boarded(self, event: Event) -> None:
        self._of(event).nobody.append(event.data["place"])

    def closed(self, event: Event) -> None:
        self._turn.closed.append(self._say("told-closed", route=route_label(event.data["route"], self._lang)))

    # --- tickets and passing -----------------------------------------------------------------------------------------

    def announced_tickets(self, event: Event) -> None:
        self._of(event).announced = event.data

    def kept(self, event: Event) -> None:
        self._of(event).kept = event.data

    def passed(self, event: Event) -> None:
        self._of(event).passed = True

    def all_passed(self, event: Event) -> None:
        self._turn.ending.append(self._say("told-all-passed"))

    # --- before the first turn ---------------------------------------------------------------------------------------

    def announced(self, event: Event) -> None:
        assert event.seat is not None
        self._ready.append(self._say("told-announced", who=self._names[event.seat]))

    def tickets_dealt(self, event: Event) -> None:
        self._ready = []  # all have: what they announced says it
        rows = zip(self._names, event.data["mixes"])
        mixes = [self._say("told-announced-one", who=who, short=short, long=long) for who, (short, long) in rows]
        self._lines.append(self._say("told-announced-all", list=", ".join(mixes), least=KEEP_FIRST))

    def chose(self, event: Event) -> None:
        assert event.seat is not None
        self._ready.append(self._say("told-chosen", who=self._names[event.seat]))

    def chosen_all(self, event: Event) -> None:
        self._ready = []
        rows = zip(self._names, event.data["held"])
        held = [self._say("told-chosen-one", who=who, short=short, long=long) for who, (short, long) in rows]
        self._lines.append(self._say("told-chosen-all", list="; ".join(held)))

    # --- turns and the end -------------------------------------------------------------------------------------------

    def turn_began(self, event: Event) -> None:
        self._close()

    def last_round(self, event: Event) -> None:
        assert event.seat is not None
        self._turn.ending.append(self._say("told-last", who=self._names[event.seat], cars=event.data["cars"]))

    def game_over(self, event: Event) -> None:
        self._close()
        self._lines += final_lines(event.data, self._names, self._lang)

    # --- what only one seat may know ---------------------------------------------------------------------------------

    def drew_blind(self, event: Event) -> None:
        self._of(event).secrets.append(self._say("secret-blind", cards=cards_list(event.data["card"], self._lang)))

    def offered(self, event: Event) -> None:
        self._turn.secrets.append(self._say("secret-offer", list=tickets_list(event.data["tickets"], self._lang)))

    def kept_tickets(self, event: Event) -> None:
        kept, back = event.data["tickets"], event.data["returned"]
        self._turn.secrets.append(self._say("secret-kept", list=tickets_list(kept, self._lang)))
        if back:
            self._turn.secrets.append(self._say("secret-returned", list=tickets_list(back, self._lang)))

    def ticket_done(self, event: Event) -> None:
        self._of(event).secrets.append(self._say("secret-done", name=ticket_label(event.data["ticket"], self._lang)))


HANDLERS: Mapping[str, Callable[[_Teller, Event], None]] = {
    kind: getattr(_Teller, kind)
    for kind in (
        "all_passed", "announced", "announced_tickets", "boarded", "chose", "chosen_all", "claimed", "closed", "deck_out",
        "drew", "drew_blind", "game_over", "kept", "kept_tickets", "last_round", "nobody_boarded", "offered", "one_card",
        "opened", "passed", "refresh_stopped", "refreshed", "shuffled", "ticket_done", "tickets_dealt", "turn_began",
    )
}  # fmt: skip
