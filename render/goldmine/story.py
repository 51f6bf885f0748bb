"""The last turn as the pictures tell it: a row of chips, ways in the mine, and a challenge with what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.contract import Event
from engine.goldmine.cells import Cell, Place, parse_cell, parse_place
from engine.goldmine.wayfinder import way
from render.goldmine.parts import (
    LADDER,
    LANTERN,
    NUGGET,
    STEPS,
    Icon,
    art,
    die,
    miner,
    minus_text,
    tile_kind,
    token,
    written,
    written_cell,
)
from render.goldmine.scene import Scene
from render.goldmine.trails import Trail
from render.text import ELLIPSIS

SHORT_NAME = 14  # letters of a name on a chip


@dataclass(frozen=True, slots=True)
class Chip:
    """A deed: icon and one or two lines."""

    icon: Icon
    head: str
    more: str = ""
    named: bool = False  # the head holds a player's name, whose digits are no figures


@dataclass(frozen=True, slots=True)
class Duel:
    """A challenge whose dice have all been rolled."""

    kind: str
    by: int
    against: int
    rolls: tuple[tuple[int, int], ...]
    winner: int

    @property
    def loser(self) -> int:
        return self.against if self.winner == self.by else self.by

    @property
    def won(self) -> int:
        """Pairs of the challenger."""
        return sum(mine >= theirs for mine, theirs in self.rolls)


@dataclass(slots=True)
class Story:
    """What one turn did."""

    seat: int | None = None
    chips: list[Chip] = field(default_factory=list)  # up to the challenge; the rest is told with that
    trails: list[Trail] = field(default_factory=list)
    laid: Cell | None = None
    gained: Place | None = None
    duel: Duel | None = None
    outcome: list[Chip] = field(default_factory=list)  # of the challenge, a line each
    changes: dict[int, int] = field(default_factory=dict)  # nuggets by seat, because of the challenge

    def places(self) -> list[Place]:
        """Everything of the mine that the turn touched."""
        found = [place for trail in self.trails for place in trail.places]
        return [*found, *([self.laid << 4] if self.laid is not None else [])]


def turns(events: Sequence[Event]) -> list[list[Event]]:
    """The events turn by turn; what stands before the first beginning is a turn, too."""
    found: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "turn_began":
            found.append([])
        else:
            found[-1].append(event)
    return [turn for turn in found if turn]


def last_turn(scene: Scene) -> tuple[Event, ...]:
    """The events of the last turn in which anything happened, of what may be several."""
    told = [turn for turn in turns(scene.events) if any(event.kind in _TELL for event in turn)]
    return tuple(told[-1]) if told else ()


def duel_of(scene: Scene) -> Duel | None:
    """The challenge of the last turn, or the one under way, once all its dice are known."""
    for event in last_turn(scene):
        if event.kind == "duel_won":
            assert event.seat is not None
            data = event.data
            return Duel(data["kind"], data["by"], data["against"], tuple(map(tuple, data["rolls"])), event.seat)
    challenge = scene.view.challenge
    if challenge is not None and challenge.winner is not None:
        return Duel(challenge.kind, challenge.by, challenge.against, challenge.rolls, challenge.winner)
    return None


def short_name(scene: Scene, seat: int) -> str:
    name = scene.name(seat)
    return name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1].rstrip() + ELLIPSIS


def story(scene: Scene) -> Story:
    """The last turn."""
    told = Story(duel=duel_of(scene))
    events = last_turn(scene)
    told.seat = told.duel.by if told.duel else _mover(events)
    teller = _Teller(scene, told)
    for event in events:
        if event.kind in _TELL:
            _TELL[event.kind](teller, event.seat, event.data)
    if told.duel is not None and scene.view.phase in ("drop", "chase"):
        told.outcome.append(Chip(NUGGET if told.duel.kind == "gold" else token("bat"), scene.words("gold-decides"), ""))
    return told


def _mover(events: Sequence[Event]) -> int | None:
    """Whose miner the turn is about: after bats whoever flees, also where only the end of the challenge is told."""
    flees = (event.data["loser"] for event in events if event.kind == "chased")
    return next(flees, next((event.seat for event in events if event.seat is not None), None))


class _Teller:
    """Takes the events of a turn one by one."""

    def __init__(self, scene: Scene, told: Story) -> None:
        self.scene = scene
        self.say = scene.words
        self.told = told
        self.icon: Icon | None = None  # of the move under way
        self.fought = False  # the dice of the challenge have been rolled

    def chip(self, icon: Icon, head: str, more: str = "") -> None:
        (self.told.outcome if self.fought else self.told.chips).append(Chip(icon, head, more))

    def laid(self, seat: int | None, data: Any) -> None:
        cell = parse_cell(data["cell"])
        assert cell is not None
        self.told.laid = cell
        tile = data["tile"]
        self.chip(
            Icon("tile", f"{tile} {data['side']}"), self.say("gold-laid", cell=written_cell(cell)), tile_kind(self.scene, tile)
        )

    def rolled(self, seat: int | None, data: Any) -> None:
        assert seat is not None
        self.icon = die(seat, data["number"])
        if data["for"] == "flight":
            self.chip(self.icon, self.say("gold-drive", steps=data["number"]))

    def tried_passage(self, seat: int | None, data: Any) -> None:
        self.icon = Icon("pair", numbers=tuple(data["dice"]))

    def went(self, seat: int | None, data: Any) -> None:
        begin, end = _place(data["from"]), _place(data["to"])
        steps = self._walk(begin, end, data["steps"], "passage" if data["passage"] else "walk")
        more = self.say("gold-through") if data["passage"] else self.say("gold-steps", steps=steps)
        if self.icon is None:  # the step after digging: it began beside the new tile
            self.chip(STEPS, f"› {written(end)}", more)
        else:
            self.chip(self.icon, f"{written(begin)} › {written(end)}", more)

    def _walk(self, begin: Place, end: Place, steps: int, kind: str) -> int:
        """Keep the way for the mine; returns its steps."""
        view = self.scene.view
        places = None if kind == "passage" else way(view.mine, begin, end, view.mud, steps)
        self.told.trails.append(Trail(tuple(places or (begin, end)), kind if places or kind == "passage" else "passage"))
        return len(places or ()) - 1

    def stayed(self, seat: int | None, data: Any) -> None:
        self.chip(self.icon or STEPS, self.say("gold-stays"))

    def passed(self, seat: int | None, data: Any) -> None:
        self.chip(STEPS, self.say("gold-passes"))

    def nowhere_to_go(self, seat: int | None, data: Any) -> None:
        self.chip(self.icon or STEPS, self.say("gold-no-way"))

    def nothing_fits(self, seat: int | None, data: Any) -> None:
        self.chip(Icon("sprite", art("tile_back")), self.say("gold-nothing-fits"))

    def prospecting_began(self, seat: int | None, data: Any) -> None:
        self.chip(LADDER, self.say("gold-go-in"))

    def collected(self, seat: int | None, data: Any) -> None:
        assert seat is not None
        cell = parse_cell(data["cell"])
        assert cell is not None
        self.told.gained = cell << 4
        self.chip(NUGGET, "+1", self.say("gold-of", count=data["together"], target=data["target"]))
        if self.fought:
            self._change(seat, 1)

    def gave(self, seat: int | None, data: Any) -> None:
        assert seat is not None
        self._share(seat, data["partner"], "gold-gives", data)

    def took(self, seat: int | None, data: Any) -> None:
        assert seat is not None
        self._share(data["partner"], seat, "gold-takes", data)

    def _share(self, giver: int, taker: int, key: str, data: Any) -> None:
        self.chip(Icon("hand", numbers=(giver, taker)), self.say(key, count=data["count"]), f"{data['have']} · {data['theirs']}")

    def challenged(self, seat: int | None, data: Any) -> None:
        duel, kind = self.told.duel, data["kind"]
        head = self.say(f"gold-against-{kind}", name=short_name(self.scene, data["against"]))
        more = ""
        if duel:
            more = self.say(
                "gold-won" if duel.winner == duel.by else "gold-lost", score=f"{duel.won} : {len(duel.rolls) - duel.won}"
            )
        self.told.chips.append(Chip(token(kind), head, more, named=True))

    def duel_won(self, seat: int | None, data: Any) -> None:
        self.fought = True
        self.icon = None

    def dropped(self, seat: int | None, data: Any) -> None:
        self.chip(NUGGET, self.say("gold-dropped", cell=minus_text(data["cell"])))
        self._change(data["loser"], -1)

    def left_it(self, seat: int | None, data: Any) -> None:
        self.chip(NUGGET, self.say("gold-left-it"))

    def nothing_to_drop(self, seat: int | None, data: Any) -> None:
        self.chip(NUGGET, self.say("gold-no-chamber" if data["why"] == "no_chamber" else "gold-no-nugget"))

    def chased(self, seat: int | None, data: Any) -> None:
        begin, end = _place(data["from"]), _place(data["to"])
        self._walk(begin, end, data["steps"], "flight")
        self.chip(Icon("sprite", miner(data["loser"])), f"{written(begin)} › {written(end)}")

    def nowhere_to_flee(self, seat: int | None, data: Any) -> None:
        self.chip(LANTERN, self.say("gold-no-flight"))

    def _change(self, seat: int, nuggets: int) -> None:
        self.told.changes[seat] = self.told.changes.get(seat, 0) + nuggets


def _place(text: str) -> Place:
    place = parse_place(text)
    assert place is not None
    return place


_TOLD: Iterable[str] = (
    "laid", "rolled", "tried_passage", "went", "stayed", "passed", "nowhere_to_go", "nothing_fits", "prospecting_began",
    "collected",
    "gave", "took", "challenged", "duel_won", "dropped", "left_it", "nothing_to_drop", "chased", "nowhere_to_flee",
)  # fmt: skip
_TELL = {kind: getattr(_Teller, kind) for kind in _TOLD}
