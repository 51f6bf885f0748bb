"""The REST routes, by topic."""
