"""Rules engines for board games: pure, replayable, and unaware of Discord, pictures and disks."""
