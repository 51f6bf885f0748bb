"""The kinds of pictures of this game. A new one is one more entry here."""

from __future__ import annotations

from functools import partial

from render.picture_kinds import PictureKind, StripKind, same_strips
from render.szczesc.describe import describe_office, describe_shaft, describe_works
from render.szczesc.draw import describe_draw, draw_draw, draw_key, why_no_draw
from render.szczesc.hand import describe_hand, draw_hand, hand_key
from render.szczesc.mining_plan import describe_mine, draw_mine, mine_key, why_no_plan
from render.szczesc.office import draw_office, office_key, prepare_office
from render.szczesc.palette import COAL, DISTRICT
from render.szczesc.places import describe_places, draw_places, places_key, why_no_places
from render.szczesc.result import describe_account, describe_share, draw_share, share_key
from render.szczesc.score_account import account_key, draw_account
from render.szczesc.scoring import describe_scoring, draw_scoring, scoring_key, why_no_scoring
from render.szczesc.shaft import draw_shaft, prepare_shaft, shaft_key
from render.szczesc.standings import describe_standings, draw_standings, standings_key
from render.szczesc.works import draw_works, prepare_works, works_key

WORKS = StripKind("works", draw_works, describe_works, works_key)
OFFICE = StripKind("office", draw_office, describe_office, office_key)
SHAFT = StripKind("shaft", draw_shaft, describe_shaft, shaft_key)
HAND = StripKind("hand", draw_hand, describe_hand, hand_key)
DRAW = StripKind("draw", draw_draw, describe_draw, draw_key)
MINE = StripKind("mine", draw_mine, describe_mine, mine_key)
STANDINGS = StripKind("standings", draw_standings, describe_standings, standings_key)
SCORING = StripKind("scoring", draw_scoring, describe_scoring, scoring_key)
SHARE = StripKind("share", draw_share, describe_share, share_key)
ACCOUNT = StripKind("account", draw_account, describe_account, account_key)


def _places(kind: str) -> PictureKind:
    draw, describe, key = (partial(draw_places, kind=kind), partial(describe_places, kind=kind), partial(places_key, kind=kind))
    return PictureKind(same_strips(StripKind(f"places-{kind}", draw, describe, key)), why_not=why_no_places)


KINDS = {
    "board": PictureKind(same_strips(WORKS, OFFICE)),
    "shaft": PictureKind(same_strips(SHAFT), of_a_seat=True, takes_plan=True),
    "hand": PictureKind(same_strips(HAND), of_a_seat=True),
    "draw": PictureKind(same_strips(DRAW), why_not=why_no_draw),
    "mine": PictureKind(same_strips(MINE), of_a_seat=True, previews=True, why_not=why_no_plan),
    **{f"places-{kind}": _places(kind) for kind in DISTRICT},
    "standings": PictureKind(same_strips(STANDINGS)),
    "scoring": PictureKind(same_strips(SCORING), event="shift_scored", why_not=why_no_scoring),
    "result": PictureKind(same_strips(SHARE, ACCOUNT)),
}


def prepare(lang: str, seats: int) -> None:
    prepare_shaft(lang)
    prepare_works(lang, seats)
    prepare_office(lang, seats)


INKS = frozenset(colour for coal in COAL.values() for colour in coal)
