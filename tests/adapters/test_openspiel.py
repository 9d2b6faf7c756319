"""Our games as OpenSpiel sees them."""

from __future__ import annotations

import copy
import random
from collections import defaultdict
from typing import Any

import pyspiel
import pytest

from futago import gorpg
from futago.adapters import openspiel
from futago.adapters.openspiel import FutagoState, game_from, resampler
from futago.adapters.starts import start_from, start_of
from futago.adapters.vocabulary import END, Vocabulary, fitting_of
from futago.game import listed
from futago.goryo.rules.options import options_from
from futago.goryo.rules.scale import Scale
from futago.goryo.rules.versions import VERSIONS
from futago.goryo.vocabulary import bound_unknown
from futago.registry import PACKAGES, manifest

from ..conformance.golden import read, transcripts
from ..conformance.play import Moment, every_game, moments
from ..conformance.secrecy import Side, all_swaps
from ..goryo.helpers import plans, table
from ..goryo.small import SMALL, small_game, small_position
from .following import after_moves, late_states, made, random_number, random_states, rules_state
from .modes import ALL_MODES, as_parameters, words_of
from .test_tensors import assert_same_tensors

SOME_GAMES = (
    "futago_goryo",
    "futago_goryo(edition=2019,palace=lake,split_cubes=true)",
    "futago_goryo(variant=genjutsu,actions_per_samurai=2)",
    "futago_goryo(variant=cursed-object)",
    "futago_goryo(enforcement=honour)",
    "futago_gorpg(mode=solo,monster_targets=player)",
    "futago_gorpg(mode=overlord,players=2,trading=true,joint_quests=0)",
    "futago_gorpg(players=3,items_per_hero=2,change=kept,bounty=true)",
)
LAST_ROUND = (
    "phase=plan round=4 first=helmet start=a2 samurai=a5,d1 broken=a2 sealed=vase spirits=2"
    " bound=fan"
)
SEATS_FOR_WHOLE_GAMES = 3
"""With more seats, a game of Go RPG is tested from its last third on."""
some_games = pytest.mark.parametrize("text", SOME_GAMES)


@pytest.mark.parametrize("mode", ALL_MODES, ids=words_of)
def test_openspiels_own_test_passes(
    mode: tuple[str, dict[str, Any]], capfd: pytest.CaptureFixture[str]
) -> None:
    openspiel.register(mode[0])
    game = pyspiel.load_game(f"futago_{mode[0]}", as_parameters(mode))
    if len(game.spec.seats) > SEATS_FOR_WHOLE_GAMES:
        *_, late = late_states(game, random.Random("late"))
        game = game_from([late])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiels_own_test_passes_from_a_position_of_a_small_game() -> None:
    game = game_from(bound_unknown(small_position(f"{LAST_ROUND} left=sprint,trail")))
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


# ---------------------------------------------------------------- parameters


def test_parameters_are_the_options_of_the_game() -> None:
    def options(text: str) -> Any:
        return pyspiel.load_game(text).spec.worlds[0].options

    assert options("futago_goryo") == options_from({})
    assert options("futago_goryo(edition=2019)").actions_per_samurai == 2
    assert options("futago_goryo(variant=genjutsu)").variant == "genjutsu"
    assert options("futago_gorpg(mode=solo)").players == 1
    assert options("futago_gorpg(joint_quests=0)").joint_quests == "any"
    assert options("futago_gorpg(items_per_hero=0)").items_per_hero is None
    assert options("futago_gorpg(items_per_hero=2)").items_per_hero == 2
    assert options("futago_gorpg(final_shop=false)").final_shop is False


def test_a_game_is_loaded_again_from_its_own_text() -> None:
    game = game_from([small_position(LAST_ROUND)])
    again = pyspiel.load_game(str(game))
    assert again.spec.worlds == game.spec.worlds
    assert [world.setup.scale for world in again.spec.worlds] == [SMALL]


@pytest.mark.parametrize("rules", VERSIONS)
def test_a_start_keeps_the_version_of_its_rules(rules: str) -> None:
    whole, small = table(rules=rules), small_game(rules=rules)
    for state in (whole, small):
        start = start_from(start_of([state]).word())
        assert start.states() == (state,)
        node = pyspiel.load_game(str(game_from(start))).new_initial_state()
        assert rules_state(node).options.rules.version == rules


def test_a_start_of_one_game_is_none_of_the_other() -> None:
    word = start_of([table()]).word()
    with pytest.raises(ValueError, match="belongs to goryo"):
        pyspiel.load_game("futago_gorpg", {"start": word})


