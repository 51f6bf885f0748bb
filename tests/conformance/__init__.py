"""What a table promises, tried on every registered game. A game that is added gets these tests for free.

One module for each promise. Nothing here names a game: what differs between games follows from their registration.
"""
