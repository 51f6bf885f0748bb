"""The check against Discord's own description: right requests pass, wrong ones are named, our routes are real ones."""

import copy

import pytest

from playground.schema import Schema
from playground.server import ROUTES
from tests.playground.conftest import OPENAPI
from tests.playground.wire import Json

pytestmark = pytest.mark.skipif(OPENAPI is None, reason="Discord's description is not at hand")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
MESSAGES = ("POST", "/channels/{channel_id}/messages")
GOOD: Json = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "components": [
                {"type": 10, "content": "x"},
                {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": "A"}]},
            ],
        }
    ],
}


@pytest.fixture(scope="module")
def schema() -> Schema:
    assert OPENAPI is not None
    return Schema(OPENAPI)


def test_every_route_of_this_server_is_a_route_of_discord(schema: Schema) -> None:
    assert [f"{one.method} {one.template}" for one in ROUTES if not schema.knows(one.method, one.template)] == []


def test_a_right_request_passes(schema: Schema) -> None:
    assert schema.problems(*MESSAGES, GOOD) == []
    assert schema.problems(*CALLBACK, {"type": 4, "data": GOOD}) == []
    assert schema.problems(*CALLBACK, {"type": 6}) == []
    assert schema.problems("POST", "/users/@me/channels", {"recipient_id": 123}) == []


def changed(*path: str | int, to: object) -> Json:
    body = copy.deepcopy(GOOD)
    node = body
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = to
    return body


DEEP = ("components", 0, "components", 1, "components", 0)


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (changed(*DEEP, "label", to="x" * 81), "components.0.components.1.components.0.label"),
        (changed(*DEEP, "style", to=9), "components.0.components.1.components.0.style"),
        (changed(*DEEP, "lable", to="x"), "'lable' was unexpected"),
        (changed("components", 0, "type", to=99), "components.0.type"),
        (changed("component", to=[]), "'component' was unexpected"),
        (changed("flags", to="x"), "flags"),
    ],
)
def test_a_planted_mistake_is_named_where_it_is(schema: Schema, body: Json, where: str) -> None:
    for problems in (schema.problems(*MESSAGES, body), schema.problems(*CALLBACK, {"type": 4, "data": body})):
        assert problems
        assert where in "\n".join(problems)


def test_a_callback_is_judged_by_its_type(schema: Schema) -> None:
    modal = {"type": 9, "data": {"custom_id": "m", "title": "x" * 46, "components": [{"type": 10, "content": "x"}]}}
    assert any("title" in one for one in schema.problems(*CALLBACK, modal))
    assert any("type" in one for one in schema.problems(*CALLBACK, {"type": 77}))
    assert any(
        "choices" in one for one in schema.problems(*CALLBACK, {"type": 8, "data": {"choices": [{"name": "x", "value": 1}] * 26}})
    )
