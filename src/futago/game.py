"""The contract that every game implements; nothing here depends on a particular game.

A game is a pure, deterministic state machine. The caller asks the state who is to move and what
that seat may do, applies one action, and repeats. Everything a person or a bot learns comes from
`view`, `choice` and `events`, each for one seat; nothing else may be shown to that seat.

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
from typing import Any, ClassVar, Final, Literal, Protocol, TypeAlias, overload

import msgspec

from futago.choices.questions import Question
from futago.errors import BadInput, Fault, FutagoError, IllegalAction, UnknownRules
from futago.registry import manifests
from futago.texts import Text

# The errors of the contract are defined apart: everything may raise them.
__all__ = ["BadInput", "Fault", "FutagoError", "IllegalAction", "UnknownRules"]

Json = Any
"""Anything that `json.dumps` accepts."""

CHANCE: Final = "chance"
"""The mover when the rules draw a token or a card."""
SPECTATOR: Final = "spectator"
"""The seat that sees public information only."""
ABOVE: Final = "above"
"""The seat that sees everything: for replays of finished games, and to serialise a state."""


class Action(Hashable, Protocol):
    """One move: a small frozen value. `str(action)` is its notation, unique among all actions."""

    def as_json(self) -> dict[str, Json]:
        """The move in the form used by records, without the mover."""


class IndexedActions(Sequence[Action], ABC):
    """Legal actions that can be counted and are created one by one when accessed."""

    __slots__ = ()

    @abstractmethod
    def at(self, index: int) -> Action:
        """The action at this index, counted from 0."""

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

    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        return next_words(tuple(self), picked)  # few enough to be listed


class LazyActions(Iterable[Action], Container[Action], ABC):
    """Legal actions that are too many to list.

    They are defined by two operations: a membership test, and the words that may come next in the
    notation of one of them. Actions that can also be counted and indexed are a `Sequence` as well.
    """

    __slots__ = ()

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def next_words(self, picked: Sequence[str]) -> tuple[list[str], Action | None]:
        """The words that may follow those picked, sorted, each leading to a legal action; and the
        action that the words picked so far already spell, if any."""

    def __iter__(self) -> Iterator[Action]:
        """Every action once, sorted by notation. There may be too many to iterate over."""
        return self._from(())

    def _from(self, picked: tuple[str, ...]) -> Iterator[Action]:
        words, action = self.next_words(picked)
        if action is not None:
            yield action
        for word in words:
            yield from self._from((*picked, word))

    def sample(self, rng: random.Random) -> Action:
        """A random action: chosen word by word, uniformly among the words that may follow."""
        picked = list[str]()
        while True:
            words, action = self.next_words(picked)
            choice = rng.randrange(len(words) + (action is not None))
            if action is not None and choice == len(words):
                return action
            picked.append(words[choice])


Actions: TypeAlias = Sequence[Action] | LazyActions
"""Legal actions: a sequence sorted by notation, or lazy. See `random_action` and `next_words`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat has to decide now, as typed data that any client can present and complete."""

    prompt: Text
    rule: Text
    question: Question | None = None
    """All that may be answered; None for a seat that is not to move, and for chance."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that just happened, as seen by one seat: for the log and for animation."""

    kind: str
    text: Text
    data: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, and the reason in the form used by records."""

    winners: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of a game, for the command line and for forms. Without `values` any text that
    `Game.options` accepts is allowed. It makes a difference only where the options in `used_when`
    have one of the values there; `facts` are what the current choice entails."""

    name: str
    values: tuple[Json, ...]
    default: Json
    help: Text
    used_when: Mapping[str, tuple[Json, ...]] = field(default_factory=dict)
    group: Literal["first", "usual", "advanced"] = "usual"
    facts: tuple[Text, ...] = ()


def written(value: Json) -> str:
    """An option's value as it is typed on the command line."""
    return value if isinstance(value, str) else json.dumps(value)


