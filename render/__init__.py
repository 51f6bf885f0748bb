"""Pictures of a game, drawn from views alone."""
