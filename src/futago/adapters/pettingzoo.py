"""The games as PettingZoo environments, one agent after the other or all at a time.

    from futago.adapters.pettingzoo import env, parallel_env

    game = env("goryo", edition="2019", variant="genjutsu")

Importing this module registers every game that has tensors, under an id with the version of its
tensors: `pettingzoo.make("aec", "futago/goryo-v0")`. Every option of a game is an argument; actions
are words (see `vocabulary`), and observations come from views only (see `tensors`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv, aec_registry
from pettingzoo import register as register_environment

from futago.adapters.node import Node, root
from futago.adapters.spec import REFITS, START, GameSpec, game_spec
from futago.adapters.starts import Start
from futago.adapters.tensors import Observer, Tensor, offsets, seen_by, tensors_of
from futago.adapters.vocabulary import END
from futago.game import ABOVE, CHANCE
from futago.games import game_named
from futago.registry import manifests

Observation = dict[str, Any]
Mask = npt.NDArray[np.int8]

RENDER_MODES: Final = ("ansi", "human")
NO_GAME: Final = "No game is in progress: call reset() first."


class _Table:
    """One game after the other, as the seats at it see it."""

    def __init__(
        self, game: str, render_mode: str | None, recall: bool, parameters: Mapping[str, Any]
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"The render mode {render_mode!r} is none of {RENDER_MODES}.")
        self.spec = _spec(game, parameters)
        self.render_mode = render_mode
        self.recall = recall
        self.size = self.observer.whole_size if recall else self.observer.size
        self.words = len(self.spec.vocabulary)
        self.rng = random.Random()
        self.node: Node | None = None

    @property
    def observer(self) -> Observer:
        assert self.spec.observer is not None
        return self.spec.observer

    def space_of_observations(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (self.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.words,), np.int8),
            }
        )

    def reset(self, seed: int | None) -> None:
        """A new game; without a seed the draws go on from those of the last one."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.node = self._drawn(root(self.spec))

    def play(self, word: Any) -> None:
        """Play a word for the seat that is to move, and all draws of chance that follow."""
        node = self.now
        number = int(word)
        if number not in node.legal_actions():
            known = self.spec.vocabulary.words
            name = known[number] if 0 <= number < len(known) else number
            raise ValueError(f"{node.mover} cannot pick action {number} ({name}): see the mask.")
        self.node = self._drawn(node.child(number))

    def _drawn(self, node: Node) -> Node:
        while node.mover == CHANCE:
            node = node.drawn(self.rng)
        if not self.recall and node.history is not None:
            node.history.forget()
        return node

    @property
    def now(self) -> Node:
        if self.node is None:
            raise RuntimeError(NO_GAME)
        return self.node

    def observation(self, seat: str) -> Tensor:
        """What a seat observes."""
        if self.recall:
            return self.now.information_state_tensor(seat)
        return self.now.observation_tensor(seat)

    def mask(self, seat: str) -> Mask:
        """The words that a seat can pick now."""
        mask = bytearray(self.words)
        if seat == self.now.mover:
            for number in self.now.legal_actions():
                mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def state(self) -> Tensor:
        """All that is true, hidden things as well: for the training of several agents at once,
        never for playing."""
        node, observer = self.now, self.observer
        assert node.history is not None
        out = np.empty(observer.size, np.float32)
        seen = seen_by(observer.encoder, node.history.state, ABOVE)
        observer.observation(seen, ABOVE, node.mover, node.picked, out)
        return out

    def rewards(self) -> dict[str, float]:
        """What each seat gets: nothing before the end of the game."""
        winners = self.now.winners
        if winners is None:
            return dict.fromkeys(self.spec.seats, 0.0)
        return dict(zip(self.spec.seats, self.spec.utilities(winners), strict=True))

    def render(self) -> str | None:
        """The position as the terminal draws it, for those who may see all: returned or printed."""
        node = self.now
        assert node.history is not None
        drawn = str(node.history.state)
        if self.render_mode == "ansi":
            return drawn
        if self.render_mode == "human":
            print(drawn)
        return None


