"""Processes beside the event loop: automatic players, advice, pictures."""
