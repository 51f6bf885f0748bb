"""Rules engines for board games: pure and replayable, without Discord, pictures or disk access."""
