"""The domain: a table, its seats, deadlines, undo and results. Knows the engine only; no SQL, no Discord."""
