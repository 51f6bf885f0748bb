"""What happened in a game as lines to read, one for each dig."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.games.kopalnie.texts.labels import (
    COIN,
    card_name,
    card_text,
    mine_label,
    mission_label,
    mission_text,
    say,
    tile_label,
)
from bot.texts.labels import listing
from engine.contract import Event
from engine.kopalnie.box import BEFORE_ROLL


def event_lines(events: Sequence[Event], names: Sequence[str], lang: str) -> list[str]:
    """What happened, a line or two for each dig. Names are those of the seats, ready for markdown."""
    teller = _Teller(names, lang)
    for event in events:
        HANDLERS[event.kind](teller, event)
    return teller.finish()


class _Teller:
    """Gathers the events of a dig and turns them into a line when the next begins."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self._names = names
        self._lang = lang
        self._lines: list[str] = []
        self._later: list[str] = []  # what follows the line of the dig
        self._chose: list[str] = []  # lines on missions that were chosen, until all have
        self._open(None)

    def _open(self, seat: int | None) -> None:
        self._seat = seat
        self._mine = ""
        self._played: list[str] = []  # cards before the roll
        self._rolls = ""
        self._for_card = False  # the die is rolled for a chance card, not for the pick
        self._did: list[str] = []

    def finish(self) -> list[str]:
        self._close()
        return self._lines

    def _say(self, key: str, **figures: str | int) -> str:
        return say(self._lang, key, **figures)

    def _of(self, event: Event) -> None:
        """Whose dig it is; another one's closes the line."""
        if event.seat != self._seat:
            self._close()
            self._open(event.seat)

    def _close(self) -> None:
        if self._seat is not None and self._played:
            cards = listing([f"**{card_name(card, self._lang)}**" for card in self._played], self._lang)
            self._lines.append(self._say("turn-played", who=self._names[self._seat], cards=cards))
        if self._seat is not None and (self._mine or self._did):
            figures = {"who": self._names[self._seat], "rolls": self._rolls, "what": ", ".join(self._did)}
            if self._mine:
                figures["mine"] = mine_label(self._mine, self._lang)
            key = "turn-more" if not self._mine else "turn-dig" if self._did else "turn-rolled"
            self._lines.append(self._say(key, **figures))
        self._lines += self._later
        self._later = []
        self._open(None)

    # --- a dig -------------------------------------------------------------------------------------------------------

    def went(self, event: Event) -> None:
        if self._mine:  # a second dig in one turn
            self._close()
        self._of(event)
        self._mine = event.data["mine"]

    def rolled(self, event: Event) -> None:
        self._of(event)
        number = str(event.data["number"])
        self._for_card = event.data["for"] != "dig"
        if self._for_card:
            self._did.append(self._say("did-roll", number=number))
        elif self._rolls and not self._rolls.endswith(" "):
            self._rolls += f" / {number}"
        else:
            self._rolls += number

    def played_card(self, event: Event) -> None:
        self._of(event)
        card = event.data["card"]
        name, number = card_name(card, self._lang), str(event.data.get("number", ""))
        if card in BEFORE_ROLL:
            self._played.append(card)
        elif self._for_card:
            self._did.append(self._say("did-play", card=f"{name} {number}".strip()))
        else:
            self._rolls += f" → {name} {number}"

    def dug(self, event: Event) -> None:
        self._of(event)
        if not self._rolls:
            self._rolls = str(event.data["number"])
        elif len(set(self._rolls.split(" / "))) > 1:
            self._rolls += f" → {event.data['number']}"
        self._mine = event.data["mine"]
        self._did.append(f"**{tile_label(event.data['tile'], self._lang)}**")

    def earned(self, event: Event) -> None:
        self._of(event)
        self._did.append(f"+{event.data['coins']} {COIN}")

    def drew_chance(self, event: Event) -> None:
        self._of(event)
        assert event.seat is not None
        card = card_name(event.data["card"], self._lang)
        self._did.append(self._say("did-draw", card=card))
        if event.data["kept"]:
            text = card_text(event.data["card"], self._lang)
            self._later.append(self._say("told-kept", who=self._names[event.seat], card=card, text=text))

    def no_effect(self, event: Event) -> None:
        self._of(event)
        self._did.append(self._say("did-nothing"))

    def guessed(self, event: Event) -> None:
        self._of(event)
        self._did.append(self._say("did-guess", number=event.data["number"]))

    def boxed(self, event: Event) -> None:
        self._of(event)
        self._did.append(self._say("did-box", mine=mine_label(event.data["tile"][0], self._lang)))

    def tribute(self, event: Event) -> None:
        self._of(event)
        givers = listing([self._names[seat] for seat in event.data["givers"]], self._lang)
        self._did.append(self._say("did-tribute", coins=event.data["coins"], givers=givers))

    def laid_coin(self, event: Event) -> None:
        self._of(event)
        where = mine_label(event.data["mine"], self._lang)
        tile = tile_label(event.data["tile"], self._lang)
        self._did.append(
            self._say("did-lay", coin=f"{COIN}{event.data['coin']}", mine=where, number=event.data["place"] + 1, tile=tile)
        )

    def laid_no_more(self, event: Event) -> None:
        self._of(event)
        self._did.append(self._say("did-enough"))

    def abandoned(self, event: Event) -> None:
        mine, count, end = mine_label(event.data["mine"], self._lang), event.data["count"], event.data["end"]
        self._later.append(self._say("told-abandoned", mine=mine, count=count, end=end))

    def revealed_mission(self, event: Event) -> None:
        assert event.seat is not None
        mission = mission_label(event.data["mission"], self._lang)
        self._later.append(self._say("told-revealed", who=self._names[event.seat], mission=mission))

    # --- around the digs ---------------------------------------------------------------------------------------------

    def chose_mission(self, event: Event) -> None:
        assert event.seat is not None
        self._close()
        self._chose.append(self._say("told-mission", who=self._names[event.seat]))
        self._lines.append(self._chose[-1])
        if not event.data["waiting"]:
            self._lines = [line for line in self._lines if line not in self._chose]
            self._lines.append(self._say("told-missions-over"))

    def turn_began(self, event: Event) -> None:
        """Who is on turn stands below."""
        self._close()

    def game_over(self, event: Event) -> None:
        self._close()
        scores, winners = event.data["scores"], event.data["winners"]
        for seat, mission in enumerate(event.data["missions"]):
            done = bool(event.data["accounts"][seat]["mission"])
            label = mission_label(mission, self._lang)
            self._lines.append(self._say("told-done" if done else "told-failed", who=self._names[seat], mission=label))
        key = "told-win-shared" if len(winners) > 1 else "told-win"
        who = listing([self._names[seat] for seat in winners], self._lang)
        self._lines.append(self._say(key, who=who, points=scores[winners[0]]))

    # --- private events ---------------------------------------------------------------------------------------------

    def chosen_mission(self, event: Event) -> None:
        label = mission_label(event.data["mission"], self._lang)
        self._lines.append(self._say("secret-mission", mission=label, text=self._mission_text(event)))

    def _mission_text(self, event: Event) -> str:
        return mission_text(event.data["mission"], self._lang, len(self._names))


HANDLERS: Mapping[str, Callable[[_Teller, Event], None]] = {
    kind: getattr(_Teller, kind)
    for kind in (
        "abandoned", "boxed", "chose_mission", "chosen_mission", "drew_chance", "dug", "earned", "game_over",
        "guessed", "laid_coin", "laid_no_more", "no_effect", "played_card", "revealed_mission", "rolled", "tribute",
        "turn_began", "went",
    )
}  # fmt: skip
