"""What operators copy is true: settings, metrics and files named in compose, systemd, dashboard and docs exist."""

from __future__ import annotations

import json
import os
import re
import subprocess

import psycopg
import pytest
from prometheus_client import REGISTRY

from bot.runtime import metrics  # noqa: F401  (registers the metrics)
from bot.runtime.database_address import ServerAddress
from bot.runtime.settings import BotSettings
from bot.storage.open_store import open_store
from tests.bot.postgres import PostgresServer, programs
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


OWNER_SCRIPT = "deploy/postgres-owner.sh"


def test_the_bot_of_compose_is_not_the_superuser_of_its_database() -> None:
    compose = text("compose.yaml")
    assert f"./{OWNER_SCRIPT}:/docker-entrypoint-initdb.d/" in compose
    assert os.access(ROOT / OWNER_SCRIPT, os.X_OK), "the image runs it as a program"
    assert "POSTGRES_USER" not in compose, "whom that names is the superuser"
    [(role, database)] = re.findall(r"DATABASE: postgresql://(\w+):[^@]*@postgres/(\w+)", compose)
    assert f"CREATE ROLE {role} LOGIN NOSUPERUSER" in text(OWNER_SCRIPT)
    assert f"CREATE DATABASE {database} OWNER {role};" in text(OWNER_SCRIPT)


@pytest.mark.integration
def test_the_owner_of_the_database_can_run_the_bot_and_nothing_else(postgres_server: PostgresServer) -> None:
    password = 'it\'s a "secret"; \\'
    server = postgres_server.address()
    found = {"PATH": f"{programs()}:{os.environ['PATH']}", "PGHOST": str(postgres_server.folder)}
    env = {**found, "POSTGRES_USER": "tables", "POSTGRES_PASSWORD": password}
    with psycopg.connect(server.url, autocommit=True) as superuser:
        try:
            superuser.execute("ALTER ROLE tables PASSWORD 'before'")
            subprocess.run([ROOT / OWNER_SCRIPT], env=env, check=True, capture_output=True)
            sql = "SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolpassword IS NULL FROM pg_authid"
            roles = {name: rights for name, *rights in superuser.execute(sql).fetchall()}
            assert roles["szczesc"] == [False, False, False, False]
            assert roles["tables"][0]
            assert roles["tables"][3], "without a password nobody logs in as superuser over the network"
            open_store(ServerAddress(f"postgresql://szczesc@/szczesc?host={postgres_server.folder}")).close()
        finally:
            superuser.execute("DROP DATABASE IF EXISTS szczesc WITH (FORCE)")
            superuser.execute("DROP ROLE IF EXISTS szczesc")
