"""What a table promises, tried on every registered game and on small ones of rules only. A game that is added gets it for free.

One module for each promise. Nothing here names a game: what differs between games follows from their registration.
"""
