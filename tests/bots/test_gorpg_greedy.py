"""The greedy bots of Go RPG: legal moves, by the view alone, and better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from futago import gorpg
from futago.bots import make_bot
from futago.bots.gorpg_dress import heroes_from
from futago.bots.gorpg_explore import known_foe
from futago.bots.gorpg_fight import RULE, band_of, reply
from futago.chance import derived_seed
from futago.game import CHANCE, Action, Json, listed
from futago.gorpg.actions import Pass
from futago.gorpg.board import ATTACK, QUESTS, STAND
from futago.gorpg.cards import MONSTERS
from futago.lab.simulate import Run, play_one
from futago.record import verify

GAME = gorpg.GAME


def played(seed: str, **options: Json) -> Iterator[tuple[gorpg.GorpgState, str, Action]]:
    """A game between greedy bots: every state in which a seat moves, and its move."""
    state, rng = gorpg.new(**options), random.Random(seed)
    chosen = state.setup.options
    bots = {seat: make_bot("greedy", GAME, chosen, seat, seed) for seat in GAME.seats(chosen)}
    while state.movers:
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        if seat == CHANCE:
            state.apply(seat, rng.choice(listed(actions)))
            continue
        action = bots[seat].choose(state.view(seat), actions)
        yield state, seat, action
        state.apply(seat, action)


MODES: tuple[dict[str, Json], ...] = (
    {"mode": "standard", "players": 3},
    {"mode": "overlord", "players": 2},
    {"mode": "solo", "players": 1},
)


@pytest.mark.parametrize("number", range(15))
def test_greedy_plays_to_the_end_under_any_switches(number: int) -> None:
    options = {**MODES[number % len(MODES)], "first_leader": "p1"}
    run = Run("gorpg", derived_seed("greedy"), {"*": "greedy"}, options, vary=True)
    verify(play_one(run, number))


@pytest.mark.parametrize("given", MODES, ids=lambda given: str(given["mode"]))
def test_a_bot_made_anew_for_every_move_never_comes_back_to_a_position(
    given: dict[str, Json],
) -> None:
    """A plan may take several moves, and nobody who makes one of them remembers the others."""
    state, rng, seen = gorpg.new(**given), random.Random("anew"), set[str]()
    while state.movers:
        seat = state.movers[0]
        actions = state.legal_actions(seat)
        if seat == CHANCE:
            state.apply(seat, rng.choice(listed(actions)))
            continue
        assert state.position() not in seen
        seen.add(state.position())
        bot = make_bot("greedy", GAME, state.setup.options, seat, str(len(seen)))
        state.apply(seat, bot.choose(state.view(seat), actions))
    assert len(seen) > 20


@pytest.mark.parametrize("mode", ["standard", "overlord"])
def test_a_bot_decides_by_its_view_alone(mode: str) -> None:
    """Other monsters face down, the same view: the same move."""
    compared = 0
    for state, seat, _ in played("alone", mode=mode, players=2):
        if state.phase not in (QUESTS, ATTACK) or state.round > 3:
            continue
        other = state.copy()
        other._legal = None
        for slot, monsters in enumerate(other.monsters):
            for place, monster in enumerate(other.monsters[slot]):
                if not monster.shown:
                    card, deck = other.decks[MONSTERS][0], other.decks[MONSTERS][1:]
                    monsters = other.monsters[slot]
                    changed = monster._replace(card=card)
                    other.monsters[slot] = (*monsters[:place], changed, *monsters[place + 1 :])
                    other.decks[MONSTERS] = (*deck, monster.card)
        assert other.view(seat) == state.view(seat)
        moves = {
            str(
                make_bot("greedy", GAME, state.setup.options, seat, "luck").choose(
                    board.view(seat), board.legal_actions(seat)
                )
            )
            for board in (state, state, other)
        }
        assert len(moves) == 1
        compared += other != state
    assert compared


def test_the_same_seed_plays_the_same_game() -> None:
    run = Run("gorpg", derived_seed("again"), {"*": "greedy"}, {"players": 2})
    assert play_one(run, 3) == play_one(run, 3)


def test_a_reply_is_foreseen_as_the_rules_have_it() -> None:
    foreseen = 0
    for seed in ("one", "two", "three"):
        for state, seat, action in played(seed, players=2):
            if state.phase != STAND or action != Pass():
                continue
            view = state.view(seat)
            assert view.battle is not None
            location = view.slots[view.battle].location
            assert location is not None
            away = [
                hero
                for hero, seen in zip(
                    heroes_from(view.parties[seat]), view.parties[seat].heroes, strict=True
                )
                if seen.questing
            ]
            foes = tuple(map(known_foe, view.slots[view.battle].monsters))
            due = reply(band_of(away, location, [0.0] * len(away)), foes, RULE)
            after = state.copy()
            after.apply(seat, action)
            names = {hero.card for hero in away}
            party = state.setup.party_of[seat]
            lives = {hero.card: hero.life for hero in after.heroes[party] if hero.card in names}
            if after.phase in (ATTACK, STAND):  # the round is not over: nobody has healed
                assert {fighter.card: fighter.life for fighter in due} == lives
                foreseen += 1
    assert foreseen >= 5


def test_one_greedy_party_beats_random_ones() -> None:
    run = Run("gorpg", derived_seed("strength"), {"*": "random", "p1": "greedy"}, {"players": 2})
    assert sum(play_one(run, number)["result"]["winners"] == ["p1"] for number in range(6)) == 6


def test_greedy_survives_alone() -> None:
    run = Run("gorpg", derived_seed("alone"), {"*": "greedy"}, {"mode": "solo"})
    assert sum(play_one(run, number)["result"]["reason"] == "survived" for number in range(6)) >= 4


def test_a_greedy_overlord_beats_random_parties() -> None:
    bots = {"*": "random", "overlord": "greedy"}
    run = Run("gorpg", derived_seed("overlord"), bots, {"mode": "overlord", "players": 2})
    wins = [play_one(run, number)["result"]["winners"] == ["overlord"] for number in range(6)]
    assert sum(wins) == 6
