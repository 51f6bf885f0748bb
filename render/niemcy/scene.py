"""A scene of this game."""

from __future__ import annotations

from typing import TypeAlias

from engine.niemcy.view import View
from render.scene import SceneOf

Scene: TypeAlias = SceneOf[View]
