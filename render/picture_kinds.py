"""What a game hands in: its kinds of pictures as sequences of strips, and what must be drawn before the first one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from render.canvas import Canvas
from render.replay_film import Film
from render.scene import Scene
from render.strip_size import HEIGHT, WIDTH, too_high


class StripTooHigh(Exception):
    """A strip that the desktop client would show too small to read."""

    def __init__(self, strip: str, width: int, height: int) -> None:
        super().__init__(f"strip {strip}: {width} × {height} is higher than {HEIGHT}/{WIDTH} of its width")


@dataclass(frozen=True, slots=True)
class StripKind:
    """How one strip is drawn and put into words. Strips of one name are the same strip in every picture of the game."""

    name: str
    draw: Callable[[Scene], Canvas]
    describe: Callable[[Scene], str]
    key: Callable[[Scene], Hashable]  # all that the drawing depends on, but the language: with an equal key it is not drawn again

    def canvas(self, scene: Scene) -> Canvas:
        """Draw it; raises StripTooHigh."""
        canvas = self.draw(scene)
        if too_high(*canvas.image.size):
            raise StripTooHigh(self.name, *canvas.image.size)
        return canvas


class Precomputation(NamedTuple):
    """Long computations that a picture needs beside drawing. They are made once, where the scene is made."""

    compute: Callable[[Scene], Any]  # the results, which go into the scene; None: nothing takes long
    load: Callable[[Any], None]  # takes the results over in the process that draws


@dataclass(frozen=True, slots=True)
class PictureKind:
    """A picture: strips that stand under each other, each complete in itself. How many may depend on the scene."""

    strips: Callable[[Scene], Sequence[StripKind]]
    of_a_seat: bool = False  # it shows what belongs to one seat
    takes_plan: bool = False  # it can show what a plan of mining leads to
    previews: bool = False  # it shows the plan itself: the scene carries it
    event: str = ""  # it shows the last turn in which this happened
    whole_game: bool = False  # it tells more than the last line of the record: its scene carries all events
    why_not: Callable[[Scene], str | None] = lambda scene: None  # why a scene gives no such picture, in plain English
    precomputation: Precomputation | None = None

    def precomputed(self, scene: Scene) -> Scene:
        """The scene with the results of its long computations."""
        results = None if self.precomputation is None else self.precomputation.compute(scene)
        return scene if results is None else replace(scene, precomputed=results)


def same_strips(*strips: StripKind) -> Callable[[Scene], Sequence[StripKind]]:
    """These strips, whatever the scene."""
    return lambda scene: strips


@dataclass(frozen=True, slots=True)
class CommonPictures:
    """Pictures that belong to no game; their files take their colours from each picture."""

    view: type
    kinds: Mapping[str, PictureKind]


class GalleryGame(NamedTuple):
    """A game worth looking at: for each kind of picture a moment of it, and all of it as a spectator saw it."""

    moments: Mapping[str, Scene]
    scenes: Sequence[Scene]


@dataclass(frozen=True, slots=True)
class GamePictures:
    """All pictures of one game."""

    view: type  # the views that they are made from
    kinds: Mapping[str, PictureKind]
    after_turn: tuple[str, ...]  # the kinds that follow every turn
    prepare: Callable[[str, int], None]  # draws what all pictures of a language and a number of seats share
    inks: frozenset[str]  # the colours of the game's own that a file must hold exactly
    replay: Callable[[Sequence[Scene]], Film]  # from a spectator's scenes, one for each line of the record
    describe_replay: Callable[[Sequence[Scene]], str]
    gallery: Callable[[], GalleryGame]
    prepare_more: Callable[[], None] = lambda: None  # draws what else is kept, in the process from which workers are forked