class View(Protocol):
    """What one seat may know. Built from an allow-list, never by removing parts of the state."""

    def as_json(self) -> dict[str, Json]: ...


class State(ABC):
    """A position of a game, with the rules that apply to it."""

    __slots__ = ()

    game_name: ClassVar[str]
    """The name of its game in the registry."""

    options: Any
    """The options the game is played with."""

    movers: tuple[str, ...]
    """The seats that may act now; `(CHANCE,)` for a draw; empty when the game is over."""

    automatic: bool
    """Whether the only legal action follows from an earlier decision of the same seat. It is played
    at once, since a pause would reveal that there was something to think about."""

    outcome: Outcome | None

    last_seat: str
    """Who made the last action; empty at the beginning."""

    revealed: bool
    """Whether the last action revealed something hidden, so that it cannot be undone."""

    @abstractmethod
    def legal_actions(self, seat: str) -> Actions:
        """Everything a seat may do now, sorted by notation: the only authority on what is legal.
        Chance outcomes are always a sequence."""

    def chance_weights(self) -> Sequence[int]:
        """The integer weight of each of `legal_actions(CHANCE)`; equal by default."""
        return (1,) * len(listed(self.legal_actions(CHANCE)))

    @abstractmethod
    def apply(self, seat: str, action: Action) -> None:
        """Make a move; if it is not legal, raise `IllegalAction` with the reason and change
        nothing."""

    @abstractmethod
    def concede(self, seat: str, reason: str) -> None:
        """End the game against a seat that resigned or ran out of time. Raise `BadInput` if this
        game cannot end that way; somebody else then takes over the seat."""

    @abstractmethod
    def choice(self, seat: str) -> Choice:
        """What a person at this seat has to choose."""

    def why_not(self, seat: str, kind: str, thing: str, chosen: str = "") -> Text:
        """Why a thing on the board cannot be chosen now, in the words of a player: nothing that the
        seat does not know, no word of the notation. `chosen` is what was chosen before it, in
        notation."""
        return self.choice(seat).rule

    @abstractmethod
    def view(self, seat: str) -> View:
        """What a seat, or a spectator, may know."""

    @abstractmethod
    def events(self, seat: str) -> tuple[Event, ...]:
        """What the last action caused, as a seat may know it."""

    def can_undo(self, seat: str) -> bool:
        """Whether the last action was this seat's own, revealed nothing hidden, and did not end
        the game."""
        own = bool(self.last_seat) and self.last_seat == seat
        return own and not self.revealed and self.outcome is None

    def hides(self, seat: str) -> bool:
        """Whether a seat may know or decide now what is hidden from others, so that its time must
        tell nothing. Everybody knows the answer. In seats that never do, bots need not wait."""
        return True

    def stage(self) -> Text | None:
        """How far the game is, such as "round 3": known to everybody. None if that says nothing."""
        return None

    @abstractmethod
    def position(self, seat: str = ABOVE) -> str:
        """The position as a seat sees it in one line, which `Game.position` reads back."""

    @abstractmethod
    def imagined(self, seat: str, rng: random.Random) -> State:
        """A random state that this seat cannot distinguish from the true one (a determinization):
        for trying things out, and for bots that sample."""

    @abstractmethod
    def result(self) -> dict[str, Json]:
        """The result in the form used by records."""

    @abstractmethod
    def copy(self) -> State: ...

    @abstractmethod
    def __eq__(self, other: object) -> bool: ...

    def __repr__(self) -> str:
        """The full position in one line, which `Game.position` reads back."""
        return self.position()

    def __str__(self) -> str:
        """The full position as the terminal draws it."""
        draw = manifests()[self.game_name].part("drawing")
        if draw is None:
            return self.position()
        lines = draw(self.options, self.view(ABOVE), None, "en")
        return "\n".join(str(line).rstrip() for line in lines)


@dataclass(frozen=True, slots=True)
class Difficulty:
    """A name for options that are played together: `GAME-difficulty-NAME` in the catalogue."""

    name: str
    options: Mapping[str, Json]
    about: Text
    """How hard it is."""


