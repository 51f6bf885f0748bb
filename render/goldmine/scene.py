"""A scene of this game."""

from __future__ import annotations

from typing import TypeAlias

from engine.goldmine.view import View
from render.scene import SceneOf

Scene: TypeAlias = SceneOf[View]