# ---------------------------------------------------------------- actions are words


def test_words_lead_to_every_plan_and_to_no_other() -> None:
    position = small_position(f"{LAST_ROUND} left=sprint,trail")
    found, todo = list[str](), [game_from([position]).new_initial_state()]
    while todo:
        state = todo.pop()
        if state.node.mover != "goryo":
            found.append(str(rules_state(state).plan))  # type: ignore[attr-defined]
        else:
            todo += [state.child(number) for number in state.legal_actions()]
    assert len(found) > 50
    assert sorted(found) == sorted(map(str, plans(position)))


@every_game
def test_a_word_has_the_same_number_in_every_state(game: Any) -> None:
    """Every word of the stored games has one, too."""
    for file in transcripts(game):
        record = read(file)
        game = game.under(record["version"])
        options = game.options(record["options"])
        known = Vocabulary(fitting_of(game).words(options))
        assert known.words[END] == "."
        for move in record["moves"]:
            if move["by"] != "chance":
                fields = {name: value for name, value in move.items() if name != "by"}
                known.numbers(str(game.action_from_json(fields)).split())


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    rng = random.Random("asked")
    for text in SOME_GAMES:
        for state in random_states(pyspiel.load_game(text), rng):
            if state.is_player_node():
                assert len(state.legal_actions()) > 1


def test_a_party_equips_only_so_often_in_a_row() -> None:
    """Otherwise a game could last for ever."""
    position = gorpg.position(
        "mode=solo players=1 phase=quests round=2 leader=p1 heroes=urban-8:0:water-6,fire-4:0 "
        "locations=urban-2,water-8,fire-11 queue=p1 "
        "monsters=nature-3:0,(fire-2)/(water-5),(nature-9),(urban-6)/(water-2),(urban-1),(water-4)/"
    )
    state, rng = game_from([position], refits=3).new_initial_state(), random.Random("equip")
    equip = state.spec.vocabulary.number["equip"]
    for expected in (0, 1, 2):
        assert made(state) == expected
        assert equip in state.legal_actions()
        state.apply_action(equip)
        while made(state) == expected:
            state.apply_action(random_number(state, rng))
    assert equip not in state.legal_actions()
    assert len(state.legal_actions()) > 1


# ---------------------------------------------------------------- what a player may know


def _swapped(moment: Moment, seat: str, rng: random.Random) -> list[list[Any]]:
    """Other histories that look the same to a seat."""
    found = list[list[Any]]()
    for swap in all_swaps(moment, seat, rng)[:2]:
        side = Side(moment, swap.moves)
        actions = [
            (move["by"], moment.game.action_from_json({k: v for k, v in move.items() if k != "by"}))
            for move in side.todo
        ]
        found.append(actions)
    return found


def _opened(moment: Moment) -> FutagoState:
    game = game_from([moment.game.new(moment.options)], refits=10**6)
    state: FutagoState = game.new_initial_state()
    return state


@every_game
def test_hidden_differences_give_the_same_strings(game: Any) -> None:
    rng, tried = random.Random("alike"), 0
    for moment in moments(game, "openspiel", 12, 3):
        if moment.state.outcome is not None:
            continue
        real = after_moves(_opened(moment), moment.moves)
        if made(real) > len(moment.moves):
            continue  # automatic moves may reveal the difference
        seats = list(enumerate(real.spec.seats))
        for player, seat in rng.sample(seats, min(2, len(seats))):
            for moves in _swapped(moment, seat, rng):
                other = after_moves(_opened(moment), moves)
                assert other.information_state_string(player) == real.information_state_string(
                    player
                )
                assert other.observation_string(player) == real.observation_string(player)
                assert_same_tensors(real, other, player)
                if player == real.current_player():
                    assert other.legal_actions() == real.legal_actions()
                tried += real.node.history.state != other.node.history.state  # type: ignore[union-attr]
    assert tried > 5


@some_games
def test_what_is_imagined_gives_the_player_the_same_strings(text: str) -> None:
    rng, resample, differ = random.Random(text), resampler("again"), 0
    for state in random_states(pyspiel.load_game(text), rng):
        if state.is_player_node() and rng.random() < 0.3:
            player = state.current_player()
            one = resample(state, player)
            other = state.resample_from_infostate(player, rng.random)
            for imagined in (one, other):
                assert imagined.current_player() == player
                assert imagined.information_state_string() == state.information_state_string()
                assert imagined.observation_string() == state.observation_string()
                assert imagined.legal_actions() == state.legal_actions()
            differ += rules_state(one) != rules_state(state)
    hides = "honour" not in text and "solo" not in text
    assert differ or not hides


