"""Observations and information states as tensors, the same for both frameworks."""

from __future__ import annotations

import random
from collections import defaultdict
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from futago.adapters.node import Node, root
from futago.adapters.openspiel import FutagoState, game_from, register
from futago.adapters.pettingzoo import env
from futago.adapters.spec import game_spec
from futago.adapters.tensors import Feature, Observer, offsets, tensors_of
from futago.adapters.told import Teller
from futago.adapters.vocabulary import Vocabulary, fitting_of
from futago.game import SPECTATOR, Event, Game
from futago.goryo.rules.scale import Scale
from futago.goryo.vocabulary import bound_unknown
from futago.record import replay
from futago.texts import Text

from ..conformance.golden import read, transcripts
from ..conformance.play import every_game, moments
from ..goryo.small import small_position
from .following import random_states
from .modes import ALL_MODES, MODES, words_of

every_mode = pytest.mark.parametrize("mode", ALL_MODES, ids=words_of)
one_mode = pytest.mark.parametrize("mode", [(name, {}) for name in MODES], ids=words_of)


@pytest.fixture(autouse=True)
def known_to_openspiel(every_game_registered: None) -> None:
    for name in MODES:
        register(name)


def observer_of(game: Game, options: Any) -> Observer:
    tensors = tensors_of(game)
    assert tensors is not None
    vocabulary = Vocabulary(fitting_of(game).words(options))
    return Observer(game.seats(options), vocabulary, tensors.encoder(options))


def nodes_of(name: str, options: dict[str, Any], seed: str) -> list[Node]:
    """The nodes of a random game."""
    rng, found = random.Random(seed), [root(game_spec(name, options))]
    while found[-1].mover is not None:
        node = found[-1]
        drawn = node.player < 0
        found.append(node.drawn(rng) if drawn else node.child(rng.choice(node.legal_actions())))
    return found


# ---------------------------------------------------------------- what a view becomes


@every_mode
def test_numbers_are_from_0_to_1(mode: tuple[str, dict[str, Any]]) -> None:
    name, options = mode
    for node in nodes_of(name, options, "range")[::7]:
        for seat in node.spec.seats:
            seen = node.observation_tensor(seat)
            assert seen.dtype == np.float32
            assert seen.shape == (node.observer.size,)
            assert seen.min() >= 0
            assert seen.max() <= 1


@every_game
def test_what_looks_different_gives_other_numbers(game: Game) -> None:
    """As far as there are rows for it: what a move changes in a view is nearly always noticed."""
    changed = missed = 0
    for moment in moments(game, "tensors", 12, 12):
        encoder = observer_of(game, moment.options).encoder
        for seat in moment.seats:
            before, now = moment.before.view(seat), moment.state.view(seat)
            if before.as_json() != now.as_json():
                changed += 1
                missed += encoder.encoded(before) == encoder.encoded(now)
    assert changed > 50
    assert missed <= changed // 100


@every_game
def test_words_of_events_are_all_known_and_remembered(game: Game) -> None:
    """In every stored game, and for spectators as well."""
    for file in transcripts(game):
        record = read(file)
        under = game.under(record["version"])
        options = under.options(record["options"])
        teller = observer_of(under, options).teller
        told = defaultdict[str, int](int)
        for seat, action, state in replay(record):
            for watching in (*under.seats(options), SPECTATOR):
                own = action if watching == seat else None
                told[watching] += len(teller.told(own, state.events(watching))) // 2
        assert game.name == "gorpg" or max(told.values()) <= teller.memory


DIGESTS: Final = {
    ("goryo", 0): "759788de4e95310a",
    ("gorpg", 0): "2964635ffb696d55",
    ("jackdaws", 0): "b4b82915c8e1c476",
}


@every_game
def test_other_numbers_need_another_version(game: Game) -> None:
    """Whoever trained with a version goes on with it: raise `version` and add a digest here."""
    tensors, digest = tensors_of(game), sha256()
    assert tensors is not None
    for node in nodes_of(game.name, {}, "version"):
        for seat in node.spec.seats[-1:]:
            digest.update(node.observation_tensor(seat).tobytes())
            digest.update(node.information_state_tensor(seat).tobytes())
    assert digest.hexdigest()[:16] == DIGESTS[game.name, tensors.version]


# ---------------------------------------------------------------- what a seat was told


