"""Reasons of the adviser in plain English, for the command line."""

from __future__ import annotations

from engine.players.advice import Reason

REASON_TEXTS = {
    "not_joined": "cannot be walked to yet",
    "gold_near_entrance": "gold {rolls} rolls from the entrance",
    "open_ends": "leaves {ends} open ends",
    "roll_wins": "home is {steps} steps away: {percent}% of the rolls win",
    "roll_gold": "gold is {steps} steps away: {percent}% of the rolls reach it",
    "way_home": "the way home takes {rolls} rolls",
    "way_gold": "the nearest gold takes {rolls} rolls",
    "dig_gold": "{percent}% of the tiles left are gold: {chambers} of {tiles}",
    "dig_beside": "the tile can be joined right here, and gold taken at once",
    "dig_apart": "there is no open end beside the miner",
    "dig_and_step": "gold is one step away, so the tile is free",
    "no_gold_lies": "no gold can be reached now",
    "gold_is_far": "the nearest gold takes {rolls} rolls",
    "passage_odds": "a passage is free in {percent}% of the tries",
    "passage_gold": "from {place} gold takes {rolls} rolls",
    "passage_home": "from {place} the way home takes {rolls} rolls",
    "wins": "wins the game",
    "into_mud": "ends in mud",
    "gold_shorter": "gold comes nearer: {rolls} rolls instead of {before}",
    "gold_longer": "gold gets farther: {rolls} rolls instead of {before}",
    "home_shorter": "the way home gets shorter: {rolls} rolls instead of {before}",
    "home_longer": "the way home gets longer: {rolls} rolls instead of {before}",
    "at_passage": "stands at a secret passage",
    "meets_rival": "seat {seat} could challenge for gold there",
    "gold_at_hand": "gold at {cell}, one step away",
    "gold_walled_off": "nobody can get to that gold",
    "gold_nearer_to_you": "nobody is nearer to that gold: {rolls} rolls",
    "gold_nearer_to_rival": "seat {seat} is nearer to that gold: {rolls} rolls",
    "rival_home_shorter": "the way home of seat {seat} gets shorter: {rolls} rolls instead of {before}",
    "rival_home_longer": "the way home of seat {seat} gets longer: {rolls} rolls instead of {before}",
    "collects": "a nugget more: {have} of {target}",
    "enough": "enough gold: {have} of {target}",
    "gave": "gives {nuggets} nuggets to seat {seat}",
    "took": "takes {nuggets} nuggets from seat {seat}",
    "quiet_ahead": "the game ends in {left} quiet turns, with most nuggets here",
    "quiet_behind": "the game ends in {left} quiet turns, with more nuggets elsewhere",
    "challenge_odds": "the challenger wins {percent}% of the challenges",
    "spends_token": "a {kind} token less, {left} left",
    "rival_near_home": "seat {seat} lacks {lacking} nuggets and is {rolls} rolls from home",
    "robs": "seat {seat} has {gold} nuggets",
    "free_move": "the winner of the challenge moves once more",
    "may_lose_nugget": "a nugget of one's own is at stake",
    "leaves_it": "the nuggets stay where they are",
    "takes_nugget": "seat {seat} loses a nugget, to {cell}",
    "bonus_reaches": "the bonus move reaches it with {percent}% of the rolls: {steps} steps",
    "chased_home_shorter": "seat {seat} gets nearer to home: {rolls} rolls instead of {before}",
    "chased_home_longer": "seat {seat} gets farther from home: {rolls} rolls instead of {before}",
    "chased_gold_shorter": "seat {seat} gets nearer to gold: {rolls} rolls instead of {before}",
    "chased_gold_longer": "seat {seat} gets farther from gold: {rolls} rolls instead of {before}",
    "chased_into_pocket": "seat {seat} has no way home from there",
    "chased_from_gold": "seat {seat} has no way to gold from there",
}


def describe(reason: Reason) -> str:
    """A reason in a line."""
    figures = {name: "no way" if value is None else value for name, value in reason.figures.items()}
    line = REASON_TEXTS[reason.code].format(**figures)
    return line.replace(" 1 nuggets", " 1 nugget").replace(" 1 steps", " 1 step").replace(" 1 turns", " 1 turn")
