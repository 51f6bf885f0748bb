"""Discord's written limits for messages: text, embeds, Components V2, files, mentions."""

from collections.abc import Iterator
from typing import Any

from playground.errors import ApiError, ApiRefusal, Form, Json, listed

CONTENT = 2000
TEXT_OF_COMPONENTS = 4000
COMPONENTS = 40
ATTACHMENTS = 10
EMBEDS = 10
EMBED_TEXT = 6000
NONCE = 25
OPTIONS = 25
V2 = 1 << 15
ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, FILE_UPLOAD = 9, 10, 11, 12, 13, 14, 17, 18, 19
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
INTERACTIVE = (BUTTON, *SELECTS)
ONLY_V2 = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, TEXT, SECTION, GALLERY, SEPARATOR, FILE)
TOP = {True: (*IN_CONTAINER, CONTAINER), False: (ROW,)}
LINK, PREMIUM = 5, 6
EMBED_PARTS = {"title": 256, "description": 4096}


def walk(components: list[Json]) -> Iterator[Json]:
    """All components, nested ones included, in the order in which Discord numbers them."""
    for one in components:
        yield one
        yield from walk([child for child in one.get("components") or [] if isinstance(child, dict)])
        for key in ("accessory", "component"):
            if isinstance(one.get(key), dict):
                yield from walk([one[key]])


def media_of(component: Json) -> list[Json]:
    """The media that a gallery, thumbnail or file component shows."""
    if component["type"] == GALLERY:
        return [item["media"] for item in component["items"]]
    key = {THUMBNAIL: "media", FILE: "file"}.get(component["type"])
    return [component[key]] if key else []


def check_message(message: Json, *, fresh_components: bool = True) -> None:
    """Refuse a message as it would stand after the request; components that stay as they are were checked when they came."""
    form = Form()
    v2 = bool(message["flags"] & V2)
    components = message["components"]
    if v2:
        for legacy in ("content", "embeds", "poll", "sticker_ids"):
            if message.get(legacy):
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                form.fault(
                    legacy, code, "The 'content', 'embeds', 'stickers' and 'poll' fields cannot be used with components V2"
                )
    elif len(message["content"]) > CONTENT:
        form.fault("content", "BASE_TYPE_MAX_LENGTH", f"Must be {CONTENT} or fewer in length.")
    _check_embeds(form, message["embeds"])
    if len(message["attachments"]) > ATTACHMENTS:
        form.fault("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {ATTACHMENTS} or fewer in length.")
    if fresh_components:
        _check_components(form, components, v2=v2)
    form.refuse()
    if not (message["content"] or message["embeds"] or components or message["attachments"] or message.get("poll")):
        raise ApiError(ApiRefusal.EMPTY_MESSAGE)


