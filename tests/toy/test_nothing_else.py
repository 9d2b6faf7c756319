"""A new game is its package and one entry in the registry: nothing else mentions it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from futago import registry
from futago.games import GAMES

from .game import GAME

ROOT = Path(__file__).parents[2]
SOURCES = ("src/futago", "web/src")
SUFFIXES = {".py", ".toml", ".ftl", ".ts", ".svelte", ".json", ".c", ".h", ".css"}
BUILT = "static"
WORDS = re.compile(rf"{GAME.name.removesuffix('s')}|tests[./]toy", re.IGNORECASE)


def sources() -> list[Path]:
    return [
        file
        for folder in SOURCES
        for file in (ROOT / folder).rglob("*")
        if file.suffix in SUFFIXES and BUILT not in file.relative_to(ROOT / folder).parts
    ]


def test_no_file_of_the_program_mentions_the_game() -> None:
    assert len(sources()) > 300
    assert [file for file in sources() if WORDS.search(file.read_text(encoding="utf-8"))] == []


def test_one_entry_in_the_registry_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(registry.SETTING)
    assert GAME.name not in GAMES
    monkeypatch.setattr(registry, "PACKAGES", (*registry.PACKAGES, "tests.toy"))
    assert list(GAMES)[-1] == GAME.name
    assert GAMES[GAME.name] is GAME


def test_the_setting_names_packages_too() -> None:
    assert GAMES[GAME.name] is GAME
    assert registry.manifests()[GAME.name].package == "tests.toy"


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.SETTING, "futago.nothing")
    with pytest.raises(registry.BadRegistration, match=r"futago\.nothing.*FUTAGO_GAMES"):
        list(GAMES)
