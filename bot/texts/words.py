"""What the engine and the tables say, in words. Everything that other parts of the bot call is found here."""

from bot.texts.events import ROMAN, event_lines, happening_line, happening_lines, score_rows, signed
from bot.texts.pieces import (
    automat_label,
    card_label,
    category_label,
    cubes,
    listing,
    piece_label,
    place_label,
    place_name,
    plan_label,
    step_label,
    tile_label,
)
from bot.texts.refusals import clock_label, reason, refusal
from bot.texts.rules import how_to_play, rules_page, rules_topics

__all__ = [
    "ROMAN",
    "automat_label",
    "card_label",
    "category_label",
    "clock_label",
    "cubes",
    "event_lines",
    "happening_line",
    "happening_lines",
    "how_to_play",
    "listing",
    "piece_label",
    "place_label",
    "place_name",
    "plan_label",
    "reason",
    "refusal",
    "rules_page",
    "rules_topics",
    "score_rows",
    "signed",
    "step_label",
    "tile_label",
]
