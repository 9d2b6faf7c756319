"""The book of first rounds: what it has fits, and a search that begins there gets further."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from futago.game import BadInput
from futago.goryo.options import options_from
from futago.solver import book
from futago.solver.book import has_page, key_of, known_mix, page_of
from futago.solver.equilibrium import Effort, solve_round
from futago.solver.hypotheses import Hypotheses
from futago.solver.payoff import payoff_for
from futago.study.openings import FORMAT, Opening, check_book_file, openings, page_for, write_book


def test_a_game_begins_in_as_many_ways_as_there_are_spaces() -> None:
    found = openings(options_from({}))
    assert len(found) == 32
    assert len({situation.start for situation in found}) == 32
    for situation in found:
        assert situation.setup.floor.type_of[situation.start] == situation.first


def test_the_shipped_book_has_a_page_for_every_beginning_of_a_usual_game() -> None:
    for situation in openings(options_from({})):
        hypotheses = Hypotheses.of(situation)
        mix = known_mix(hypotheses)
        assert mix is not None
        assert mix.shape == (1, *hypotheses.possible.shape)
        assert mix.sum() == pytest.approx(1)
        assert not mix[0][~hypotheses.possible].any()


def test_a_page_gives_back_the_mix() -> None:
    hypotheses = Hypotheses.of(openings(options_from({}))[5])
    rng = np.random.default_rng(3)
    mix = np.where(rng.random(hypotheses.possible.shape) < 0.1, 0.01, 0.0) * hypotheses.possible
    cells = page_of(mix)
    assert len(cells) == np.count_nonzero(mix)
    assert all(mix[tuple(map(int, cell.split(".")))] == weight for cell, weight in cells.items())


def test_other_games_and_later_rounds_have_other_pages_or_none() -> None:
    usual = openings(options_from({}))[0]
    other = openings(options_from({"actions_per_samurai": 2}))[0]
    assert key_of(usual) != key_of(other)
    gong = openings(options_from({"gong": "9:4"}))[0]
    assert key_of(usual) == key_of(gong)
    assert has_page(usual)
    with pytest.raises(BadInput):
        openings(options_from({"variant": "genjutsu"}))


def test_a_search_that_begins_in_the_book_gets_further(monkeypatch: pytest.MonkeyPatch) -> None:
    hypotheses = Hypotheses.of(openings(options_from({}))[0])
    payoff = payoff_for(hypotheses)
    effort = Effort(gap=0.0, nodes=60_000)
    with_book = solve_round(hypotheses, payoff, effort)
    monkeypatch.setattr(book, "_pages", dict)
    assert with_book.upper < solve_round(hypotheses, payoff, effort).upper


def test_a_page_is_made_and_others_stay(tmp_path: Path) -> None:
    situation = openings(options_from({"actions_per_samurai": 2}))[3]
    page = page_for(Opening(situation.as_json(), Effort(gap=0.5, nodes=1)))
    file = tmp_path / "book.json"
    write_book(file, {"other": {"0.1": 1.0}})
    write_book(file, {page["key"]: page["mix"]})
    data = json.loads(file.read_text())
    assert data["format"] == FORMAT
    assert set(data["mixes"]) == {"other", key_of(situation)}
    assert sum(page["mix"].values()) == pytest.approx(1, abs=1e-2)


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    for text in ("{}", "no", "[]"):
        file.write_text(text)
        with pytest.raises(BadInput):
            check_book_file(file)
