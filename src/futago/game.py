"""The contract every game fulfils, and nothing about any game.

A game is a pure, deterministic state machine. Whoever runs it asks the state who is to move, what
that seat may do, applies one action, and asks again. Everything a person or a bot learns comes out
of `view`, `choice` and `events`, each for one seat; nothing else may be shown to it.

    state = game.new(game.options({}))
    while state.movers:
        seat = state.movers[0]
        state.apply(seat, random_action(state.legal_actions(seat), rng))
    print(state.outcome)
"""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Container, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias, overload

from futago.texts import Text

Json = Any
"""What `json.dumps` takes."""

CHANCE: Final = "chance"
"""The mover where the rules draw a token or a card."""
SPECTATOR: Final = "spectator"
"""The seat that knows what is public and nothing more."""
ABOVE: Final = "above"
"""The seat that knows everything: for replays of finished games, and to write a state down."""


class FutagoError(Exception):
    """A mistake of the user, told in one sentence that says what to do."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class IllegalAction(FutagoError):
    """The rules do not allow this action now; the state has not changed."""


class BadInput(FutagoError):
    """An option, file, notation or seed that cannot be understood."""


class Action(Hashable, Protocol):
    """One move: a small frozen value. `str(action)` is its notation, unique among all actions."""

    def as_json(self) -> dict[str, Json]:
        """The move as records have it, without the mover."""


class IndexedActions(Sequence[Action], ABC):
    """Legal actions that are counted and made one by one, never all listed."""

    __slots__ = ()

    @abstractmethod
    def at(self, index: int) -> Action:
        """The action with this number, counted from 0."""

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return [self.at(i) for i in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        return self.at(index % len(self))


class LazyActions(Iterable[Action], Container[Action], ABC):
    """Legal actions too many to list. They are known by two questions: is this one of them, and
    which words may come next on the way to one. All else follows from these; what can be counted
    and indexed is a `Sequence` as well.
    """

    __slots__ = ()

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        """The words that may follow these, sorted, each of them leading to a legal action; and the
        action that the words picked spell already, if any."""

    def __iter__(self) -> Iterator[Action]:
        """Every action once, sorted by notation. There may be more than anybody can wait for."""
        return self._from(())

    def _from(self, picked: tuple[str, ...]) -> Iterator[Action]:
        words, action = self.next_words(picked)
        if action is not None:
            yield action
        for word in words:
            yield from self._from((*picked, word))

    def sample(self, rng: random.Random) -> Action:
        """One action at random: word by word, each word that may follow as likely as the other."""
        picked = list[str]()
        while True:
            words, action = self.next_words(picked)
            choice = rng.randrange(len(words) + (action is not None))
            if action is not None and choice == len(words):
                return action
            picked.append(words[choice])


Actions: TypeAlias = Sequence[Action] | LazyActions
"""Legal actions: listed, sorted by notation, or lazy. See `random_action` and `next_words`."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing to pick: a word of the notation, what it stands for, and how it is called."""

    word: str
    kind: str
    label: Text


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat is asked now, typed, so that any client can draw it.

    An action is picked word by word, along its notation. `options` are the words that may come
    next; `action` is set when the words picked so far are a complete action already. `confirm`
    asks for a look at the whole before it is played.
    """

    prompt: Text
    rule: Text
    options: tuple[Option, ...] = ()
    action: Action | None = None
    picked: tuple[str, ...] = ()
    confirm: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """Something that just happened, as one seat may know it: for the log and for animation."""

    kind: str
    text: Text
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, and the reason as records name it."""

    winners: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game, for the command line and for forms."""

    name: str
    values: tuple[Json, ...]
    default: Json
    help: Text


def written(value: Json) -> str:
    """An option's value as a person types it."""
    return value if isinstance(value, str) else json.dumps(value)


class View(Protocol):
    """What one seat may know. Built up from what is allowed, never the state with parts removed."""

    def as_json(self) -> dict[str, Json]: ...


