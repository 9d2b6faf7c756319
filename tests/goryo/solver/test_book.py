"""The opening book: its pages are valid, and the solver gets further when it starts from them."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from futago.game import BadInput
from futago.goryo.bots.policies import next_action, turn_start
from futago.goryo.rules.options import options_from
from futago.goryo.solver import book
from futago.goryo.solver.book import FORMAT, Book, Page, has_page, key_of, known_opening, page_of
from futago.goryo.solver.equilibrium import Effort, solve_round
from futago.goryo.solver.hypotheses import Hypotheses
from futago.goryo.solver.kernel import Questioning
from futago.goryo.solver.payoff import payoff_for
from futago.goryo.solver.plans import plan_for
from futago.goryo.solver.questionings import questioning_from, questioning_text
from futago.goryo.study.opening_book import (
    PageTask,
    check_book_file,
    first_rounds,
    solve_page,
    write_book,
)


def test_there_is_a_first_round_for_every_space() -> None:
    found = first_rounds(options_from({}))
    assert len(found) == 32
    assert len({situation.start for situation in found}) == 32
    for situation in found:
        assert situation.setup.floor.type_of[situation.start] == situation.first


@pytest.mark.parametrize("actions", [3, 2])
def test_the_shipped_book_has_a_page_for_every_first_round_of_a_default_game(actions: int) -> None:
    for situation in first_rounds(options_from({"actions_per_samurai": actions})):
        hypotheses = Hypotheses.of(situation)
        known = known_opening(hypotheses)
        assert known is not None
        assert known.mix.shape == (1, *hypotheses.possible.shape)
        assert known.mix.sum() == pytest.approx(1)
        assert not known.mix[0][~hypotheses.possible].any()
        assert known.policies


@pytest.mark.parametrize("actions", [3, 2])
def test_the_policies_of_the_shipped_book_are_legal(actions: int) -> None:
    rng = random.Random(6)
    for situation in first_rounds(options_from({"actions_per_samurai": actions})):
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
                action = next_action(board, policy, turn_start(board))
                assert action is not None
                assert action in board.legal_actions("samurai")
                board.apply("samurai", action)
                if board.movers == ("goryo",) and board.automatic:
                    board.apply("goryo", board.legal_actions("goryo")[0])


def test_a_page_restores_the_mix() -> None:
    hypotheses = Hypotheses.of(first_rounds(options_from({}))[5])
    rng = np.random.default_rng(3)
    mix = np.where(rng.random(hypotheses.possible.shape) < 0.1, 0.01, 0.0) * hypotheses.possible
    cells = page_of(mix, []).mix
    assert len(cells) == np.count_nonzero(mix)
    assert all(mix[tuple(map(int, cell.split(".")))] == weight for cell, weight in cells.items())


def test_a_line_of_text_restores_the_policy() -> None:
    hypotheses = Hypotheses.of(first_rounds(options_from({}))[5])
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
    usual = first_rounds(options_from({}))[0]
    other = first_rounds(options_from({"actions_per_samurai": 2}))[0]
    assert key_of(usual) != key_of(other)
    gong = first_rounds(options_from({"gong": "9:4"}))[0]
    assert key_of(usual) == key_of(gong)
    assert has_page(usual)
    with pytest.raises(BadInput):
        first_rounds(options_from({"variant": "genjutsu"}))


def test_the_solver_gets_further_with_the_book(monkeypatch: pytest.MonkeyPatch) -> None:
    hypotheses = Hypotheses.of(first_rounds(options_from({}))[0])
    payoff = payoff_for(hypotheses)
    effort = Effort(gap=0.0, nodes=60_000)
    with_book = solve_round(hypotheses, payoff, effort)
    monkeypatch.setattr(book, "_pages", dict)
    without = solve_round(hypotheses, payoff, effort)
    assert with_book.upper < without.upper
    assert with_book.lower > without.lower
    assert with_book.gap < 0.01


def test_a_page_is_added_and_others_are_kept(tmp_path: Path) -> None:
    situation = first_rounds(options_from({"actions_per_samurai": 2}))[3]
    page = solve_page(PageTask(situation.as_json(), Effort(gap=0.5, nodes=1)))
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


def test_other_files_are_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "values.json"
    old = '{"format":"futago-book/1","rules":"0.1.0","pages":{}}'
    for text in ("{}", "no", "[]", old):
        file.write_text(text)
        with pytest.raises(BadInput):
            check_book_file(file)
