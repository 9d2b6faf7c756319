"""Goryō and Go RPG as games of OpenSpiel: `pyspiel.load_game("futago_goryo")`.

Importing this module registers them. Every option of a game is a parameter; `start` (see
`game_from`) begins elsewhere than at the beginning. Moves are made word by word (see `course`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

import pyspiel

from futago.adapters.course import opening, settled
from futago.adapters.parameters import parameters
from futago.adapters.starts import Start, start_of
from futago.adapters.story import beginning
from futago.adapters.tables import MOST_REFITS, REFITS, START, Table, table_of
from futago.game import CHANCE, Game, State
from futago.gorpg import GAME as GORPG
from futago.goryo import GAME as GORYO
from futago.goryo.scale import Scale

MOST_WORDS_OF_GORPG: Final = 200_000
"""More than any game of Go RPG has needed; its rules set no bound of their own."""


def _type_of(game: Game, title: str, utility: Any, players: tuple[int, int]) -> Any:
    return pyspiel.GameType(
        short_name=f"futago_{game.name}",
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=False,
        parameter_specification={**parameters(game), START: "", REFITS: MOST_REFITS},
    )


class FutagoGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its options, or one that begins where `start` says."""

    game_type: ClassVar[Any]
    ours: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.table = table_of(self.ours.name, given)
        self.opening = opening(self.table)
        super().__init__(self.game_type, self._info(self.table), given)

    def _info(self, table: Table) -> Any:
        raise NotImplementedError

    def new_initial_state(self) -> FutagoState:
        return FutagoState(self)

    def state_at(self, state: State) -> FutagoState:
        """A state of this game as ours stands; what came before is told to nobody."""
        found = self.new_initial_state()
        found.course = settled(self.table, beginning(state))
        return found

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> FutagoObserver:
        """What tells a player's information state (with all that it remembers) or observation."""
        if params:
            raise ValueError(f"There are no parameters of observations: {params}")
        return FutagoObserver(iig_obs_type is not None and iig_obs_type.perfect_recall)

    def utilities(self, winners: tuple[str, ...]) -> list[float]:
        """What the end of a game is worth to each player."""
        raise NotImplementedError


class FutagoState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel around a course; a clone shares the course, which never changes."""

    def __init__(self, game: FutagoGame) -> None:
        super().__init__(game)
        self.course = game.opening

    @property
    def table(self) -> Table:
        return self.course.table

    def current_player(self) -> int:
        mover = self.course.mover
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seats.index(mover)

    def is_terminal(self) -> bool:
        return self.course.mover is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.numbers() if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.chances()

    def _apply_action(self, action: int) -> None:
        self.course = self.course.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.named(action)

    def returns(self) -> list[float]:
        winners = self.course.winners
        if winners is None:
            return [0.0] * len(self.table.seats)
        found: list[float] = self.get_game().utilities(winners)
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player saw and did; of the one to move, if no other is named."""
        return self.course.told(self.table.seats[self._asked(player)])

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now; of the one to move, if no other is named."""
        return self.course.seen(self.table.seats[self._asked(player)])

    def _asked(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FutagoState:
        """Another state that the player to move cannot tell from this one."""
        return self.imagined(random.Random(sampler()))

    def imagined(self, rng: random.Random) -> FutagoState:
        """The same, its hidden part drawn evenly from all that fits what the player sees now."""
        other: FutagoState = self.get_game().new_initial_state()
        other.course = self.course.imagined(self.table.seats[self.current_player()], rng)
        return other

    def __str__(self) -> str:
        """The whole truth in one line, and the words picked."""
        if self.course.moment is None:
            return "?"
        position = self.course.moment.state.position()
        return " ".join([position, *(["?", *self.course.picked] if self.course.picked else [])])


class FutagoObserver:
    """Tells what a player may know, in words; there are no tensors."""

    def __init__(self, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: FutagoState, player: int) -> None:
        """There is nothing to fill in."""

    def string_from(self, state: FutagoState, player: int) -> str:
        seat = state.table.seats[player]
        return state.course.told(seat) if self.perfect_recall else state.course.seen(seat)


class GoryoGame(FutagoGame):
    """Goryō: player 0 is the Goryō, player 1 the Samurai; 1 for the winner, -1 for the loser."""

    ours = GORYO
    game_type = _type_of(GORYO, "Futago Goryo", pyspiel.GameType.Utility.ZERO_SUM, (2, 2))

    def _info(self, table: Table) -> Any:
        setup = table.worlds[0].setup  # type: ignore[attr-defined]
        return pyspiel.GameInfo(
            num_distinct_actions=len(table.vocabulary),
            max_chance_outcomes=max(len(table.worlds), len(setup.floor.types)),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_most_words(setup.scale),
        )

    def utilities(self, winners: tuple[str, ...]) -> list[float]:
        return [1.0 if seat in winners else -1.0 for seat in self.table.seats]


def _most_words(scale: Scale) -> int:
    """Words of a whole game: set-up, then plans, the samurai's moves and her answers."""
    plan = (
        1 + scale.move_cubes + 1 + 2 + len(("sprint", "trail", "a1", "honest", "illusion", "red"))
    )
    act = len(("red", "sniff", "a1")) + len(("answer", "no"))
    return 2 + 3 + scale.rounds * (plan + scale.action_cubes * act + 1)


class GorpgGame(FutagoGame):
    """Go RPG: the players are the parties, then the Overlord; the winners share 1."""

    ours = GORPG
    game_type = _type_of(GORPG, "Futago Go RPG", pyspiel.GameType.Utility.GENERAL_SUM, (1, 7))

    def _info(self, table: Table) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=len(table.vocabulary),
            max_chance_outcomes=max(len(table.worlds), len(table.vocabulary)),
            num_players=len(table.seats),
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=MOST_WORDS_OF_GORPG,
        )

    def utilities(self, winners: tuple[str, ...]) -> list[float]:
        share = 1.0 / max(1, len(winners))
        return [share if seat in winners else 0.0 for seat in self.table.seats]


GAMES: Final[dict[str, type[FutagoGame]]] = {g.ours.name: g for g in (GoryoGame, GorpgGame)}
for _game in GAMES.values():
    pyspiel.register_game(_game.game_type, _game)


def game_from(start: Start | Sequence[State], **parameters: Any) -> FutagoGame:
    """A game that begins in one of some states, each as likely as the other, or as a start says."""
    start = start if isinstance(start, Start) else start_of(start)
    game: FutagoGame = pyspiel.load_game(
        f"futago_{start.game}", {START: start.word(), **parameters}
    )
    return game


def resampler(seed: int | str) -> Callable[[FutagoState, int], FutagoState]:
    """For `ISMCTSBot.set_resampler`: states that the player to move could take for the true one."""
    rng = random.Random(seed)
    return lambda state, player: state.imagined(rng)