class State(ABC):
    """A position of a game, from which everything follows that the rules say."""

    __slots__ = ()

    movers: tuple[str, ...]
    """The seats that may act now; `(CHANCE,)` for a draw; empty when the game is over."""

    automatic: bool
    """The one legal action follows from what its seat decided before: play it at once, since a
    pause would tell that there was something to think about."""

    outcome: Outcome | None

    @abstractmethod
    def legal_actions(self, seat: str) -> Actions:
        """All that a seat may do now, sorted by notation. The only judge of what is legal.
        Those of chance are always listed."""

    def chance_weights(self) -> Sequence[int]:
        """How likely each of `legal_actions(CHANCE)` is, in whole shares; mostly equal ones."""
        return (1,) * len(listed(self.legal_actions(CHANCE)))

    @abstractmethod
    def apply(self, seat: str, action: Action) -> None:
        """Make a move; `IllegalAction` with the reason, and nothing changed, if it is not legal."""

    @abstractmethod
    def concede(self, seat: str, reason: str) -> None:
        """End the game against a seat: it resigned, or its time ran out. `BadInput` if this game
        cannot end so; the seat is then played on by somebody else."""

    @abstractmethod
    def choice(self, seat: str, picked: Sequence[str] = ()) -> Choice:
        """The next thing a person at this seat has to pick."""

    @abstractmethod
    def view(self, seat: str) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def events(self, seat: str) -> tuple[Event, ...]:
        """What the last action brought about, as a seat may know it."""

    @abstractmethod
    def can_undo(self, seat: str) -> bool:
        """Whether the last action was this seat's own and told nobody anything hidden."""

    @abstractmethod
    def position(self, seat: str = ABOVE) -> str:
        """One line from which `Game.position` sets up what a seat may see."""

    @abstractmethod
    def imagined(self, seat: str, rng: random.Random) -> State:
        """A state that this seat cannot tell from the true one, its hidden part drawn at random
        from what the seat may believe: for trying things out, and for bots that sample."""

    @abstractmethod
    def result(self) -> dict[str, Json]:
        """The result as records have it."""

    @abstractmethod
    def copy(self) -> State: ...

    @abstractmethod
    def __eq__(self, other: object) -> bool: ...


class Game(ABC):
    """A game of the registry: how to start it and how to read what belongs to it."""

    name: str
    version: str
    """The rules' version: raised when a stored game would go on differently."""
    option_specs: tuple[OptionSpec, ...]

    @abstractmethod
    def options(self, given: Mapping[str, Json]) -> Hashable:
        """Options in full from some of them; `BadInput` names the one at fault."""

    def typed_options(self, given: Mapping[str, Json]) -> dict[str, Any]:
        """Options as somebody at this computer typed them, where a value may name a file. Options
        that come from elsewhere never do: they go to `options` as they are."""
        return dict(given)

    @abstractmethod
    def options_as_json(self, options: Any) -> dict[str, Json]:
        """Options as records have them."""

    @abstractmethod
    def vary(self, rng: random.Random) -> dict[str, Json]:
        """Options drawn at random, for trying the rules in all their combinations."""

    @abstractmethod
    def seats(self, options: Any) -> tuple[str, ...]: ...

    def default_seat(self, options: Any) -> str:
        """The seat of somebody who plays alone against bots and says nothing else."""
        return self.seats(options)[0]

    def high_score(self, state: Any) -> int | None:
        """The score to beat that a finished game sets, where one plays against oneself."""
        return None

    @abstractmethod
    def new(self, options: Any) -> State: ...

    @abstractmethod
    def action_from_json(self, data: Mapping[str, Json]) -> Action:
        """A move of a record; `BadInput` if it is none of this game's."""

    @abstractmethod
    def parse(self, text: str, options: Any) -> Action:
        """An action from its notation; `BadInput` says which word is not understood."""

    @abstractmethod
    def position(self, text: str, options: Any = None) -> State:
        """The position that `State.position` wrote. What its seat may not see is filled in with
        something that the seat could not tell from the truth."""


def listed(actions: Actions) -> Sequence[Action]:
    """All of them in a list; only where they are known to be few."""
    return actions if isinstance(actions, Sequence) else tuple(actions)


def random_action(actions: Actions, rng: random.Random) -> Action:
    """One of them at random: each as likely as the other where they can be counted."""
    if isinstance(actions, Sequence):
        return actions[rng.randrange(len(actions))]
    return actions.sample(rng)


def next_words(actions: Actions, picked: Sequence[str]) -> tuple[list[str], Action | None]:
    """The words that may follow `picked` on the way to one of these actions, in their order."""
    if isinstance(actions, LazyActions):
        return actions.next_words(picked)
    count, found, following = len(picked), None, dict[str, None]()
    for action in actions:
        words = str(action).split()
        if words[:count] == list(picked):
            if len(words) == count:
                found = action
            else:
                following[words[count]] = None
    return list(following), found
