"""Kopalnie skarbów: dig in the mines of the world, collect sets, play chance cards, keep a secret mission."""
