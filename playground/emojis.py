"""Emojis of the application: what may be uploaded, and which of them a message's buttons and selects may show."""

import base64
import binascii
import re
from collections.abc import Iterator
from typing import Any

from playground.core import Core
from playground.errors import ApiError, Form, Json, invalid, listed

EMOJIS = 2000
EMOJI_BYTES = 256 * 1024
INVALID_EMOJI = "BUTTON_COMPONENT_INVALID_EMOJI"  # Discord's code for selects, too


def check_name(core: Core, name: Any, of: str | None = None) -> None:
    """Refuse a name that is none or taken by another emoji than ``of``."""
    if not isinstance(name, str) or not re.fullmatch(r"\w{2,32}", name, re.ASCII):
        raise invalid("name", "STRING_TYPE_REGEX", "Between 2 and 32 letters, digits and underscores.")
    if any(one["name"] == name and one["id"] != of for one in core.world.emojis.values()):
        raise invalid("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with this name exists.")


def read_picture(image: Any) -> tuple[str, bytes]:
    """Content type and bytes of an uploaded picture."""
    match = re.match(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,", image) if isinstance(image, str) else None
    if not match:
        raise invalid("image", "IMAGE_INVALID", "A data URI of a PNG, JPEG, GIF, WebP or AVIF is needed.")
    try:
        data = base64.b64decode(image[match.end() :], validate=True)
    except binascii.Error:
        raise invalid("image", "IMAGE_INVALID", "The base64 cannot be read.") from None
    if len(data) > EMOJI_BYTES:
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return match[1], data


def check_components(core: Core, components: list[Json]) -> None:
    """Refuse a message whose buttons or selects show an emoji that this application does not have.

    Ids may be sent as numbers; like Discord we answer with strings, since JavaScript cannot hold numbers of that size.
    """
    found = list(_emojis_in("components", components))
    form = Form()
    for path, emoji in found:
        id_ = emoji.get("id")
        if id_ is not None and str(id_) not in core.world.emojis:
            form.fault(f"{path}.id", INVALID_EMOJI, "Invalid emoji")
        elif id_ is not None:
            emoji["id"] = str(id_)
        elif not _is_unicode_emoji(emoji.get("name")):
            form.fault(f"{path}.name", INVALID_EMOJI, "Invalid emoji")
    form.refuse()
    if any(emoji.get("id") is not None for _, emoji in found) and core.emoji_refusals.due("message"):
        raise on_purpose(f"{found[0][0]}.id", INVALID_EMOJI, "Invalid emoji")


def on_purpose(path: str, code: str, sentence: str) -> ApiError:
    """A refusal that the bot did nothing for."""
    error = invalid(path, code, sentence)
    error.on_purpose = True
    return error


def _is_unicode_emoji(name: Any) -> bool:
    return isinstance(name, str) and bool(name) and not re.search(r"[A-Za-z_:]", name)


def _emojis_in(path: str, components: list[Json]) -> Iterator[tuple[str, Json]]:
    for place, one in enumerate(components):
        here = f"{path}.{place}"
        yield from _emojis_of(here, one)
        yield from _emojis_in(f"{here}.components", [child for child in listed(one.get("components")) if isinstance(child, dict)])
        if isinstance(one.get("accessory"), dict):
            yield from _emojis_of(f"{here}.accessory", one["accessory"])


def _emojis_of(path: str, one: Json) -> Iterator[tuple[str, Json]]:
    if isinstance(one.get("emoji"), dict):
        yield f"{path}.emoji", one["emoji"]
    for place, option in enumerate(listed(one.get("options"))):
        if isinstance(option, dict) and isinstance(option.get("emoji"), dict):
            yield f"{path}.options.{place}.emoji", option["emoji"]
