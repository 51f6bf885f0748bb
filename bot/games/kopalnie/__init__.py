"""Kopalnie skarbów: what it adds to the bot, as one ``GameModule``."""

from bot.games.kopalnie import advice, commands, panels, texts
from bot.panels.game_module import GameModule, ScriptedMoves

MODULE = GameModule(
    "kopalnie",
    texts,
    panels,
    commands,
    advice,
    demo_channel="skarby",
    scripted_moves=ScriptedMoves(frozenset(panels.ACTION_HANDLERS), frozenset({"answer"})),
    topic_of_phase={"missions": "missions", "guess": "chance", "coin_mine": "chance", "coin_tile": "chance"},
)
