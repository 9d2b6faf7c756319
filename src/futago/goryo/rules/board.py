"""The state of a game of Goryō as plain data, without any rules.

`Board` holds everything that changes, as small integers: spaces and types are numbers, sets of
them are bit masks (see `palace.Floor`). `GoryoSetup` holds what does not change during a game and
is shared by all its boards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, NamedTuple, Self, TypeAlias

from futago.game import CHANCE, Action, Event, Outcome
from futago.goryo.rules.actions import (
    Answer,
    Break,
    Curse,
    Done,
    Draw,
    GoryoAction,
    Move,
    Plan,
    Search,
    Sniff,
)
from futago.goryo.rules.facts import facts
from futago.goryo.rules.options import Options
from futago.goryo.rules.palace import floor_of
from futago.goryo.rules.scale import PRINTED, Scale
from futago.texts import Text

GORYO: Final = "goryo"
SAMURAI: Final = "samurai"

# Whose turn it is: the values of `State.movers`.
BY_CHANCE: Final = (CHANCE,)
BY_GORYO: Final = (GORYO,)
BY_SAMURAI: Final = (SAMURAI,)
BY_NOBODY: Final[tuple[str, ...]] = ()

# The phases, in the order of play.
BOUND, FIRST, BREAK, CURSE, PLAN, ACT, ANSWER, SEAL, OVER = range(9)
PHASES: Final = ("bound", "first", "break", "curse", "plan", "act", "answer", "seal", "over")

# Why a game ends.
REASONS: Final = (
    *("vengeance", "captured", "exorcised", "cornered", "self-broken"),
    *("resigned", "time"),
)

# The powers, as bits.
SPRINT, TRAIL, SHADOW, ILLUSION = 1, 2, 4, 8
POWERS: Final = {"sprint": SPRINT, "trail": TRAIL, "shadow": SHADOW, "illusion": ILLUSION}
POWERS_OF_VARIANT: Final = {None: SPRINT | TRAIL, "genjutsu": SHADOW | ILLUSION, "cursed-object": 0}

# Cubes on one samurai's board: two Move spaces (counted 1 and 2), one Search, one Sniff.
MOVES_MASK, SEARCHED, SNIFFED = 3, 4, 8
# By the cubes on a samurai's board: how many there are, and what he may still do (1: move).
CUBES_ON: Final = tuple((n & MOVES_MASK) + (n >> 2 & 1) + (n >> 3) for n in range(16))
ACTIONS_LEFT: Final = tuple((~n & (SEARCHED | SNIFFED)) | (n & MOVES_MASK < 2) for n in range(16))

NOWHERE: Final = -1
NOBODY: Final = -1
UNTOLD: Final = (None, None)


class Mistake(NamedTuple):
    """A mistake of the Goryō under honour: the round and the rule she broke."""

    round: int
    rule: str


PerSamurai: TypeAlias = tuple[int, ...]
"""A number for each samurai, in the order of the options: four, or fewer in a scaled-down game."""

Fact: TypeAlias = tuple[Any, ...]
"""Something public that happened: its kind, then its details."""


class GoryoSetup:
    """What all boards of a game share: options, palace, and action objects created once."""

    def __init__(self, options: Options, scale: Scale = PRINTED) -> None:
        self.options = options
        self.scale = scale
        self.move_cubes = scale.move_cubes
        self.action_cubes = scale.action_cubes
        self.rounds = scale.rounds
        self.spirits = scale.spirits
        self.strict = options.strict
        self.discovery = options.discovery
        self.floor = floor = floor_of(options.palace)
        self.colours = options.samurai
        self.colour_index = {colour: number for number, colour in enumerate(self.colours)}
        self.cap = 4 if options.split_cubes else options.actions_per_samurai
        self.gong_length = options.gong.length
        # The number of bags up to and including each step of the gong.
        self.bags_up_to = tuple(
            sum(bag <= step for bag in options.gong.bags) for step in range(self.gong_length + 1)
        )
        self.around = floor.around
        self.tiles_but_one = len(floor.types) - 1
        self.centres: PerSamurai = tuple(floor.centre_of[room] for room in options.samurai_rooms)
        self.unused: PerSamurai = (0,) * len(self.colours)
        # When no more samurai than this are uncalled, nobody else can be called this round.
        self.resting = len(self.colours) - scale.called
        self.powers = POWERS_OF_VARIANT[options.variant]
        self.only_done = (Done(),)
        self.answers = (Answer(False), Answer(True))
        # The Samurai's actions are sorted by notation: `done` comes between the colours.
        words = sorted([*self.colours, "done"])
        self.menu_order = tuple(self.colour_index.get(word, NOBODY) for word in words)
        in_force = facts(options)
        self.rule_of_phase = tuple(Text(f"goryo-rule-{phase}", **in_force) for phase in PHASES)
        self._draws = dict[tuple[str, int], tuple[Draw, ...]]()

    def sprints(self, plan: Plan) -> bool:
        """Whether a plan uses the Sprint: by its cubes, or under earlier rules as she says."""
        if self.options.rules.sprint_by_cubes:
            return len(plan.path) > self.move_cubes
        return plan.sprint

    @property
    def most_cubes(self) -> int:
        """How many move cubes she may place under honour."""
        if self.options.rules.sprint_by_cubes:
            # Each one beyond the Sprint costs a spirit token: with more the game is over anyway.
            return self.move_cubes + 1 + self.spirits
        return self.move_cubes + (1 if self.powers & SPRINT else 0)

    def menu(self, samurai: int, at: int, left: int, closed: int) -> tuple[GoryoAction, ...]:
        """What a samurai on a space can do, sorted by notation.

        `left` has a bit for each kind of action he has left (1 move, `SEARCHED`, `SNIFFED`),
        `closed` one for each space nearby that cannot be investigated any more.
        """
        return _menu(self, samurai, at, left, closed)

    def draws(self, role: str, bag: int) -> tuple[Draw, ...]:
        """One draw for each token in the bag."""
        draws = self._draws.get((role, bag))
        if draws is None:
            types = enumerate(self.floor.types)
            draws = tuple(Draw(role, name) for number, name in types if bag >> number & 1)
            self._draws[role, bag] = draws
        return draws

    def breaks(self, first: int) -> tuple[Break, ...]:
        """The ways to break the first object: any space of its type."""
        return tuple(map(Break, self.floor.names(self.floor.spaces_of_type[first])))

    def curses(self, first: int, start: int) -> tuple[Curse, ...]:
        """The ways to curse: any two other spaces of the first object's type."""
        others = self.floor.names(self.floor.spaces_of_type[first] & ~(1 << start))
        return tuple(map(Curse, combinations(others, 2)))


