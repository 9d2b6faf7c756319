"""Spelling an action word by word, as programs do: every path leads to a legal action, and all can
be reached."""

from __future__ import annotations

import random

from futago.game import Game, next_words

from .play import Moment, all_seats, every_game, moments, some_legal


@every_game
def test_every_path_of_words_leads_to_a_legal_action(game: Game) -> None:
    rng = random.Random("paths")
    for moment in moments(game):
        for seat in moment.state.movers:
            for _ in range(8):
                walk_at_random(moment, seat, rng)


def walk_at_random(moment: Moment, seat: str, rng: random.Random) -> None:
    legal, picked = moment.state.legal_actions(seat), list[str]()
    while True:
        words, action = next_words(legal, picked)
        assert len(set(words)) == len(words)
        assert all(word and word.split() == [word] for word in words)
        if action is not None:
            assert action in legal
            assert str(action).split() == picked
        assert words or action, f"{picked} leads nowhere: {moment}"
        if not words or (action is not None and rng.random() < 0.3):
            return
        picked.append(rng.choice(words))


@every_game
def test_every_legal_action_can_be_spelled_word_by_word(game: Game) -> None:
    rng = random.Random("words")
    for moment in moments(game):
        for seat in moment.state.movers:
            legal = moment.state.legal_actions(seat)
            for action in some_legal(moment.state, seat, rng, 12):
                words = str(action).split()
                for count, word in enumerate(words):
                    assert word in next_words(legal, words[:count])[0], (
                        f"{action}: {word!r} does not follow {words[:count]}: {moment}"
                    )
                assert next_words(legal, words)[1] == action


@every_game
def test_words_that_lead_nowhere_have_nothing_after_them(game: Game) -> None:
    rng = random.Random("nowhere")
    for moment in moments(game):
        for seat in moment.state.movers:
            legal = moment.state.legal_actions(seat)
            for action in some_legal(moment.state, seat, rng, 2)[:4]:
                words = str(action).split()
                at = rng.randrange(len(words))
                wrong = [*words[:at], "nonsense", *words[at + 1 :]]
                for picked in (wrong, [*words, "nonsense"], [*words, *words]):
                    assert next_words(legal, picked) == ([], None)


@every_game
def test_a_seat_that_is_not_to_move_has_no_words(game: Game) -> None:
    for moment in moments(game):
        said = [word for _, action in moment.moves[-3:] for word in str(action).split()]
        for seat in set(all_seats(moment)) - set(moment.state.movers):
            for picked in ((), said[:1], said):
                assert next_words(moment.state.legal_actions(seat), picked) == ([], None)
