"""A Discord emulator on loopback for any discord.py bot; people act in a browser page or in a script. It knows no game."""

from playground.core import Settings, Violation
from playground.errors import Unfit
from playground.faults import Fault
from playground.launcher import BotProcess, launch
from playground.message_view import MessagePicture, MessageView
from playground.people import BotResponse, InteractionFailed, Person
from playground.permissions import Permission
from playground.server import Playground
from playground.world import ChannelSeed, PersonSeed, Seed, ServerSeed

__all__ = [
    "BotProcess",
    "BotResponse",
    "ChannelSeed",
    "Fault",
    "InteractionFailed",
    "MessagePicture",
    "MessageView",
    "Permission",
    "Person",
    "PersonSeed",
    "Playground",
    "Seed",
    "ServerSeed",
    "Settings",
    "Unfit",
    "Violation",
    "launch",
]
