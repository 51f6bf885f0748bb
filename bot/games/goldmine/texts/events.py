"""What happened in a game as lines to read: one for each turn, below it those of a challenge."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.goldmine.texts.labels import cell_label, place_label, say, tile_label
from bot.texts.labels import listing
from engine.contract import Event
from engine.goldmine.box import BUILDING_TILES
from engine.goldmine.cells import HOME, place_text

_HOME = place_text(HOME)


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
    """What happened, a line for each turn and those of its challenge. Names are those of the seats, ready for markdown."""
    teller = _Teller(names, lang)
    for event in events:
        HANDLERS[event.kind](teller, event)
    return teller.finish()


class _Teller:
    """Gathers what somebody does in a turn and turns it into a line when it is over."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self._names = names
        self._lang = lang
        self._lines: list[str] = []
        self._seat: int | None = None
        self._did: list[str] = []  # of the turn at hand, or of the bonus move
        self._bonus: int | None = None  # the die of the bonus move
        self._later: list[str] = []  # what follows the line of the turn
        self._dice = ""  # of a passage that is free
        self._short = False  # building ends early
        self._begins: tuple[int, int] | None = None  # prospecting: tiles laid, nuggets that win

    def finish(self) -> list[str]:
        self._close()
        return self._lines

    def _say(self, key: str, **figures: str | int) -> str:
        return say(self._lang, key, **figures)

    def _name(self, seat: int | None) -> str:
        assert seat is not None
        return self._names[seat]

    def _close(self) -> None:
        if self._did and self._bonus is not None:
            self._lines.append(self._say("told-bonus", number=self._bonus, what=", ".join(self._did)))
        elif self._did and self._seat is not None:
            self._lines.append(self._say("turn", who=self._name(self._seat), what=", ".join(self._did)))
        self._lines += self._later
        self._did, self._later, self._bonus = [], [], None

    def _part(self, event: Event, key: str, **figures: str | int) -> None:
        """One thing that the seat on turn did."""
        if event.seat != self._seat:
            self._close()
            self._seat = event.seat
        self._did.append(self._say(key, **figures))

    def _line(self, key: str, **figures: str | int) -> None:
        """A line of its own, below what was done before."""
        self._close()
        self._lines.append(self._say(key, **figures))

    # --- laying ------------------------------------------------------------------------------------------------------

    def digs(self, event: Event) -> None:
        """What was dug up is told when it is laid."""

    def drew(self, event: Event) -> None:
        if event.data["aside"]:
            self._later.append(self._say("told-aside", count=len(event.data["aside"])))
        if not event.data["left"]:
            self._later.append(self._say("told-bag-empty"))

    def put_aside(self, event: Event) -> None:
        """They are counted when one fits."""

    def laid(self, event: Event) -> None:
        cell, tile = cell_label(event.data["cell"]), tile_label(event.data["tile"], self._lang, event.data["mud"])
        if event.data["building"]:
            laid, of = event.data["laid"], event.data["of"]
            self._line("turn-lay", who=self._name(event.seat), cell=cell, tile=tile, laid=laid, of=of)
        else:
            self._part(event, "did-dig-gold" if event.data["gold"] else "did-dig", cell=cell, tile=tile)

    def nothing_fits(self, event: Event) -> None:
        if event.data["building"]:
            self._short = True
        else:
            self._part(event, "did-dig-none")

    def prospecting_began(self, event: Event) -> None:
        self._close()
        if self._short:
            self._line("told-build-short", laid=event.data["laid"], of=BUILDING_TILES)
        self._begins = (event.data["laid"], event.data["target"])

    def turn_began(self, event: Event) -> None:
        """Who is on turn stands below, but for the first one who climbs down."""
        self._close()
        self._seat = None
        if self._begins is not None:
            laid, target = self._begins
            self._line("told-prospecting", tiles=laid, nuggets=target, who=self._name(event.seat))
            self._begins = None

    # --- moving ------------------------------------------------------------------------------------------------------

    def rolled(self, event: Event) -> None:
        number = event.data["number"]
        if event.data["for"] == "move":
            self._part(event, "did-roll", number=number)
        elif event.data["for"] == "bonus":
            self._close()
            self._seat, self._bonus = event.seat, number

    def tried_passage(self, event: Event) -> None:
        dice = " + ".join(map(str, event.data["dice"]))
        if event.data["free"]:
            self._dice = dice
        else:
            self._part(event, "did-passage-failed", dice=dice, steps=event.data["steps"])

    def went(self, event: Event) -> None:
        data = event.data
        place = place_label(data["to"], self._lang)
        if data["passage"]:
            self._part(event, "did-passage", dice=self._dice or "?", place=place)
        elif data["to"] == _HOME:
            self._part(event, "did-home", steps=data["walked"])
        else:
            self._part(event, "did-go-mud" if data["mud"] else "did-go", place=place, steps=data["walked"])
        self._dice = ""

    def stayed(self, event: Event) -> None:
        if self._dice:
            self._part(event, "did-passage-stay", dice=self._dice)
            self._dice = ""
        else:
            self._part(event, "did-stay")

    def nowhere_to_go(self, event: Event) -> None:
        self._part(event, "did-nowhere")

    def passed(self, event: Event) -> None:
        self._part(event, "did-pass")

    # --- actions -----------------------------------------------------------------------------------------------------

    def collected(self, event: Event) -> None:
        have, together, target = event.data["have"], event.data["together"], event.data["target"]
        if have == together:
            self._part(event, "did-collect", have=have, target=target)
        else:
            self._part(event, "did-collect-team", have=have, together=together, target=target)

    def rich(self, event: Event) -> None:
        have, target = event.data["have"], event.data["target"]
        self._later.append(self._say("told-rich", who=self._name(event.seat), have=have, target=target))

    def gave(self, event: Event) -> None:
        self._shared(event, "did-give")

    def took(self, event: Event) -> None:
        self._shared(event, "did-take")

    def _shared(self, event: Event, key: str) -> None:
        data = event.data
        other = self._name(data["partner"])
        self._part(event, key, nuggets=data["count"], have=data["have"], other=other, theirs=data["theirs"])

    # --- challenges --------------------------------------------------------------------------------------------------

    def challenged(self, event: Event) -> None:
        """Told with its dice."""
        self._close()

    def duel_rolled(self, event: Event) -> None:
        """The three pairs are told together."""

    def duel_won(self, event: Event) -> None:
        by, against, rolls = event.data["by"], event.data["against"], event.data["rolls"]
        won = sum(own >= other for own, other in rolls)
        pairs = " ".join(f"{own}:{other}" for own, other in rolls)
        key = "told-gold" if event.data["kind"] == "gold" else "told-bat"
        who, other = self._name(by), self._name(against)
        self._line(key, who=who, other=other, rolls=pairs, won=won, lost=len(rolls) - won)
        self._line("told-won" if event.seat == by else "told-defended", who=self._name(event.seat))

    def nothing_to_drop(self, event: Event) -> None:
        if event.data["why"] == "no_nugget":
            self._line("told-no-nugget", loser=self._name(event.data["loser"]))
        else:
            self._line("told-no-chamber")

    def dropped(self, event: Event) -> None:
        self._line("told-drop", loser=self._name(event.data["loser"]), cell=cell_label(event.data["cell"]))

    def left_it(self, event: Event) -> None:
        self._line("told-leave", who=self._name(event.seat))

    def chased(self, event: Event) -> None:
        data = event.data
        loser, number, walked = self._name(data["loser"]), data["steps"], data["walked"]
        if data["to"] == _HOME:
            self._line("told-chase-home", number=number, loser=loser, steps=walked)
        else:
            self._line("told-chase", number=number, loser=loser, place=place_label(data["to"], self._lang), steps=walked)

    def nowhere_to_flee(self, event: Event) -> None:
        self._line("told-chase-none", number=event.data["number"], loser=self._name(event.seat))

    # --- the end -----------------------------------------------------------------------------------------------------

    def game_over(self, event: Event) -> None:
        winners, how, gold = event.data["winners"], event.data["how"], event.data["gold"]
        teams = event.data["alliances"]
        one = len(winners) == (2 if teams else 1)  # one seat, or one pair
        nuggets = gold[winners[0]]
        if teams:
            half = len(gold) // 2
            nuggets = gold[winners[0] % half] + gold[winners[0] % half + half]
        if how == "quiet":
            key = "told-quiet-end" if one else "told-quiet-shared"
        else:
            key = "told-win-team" if teams else "told-win-chased" if how == "chased" else "told-win"
        self._line(key, who=listing([self._name(seat) for seat in winners], self._lang), nuggets=nuggets)


HANDLERS: Mapping[str, Callable[[_Teller, Event], None]] = {
    kind: getattr(_Teller, kind)
    for kind in (
        "challenged", "chased", "collected", "digs", "drew", "dropped", "duel_rolled", "duel_won", "game_over", "gave", "laid",
        "left_it", "nothing_fits", "nothing_to_drop", "nowhere_to_flee", "nowhere_to_go", "passed", "prospecting_began",
        "put_aside", "rich", "rolled", "stayed", "took", "tried_passage", "turn_began", "went",
    )
}  # fmt: skip
