"""Settings: every mistake is named at once, and the token is shown nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.runtime.settings import BadSettings, BotSettings, load_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


def test_the_environment_comes_before_the_file(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN='{TOKEN}'\nLOG_LEVEL=warning\nHEALTH_PORT=8080\n")
    settings = load_settings(env, {"LOG_LEVEL": "DEBUG", "DATABASE": str(tmp_path / "a.sqlite")})
    assert settings == BotSettings(TOKEN, tmp_path / "a.sqlite", "DEBUG", 8080)


def test_an_empty_value_is_no_value(tmp_path: Path) -> None:
    settings = load_settings(tmp_path / "none", {"DISCORD_TOKEN": f" {TOKEN} ", "HEALTH_PORT": "", "LOG_LEVEL": " "})
    assert (settings.token, settings.health_port, settings.log_level) == (TOKEN, None, "INFO")


def test_how_automats_think_and_how_fast_they_answer(tmp_path: Path) -> None:
    usual = load_settings(tmp_path / "none", {"DISCORD_TOKEN": TOKEN})
    assert (usual.thinking_workers, usual.automat_pace) == (1, 1.2)
    said = load_settings(tmp_path / "none", {"DISCORD_TOKEN": TOKEN, "THINKING_WORKERS": "3", "AUTOMAT_PACE_MS": "0"})
    assert (said.thinking_workers, said.automat_pace) == (3, 0)


def test_every_mistake_is_named(tmp_path: Path) -> None:
    wrong = {
        "DISCORD_TOKEN": "not a token",
        "DATABASE": str(tmp_path / "nowhere" / "a.sqlite"),
        "LOG_LEVEL": "LOUD",
        "HEALTH_PORT": "70000",
        "PICTURE_WORKERS": "²",
        "THINKING_WORKERS": "0",
        "AUTOMAT_PACE_MS": "2001",
    }
    with pytest.raises(BadSettings) as caught:
        load_settings(tmp_path / "none", wrong)
    assert [mistake.split()[0] for mistake in caught.value.mistakes] == list(wrong)


@pytest.mark.parametrize("token", ["", "short.a.b", TOKEN + " x", "Bearer " + TOKEN, "żżżżżżżżżżżż.abcdef." + "a" * 30])
def test_what_is_no_token_is_refused_and_not_repeated(tmp_path: Path, token: str) -> None:
    with pytest.raises(BadSettings) as caught:
        load_settings(tmp_path / "none", {"DISCORD_TOKEN": token})
    assert "DISCORD_TOKEN" in str(caught.value)
    assert not token or token not in str(caught.value)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="folder"):
        load_settings(tmp_path / "none", {"DISCORD_TOKEN": TOKEN, "DATABASE": str(tmp_path)})


def test_the_token_stands_in_no_representation() -> None:
    assert TOKEN not in repr(BotSettings(TOKEN)) + str(BotSettings(TOKEN))
