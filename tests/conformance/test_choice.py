"""Questions describe exactly what is legal: their answers can be played, and every legal action is
an answer, its sets written in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator

from futago.choices.answers import random_answer
from futago.choices.questions import Question
from futago.choices.recognition import accepts
from futago.game import CHANCE, Action, Game

from .adapters import adapter_for
from .play import Moment, all_seats, every_game, moments, some_legal
from .questions import shuffled, size

MOST = 1000
"""How many actions are tried where there are very many."""


def asked(game: Game) -> Iterator[tuple[Moment, str, Question]]:
    """Every question of many games. The program draws, so chance is not asked."""
    for moment in moments(game, "questions", 40, 8):
        for seat in moment.state.movers:
            if seat != CHANCE:
                question = moment.state.choice(seat).question
                assert question is not None, f"{seat} is asked nothing: {moment}"
                yield moment, seat, question


@every_game
def test_random_answers_are_legal(game: Game) -> None:
    rng = random.Random("answers")
    for moment, seat, question in asked(game):
        for _ in range(8):
            answer = random_answer(question, rng)
            state = moment.state.copy()
            for move in answer:
                assert seat in state.movers, f"{answer}: {seat} is not to move: {moment}"
                action = game.parse(move, moment.options)
                assert action in state.legal_actions(seat), f"{move} of {answer}: {moment}"
                state.apply(seat, action)
            assert accepts(question, answer), f"{answer}: {moment}"


@every_game
def test_every_legal_action_is_an_answer_in_any_order_of_its_sets(game: Game) -> None:
    rng = random.Random("legal")
    for moment, seat, question, action in legal_answers(game, rng):
        assert accepts(question, [str(action)]), f"{seat}: {action}: {moment}"
        written = shuffled(question, str(action), rng)
        assert accepts(question, [written]), f"{seat}: {written}: {moment}"
        assert game.parse(written, moment.options) == action


def legal_answers(game: Game, rng: random.Random) -> Iterator[tuple[Moment, str, Question, Action]]:
    found = list(asked(game))
    each = max(4, MOST // len(found))
    for moment, seat, question in found:
        legal = some_legal(moment.state, seat, rng, each)
        for action in legal if len(legal) <= each else rng.sample(legal, each):
            yield moment, seat, question, action


@every_game
def test_a_seat_that_is_not_to_move_is_asked_nothing(game: Game) -> None:
    for moment in moments(game):
        for seat in set(all_seats(moment)) - set(moment.state.movers):
            assert moment.state.choice(seat).question is None


@every_game
def test_a_choice_is_small(game: Game) -> None:
    largest = max(size(moment.state.choice(seat)) for moment, seat, _ in asked(game))
    print(f"{game.name}: {largest} bytes")  # shown by `pytest -s`
    assert largest <= adapter_for(game).largest_choice


@every_game
def test_a_choice_says_why_anything_on_the_board_cannot_be_chosen(game: Game) -> None:
    rng = random.Random("why")
    for moment in moments(game):
        things = list(adapter_for(game).things(moment.options_json))
        before = moment.state.position()
        for seat in all_seats(moment):
            for kind, thing in rng.sample(things, min(10, len(things))):
                said = str(moment.state.why_not(seat, kind, thing))
                assert said.strip()
        for mover in moment.state.movers:
            chosen = str(some_legal(moment.state, mover, rng, 1)[0])
            for kind, thing in (*rng.sample(things, min(10, len(things))), ("nothing", "nowhere")):
                assert str(moment.state.why_not(mover, kind, thing, chosen)).strip()
                assert str(moment.state.why_not(mover, kind, thing, "nonsense")).strip()
        assert moment.state.position() == before
