"""Who may do what: Discord's permission bits and the order in which roles and overwrites count."""

from enum import IntFlag

from playground.errors import ApiError, ApiRefusal, Json


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


NOTHING = Permission(0)
ALL = (1 << 52) - 1
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
BOT = (
    EVERYONE
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.MANAGE_THREADS
    | Permission.MANAGE_MESSAGES
    | Permission.PIN_MESSAGES
)
IN_DIRECT_MESSAGES = EVERYONE & ~Permission.CREATE_PUBLIC_THREADS


def allowed(guild: Json, channel: Json | None, user: str) -> int:
    """The permissions of a member in a channel (for a thread: pass its parent), or in the guild as a whole."""
    if guild["owner_id"] == user:
        return ALL
    own_roles = {guild["id"], *guild["members"][user]["roles"]} if user in guild["members"] else set()
    bits = 0
    for role in guild["roles"]:
        if role["id"] in own_roles:
            bits |= int(role["permissions"])
    if bits & Permission.ADMINISTRATOR:
        return ALL
    overwrites = {entry["id"]: entry for entry in channel["permission_overwrites"]} if channel else {}
    for group in ({guild["id"]}, own_roles - {guild["id"]}, {user}):
        entries = [overwrites[name] for name in group if name in overwrites]
        for entry in entries:
            bits &= ~int(entry["deny"])
        for entry in entries:
            bits |= int(entry["allow"])
    return bits if bits & Permission.VIEW_CHANNEL else 0


def need(bits: int, wanted: Permission) -> None:
    """Refuse as Discord does; an invisible channel gives another error than a missing permission."""
    if not bits & Permission.VIEW_CHANNEL:
        raise ApiError(ApiRefusal.MISSING_ACCESS)
    if bits & wanted != wanted:
        raise ApiError(ApiRefusal.MISSING_PERMISSIONS)