def test_an_information_state_is_a_tensor_of_its_own() -> None:
    """The same text exactly where the tensor is the same, in two rounds of a small game."""
    words = "phase=plan round=3 first=helmet start=a2 samurai=a5,d1 broken=a2 left=sprint bound=fan"
    state = small_position(words, Scale(move_cubes=2, action_cubes=1, called=2))
    game = game_from(bound_unknown(state))
    tensor_of, text_of = dict[str, bytes](), dict[bytes, str]()
    todo = [game.new_initial_state()]
    while todo:
        here = todo.pop()
        if here.is_terminal():
            continue
        if here.is_chance_node():
            todo += [here.child(number) for number, _ in here.chance_outcomes()]
            continue
        text = here.information_state_string()
        seat = here.spec.seats[here.current_player()]
        tensor = here.node.information_state_tensor(seat).tobytes()
        assert tensor_of.setdefault(text, tensor) == tensor
        assert text_of.setdefault(tensor, text) == text
        todo += [here.child(number) for number in here.legal_actions()]
    assert len(tensor_of) > 1000


def test_what_was_told_is_written_in_binary_the_latest_last() -> None:
    teller = Teller(["b", "a"], largest=2, memory=4)
    assert teller.bits == 3  # nothing, own, none, a, b, 0, 1, 2
    event = Event("a", Text("verbatim", word=""), {"of": None, "all": [True, {"n": 9}]})
    told = teller.told(None, [event])
    assert [*np.frombuffer(told, np.uint16)] == [3, 2, 7, 6, 7]
    out = np.ones((4, 3), np.float32)
    teller.write(told, out)
    assert out.tolist() == [[0, 1, 0], [1, 1, 1], [1, 1, 0], [1, 1, 1]]
    teller.write(told[:2], out)
    assert out.tolist() == [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 1, 1]]
    with pytest.raises(ValueError, match="'surprise'"):
        teller.told(None, [Event("surprise", Text("verbatim", word=""))])


@one_mode
def test_information_states_are_the_same_however_they_are_asked_for(
    mode: tuple[str, dict[str, Any]],
) -> None:
    """At every move, or once at the end."""
    name, options = mode
    nodes = nodes_of(name, options, "asked")
    for seat in nodes[0].spec.seats[:2]:
        for node in nodes:
            node.information_state_tensor(seat)
        again = nodes_of(name, options, "asked")[-1]
        asked_at_every_move = nodes[-1].information_state_tensor(seat)
        assert (again.information_state_tensor(seat) == asked_at_every_move).all()


# ---------------------------------------------------------------- in both frameworks


@one_mode
def test_openspiel_and_pettingzoo_see_the_same(mode: tuple[str, dict[str, Any]]) -> None:
    name, options = mode
    game = pyspiel.load_game(f"futago_{name}", options)
    observe = make_observation(game)
    remember = make_observation(game, INFO_STATE_OBS_TYPE)
    table, memory = env(name, **options), env(name, recall=True, **options)
    for state in list(random_states(game, random.Random("both")))[::20]:
        table.table.node = memory.table.node = state.node
        for player, seat in enumerate(state.spec.seats):
            seen, known = (one.observe(seat)["observation"] for one in (table, memory))
            observe.set_from(state, player)
            remember.set_from(state, player)
            assert (observe.tensor == seen).all()
            assert (remember.tensor == known).all()
            assert (remember.tensor[: len(seen)] == seen).all()
            if not state.is_chance_node() and not state.is_terminal():
                assert (np.array(state.observation_tensor(player), np.float32) == seen).all()
                assert (np.array(state.information_state_tensor(player), np.float32) == known).all()
    sizes = {feature: part.size for feature, part in remember.dict.items()}
    assert sum(sizes.values()) == len(remember.tensor) == game.information_state_tensor_shape()[0]
    assert list(sizes)[:4] == ["player", "mover", "picked", "last"]
    assert list(sizes)[-1] == "told"


@one_mode
def test_what_is_imagined_gives_the_same_tensors(mode: tuple[str, dict[str, Any]]) -> None:
    name, options = mode
    rng, tried = random.Random("imagined"), 0
    for state in random_states(pyspiel.load_game(f"futago_{name}", options), rng):
        if state.is_player_node() and rng.random() < 0.3:
            assert_same_tensors(state, state.imagined(rng), state.current_player())
            tried += 1
    assert tried > 1


def assert_same_tensors(one: FutagoState, other: FutagoState, player: int) -> None:
    """A player cannot tell two states apart by their tensors."""
    seat = one.spec.seats[player]
    for tensor in ("observation_tensor", "information_state_tensor"):
        assert (getattr(one.node, tensor)(seat) == getattr(other.node, tensor)(seat)).all(), tensor


def test_odd_features_are_refused() -> None:
    with pytest.raises(ValueError, match="two features gold"):
        offsets([Feature("gold"), Feature("gold")])
    for most in (0, 256, (1, 300)):
        with pytest.raises(ValueError, match="feature gold"):
            Feature("gold", (2,), most).shares()
