"""What a picture is made from: a view, and what its viewer may know of the last turn."""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Event
from engine.szczesc.view import View
from render.text import printable_name
from render.words import Words, words


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a picture is made from. Events that the viewer may not know are dropped at the door."""

    view: View
    names: tuple[str, ...]  # of the players, seat by seat, as they call themselves
    lang: str = "pl"
    events: tuple[Event, ...] = ()  # of the last turn
    seat: int = 0  # whose shaft or hand, where a picture shows one
    plan: str = ""  # steps of mining to preview, in the notation

    def __post_init__(self) -> None:
        known = tuple(event for event in self.events if event.only_for is None or event.only_for == self.view.seat)
        object.__setattr__(self, "events", known)

    @property
    def words(self) -> Words:
        return words(self.lang)

    def name(self, seat: int) -> str:
        """A player's name in letters that the fonts have."""
        return printable_name(self.names[seat], self.words("player", number=seat + 1))

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]
