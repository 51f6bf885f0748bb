"""What operators copy is true: settings, metrics and files named in compose, systemd, dashboard and docs exist."""

from __future__ import annotations

import json
import re

import pytest
from prometheus_client import REGISTRY

from bot.runtime import metrics  # noqa: F401  (registers the metrics)
from bot.runtime.settings import BotSettings
from tests.import_graph import ROOT

METRIC = re.compile(r"\bbot_[a-z_]+\b")


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def ours() -> set[str]:
    """The names of our metrics, counters with their ending."""
    return {
        family.name + ("_total" if family.type == "counter" else "")
        for family in REGISTRY.collect()
        if family.name.startswith("bot_")
    }


def mentioned(path: str) -> set[str]:
    return {name.removesuffix("_bucket") for name in METRIC.findall(text(path))}


@pytest.mark.parametrize("path", ["docs/operations.md", "deploy/grafana.json", "deploy/alerts.yml"])
def test_every_metric_that_is_mentioned_exists(path: str) -> None:
    assert mentioned(path) <= ours()


@pytest.mark.parametrize("path", ["docs/operations.md", "deploy/grafana.json"])
def test_every_metric_is_explained_and_shown(path: str) -> None:
    assert ours() <= mentioned(path)


def test_the_dashboard_can_be_imported() -> None:
    board = json.loads(text("deploy/grafana.json"))
    assert board["title"]
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    assert all(target["expr"].count("(") == target["expr"].count(")") for panel in board["panels"] for target in panel["targets"])


def test_every_setting_of_the_examples_is_known() -> None:
    known = {name.upper() for name in BotSettings.model_fields} | {
        "DISCORD_TOKEN",
        "POSTGRES_PASSWORD",
        "POSTGRES_USER",
        "POSTGRES_DB",
    }
    for path in (".env.example", "compose.yaml"):
        named = set(re.findall(r"^\s*(?:# ?)?([A-Z][A-Z_]{3,})[=:]", text(path), re.MULTILINE)) - {"DEBUG", "INFO"}
        assert named <= known, path
    named = set(re.findall(r"\b([A-Z]+_[A-Z_]+)=", text("docs/operations.md")))
    assert named <= known


def test_every_setting_is_in_the_example() -> None:
    assert {name.upper() for name in BotSettings.model_fields} <= set(re.findall(r"[A-Z_]{4,}", text(".env.example")))


def test_files_that_are_named_exist() -> None:
    for name in re.findall(
        r"/opt/szczesc/((?:deploy|docs)/[\w@.-]+)", text("docs/operations.md") + text("deploy/szczesc@.service")
    ):
        assert (ROOT / name).is_file(), name
