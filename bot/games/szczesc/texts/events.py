"""What happened in a game as lines to read, one for each turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.games.szczesc.texts.emojis import coal_line, piece_emoji, place_emoji
from bot.games.szczesc.texts.labels import ROMAN, card_short, card_words, category_label, cubes, piece_short, say, tile_short
from bot.texts import markdown_safe
from bot.texts.emoji_tokens import emoji_token
from bot.texts.labels import listing, signed
from engine.contract import Event
from engine.szczesc.box import CARDS, SPACE, TILES

Data = Mapping[str, Any]


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
    """What happened, a line or two for each turn. Names are those of the seats, ready for markdown."""
    teller = _Teller(names, lang)
    for event in events:
        teller.tell(event)
    return teller.finish()


def score_rows(event: Event, names: Sequence[str], lang: str) -> list[str]:
    """The majorities of a ``shift_scored``, a line each: "black coal: Ania +5, Bartek +2"."""
    rows = []
    for row in event.data["categories"]:
        shares = [
            say(lang, "told-score-share", who=markdown_safe(name), points=points)
            for name, points in zip(names, row["points"])
            if points
        ]
        if shares:
            rows.append(say(lang, "told-score-row", what=category_label(row["category"], lang), who=", ".join(shares)))
    return rows


def _one_by_one(pieces: Sequence[str], lang: str) -> str:
    """Pieces of a stack; a tile has a comma of its own."""
    return " · ".join(f"**{piece_short(piece, lang)}**" for piece in pieces)


class _Teller:
    """Gathers the events of a turn and turns them into a line when the next begins."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self._names = names
        self._lang = lang
        self._lines: list[str] = []
        self._later: list[str] = []  # what follows the line of the turn
        self._open_turn(None)
        self._scored: list[int] | None = None
        self._start: tuple[str, int, int] | None = None

    def _open_turn(self, seat: int | None) -> None:
        self._seat = seat
        self._placed: Data | None = None
        self._did: list[str] = []
        self._steps: Data | None = None
        self._loaded = ""
        self._stored = ""
        self._filled: list[str] = []  # an order for each square
        self._complete: list[str] = []

    def tell(self, event: Event) -> None:
        if event.seat is not None and event.kind in _OF_TURN and (event.kind == "placed" or event.seat != self._seat):
            self._close_turn()
            self._open_turn(event.seat)
        if handler := HANDLERS.get(event.kind):
            handler(self, event)

    def finish(self) -> list[str]:
        self._close_turn()
        return self._lines

    def _say(self, key: str, **figures: str | int) -> str:
        return say(self._lang, key, **figures)

    # --- within a turn -----------------------------------------------------------------------------------------------

    def placed(self, event: Event) -> None:
        self._placed = event.data

    def bought(self, event: Event) -> None:
        tile = f"{emoji_token(piece_emoji(event.data['tile']))} {tile_short(event.data['tile'], self._lang)}"
        self._did.append(self._say("did-buy", tile=tile, marks=event.data["price"]))

    def filled_carts(self, event: Event) -> None:
        self._did.append(self._say("did-fill-carts", cubes=coal_line(event.data["cubes"], self._lang)))

    def earned(self, event: Event) -> None:
        if self._placed is None:  # otherwise the place says it
            self._did.append(self._say("did-earn", marks=event.data["marks"]))

    def took_order(self, event: Event) -> None:
        card = f"{emoji_token(piece_emoji(event.data['card']))} {card_words(event.data['card'], self._lang)}"
        self._did.append(self._say("did-take-order", card=card))

    def drew(self, event: Event) -> None:
        what, count = event.data["what"], event.data["count"]
        self._did.append(self._say(f"did-draw-{what}", **{"tiles" if what == "tiles" else "cards": count}))

    def kept_none(self, event: Event) -> None:
        self._did.append(self._say("did-keep-none"))

    def put_back(self, event: Event) -> None:
        if event.data["count"]:
            self._did.append(self._say(f"did-put-back-{event.data['where']}", count=event.data["count"]))

    def moved(self, event: Event) -> None:
        """Where the cage went is seen in the picture."""

    def loaded(self, event: Event) -> None:
        self._loaded += event.data["colour"]

    def stored(self, event: Event) -> None:
        self._stored += event.data["colour"]

    def filled(self, event: Event) -> None:
        self._filled.append(event.data["order"])
        if event.data["complete"]:
            self._complete.append(event.data["order"])

    def mined(self, event: Event) -> None:
        self._steps = event.data

    def delivered(self, event: Event) -> None:
        self._did.append(self._say("did-deliver", orders=event.data["count"], points=event.data["points"]))

    def delivered_cards(self, event: Event) -> None:
        """The transport is said already, so what the table sees of each card is its coal."""
        codes = event.data["cards"]
        if event.only_for is not None:
            self._later.append(self._say("secret-delivered", cards=_one_by_one(codes, self._lang)))
        else:
            coal = " · ".join(f"**{cubes(CARDS[code].squares, self._lang)}**" for code in codes)
            self._did[-1:] = [" ".join([*self._did[-1:], self._say("did-deliver-which", cards=coal)])]

    def refilled(self, event: Event) -> None:
        """A new piece is seen in the picture; that there will be no more of them is worth a word."""
        if not event.data["left"] and event.data["piece"] is not None:
            kind = "tiles" if event.data["piece"] in TILES else "cards"
            self._later.append(self._say(f"told-out-of-{kind}"))

    def _close_turn(self) -> None:
        did = [*self._mining(), *self._did]
        if self._seat is not None and (self._placed or did):
            who, what = self._names[self._seat], "; ".join(did)
            if self._placed is None:
                self._lines.append(self._say("turn-middle", who=who, what=what))
            else:
                self._lines.append(self._sent(who, self._placed, what))
        self._lines += self._later
        self._later = []
        self._open_turn(None)

    def _mining(self) -> list[str]:
        did = []
        if self._steps:
            did.append(self._say("did-mine", used=self._steps["used"], steps=self._steps["steps"]))
        if self._loaded:
            did.append(self._say("did-load", cubes=coal_line(self._loaded, self._lang)))
        if squares := sum(order not in self._complete for order in self._filled):
            did.append(self._say("did-fill", squares=squares))
        if self._stored:
            did.append(self._say("did-store", cubes=coal_line(self._stored, self._lang)))
        if self._complete:
            done = listing([f"**{card_short(order, self._lang)}**" for order in self._complete], self._lang)
            did.append(self._say("did-complete", orders=done))
        return did

    def _sent(self, who: str, placed: Data, what: str) -> str:
        space = SPACE[placed["space"]]
        kind = space.kind if space.number or space.transport else f"{space.kind}-draw"
        to = self._say(
            "to-cechownia" if space.name == "money 1" else f"to-{kind}",
            number=space.number,
            marks=space.number,
            transport=self._say(f"transport-{space.transport}") if space.transport else "",
        )
        line = f"{emoji_token(place_emoji(space))} " + self._say(
            "turn-with" if what else "turn-plain", who=who, miners=placed["miners"], to=to, what=what
        )
        if not placed["displaced"]:
            return line
        own = placed["whose"] == self._seat
        whose = self._names[placed["whose"]]
        key = "turn-canteen-own" if own else "turn-canteen"
        return f"{line} {self._say(key, count=placed['displaced'], whose=whose)}"

    # --- the draft ---------------------------------------------------------------------------------------------------

    def drafted(self, event: Event) -> None:
        assert event.seat is not None
        self._close_turn()
        self._lines.append(self._say("told-draft", who=self._names[event.seat], cards=event.data["left"]))

    def draft_ended(self, event: Event) -> None:
        hands = [
            self._say("told-draft-hand", who=name, cards=self._cards(hand))
            for name, hand in zip(self._names, event.data["hands"])
        ]
        self._lines.append(self._say("told-draft-over", hands="; ".join(hands)))
        self._lines.append(self._say("told-draft-board", cards=self._cards([card for card in event.data["orders"] if card])))

    def _cards(self, codes: Sequence[str]) -> str:
        return ", ".join(card_short(code, self._lang) for code in codes)

    # --- shifts and the end ------------------------------------------------------------------------------------------

    def shift_scored(self, event: Event) -> None:
        self._close_turn()
        gained = [sum(row["points"][seat] for row in event.data["categories"]) for seat in range(len(self._names))]
        scores = self._scores(gained, event.data["scores"])
        self._lines.append(self._say("told-shift-over", shift=ROMAN[event.data["shift"]], scores=scores))

    def start_passed(self, event: Event) -> None:
        assert event.seat is not None
        self._start = event.data["reason"], event.seat, max(event.data["workshops"])

    def shift_began(self, event: Event) -> None:
        shift = ROMAN[event.data["shift"]]
        if self._start is None:
            self._lines.append(self._say("told-shift", shift=shift))
            return
        reason, seat, count = self._start
        self._start = None
        self._lines.append(self._say(f"told-start-{reason}", shift=shift, who=self._names[seat], count=count))

    def settled(self, event: Event) -> None:
        accounts = event.data["accounts"].values()
        gained = [sum(account["points"][seat] for account in accounts) for seat in range(len(self._names))]
        self._lines.append(self._say("told-settled", scores=self._scores(gained, event.data["scores"])))

    def game_over(self, event: Event) -> None:
        scores, winners = event.data["scores"], event.data["winners"]
        best = scores[winners[0]]
        by_marks = scores.count(best) > len(winners)
        key = "told-win-shared" if len(winners) > 1 else "told-win-marks" if by_marks else "told-win"
        self._lines.append(self._say(key, who=listing([self._names[seat] for seat in winners], self._lang), points=best))

    def _scores(self, gained: Sequence[int], scores: Sequence[int]) -> str:
        rows = zip(self._names, gained, scores)
        return ", ".join(
            self._say("told-score", who=who, more=signed(more), score=signed(score, "")) for who, more, score in rows
        )

    # --- private events ---------------------------------------------------------------------------------------------

    def drafted_card(self, event: Event) -> None:
        self._lines.append(self._say("secret-draft", card=card_words(event.data["card"], self._lang)))

    def drew_pieces(self, event: Event) -> None:
        pieces = _one_by_one(event.data["pieces"], self._lang)
        self._later.append(self._say("secret-draw", pieces=pieces))

    def put_back_pieces(self, event: Event) -> None:
        if event.data["pieces"]:
            pieces = _one_by_one(event.data["pieces"], self._lang)
            self._later.append(self._say(f"secret-put-back-{event.data['where']}", pieces=pieces))


_OF_TURN = frozenset({
    "placed", "bought", "filled_carts", "earned", "took_order", "drew", "kept_none", "put_back", "moved", "loaded", "stored",
    "filled", "mined", "delivered", "delivered_cards",
})  # fmt: skip
HANDLERS: Mapping[str, Callable[[_Teller, Event], None]] = {
    kind: getattr(_Teller, kind)
    for kind in (
        *sorted(_OF_TURN), "drafted", "drafted_card", "draft_ended", "drew_pieces", "game_over",
        "put_back_pieces", "refilled", "settled", "shift_began", "shift_scored", "start_passed",
    )
}  # fmt: skip
