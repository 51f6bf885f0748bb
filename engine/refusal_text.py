"""Refusals in English, for the command line and the log; ``bot.texts`` has the texts for Discord."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract import Refusal

# Refusal codes common to all games.
COMMON_TEXTS = {
    "game_over": "the game is over",
    "missing_key": "the deal does not say this",
    "not_a_stack": "the stack is not a list of codes",
    "not_now": "this cannot be done in the phase '{phase}'",
    "not_your_turn": "seat {turn} is on turn",
    "seats": "the game takes {least} to {most} players, not {have}",
    "spacing": "words are separated by one space, with none at the ends",
    "start": "the starting player must be a seat from 0 to {most}",
    "too_long": "the line has a word too many",
    "too_short": "the line is not complete",
    "unfinished": "the decision is not complete",
    "unknown_action": "no action is written like this",
    "unknown_piece": "the box holds no such piece, but the stack of {stack} has one",
    "unknown_word": "no line begins with this word",
    "wrong_count": "the stack of {stack} holds {have} of these, not {should}",
}


def refusal_in_english(refusal: Refusal, sentences: Mapping[str, str]) -> str:
    """The sentence for a refusal, prefixed with the offending part."""
    text = sentences[refusal.code].format(**refusal.figures)
    return f"{refusal.part}: {text}" if refusal.part else text