class Game(ABC):
    """A game of the registry, bound to a version of its rules: creates its states and parses its
    data. Whatever is stored or sent names the version, so a game continues under its own rules."""

    name: str
    version: str
    """The version of the rules: raised when stored games would continue differently."""
    versions: tuple[str, ...] = ()
    """All versions of the rules, oldest first, if there is more than one."""
    option_specs: tuple[OptionSpec, ...]
    scenes: ClassVar[Mapping[str, int]] = {}
    """Seconds that clients take to show events, which everybody sees, by kind: no clock runs."""

    def under(self, version: str) -> Game:
        """This game under another version of its rules; `UnknownRules` if there is none."""
        if version != self.version:
            raise UnknownRules.of(self.name, version)
        return self

    def part(self, name: str) -> Any:
        """An optional part of this game, imported on first use; None if the game does not have it.
        `registry.PARTS` lists the parts and their types."""
        return manifests()[self.name].part(name)

    @abstractmethod
    def options(self, given: Mapping[str, Json]) -> Hashable:
        """The complete options, with defaults for those not given; `BadInput` names an invalid
        one."""

    def typed_options(self, given: Mapping[str, Json]) -> dict[str, Any]:
        """Options typed on this computer, where a value may be the name of a file. Options from
        elsewhere go to `options` directly, so that they can never read files."""
        return dict(given)

    def options_as_json(self, options: Any) -> dict[str, Json]:
        """Options in the form used by records."""
        data: dict[str, Json] = msgspec.to_builtins(options)
        return data

    def specs_with(self, options: Any) -> tuple[OptionSpec, ...]:
        """`option_specs` with the values, defaults and facts that follow from these options."""
        return self.option_specs

    def difficulties(self) -> tuple[Difficulty, ...]:
        """Difficulties to choose from, easiest first."""
        return ()

    @abstractmethod
    def vary(self, rng: random.Random) -> dict[str, Json]:
        """Random options, for testing the rules in all combinations."""

    @abstractmethod
    def seats(self, options: Any) -> tuple[str, ...]: ...

    def role(self, seat: str) -> str:
        return seat  # in statistics, where seats that are alike share one role

    def default_seat(self, options: Any) -> str:
        """The seat of a single player who does not choose one."""
        return self.seats(options)[0]

    def high_score(self, state: Any) -> int | None:
        """The score that a finished game sets, if it is played against one's own best score."""
        return None

    @abstractmethod
    def new(self, options: Any) -> State: ...

    @abstractmethod
    def action_from_json(self, data: Mapping[str, Json]) -> Action:
        """A move of a record; `BadInput` if it is not a move of this game."""

    @abstractmethod
    def parse(self, text: str, options: Any) -> Action:
        """An action from its notation; `BadInput` names the word that is not valid."""

    @abstractmethod
    def position(self, text: str, options: Any = None) -> State:
        """Parse what `State.position` wrote, under the rules that it names. Parts hidden from its
        seat are filled in with something that the seat could not distinguish from the truth."""


def listed(actions: Actions) -> Sequence[Action]:
    """All actions as a sequence; only for actions that are known to be few."""
    if isinstance(actions, tuple):  # the usual case, found out ten times as fast
        return actions
    return actions if isinstance(actions, Sequence) else tuple(actions)


def random_action(actions: Actions, rng: random.Random) -> Action:
    """A random action, uniform where the actions can be counted."""
    if isinstance(actions, tuple) or isinstance(actions, Sequence):  # noqa: SIM101  # ten times as fast
        return rng.choice(actions)
    return actions.sample(rng)


def next_words(actions: Actions, picked: Sequence[str]) -> tuple[list[str], Action | None]:
    """The words that may follow `picked` in the notation of these actions, in their order; and the
    action that `picked` already spells, if any."""
    if isinstance(actions, LazyActions | IndexedActions):
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
