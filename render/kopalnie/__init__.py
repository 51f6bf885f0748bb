"""The pictures of Kopalnie skarbów."""