def _check_embeds(form: Form, embeds: list[Json]) -> None:
    if len(embeds) > EMBEDS:
        form.fault("embeds", "BASE_TYPE_MAX_LENGTH", f"Must be {EMBEDS} or fewer in length.")
    total = 0
    for place, embed in enumerate(embeds):
        fields = [entry for entry in listed(embed.get("fields")) if isinstance(entry, dict)]
        if len(fields) > OPTIONS:
            form.fault(f"embeds.{place}.fields", "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
        for part, most in EMBED_PARTS.items():
            if len(embed.get(part) or "") > most:
                form.fault(f"embeds.{place}.{part}", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        texts = [
            embed.get("title"),
            embed.get("description"),
            (embed.get("footer") or {}).get("text"),
            (embed.get("author") or {}).get("name"),
        ]
        texts += [entry.get(key) for entry in fields for key in ("name", "value")]
        total += sum(len(text or "") for text in texts)
    if total > EMBED_TEXT:
        form.fault("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TEXT}")


def _check_components(form: Form, components: list[Json], *, v2: bool) -> None:
    if not v2 and len(components) > 5:
        form.fault("components", "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
    for place, one in enumerate(components):
        _check_component(form, f"components.{place}", one, TOP[v2], v2=v2)
    if form.faults:
        return
    flat = list(walk(components))
    if len(flat) > COMPONENTS:
        form.fault(
            "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The total number of components cannot exceed {COMPONENTS}"
        )
    if sum(len(one["content"]) for one in flat if one["type"] == TEXT) > TEXT_OF_COMPONENTS:
        code = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"
        form.fault("components", code, f"The total displayable text exceeds the maximum size of {TEXT_OF_COMPONENTS}")
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen = [one[key] for one in flat if one.get(key)]
        if len(seen) != len(set(seen)):
            form.fault("components", code, f"Component {key} cannot be duplicated")


def _check_component(form: Form, path: str, one: Any, welcome: tuple[int, ...], *, v2: bool) -> None:
    kind = one.get("type") if isinstance(one, dict) else None
    if kind not in welcome:
        sentence = f'Value of field "type" must be one of {welcome}.'
        if kind in ONLY_V2 and not v2:
            sentence += " Components V2 need the message flag IS_COMPONENTS_V2 (1 << 15)."
        form.fault(f"{path}.type", "UNION_TYPE_CHOICES", sentence)
        return
    if kind == CONTAINER:
        _children(form, path, one, IN_CONTAINER, most=COMPONENTS, v2=v2)
    elif kind == ROW:
        _check_row(form, path, one)
    elif kind == SECTION:
        _children(form, path, one, (TEXT,), most=3, v2=v2)
        _check_component(form, f"{path}.accessory", one.get("accessory"), (BUTTON, THUMBNAIL), v2=v2)
    elif kind == TEXT:
        form.length(f"{path}.content", one.get("content"), 1, TEXT_OF_COMPONENTS)
    elif kind == GALLERY:
        form.length(f"{path}.items", one.get("items"), 1, 10)
        for place, item in enumerate(listed(one.get("items"))):
            _check_media(form, f"{path}.items.{place}", item if isinstance(item, dict) else {}, "media")
    elif kind in (THUMBNAIL, FILE):
        _check_media(form, path, one, "media" if kind == THUMBNAIL else "file")
    elif kind == BUTTON:
        _check_button(form, path, one)
    elif kind in SELECTS:
        check_select(form, path, one)


def _children(form: Form, path: str, one: Json, welcome: tuple[int, ...], *, most: int, v2: bool) -> None:
    form.length(f"{path}.components", one.get("components"), 1, most)
    for place, child in enumerate(listed(one.get("components"))):
        _check_component(form, f"{path}.components.{place}", child, welcome, v2=v2)


def _check_row(form: Form, path: str, row: Json) -> None:
    children = [child if isinstance(child, dict) else {} for child in listed(row.get("components"))]
    form.length(f"{path}.components", children, 1, 5)
    if len(children) > 1 and any(child.get("type") in SELECTS for child in children):
        form.fault(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")
    for place, child in enumerate(children):
        _check_component(form, f"{path}.components.{place}", child, INTERACTIVE, v2=True)


def _check_button(form: Form, path: str, button: Json) -> None:
    style = button.get("style")
    if style not in range(1, 7):
        form.fault(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    elif style == LINK:
        form.length(f"{path}.url", button.get("url"), 1, 512)
        if str(button.get("url")).split(":")[0] not in ("http", "https", "discord"):
            form.fault(f"{path}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    elif style != PREMIUM:
        form.length(f"{path}.custom_id", button.get("custom_id"), 1, 100)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        form.fault(path, "BUTTON_COMPONENT_EMOJI_OR_LABEL_REQUIRED", "A button must have a label or an emoji.")
    form.length(f"{path}.label", button.get("label"), 0, 80)


def check_select(form: Form, path: str, select: Json) -> None:
    """A select menu, in a message or in a modal."""
    form.length(f"{path}.custom_id", select.get("custom_id"), 1, 100)
    form.length(f"{path}.placeholder", select.get("placeholder"), 0, 150)
    most = OPTIONS
    if select["type"] == STRING_SELECT:
        options = [option if isinstance(option, dict) else {} for option in listed(select.get("options"))]
        form.length(f"{path}.options", options, 1, OPTIONS)
        check_options(form, path, options)
        most = len(options)
    low = select["min_values"] if select.get("min_values") is not None else 1
    high = select["max_values"] if select.get("max_values") is not None else 1
    if not (isinstance(low, int) and isinstance(high, int) and 0 <= low <= high <= most and high >= 1):
        form.fault(
            f"{path}.max_values", "BASE_TYPE_BAD_LENGTH", f"Between 0 and {most} values, and no more at least than at most."
        )


def check_options(form: Form, path: str, options: list[Json]) -> None:
    """The options of a select, of radio buttons or of checkboxes."""
    for place, option in enumerate(options):
        form.length(f"{path}.options.{place}.label", option.get("label"), 1, 100)
        form.length(f"{path}.options.{place}.value", option.get("value"), 1, 100)
        form.length(f"{path}.options.{place}.description", option.get("description"), 0, 100)
    values = [option.get("value") for option in options]
    if len(values) != len(set(values)):
        form.fault(f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")


def _check_media(form: Form, path: str, holder: Json, key: str) -> None:
    media = holder.get(key)
    url = media.get("url") if isinstance(media, dict) else None
    form.length(f"{path}.{key}.url", url, 1, 2048)
    form.length(f"{path}.description", holder.get("description"), 0, 1024)
    if key == "file" and not str(url).startswith("attachment://"):
        form.fault(f"{path}.file.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")


def check_allowed_mentions(form: Form, mentions: Any) -> None:
    """Naming people and allowing all people at once contradict each other."""
    if not isinstance(mentions, dict):
        return
    parse = mentions.get("parse") or []
    for group in ("users", "roles"):
        if group in parse and mentions.get(group):
            code = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
            form.fault("allowed_mentions", code, f'parse:["{group}"] and {group}: [ids...] are mutually exclusive.')
