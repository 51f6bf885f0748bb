"""What a picture is made from: a view, and what its viewer may know of the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.contract import Event
from render.fluent_texts import FluentTexts, picture_texts
from render.text import printable_name


class SeatView(Protocol):
    """What every game's view says."""

    @property
    def seat(self) -> int | None:
        """Whose eyes; None: everybody's."""
        ...

    @property
    def seats(self) -> int: ...


V = TypeVar("V", bound=SeatView)


@dataclass(frozen=True)  # no slots: with them a frozen generic class cannot be made through its alias
class SceneOf(Generic[V]):
    """Everything a picture is made from. Events that the viewer may not know are dropped at the door."""

    view: V
    names: tuple[str, ...]  # of the players, seat by seat, as they call themselves
    lang: str = "pl"
    events: tuple[Event, ...] = ()  # of the last turn
    seat: int = 0  # whose shaft, collection or hand, where a picture shows one
    plan: str = ""  # steps of mining to preview, in the notation
    precomputed: Any = None  # results of long computations (``picture_kinds.Precomputation``)

    def __post_init__(self) -> None:
        known = tuple(event for event in self.events if event.only_for is None or event.only_for == self.view.seat)
        object.__setattr__(self, "events", known)

    @property
    def words(self) -> FluentTexts:
        return picture_texts(self.lang)

    def name(self, seat: int) -> str:
        """A player's name in letters that the fonts have."""
        return printable_name(self.names[seat], self.words("player", number=seat + 1))

    def happened(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]


def won_by(say: FluentTexts, names: Sequence[str]) -> str:
    """Who has won: one, or several who share it."""
    return say("wins", name=names[0]) if len(names) == 1 else say("draw-wins", names=", ".join(names))


Scene: TypeAlias = SceneOf[Any]  # of any game; a game's own pictures say which view they need
