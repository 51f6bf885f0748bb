"""Panels: everything a person reads and presses, as plain values. Whoever knows Discord turns them into messages."""
