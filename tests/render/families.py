"""Moments for every kind of picture of every game, in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from render.scene import Scene
from tests.render.goldmine.moments import FAMILIES as GOLDMINE
from tests.render.kopalnie.moments import FAMILIES as KOPALNIE
from tests.render.moments import FAMILIES as SZCZESC
from tests.render.niemcy.moments import FAMILIES as NIEMCY

Families = Mapping[str, Callable[[str], Iterable[Scene]]]
FAMILIES: Mapping[str, Families] = {"szczesc": SZCZESC, "kopalnie": KOPALNIE, "niemcy": NIEMCY, "goldmine": GOLDMINE}
