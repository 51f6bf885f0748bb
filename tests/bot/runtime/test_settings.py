"""Settings: the environment before the file, every mistake named at once, and the token shown nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.runtime.settings import (
    DEFAULT_DATABASE,
    OLD_DATABASE,
    BadSettings,
    BotSettings,
    has_token,
    load_bot_settings,
    load_settings,
)

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Start in a folder without files, and with none of the names set."""
    for name in BotSettings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_environment_comes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    Path(".env").write_text(
        f"# the bot\nexport DISCORD_TOKEN='{TOKEN}'\nLOG_LEVEL=warning\nOTHER=a=b\n\nnonsense\nHEALTH_PORT=8080\n"
    )
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    monkeypatch.setenv("DATABASE", str(tmp_path / "a.sqlite"))
    settings = load_bot_settings()
    assert (settings.token, settings.database) == (TOKEN, tmp_path / "a.sqlite")
    assert (settings.log_level, settings.health_port) == ("DEBUG", 8080)


def test_an_empty_value_is_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=\nPICTURE_WORKERS=\nTHINKING_WORKERS\n")
    for name, value in {"DISCORD_TOKEN": f" {TOKEN} ", "HEALTH_PORT": "", "LOG_LEVEL": " "}.items():
        monkeypatch.setenv(name, value)
    settings = load_bot_settings()
    assert (settings.token, settings.health_port, settings.log_level) == (TOKEN, None, "INFO")
    assert (settings.picture_workers, settings.thinking_workers) == (2, 1)


def test_an_empty_name_in_the_environment_hides_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    assert has_token()
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert not has_token()


def test_how_automats_think_and_how_fast_they_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = load_settings()
    assert (usual.thinking_workers, usual.automat_pace) == (1, 1.2)
    monkeypatch.setenv("THINKING_WORKERS", "3")
    monkeypatch.setenv("AUTOMAT_PACE_MS", "0")
    said = load_settings()
    assert (said.thinking_workers, said.automat_pace) == (3, 0)


def test_every_mistake_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wrong = {
        "DISCORD_TOKEN": "not a token",
        "DATABASE": str(tmp_path / "nowhere" / "a.sqlite"),
        "LOG_LEVEL": "LOUD",
        "HEALTH_PORT": "70000",
        "PICTURE_WORKERS": "²",
        "THINKING_WORKERS": "0",
        "SHARDS": "0",
        "AUTOMAT_PACE_MS": "2001",
    }
    for name, value in wrong.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as caught:
        load_bot_settings()
    assert [mistake.split()[0] for mistake in caught.value.mistakes] == list(wrong)
    assert "LOG_LEVEL must be one of DEBUG, INFO, WARNING, ERROR, not 'LOUD'." in caught.value.mistakes
    assert "HEALTH_PORT must be a number from 1 to 65535, not '70000'." in caught.value.mistakes
    with pytest.raises(BadSettings) as caught:
        load_settings()
    assert [mistake.split()[0] for mistake in caught.value.mistakes] == list(wrong)[1:], "no token is needed or looked at"


def test_limits_over_time_are_two_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings(ROOT / ".env.example").openings_per_person == load_settings().openings_per_person == (10, 6)
    monkeypatch.setenv("SETTINGS_PER_SERVER", "7+9")
    assert load_settings().settings_per_server == (7, 9)
    for wrong in ("10", "0+6", "10+0", "10 + 6", "1_0+6", "10+10001", "٣+6"):
        monkeypatch.setenv("SETTINGS_PER_SERVER", wrong)
        with pytest.raises(BadSettings, match=r"^SETTINGS_PER_SERVER must be two numbers from 1 to 10000 like 10\+6, .*'\.$"):
            load_settings()


