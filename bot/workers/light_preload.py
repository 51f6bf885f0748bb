"""Loaded once by the process from which the workers of the light mode are forked: all that drawing and thinking need."""

from __future__ import annotations

import gc

import bot.workers.advice_pool
import bot.workers.process_pool
import bot.workers.replay_maker  # noqa: F401  (only to have them loaded)

gc.freeze()  # what is loaded stays: a collection in a worker would copy the pages it has in common with the others
