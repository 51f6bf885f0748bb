"""Until the tables know the levels."""

from engine.szczesc.players.foreman import ForemanPlayer as GreedyPlayer

__all__ = ["GreedyPlayer"]
