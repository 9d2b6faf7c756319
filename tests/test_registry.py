"""Games registered by the setting: what is wrong with one is said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from futago.cli import main
from futago.registry import SETTING, BadRegistration, game_packages, manifests

SOUND = 'name = "{name}"\ntitle = "X"\nplayers = [2, 2]\ngame = "game:GAME"\n'


def package(folder: Path, name: str, text: str | None) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").touch()
    if text is not None:
        (folder / name / "game.toml").write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "text", "complaint"),
    [
        ("registry_none", None, "has no game.toml"),
        ("registry_torn", "name = ", "does not describe a game"),
        ("registry_half", 'name = "half"', "does not describe a game"),
        ("registry_odd", SOUND.format(name="odd") + "colour = 1", "does not describe a game"),
        (
            "registry_part",
            SOUND.format(name="part") + '[parts]\nwings = "a:b"',
            "unknown parts wings",
        ),
        ("registry_twin", SOUND.format(name="goryo"), "both have a game named goryo"),
    ],
)
def test_a_package_that_is_no_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str | None, complaint: str
) -> None:
    package(tmp_path, name, text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(SETTING, name)
    with pytest.raises(BadRegistration, match=complaint):
        manifests()


@pytest.mark.parametrize("name", ["nowhere", "nowhere.game", "futago.nowhere", "..", "json"])
def test_a_package_that_cannot_be_imported_is_one_sentence_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setenv(SETTING, name)
    with pytest.raises(SystemExit) as stop:
        main(["play", "--lang", "fr"])
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert name in said
    assert len(said.splitlines()) == 1


def test_a_package_named_twice_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, " futago.goryo , futago.gorpg,")
    assert game_packages() == ("futago.goryo", "futago.gorpg")