def test_slots_need_a_server_and_a_shard_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLOTS", "2")
    with pytest.raises(
        BadSettings, match=r"^SLOTS must be 1: only processes on PostgreSQL share their work, and DATABASE is a file\.$"
    ):
        load_settings()
    monkeypatch.setenv("DATABASE", "postgresql://me@host/tables")
    assert (load_settings().slots, load_settings().shards) == (2, None)
    monkeypatch.setenv("SHARDS", "1")
    with pytest.raises(BadSettings, match=r"^SLOTS must be at most SHARDS, 1, not 2"):
        load_settings()
    monkeypatch.setenv("SHARDS", "2")
    assert load_settings().shards == 2


@pytest.mark.parametrize("number", ["1_0", "+2", "2.0", "٣", "1" * 5000])
def test_only_plain_digits_are_a_number(monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    monkeypatch.setenv("PICTURE_WORKERS", number)
    with pytest.raises(BadSettings, match=r"^PICTURE_WORKERS must be a number from 1 to 16, not '.{1,40}'\.$"):
        load_settings()


@pytest.mark.parametrize("token", ["", "short.a.b", TOKEN + " x", "Bearer " + TOKEN, "żżżżżżżżżżżż.abcdef." + "a" * 30])
def test_what_is_no_token_is_refused_and_not_repeated(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    with pytest.raises(BadSettings) as caught:
        load_bot_settings()
    assert "DISCORD_TOKEN" in str(caught.value)
    assert not token or token not in str(caught.value)
    assert caught.value.__suppress_context__, "no traceback shows what the token was"
    assert has_token() == bool(token)


@pytest.mark.parametrize("address", ["http://127.0.0.1:8080", "https://proxy.internal/", "http://[::1]:8080", "http://nirn"])
def test_requests_can_go_through_a_proxy(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert load_bot_settings().discord_proxy is None
    monkeypatch.setenv("DISCORD_PROXY", address)
    assert load_bot_settings().discord_proxy == address.rstrip("/")


@pytest.mark.parametrize("address", ["127.0.0.1:8080", "socks5://a", "http://u:p@a", "http://a/api/v10", "http://a b", "http://"])
def test_what_is_no_proxy_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_PROXY", address)
    with pytest.raises(BadSettings, match=r"^DISCORD_PROXY must be an address like http://127.0.0.1:8080"):
        load_bot_settings()


def test_a_folder_is_no_database(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DATABASE", str(tmp_path))
    with pytest.raises(BadSettings, match=r"^DATABASE is a folder, not a file"):
        load_settings()


def test_a_file_that_is_no_text_is_named() -> None:
    Path(".env").write_bytes(b"DATABASE=\xff\xfe\n")
    with pytest.raises(BadSettings, match=r"^\.env cannot be read\.$"):
        load_settings()


def test_one_name_for_the_database_everywhere() -> None:
    assert load_settings().database == Path(DEFAULT_DATABASE)
    assert load_settings(ROOT / ".env.example").database == Path(DEFAULT_DATABASE)
    assert f"DATABASE=/data/{DEFAULT_DATABASE} " in (ROOT / "Dockerfile").read_text()


@pytest.mark.parametrize("named", [False, True])
def test_an_old_database_beside_a_missing_one_is_not_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: bool
) -> None:
    Path(OLD_DATABASE).touch()
    if named:  # by a copy of .env.example, or by the container
        monkeypatch.setenv("DATABASE", str(tmp_path / DEFAULT_DATABASE))
    with pytest.raises(BadSettings) as caught:
        load_settings()
    (mistake,) = caught.value.mistakes
    assert OLD_DATABASE in mistake
    assert DEFAULT_DATABASE in mistake
    assert list(tmp_path.iterdir()) == [tmp_path / OLD_DATABASE], "nothing is created"
    monkeypatch.setenv("DATABASE", OLD_DATABASE)
    assert load_settings().database == Path(OLD_DATABASE)
    monkeypatch.delenv("DATABASE")
    Path(DEFAULT_DATABASE).touch()
    assert load_settings().database == Path(DEFAULT_DATABASE)


def test_the_token_stands_in_no_representation() -> None:
    settings = BotSettings(discord_token=TOKEN)
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()
