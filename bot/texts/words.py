"""What the engine and the tables say, in words. Everything that other parts of the bot call is found here."""

from bot.texts.labels import automat_label, automat_option, clock_label, listing, signed
from bot.texts.log import event_lines, happening_line, happening_lines
from bot.texts.refusals import reason, refusal
from bot.texts.rules import how_to_play, rules_page, rules_topics

__all__ = [
    "automat_label",
    "automat_option",
    "clock_label",
    "event_lines",
    "happening_line",
    "happening_lines",
    "how_to_play",
    "listing",
    "reason",
    "refusal",
    "rules_page",
    "rules_topics",
    "signed",
]
