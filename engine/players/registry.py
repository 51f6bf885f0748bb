"""The automatic players by name."""

from __future__ import annotations

from engine.players import Player
from engine.players.greedy import GreedyPlayer
from engine.players.random_player import RandomPlayer

PLAYERS: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}
