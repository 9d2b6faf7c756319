"""The games as OpenSpiel games: `pyspiel.load_game("futago_goryo")`.

Importing this module registers them. Every option of a game is a parameter; `start` (see
`game_from`) replaces the initial state. Moves are made word by word (see `node`).
"""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from futago.adapters.history import start_history
from futago.adapters.node import advance, root
from futago.adapters.parameters import parameters
from futago.adapters.spec import MOST_REFITS, REFITS, START, GameSpec, game_spec
from futago.adapters.starts import Start, start_of
from futago.adapters.tensors import Tensor, offsets
from futago.adapters.vocabulary import fitting_of
from futago.game import Game, State
from futago.games import game_named
from futago.registry import manifests


def _type_of(game: Game, title: str, zero_sum: bool) -> Any:
    utility = pyspiel.GameType.Utility
    fewest, most = manifests()[game.name].players
    with_tensors = manifests()[game.name].has("tensors")
    return pyspiel.GameType(
        short_name=f"futago_{game.name}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=fewest,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=with_tensors,
        provides_observation_string=True,
        provides_observation_tensor=with_tensors,
        provides_factored_observation_string=False,
        parameter_specification={**parameters(game), START: "", REFITS: MOST_REFITS},
    )


class FutagoGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game with the given options, or with the initial states in `start`."""

    game_type: ClassVar[Any]
    ours: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.spec = game_spec(self.ours.name, given)
        self.root = root(self.spec)
        super().__init__(self.game_type, self._info(self.spec), given)

    def _info(self, spec: GameSpec) -> Any:
        fitting, state = spec.fitting, spec.worlds[0]
        zero_sum = {"utility_sum": 0.0} if fitting.zero_sum else {}
        return pyspiel.GameInfo(
            num_distinct_actions=len(spec.vocabulary),
            max_chance_outcomes=max(len(spec.worlds), fitting.most_draws(state)),
            num_players=len(spec.seats),
            min_utility=-1.0 if fitting.zero_sum else 0.0,
            max_utility=1.0,
            max_game_length=fitting.most_words(state),
            **zero_sum,
        )

    def new_initial_state(self) -> FutagoState:
        return FutagoState(self)

    def state_at(self, state: State) -> FutagoState:
        """The OpenSpiel state for one of our states, without any history."""
        found = self.new_initial_state()
        found.node = advance(self.spec, start_history(state))
        return found

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FutagoObserver:
        """An observer of information states (with perfect recall) or of observations."""
        if params:
            raise ValueError(f"Observers take no parameters: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return FutagoObserver(self.spec, recall)

    def utilities(self, winners: tuple[str, ...]) -> list[float]:
        """The utility of each player at the end of a game."""
        return self.spec.utilities(winners)


class FutagoState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state that wraps a node; clones share the node, which is immutable."""

    def __init__(self, game: FutagoGame) -> None:
        super().__init__(game)
        self.node = game.root

    @property
    def spec(self) -> GameSpec:
        return self.node.spec

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.mover is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal_actions() if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.child(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.action_string(action)

    def returns(self) -> list[float]:
        winners = self.node.winners
        if winners is None:
            return [0.0] * len(self.spec.seats)
        found: list[float] = self.get_game().utilities(winners)
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """Everything a player saw and did; by default the player to move."""
        return self.node.information_state(self.spec.seats[self._asked(player)])

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now; by default the player to move."""
        return self.node.observation(self.spec.seats[self._asked(player)])

    def _asked(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FutagoState:
        """A state that the player to move cannot distinguish from this one."""
        return self.imagined(random.Random(sampler()))

    def imagined(self, rng: random.Random) -> FutagoState:
        """The same: hidden information is drawn uniformly from what fits the player's
        observation."""
        other: FutagoState = self.get_game().new_initial_state()
        other.node = self.node.imagined(self.spec.seats[self.current_player()], rng)
        return other

    def __str__(self) -> str:
        """The full position in one line, and the words picked."""
        if self.node.history is None:
            return "?"
        position = self.node.history.state.position()
        return " ".join([position, *(["?", *self.node.picked] if self.node.picked else [])])


class FutagoObserver:
    """Observes what a player may know, as a string and, in games that have them, as a tensor."""

    def __init__(self, spec: GameSpec, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor: Tensor | None = None
        self.dict = dict[str, Tensor]()
        observer = spec.observer
        if observer is not None:
            memory = [observer.memory] if perfect_recall else []
            features = [*observer.features, *memory]
            self.tensor = np.zeros(sum(feature.size for feature in features), np.float32)
            for name, begin in offsets(features).items():
                shape = next(feature.shape for feature in features if feature.name == name)
                self.dict[name] = self.tensor[begin : begin + prod(shape)].reshape(shape)

    def set_from(self, state: FutagoState, player: int) -> None:
        """Write what a player knows into `tensor`, and so into `dict`, which holds its parts."""
        if self.tensor is None:
            return
        seat = state.spec.seats[player]
        if self.perfect_recall:
            state.node.write_information_state(seat, self.tensor)
        else:
            state.node.write_observation(seat, self.tensor)

    def string_from(self, state: FutagoState, player: int) -> str:
        seat = state.spec.seats[player]
        return (
            state.node.information_state(seat)
            if self.perfect_recall
            else state.node.observation(seat)
        )


GAMES: Final = dict[str, type[FutagoGame]]()
"""The games of ours that OpenSpiel knows."""


def register(name: str) -> None:
    """Tell OpenSpiel of a game of ours, if it does not know it yet."""
    if name in GAMES:
        return
    game = game_named(name)
    # OpenSpiel takes plain letters only.
    title = unicodedata.normalize("NFKD", manifests()[name].title).encode("ascii", "ignore")
    kind = _type_of(game, f"Futago {title.decode()}", fitting_of(game).zero_sum)
    GAMES[name] = type(f"Futago_{name}", (FutagoGame,), {"ours": game, "game_type": kind})
    pyspiel.register_game(kind, GAMES[name])


for _name, _manifest in manifests().items():
    if _manifest.has("vocabulary"):
        register(_name)


def game_from(start: Start | Sequence[State], **parameters: Any) -> FutagoGame:
    """A game that begins with one of these states, all equally likely, or as a `Start` says."""
    start = start if isinstance(start, Start) else start_of(start)
    register(start.game)
    game: FutagoGame = pyspiel.load_game(
        f"futago_{start.game}", {START: start.word(), **parameters}
    )
    return game


def resampler(seed: int | str) -> Callable[[FutagoState, int], FutagoState]:
    """For `ISMCTSBot.set_resampler`: samples states that the player to move cannot distinguish."""
    rng = random.Random(seed)
    return lambda state, player: state.imagined(rng)
