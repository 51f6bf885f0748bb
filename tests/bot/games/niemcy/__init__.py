"""The second game as people see it."""