class _Environment:
    """What both kinds of environments have in common."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        render_mode: str | None = None,
        *,
        recall: bool = False,
        **parameters: Any,
    ) -> None:
        """`recall`: observe information states, with all that the agent was told. The parameters
        are the options of the game, as typed on the command line."""
        self.table = table = _Table(game, render_mode, recall, parameters)
        self.metadata = {
            "name": f"{game}_v{version_of(game)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(table.spec.seats)
        self.agents = list[str]()
        self.observation_spaces = {
            agent: table.space_of_observations() for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(table.words) for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 1, (table.observer.size,), np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def state(self) -> Tensor:
        """All that is true, hidden things as well: for a central critic, never for playing."""
        return self.table.state()

    def render(self) -> str | None:
        """The whole position as text: returned ("ansi") or printed ("human")."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""

    def words(self) -> tuple[str, ...]:
        """The words of the notation by the numbers of their actions."""
        return self.table.spec.vocabulary.words

    def features(self) -> dict[str, slice]:
        """Where the features of an observation are."""
        observer = self.table.observer
        begins = offsets(observer.features)
        return {f.name: slice(begins[f.name], begins[f.name] + f.size) for f in observer.features}


class FutagoEnv(_Environment, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game, agent after agent. The agents are the seats of the game; one that makes a move of
    several words acts several times in a row."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. `options` are not used: the options of the game are parameters."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: dict[str, Any]() for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.table.now.mover or self.agents[0]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise RuntimeError(NO_GAME)
        agent, table = self.agent_selection, self.table
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table.play(action)
        self._cumulative_rewards[agent] = 0.0
        mover = table.now.mover
        if mover is not None:
            self.agent_selection = mover
            return
        self.rewards = table.rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        table = self.table
        return {"observation": table.observation(agent), "action_mask": table.mask(agent)}


class FutagoParallelEnv(_Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A game, all agents at a time. Nobody moves at the same time as others in these games: an
    agent that is not to move picks action 0, the only one that its mask allows."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game. `options` are not used: the options of the game are parameters."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        if not self.agents:
            raise RuntimeError(NO_GAME)
        table, mover = self.table, self.table.now.mover
        for agent, action in actions.items():
            if agent != mover and int(action) != END:
                raise ValueError(f"{agent} is not to move, and can only pick action {END}.")
        if mover not in actions:
            raise ValueError(f"{mover} is to move, and there is no action for it.")
        table.play(actions[mover])
        over, agents = table.now.mover is None, self.agents
        observations = self._observations()
        if over:
            self.agents = []
        return (
            observations,
            table.rewards(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Observation]:
        table = self.table
        found = dict[str, Observation]()
        for agent in self.agents:
            mask = table.mask(agent)
            if agent != table.now.mover:
                mask[END] = 1
            found[agent] = {"observation": table.observation(agent), "action_mask": mask}
        return found

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}


def _spec(name: str, parameters: Mapping[str, Any]) -> GameSpec:
    """The specification of a game; its options are checked here."""
    game = game_named(name)
    if tensors_of(game) is None:
        raise ValueError(f"The game {name} has no part `tensors`, so it is no environment.")
    known = {spec.name for spec in game.option_specs}
    typed = {option: _typed(value) for option, value in parameters.items()}
    game.options(
        {option: typed[option] for option in typed if option not in {*known, START, REFITS}}
    )
    return game_spec(name, typed)


def _typed(value: Any) -> Any:
    """A value as it is typed on the command line."""
    if value is None:
        return "none"
    if isinstance(value, Start):
        return value.word()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else value


def version_of(name: str) -> int:
    """The version of a game's environments."""
    tensors = tensors_of(game_named(name))
    return tensors.version if tensors is not None else 0


def env(game: str, render_mode: str | None = None, **parameters: Any) -> FutagoEnv:
    """A game in which one agent acts after the other."""
    return FutagoEnv(game, render_mode, **parameters)


def parallel_env(game: str, render_mode: str | None = None, **parameters: Any) -> FutagoParallelEnv:
    """A game in which all agents act at a time."""
    return FutagoParallelEnv(game, render_mode, **parameters)


def register(name: str) -> None:
    """Tell PettingZoo of a game, if it does not know it yet."""
    id = f"futago/{name}-v{version_of(name)}"
    if id not in aec_registry:
        register_environment("aec", id, env, kwargs={"game": name})
        register_environment("parallel", id, parallel_env, kwargs={"game": name})


for _name, _manifest in manifests().items():
    if _manifest.has("tensors"):
        register(_name)
