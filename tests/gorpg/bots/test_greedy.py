"""The greedy bots of Go RPG: legal moves, based on the view only, and better than random."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from futago import gorpg
from futago.bots import make_bot
from futago.chance import derived_seed
from futago.game import CHANCE, Action, Game, Json, listed
from futago.gorpg.bots.battle import RULE, band_of, reply
from futago.gorpg.bots.equipment import heroes_from
from futago.gorpg.bots.quests import known_foe
from futago.gorpg.rules.actions import Pass
from futago.gorpg.rules.board import ATTACK, QUESTS, STAND
from futago.gorpg.rules.cards import MONSTERS
from futago.lab.simulate import Run, play_one
from futago.record import verify

from ..tables import FIRST, battle, do, table

GAME = gorpg.GAME


def played(
    seed: str, game: Game = GAME, **options: Json
) -> Iterator[tuple[gorpg.GorpgState, str, Action]]:
    """A game between greedy bots: every state in which a seat moves, and its move."""
    chosen, rng = game.options(options), random.Random(seed)
    state = game.new(chosen)
    assert isinstance(state, gorpg.GorpgState)
    bots = {seat: make_bot("greedy", game, chosen, seat, seed) for seat in game.seats(chosen)}
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
def test_greedy_plays_to_the_end_under_the_first_rules(given: dict[str, Json]) -> None:
    for switches in ({}, {"retreat_loss": "all", "battle": "one-exchange"}):
        for state, seat, action in played("first", FIRST, **{**given, **switches}):
            assert action in state.legal_actions(seat)
            last = state
        assert last.outcome is not None


def chosen_by_greedy(state: gorpg.GorpgState) -> str:
    """The move of a greedy bot for the seat to move."""
    seat = state.movers[0]
    bot = make_bot("greedy", GAME, state.options, seat, "luck")
    return str(bot.choose(state.view(seat), state.legal_actions(seat)))


def test_greedy_takes_the_tavern_hero_unless_a_better_one_would_have_to_leave() -> None:
    words = {"phase": "recruit", "round": 3, "queue": "p1", "locations": "nature-1,water-2,fire-3"}
    few = table(heroes="nature-13:0,fire-12:0/fire-9:0", **words)
    assert chosen_by_greedy(few) == "recruit"
    strong = "nature-13:0,fire-12:0,fire-11:0,water-12:0,water-{}:0/fire-9:0"
    weak = table(heroes=strong.format(2), **words)
    assert chosen_by_greedy(weak) == "recruit"
    assert chosen_by_greedy(table(heroes=strong.format(11), **words)) == "pass"
    do(weak, "recruit", "deal heroes urban-1 p1")
    assert chosen_by_greedy(weak) == "dismiss water-2"  # the newcomer, though lower, stays


def test_greedy_leaves_the_lowest_trophies_and_what_has_to_stay() -> None:
    words = {"spoils": "urban-1,water-9/", "trophies": "nature-7,water-1,water-5/", "players": 2}
    own = "nature-2:0/fire-9:0"
    stand = {"phase": "stand", "yet": "", **words}
    state = battle("nature-13:0", own, mode="overlord", **stand)
    assert chosen_by_greedy(state) == "retreat urban-1 water-1 water-9"
    assert chosen_by_greedy(battle("nature-13:0", own, **stand)) == "retreat urban-1 water-1"


def test_a_greedy_overlord_strikes_with_his_best_monster_again() -> None:
    words = {"mode": "overlord", "phase": "wrath", "round": 10, "slot": 4}
    state = table(
        heroes="nature-9:0/fire-9:0",
        monsters="///water-2:0,water-7:0",
        locations="nature-1,water-2,fire-3",
        **{"strikers-left": "water-2,water-7", "strikes-left": 2},
        **words,
    )
    first = chosen_by_greedy(state)
    assert first.startswith("strike water-7 ")
    do(state, first)
    assert chosen_by_greedy(state) in {first, first.replace("water-7", "water-2")}


@pytest.mark.parametrize("given", MODES, ids=lambda given: str(given["mode"]))
def test_a_bot_made_anew_for_every_move_never_comes_back_to_a_position(
    given: dict[str, Json],
) -> None:
    """A plan may take several moves, and a new bot is created for each of them."""
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
    run = Run(
        "gorpg", derived_seed("alone"), {"*": "greedy"}, {"mode": "solo", "items_per_hero": "none"}
    )
    assert sum(play_one(run, number)["result"]["reason"] == "survived" for number in range(6)) >= 4


def test_a_greedy_overlord_beats_random_parties() -> None:
    bots = {"*": "random", "overlord": "greedy"}
    run = Run("gorpg", derived_seed("overlord"), bots, {"mode": "overlord", "players": 2})
    wins = [play_one(run, number)["result"]["winners"] == ["overlord"] for number in range(6)]
    assert sum(wins) == 6