@lru_cache(maxsize=16384)  # 10 MB for usual palaces, 80 MB for spaces full of bridges
def _menu(
    setup: GoryoSetup, samurai: int, at: int, left: int, closed: int
) -> tuple[GoryoAction, ...]:
    colour, floor, found = setup.colours[samurai], setup.floor, list[GoryoAction]()
    if left & 1:
        found += [Move(colour, floor.ids[s]) for s in floor.neighbours[at]]
    if left & SEARCHED and not closed >> at & 1:
        found.append(Search(colour))
    if left & SNIFFED:
        near = [s for s in floor.neighbours[at] if not closed >> s & 1]
        found += [Sniff(colour, floor.ids[s]) for s in near]
    return tuple(sorted(found, key=str))


@lru_cache(maxsize=256)
def setup_of(options: Options) -> GoryoSetup:
    """The setup shared by all games with these options."""
    return GoryoSetup(options)


class Board:
    """Everything that changes in a game."""

    __slots__ = (
        "_legal",
        "_told",
        "acting",
        "answers",
        "asked",
        "at",
        "automatic",
        "bag",
        "began",
        "blinded",
        "bound",
        "broken",
        "broken_mask",
        "cubes",
        "cursed",
        "draws",
        "facts",
        "first",
        "flipped",
        "gong",
        "last_action",
        "last_seat",
        "left",
        "mistakes",
        "movers",
        "outcome",
        "phase",
        "plan",
        "question",
        "revealed",
        "round",
        "sealed",
        "setup",
        "spirits",
        "start",
        "used",
        "yes",
    )

    setup: GoryoSetup
    movers: tuple[str, ...]
    phase: int
    automatic: bool
    outcome: Outcome | None
    round: int
    bound: int  # the type she must not break; NOWHERE until drawn
    first: int  # the type of the first object
    start: int  # where she stands
    broken: tuple[int, ...]  # spaces, in the order of breaking
    broken_mask: int
    sealed: tuple[int, ...]  # types drawn from the bag, in order
    flipped: int  # types whose object tile shows its broken side
    bag: int  # tokens left in it
    draws: int  # tokens still to be drawn in this Discovery
    gong: int
    spirits: int
    left: int  # powers not yet spent
    cursed: tuple[int, ...]
    plan: Plan | None
    answers: int  # the spaces on which she answers yes if she plays by the rules
    blinded: int  # the samurai under an Illusion
    at: PerSamurai  # where the samurai stand
    began: PerSamurai  # where they stood when the round began: what she saw when she planned
    cubes: int  # action cubes left this round
    used: PerSamurai  # action cubes on each samurai's board
    acting: int  # the samurai called last
    asked: int  # spaces investigated this round
    yes: int  # those of them on which she answered yes
    question: int  # the space asked about, until she answers
    mistakes: tuple[Mistake, ...]
    last_seat: str  # who made the last move
    last_action: GoryoAction | None
    revealed: bool  # whether it revealed something hidden, so that it cannot be undone
    facts: tuple[Fact, ...]  # what else it caused, for `events`
    _legal: Sequence[Action] | None  # the legal actions, once computed
    # The events, once computed: for everybody, and for those who know all.
    _told: tuple[tuple[Event, ...] | None, tuple[Event, ...] | None]

    def __init__(self, setup: GoryoSetup) -> None:
        self.setup = setup
        self.movers = BY_CHANCE
        self.phase = BOUND
        self.automatic = False
        self.outcome = None
        self.round = 1
        self.bound = self.first = self.start = NOWHERE
        self.broken = self.sealed = ()
        self.broken_mask = self.flipped = 0
        self.bag = (1 << len(setup.floor.types)) - 1
        self.draws = self.gong = self.spirits = 0
        self.left = setup.powers
        self.cursed = ()
        self.plan = None
        self.answers = 0
        self.blinded = NOBODY
        self.at = self.began = setup.centres
        self.cubes = 0
        self.used = setup.unused
        self.acting = NOBODY
        self.asked = self.yes = 0
        self.question = NOWHERE
        self.mistakes = ()
        self.last_seat = ""
        self.last_action = None
        self.revealed = False
        self.facts = ()
        self._legal = None
        self._told = UNTOLD

    def copy(self) -> Self:
        """An independent copy; the values are immutable and shared."""
        new = object.__new__(type(self))
        new.setup = self.setup
        new.movers = self.movers
        new.phase = self.phase
        new.automatic = self.automatic
        new.outcome = self.outcome
        new.round = self.round
        new.bound = self.bound
        new.first = self.first
        new.start = self.start
        new.broken = self.broken
        new.broken_mask = self.broken_mask
        new.sealed = self.sealed
        new.flipped = self.flipped
        new.bag = self.bag
        new.draws = self.draws
        new.gong = self.gong
        new.spirits = self.spirits
        new.left = self.left
        new.cursed = self.cursed
        new.plan = self.plan
        new.answers = self.answers
        new.blinded = self.blinded
        new.at = self.at
        new.began = self.began
        new.cubes = self.cubes
        new.used = self.used
        new.acting = self.acting
        new.asked = self.asked
        new.yes = self.yes
        new.question = self.question
        new.mistakes = self.mistakes
        new.last_seat = self.last_seat
        new.last_action = self.last_action
        new.revealed = self.revealed
        new.facts = self.facts
        new._legal = self._legal
        new._told = UNTOLD
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        mine, others = self.setup, other.setup
        same_game = mine.options == others.options and mine.scale == others.scale
        return same_game and all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]


# How a board was reached does not matter for equality.
_COMPARED: Final = tuple(
    name
    for name in Board.__slots__
    if name not in ("setup", "_legal", "_told", "last_seat", "last_action", "revealed", "facts")
)
