"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from render.kopalnie.account import account_key, draw_account
from render.kopalnie.collection import collection_strips, hand_strips
from render.kopalnie.describe import describe_mines, describe_players, describe_rolls
from render.kopalnie.mines import draw_mines, draw_rolls, mines_key, rolls_key
from render.kopalnie.palette import GROUND, ROCK
from render.kopalnie.players import draw_players, players_key
from render.kopalnie.podium import draw_podium, podium_key
from render.kopalnie.result import describe_account, describe_podium
from render.kopalnie.scene import Scene
from render.picture_kinds import PictureKind, StripKind, same_strips

MINES = StripKind("mines", draw_mines, describe_mines, mines_key)
PLAYERS = StripKind("players", draw_players, describe_players, players_key)
ROLLS = StripKind("rolls", draw_rolls, describe_rolls, rolls_key)
PODIUM = StripKind("podium", draw_podium, describe_podium, podium_key)
ACCOUNT = StripKind("account", draw_account, describe_account, account_key)


def _nobody_rolls(scene: Scene) -> str | None:
    return "nobody is on turn" if scene.view.turn is None else None


KINDS = {
    "board": PictureKind(same_strips(MINES, PLAYERS)),
    "rolls": PictureKind(same_strips(ROLLS), why_not=_nobody_rolls),
    "collection": PictureKind(collection_strips, of_a_seat=True),
    "hand": PictureKind(hand_strips, of_a_seat=True),
    "result": PictureKind(same_strips(PODIUM, ACCOUNT)),
}

INKS = frozenset([*GROUND.values(), *(colour for rock in ROCK.values() for colour in rock)])
