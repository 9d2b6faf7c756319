"""Deck files: ours are valid, and errors name the card at fault."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest

from futago.cli import main
from futago.game import BadInput
from futago.gorpg.rules.card_names import read_deck
from futago.gorpg.rules.cards import DECKS

OURS = resources.files("futago.gorpg").joinpath("decks", "heroes.toml").read_text(encoding="utf-8")

FAULTS = {
    "deck-not-toml": ("deck =", "deck"),
    "deck-unknown": ('deck = "heroes"', 'deck = "dogs"'),
    "deck-incomplete": ("[joker]", "[jester]"),
    "deck-no-such-card": ('affiliation = "fire", level = 7', 'affiliation = "fire", level = 17'),
    "deck-card-twice": ('affiliation = "fire", level = 7', 'affiliation = "fire", level = 8'),
    "deck-joker-level": ("level = 14", "level = 15"),
    "deck-no-name": ('en = "Naga"', 'en = ""'),
}


@pytest.mark.parametrize("deck", DECKS)
def test_our_decks_are_sound_and_every_name_is_there_once(deck: str) -> None:
    found, names = read_deck(deck)
    assert found == deck
    assert len(names) == 53
    for language in ("en", "fr", "it"):
        assert len({getattr(name, language) for name in names.values()}) == 53


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_deck_is_refused_with_its_fault(tmp_path: Path, fault: str) -> None:
    before, after = FAULTS[fault]
    assert before in OURS
    file = tmp_path / "mine.toml"
    file.write_text(OURS.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        read_deck(str(file))
    assert refused.value.text.id == fault
    assert "mine.toml" in str(refused.value)


def test_a_deck_lacks_no_card(tmp_path: Path) -> None:
    lines = [line for line in OURS.splitlines() if 'affiliation = "water", level = 5,' not in line]
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadInput, match="water-5 is missing"):
        read_deck(str(file))


def test_a_card_that_is_no_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('deck = "heroes"\ncards = [1]\n[joker]\n', encoding="utf-8")
    with pytest.raises(BadInput, match="card 1"):
        read_deck(str(file))


def test_the_command_checks_and_shows(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cards", "check", "heroes", "--lang", "en"])
    main(["cards", "show", "monsters", "--lang", "fr"])
    out = capsys.readouterr().out
    assert "heroes is a valid deck" in out
    assert "Démon" in out
    with pytest.raises(SystemExit) as stop:
        main(["cards", "check", "/nowhere.toml"])
    assert stop.value.code == 2
