"""Szczęść Boże in a channel: what the bot needs beyond what is common to all games (see ``bot/games/game_modules.py``)."""