@some_games
def test_what_is_imagined_can_be_played_to_its_end(text: str) -> None:
    rng = random.Random(text)
    for number, state in enumerate(random_states(pyspiel.load_game(text), rng)):
        if state.is_player_node() and number % 20 == 0:
            imagined = state.imagined(rng)
            while not imagined.is_terminal():
                imagined.apply_action(random_number(imagined, rng))
            assert imagined.returns() != []


def _whole_tree(game: Any) -> dict[str, set[tuple[Any, ...]]]:
    """Every information state of the player to move, with what else is true there: what is seen,
    what may be done, and what the player knew and did before."""
    found = defaultdict[str, set[tuple[Any, ...]]](set)
    todo: list[tuple[Any, tuple[tuple[str, ...], ...]]] = [(game.new_initial_state(), ((), ()))]
    while todo:
        state, pasts = todo.pop()
        if state.is_terminal():
            continue
        if state.is_chance_node():
            todo += [(state.child(number), pasts) for number, _ in state.chance_outcomes()]
            continue
        player, text = state.current_player(), state.information_state_string()
        seen, numbers = state.observation_string(), state.legal_actions()
        found[text].add((player, seen, tuple(numbers), pasts[player]))
        for number in numbers:
            past = (*pasts[player], text, state.action_to_string(number))
            after = (past, pasts[1]) if player == 0 else (pasts[0], past)
            todo.append((state.child(number), after))
    return found


def test_an_information_state_holds_all_that_a_player_knew_and_did() -> None:
    """Perfect recall, in every state of two rounds of a small game."""
    words = "phase=plan round=3 first=helmet start=a2 samurai=a5,d1 broken=a2 left=sprint bound=fan"
    state = small_position(words, Scale(move_cubes=2, action_cubes=1, called=2))
    found = _whole_tree(game_from(bound_unknown(state)))
    assert len(found) > 1000
    assert all(len(cases) == 1 for cases in found.values())


def test_the_words_of_a_move_are_not_seen_by_others_before_it_is_made() -> None:
    state = game_from([table()]).new_initial_state()
    before = state.information_state_string(1), state.observation_string(1)
    mine = state.information_state_string(0)
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 0
    assert (state.information_state_string(1), state.observation_string(1)) == before
    assert state.information_state_string(0) != mine


# ---------------------------------------------------------------- chance, returns, copies


def test_chance_draws_the_world_where_a_game_may_begin_in_several() -> None:
    start = bound_unknown(small_position(LAST_ROUND), {"fan": 0.75, "mask": 0.25, "urn": 0.0})
    state = game_from(start).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.75), (1, 0.25)]
    hidden = [state.child(number) for number in (0, 1)]
    assert [rules_state(one).view("goryo").bound for one in hidden] == ["fan", "mask"]  # type: ignore[attr-defined]
    strings = {one.information_state_string(1) for one in hidden}
    assert len(strings) == 1
    assert len({one.information_state_string(0) for one in hidden}) == 2


@some_games
def test_draws_are_those_of_the_rules(text: str) -> None:
    for state in random_states(pyspiel.load_game(text), random.Random(text)):
        if state.is_chance_node():
            draws = listed(rules_state(state).legal_actions("chance"))
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert [state.action_to_string(n) for n in numbers] == list(map(str, draws))
            assert sum(chances) == pytest.approx(1.0)


@pytest.mark.parametrize("seed", range(4))
@some_games
def test_winners_get_what_there_is(text: str, seed: int) -> None:
    *_, state = random_states(pyspiel.load_game(text), random.Random(seed))
    outcome = rules_state(state).outcome
    assert outcome is not None
    paid = dict(zip(state.spec.seats, state.returns(), strict=True))
    if "goryo" in text:
        assert sum(paid.values()) == 0
        assert paid[outcome.winners[0]] == 1
    else:
        assert sum(paid.values()) == pytest.approx(1.0 if outcome.winners else 0.0)
        assert {seat for seat, share in paid.items() if share > 0} == set(outcome.winners)


def test_a_clone_is_independent() -> None:
    state = pyspiel.load_game("futago_goryo").new_initial_state()
    state.apply_action(0)
    before, clone = str(state), state.clone()
    clone.apply_action(0)
    assert str(state) == before != str(clone)
    assert copy.deepcopy(state.node) is state.node, "nothing is copied that never changes"


def test_every_game_is_a_game_of_openspiel() -> None:
    assert openspiel.GAMES.keys() >= {manifest(package).name for package in PACKAGES}
