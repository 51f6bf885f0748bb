"""The bot as Discord sees it: everything that imports discord, and nothing else does."""
