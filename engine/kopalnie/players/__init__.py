"""The automatic players of Kopalnie skarbów: the apprentice and the foreman."""
