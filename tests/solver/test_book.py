"""The book of first rounds: what it has fits, and a search that begins there gets further."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from futago.bots.goryo_questions import beginning, next_action
from futago.game import BadInput
from futago.goryo.options import options_from
from futago.solver import book
from futago.solver.book import FORMAT, Book, Page, has_page, key_of, known_opening, page_of
from futago.solver.equilibrium import Effort, solve_round
from futago.solver.hypotheses import Hypotheses
from futago.solver.kernel import Questioning
from futago.solver.payoff import payoff_for
from futago.solver.plans import plan_for
from futago.solver.questionings import questioning_from, questioning_text
from futago.study.openings import Opening, check_book_file, openings, page_for, write_book


def test_a_game_begins_in_as_many_ways_as_there_are_spaces() -> None:
    found = openings(options_from({}))
    assert len(found) == 32
    assert len({situation.start for situation in found}) == 32
    for situation in found:
        assert situation.setup.floor.type_of[situation.start] == situation.first


@pytest.mark.parametrize("actions", [3, 2])
def test_the_shipped_book_has_a_page_for_every_beginning_of_a_usual_game(actions: int) -> None:
    for situation in openings(options_from({"actions_per_samurai": actions})):
        hypotheses = Hypotheses.of(situation)
        known = known_opening(hypotheses)
        assert known is not None
        assert known.mix.shape == (1, *hypotheses.possible.shape)
        assert known.mix.sum() == pytest.approx(1)
        assert not known.mix[0][~hypotheses.possible].any()
        assert known.policies


@pytest.mark.parametrize("actions", [3, 2])
def test_the_questionings_of_the_shipped_book_are_moves_of_the_game(actions: int) -> None:
    rng = random.Random(6)
    for situation in openings(options_from({"actions_per_samurai": actions})):
        hypotheses = Hypotheses.of(situation)
        known = known_opening(hypotheses)
        assert known is not None
        cells = np.argwhere(hypotheses.possible).tolist()
        for policy in rng.sample(known.policies, 5):
            row, column = rng.choice(cells)
            kinds = [k for k, p in enumerate(situation.bound) if p and k != hypotheses.kinds[row]]
            board = situation.with_bound(rng.choice(kinds))
            board.apply("goryo", plan_for(hypotheses, row, column))
            while board.movers == ("samurai",):
                action = next_action(board, policy, beginning(board))
                assert action is not None
                assert action in board.legal_actions("samurai")
                board.apply("samurai", action)
                if board.movers == ("goryo",) and board.automatic:
                    board.apply("goryo", board.legal_actions("goryo")[0])


def test_a_page_gives_back_the_mix() -> None:
    hypotheses = Hypotheses.of(openings(options_from({}))[5])
    rng = np.random.default_rng(3)
    mix = np.where(rng.random(hypotheses.possible.shape) < 0.1, 0.01, 0.0) * hypotheses.possible
    cells = page_of(mix, []).mix
    assert len(cells) == np.count_nonzero(mix)
    assert all(mix[tuple(map(int, cell.split(".")))] == weight for cell, weight in cells.items())


def test_a_line_gives_back_the_questioning() -> None:
    hypotheses = Hypotheses.of(openings(options_from({}))[5])
    asking = Questioning(hypotheses, payoff_for(hypotheses), hypotheses.situation.board)
    for width in (1, 3):
        policy = asking.best(hypotheses.uniform, width).policy
        assert len(policy) > 5
        line = questioning_text(policy)
        again = questioning_from(line)
        assert questioning_text(again) == line
        assert (again["yes"] == policy["yes"]).all()
        assert (asking.worth(again) == asking.worth(policy)).all()


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
    without = solve_round(hypotheses, payoff, effort)
    assert with_book.upper < without.upper
    assert with_book.lower > without.lower
    assert with_book.gap < 0.01


def test_a_page_is_made_and_others_stay(tmp_path: Path) -> None:
    situation = openings(options_from({"actions_per_samurai": 2}))[3]
    page = page_for(Opening(situation.as_json(), Effort(gap=0.5, nodes=1)))
    file = tmp_path / "book.json"
    made = msgspec.convert(page["page"], Page)
    write_book(file, {"other": Page({"0.1": 1.0}, [])})
    write_book(file, {page["key"]: made})
    written = msgspec.json.decode(file.read_bytes(), type=Book)
    assert written.format == FORMAT
    assert set(written.pages) == {"other", key_of(situation)}
    assert written.pages[key_of(situation)] == made
    assert sum(made.mix.values()) == pytest.approx(1, abs=1e-2)
    assert made.asks


def test_a_file_of_something_else_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    old = '{"format":"futago-book/1","rules":"0.1.0","pages":{}}'
    for text in ("{}", "no", "[]", old):
        file.write_text(text)
        with pytest.raises(BadInput):
            check_book_file(file)
