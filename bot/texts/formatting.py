"""What the engine and the tables say, in words. Everything that other parts of the bot call is found here."""

from bot.texts.labels import automat_label, automat_option, decimal, listing, pace_label, signed
from bot.texts.refusals import refusal_sentence, short_reason
from bot.texts.rules import how_to_play, rules_page, rules_topics
from bot.texts.table_log import event_lines, log_entry_line, log_entry_lines

__all__ = [
    "automat_label",
    "automat_option",
    "decimal",
    "event_lines",
    "how_to_play",
    "listing",
    "log_entry_line",
    "log_entry_lines",
    "pace_label",
    "refusal_sentence",
    "rules_page",
    "rules_topics",
    "short_reason",
    "signed",
]
