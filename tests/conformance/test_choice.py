"""Picking an action word by word: every path leads to a legal action, and all can be reached."""

from __future__ import annotations

import random

from futago.game import Game

from .play import Moment, all_seats, every_game, moments, some_legal


@every_game
def test_every_path_of_words_leads_to_a_legal_action(game: Game) -> None:
    rng = random.Random("paths")
    for moment in moments(game):
        for seat in moment.state.movers:
            for _ in range(8):
                walk_at_random(moment, seat, rng)


def walk_at_random(moment: Moment, seat: str, rng: random.Random) -> None:
    state, picked = moment.state, list[str]()
    legal = state.legal_actions(seat)
    while True:
        choice = state.choice(seat, picked)
        assert choice.picked == tuple(picked)
        words = [option.word for option in choice.options]
        assert len(set(words)) == len(words)
        assert all(word and word.split() == [word] for word in words)
        if choice.action is not None:
            assert choice.action in legal
            assert str(choice.action).split() == picked
        assert words or choice.action, f"{picked} leads nowhere: {moment}"
        if not words or (choice.action is not None and rng.random() < 0.3):
            return
        picked.append(rng.choice(words))


@every_game
def test_every_legal_action_can_be_picked_word_by_word(game: Game) -> None:
    rng = random.Random("words")
    for moment in moments(game):
        for seat in moment.state.movers:
            for action in some_legal(moment.state, seat, rng, 12):
                words = str(action).split()
                for count, word in enumerate(words):
                    choice = moment.state.choice(seat, words[:count])
                    assert word in [option.word for option in choice.options], (
                        f"{action}: {word!r} is not offered after {words[:count]}: {moment}"
                    )
                assert moment.state.choice(seat, words).action == action


@every_game
def test_words_that_lead_nowhere_offer_nothing(game: Game) -> None:
    rng = random.Random("nowhere")
    for moment in moments(game):
        for seat in moment.state.movers:
            for action in some_legal(moment.state, seat, rng, 2)[:4]:
                words = str(action).split()
                at = rng.randrange(len(words))
                wrong = [*words[:at], "nonsense", *words[at + 1 :]]
                for picked in (wrong, [*words, "nonsense"], [*words, *words]):
                    choice = moment.state.choice(seat, picked)
                    assert choice.options == ()
                    assert choice.action is None


@every_game
def test_a_seat_that_is_not_to_move_has_nothing_to_pick(game: Game) -> None:
    for moment in moments(game):
        said = [word for _, action in moment.moves[-3:] for word in str(action).split()]
        for seat in set(all_seats(moment)) - set(moment.state.movers):
            for picked in ((), said[:1], said):
                choice = moment.state.choice(seat, picked)
                assert choice.options == ()
                assert choice.action is None
