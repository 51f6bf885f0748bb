"""Modals and autocomplete lists: what the bot may send, and what a person may send back."""

from collections.abc import Callable
from typing import Any

from playground.errors import Form, Json, Unfit, listed
from playground.limits import (
    CHECKBOX,
    CHECKBOXES,
    FILE_UPLOAD,
    LABEL,
    OPTIONS,
    RADIO,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    check_options,
    check_select,
    walk,
)

IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO, CHECKBOXES, CHECKBOX)


def check_choices(data: Json) -> list[Json]:
    """The list that autocomplete answers with."""
    form = Form()
    choices = data.get("choices") or []
    form.length("data.choices", choices, 0, OPTIONS)
    for place, choice in enumerate(listed(choices)):
        name = choice.get("name") if isinstance(choice, dict) else None
        form.length(f"data.choices.{place}.name", name, 1, 100)
        if isinstance(choice, dict) and isinstance(choice.get("value"), str) and len(choice["value"]) > 100:
            form.fault(f"data.choices.{place}.value", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    form.refuse()
    return list(choices)


def check_modal(data: Json) -> None:
    form = Form()
    form.length("data.title", data.get("title"), 1, 45)
    form.length("data.custom_id", data.get("custom_id"), 1, 100)
    form.length("data.components", data.get("components"), 1, 5)
    components = listed(data.get("components"))
    for place, one in enumerate(components):
        _check_top(form, f"data.components.{place}", one)
    if not form.faults:
        names = [one["custom_id"] for one in walk(components) if one.get("custom_id")]
        if len(names) != len(set(names)):
            form.fault("data.components", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    form.refuse()


def _check_top(form: Form, path: str, one: Any) -> None:
    kind = one.get("type") if isinstance(one, dict) else None
    if kind == TEXT:
        form.length(f"{path}.content", one.get("content"), 1, 4000)
    elif kind == LABEL:
        form.length(f"{path}.label", one.get("label"), 1, 45)
        form.length(f"{path}.description", one.get("description"), 0, 100)
        _check_field(form, f"{path}.component", one.get("component"), IN_LABEL)
    elif kind == ROW:
        children = one.get("components")
        form.length(f"{path}.components", children, 1, 1)
        for child in listed(children):
            _check_field(form, f"{path}.components.0", child, (TEXT_INPUT,))
    else:
        form.fault(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {(ROW, TEXT, LABEL)}.')


def _check_field(form: Form, path: str, field: Any, welcome: tuple[int, ...]) -> None:
    kind = field.get("type") if isinstance(field, dict) else None
    if kind not in welcome:
        form.fault(f"{path}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {welcome}.')
        return
    form.length(f"{path}.custom_id", field.get("custom_id"), 1, 100)
    if kind == TEXT_INPUT:
        form.length(f"{path}.value", field.get("value"), 0, 4000)
        form.length(f"{path}.placeholder", field.get("placeholder"), 0, 100)
        if field.get("style") not in (1, 2):
            form.fault(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    elif kind in SELECTS:
        check_select(form, path, field)
    elif kind in (RADIO, CHECKBOXES):
        options = [option if isinstance(option, dict) else {} for option in listed(field.get("options"))]
        form.length(f"{path}.options", options, 2 if kind == RADIO else 1, 10)
        check_options(form, path, options)


Resolve = Callable[[Json, Any], str]


def filled_in(modal: Json, values: dict[str, Any], resolve: Resolve) -> list[Json]:
    """The components of a submitted modal, from the values by custom id; `resolve` looks up people, roles, channels and files."""
    known = {one["custom_id"] for one in walk(modal["components"]) if one.get("custom_id")}
    for name in values:
        if name not in known:
            raise Unfit("no_such_field", name)
    answer: list[Json] = []
    for number, one in enumerate(modal["components"], start=1):
        if one["type"] == TEXT:
            answer.append({"type": TEXT, "id": number})
        elif one["type"] == LABEL:
            answer.append({"type": LABEL, "id": number, "component": _value_of(one["component"], values, number + 20, resolve)})
        else:
            answer.append(
                {"type": ROW, "id": number, "components": [_value_of(one["components"][0], values, number + 20, resolve)]}
            )
    return answer


def _value_of(field: Json, values: dict[str, Any], number: int, resolve: Resolve) -> Json:
    name, kind = field["custom_id"], field["type"]
    value = values.get(name)
    required = field.get("required") is not False
    shape: Json = {"type": kind, "id": number, "custom_id": name}
    if kind == TEXT_INPUT:
        text = str(field.get("value") or "" if value is None else value)
        if required and not text:
            raise Unfit("required", name)
        if text and len(text) < (field.get("min_length") or 0):
            raise Unfit("too_short", name, field["min_length"])
        if len(text) > (field.get("max_length") or 4000):
            raise Unfit("too_long", name, field.get("max_length") or 4000)
        return shape | {"value": text}
    if kind == CHECKBOX:
        return shape | {"value": bool(field.get("default") if value is None else value)}
    if kind == RADIO:
        preset = next((option["value"] for option in field["options"] if option.get("default")), None)
        return shape | {"value": _one_of(field, name, preset if value is None else value, required=required)}
    picked = chosen(field, value, required=required)
    return shape | {"values": picked if kind in (STRING_SELECT, CHECKBOXES) else [resolve(field, one) for one in picked]}


def _one_of(field: Json, name: str, value: Any, *, required: bool) -> str | None:
    if value is None:
        if required:
            raise Unfit("required", name)
        return None
    if value not in [option["value"] for option in field["options"]]:
        raise Unfit("no_such_choice", name)
    return str(value)


def chosen(field: Json, value: Any, *, required: bool = True) -> list[str]:
    """The values that a person chose in a select or in checkboxes, within its limits."""
    name = str(field.get("custom_id"))
    if value is None:
        value = [option["value"] for option in field.get("options") or [] if option.get("default")]
    picked = [str(one) for one in (value if isinstance(value, list | tuple) else [value])]
    if field["type"] in (STRING_SELECT, CHECKBOXES):
        known = [option["value"] for option in field["options"]]
        if any(one not in known for one in picked):
            raise Unfit("no_such_choice", name)
    low = field["min_values"] if field.get("min_values") is not None else 1
    high = (
        field["max_values"]
        if field.get("max_values") is not None
        else (len(field["options"]) if field["type"] == CHECKBOXES else 1)
    )
    if not picked and not required:
        return []
    if len(picked) < low:
        raise Unfit("too_few", name, low)
    if len(picked) > high or len(set(picked)) != len(picked):
        raise Unfit("too_many", name, high)
    return picked
