"""The kinds of pictures of this game. A new one is one more entry here.

``choice`` takes the plan "gold 2" or "bat 3" (a challenge to think about), ``lay`` that of LayPlan.
Every kind tells the last turn among the scene's events; ``result`` draws the course of the game where they are all of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from render.goldmine import describe as words
from render.goldmine.chart import chart_key, draw_chart
from render.goldmine.choice import challenge_planned, choice_question, draw_odds, odds_key
from render.goldmine.duel import draw_duel, duel_key
from render.goldmine.hand import draw_hand, hand_key, has_hand
from render.goldmine.header import draw_header, header_key
from render.goldmine.lay import (
    draw_lay,
    draw_lay_lower,
    draw_lay_upper,
    lay_key,
    lay_plan,
    lay_question,
    lay_window,
    why_nothing_to_lay,
)
from render.goldmine.mine_strips import board_key, draw_lower, draw_mine, draw_upper, draw_whole, window_of
from render.goldmine.orientations import draw_turns, turns_key
from render.goldmine.players import draw_players, players_key
from render.goldmine.question import draw_question, question_key
from render.goldmine.result import banner_key, draw_banner, draw_end, end_key
from render.goldmine.scene import Scene
from render.goldmine.story import duel_of
from render.goldmine.walk import draw_walk, draw_walk_lower, draw_walk_upper, walk_key, walk_question, walk_window
from render.picture_kinds import PictureKind, StripKind, same_strips

HEADER = StripKind("header", draw_header, words.describe_header, header_key)
DUEL = StripKind("duel", draw_duel, words.describe_duel, duel_key)
MINE = StripKind("mine", draw_mine, words.describe_mine, board_key)
UPPER = StripKind("mine-upper", draw_upper, words.describe_mine, board_key)
LOWER = StripKind("mine-lower", draw_lower, words.describe_half, board_key)
WHOLE = StripKind("whole", draw_whole, words.describe_whole, board_key)
PLAYERS = StripKind("players", draw_players, words.describe_players, players_key)
WALK = StripKind("walk", draw_walk, words.describe_walk, walk_key)
WALK_UPPER = StripKind("walk-upper", draw_walk_upper, words.describe_walk, walk_key)
WALK_LOWER = StripKind("walk-lower", draw_walk_lower, words.describe_half, walk_key)
LAY = StripKind("lay", draw_lay, words.describe_lay, lay_key)
LAY_UPPER = StripKind("lay-upper", draw_lay_upper, words.describe_lay, lay_key)
LAY_LOWER = StripKind("lay-lower", draw_lay_lower, words.describe_half, lay_key)
TURNS = StripKind("turns", draw_turns, words.describe_turns, turns_key)
HAND = StripKind("hand", draw_hand, words.describe_hand, hand_key)
ODDS = StripKind("odds", draw_odds, words.describe_odds, odds_key)
BANNER = StripKind("banner", draw_banner, words.describe_banner, banner_key)
END = StripKind("end", draw_end, words.describe_end, end_key)
CHART = StripKind("chart", draw_chart, words.describe_chart, chart_key)
CHOICE = StripKind(
    "choice",
    lambda scene: draw_question(scene, choice_question(scene)),
    words.describe_choice,
    lambda scene: question_key(scene, choice_question(scene)),
)
WALK_QUESTION = StripKind(
    "walk-question",
    lambda scene: draw_question(scene, walk_question(scene)),
    words.describe_walk_question,
    lambda scene: question_key(scene, walk_question(scene)),
)
LAY_QUESTION = StripKind(
    "lay-question",
    lambda scene: draw_question(scene, lay_question(scene)),
    words.describe_lay_question,
    lambda scene: question_key(scene, lay_question(scene)),
)


def board_strips(scene: Scene) -> Sequence[StripKind]:
    """The window, in two strips where one does not hold the turn."""
    return (UPPER, LOWER) if window_of(scene).two else (MINE,)


def turn_strips(scene: Scene) -> Sequence[StripKind]:
    """Header, mine, players; the last not before anybody is in the mine.

    A challenge takes the players' place, or the message would be higher than a laptop's screen: it tells of both sides.
    """
    if duel_of(scene) is not None:
        return HEADER, DUEL, *board_strips(scene)
    players = () if scene.view.players[0].miner is None else (PLAYERS,)
    return HEADER, *board_strips(scene), *players


def walk_strips(scene: Scene) -> Sequence[StripKind]:
    """The question, for a nugget to be dropped the challenge, and the goals."""
    duel = (DUEL,) if scene.view.phase == "drop" and duel_of(scene) is not None else ()
    return WALK_QUESTION, *duel, *((WALK_UPPER, WALK_LOWER) if walk_window(scene).two else (WALK,))


def lay_strips(scene: Scene) -> Sequence[StripKind]:
    """The question and the cells; with a cell chosen, its orientations."""
    plan = lay_plan(scene)
    if plan is not None and plan.cell is not None:
        return (TURNS,)
    return LAY_QUESTION, *((LAY_UPPER, LAY_LOWER) if lay_window(scene).two else (LAY,))


def choice_strips(scene: Scene) -> Sequence[StripKind]:
    """The question; with a challenge planned its odds, after the dice the challenge."""
    if challenge_planned(scene) is not None:
        return (ODDS,)
    return (CHOICE, DUEL) if scene.view.phase in ("drop", "chase") and duel_of(scene) is not None else (CHOICE,)


def hand_strips(scene: Scene) -> Sequence[StripKind]:
    """The tiles in hand; without any, how the seat stands."""
    return (HAND,) if has_hand(scene) else (CHOICE,)


def _no_goals(scene: Scene) -> str | None:
    return None if scene.view.phase in ("walk", "passage", "chase", "drop") else "nobody is about to go anywhere"


def _nobody_inside(scene: Scene) -> str | None:
    return "the mine is still being built" if scene.view.players[0].miner is None else None


KINDS = {
    "board": PictureKind(board_strips, whole_game=True),
    "turn": PictureKind(turn_strips, whole_game=True),
    "mine": PictureKind(same_strips(WHOLE), whole_game=True),
    "header": PictureKind(same_strips(HEADER), whole_game=True),
    "players": PictureKind(same_strips(PLAYERS), whole_game=True, why_not=_nobody_inside),
    "hand": PictureKind(hand_strips, of_a_seat=True),
    "choice": PictureKind(choice_strips, previews=True, whole_game=True),
    "lay": PictureKind(lay_strips, previews=True, why_not=why_nothing_to_lay),
    "walk": PictureKind(walk_strips, whole_game=True, why_not=_no_goals),
    "result": PictureKind(same_strips(BANNER, END, CHART), whole_game=True),
}
