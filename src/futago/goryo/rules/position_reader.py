"""Reads positions that `position` writes, and fills in what they do not say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from futago.game import BadInput, Outcome
from futago.goryo.rules.actions import Plan
from futago.goryo.rules.board import (
    ACT,
    ANSWER,
    BOUND,
    BREAK,
    BY_CHANCE,
    BY_GORYO,
    BY_NOBODY,
    BY_SAMURAI,
    CUBES_ON,
    CURSE,
    GORYO,
    MOVES_MASK,
    NOWHERE,
    OVER,
    PHASES,
    PLAN,
    POWERS,
    REASONS,
    SAMURAI,
    SEAL,
    Board,
    Mistake,
    PerSamurai,
)
from futago.goryo.rules.discovery import all_tiles_but_one_flipped
from futago.goryo.rules.hidden import possible_boards
from futago.goryo.rules.mistakes import RULES
from futago.goryo.rules.moves import place_plan
from futago.goryo.rules.notation import parse_words
from futago.goryo.rules.options import Options, options_from
from futago.goryo.rules.plans import StrictPlans
from futago.goryo.rules.position import OPTION_FIELDS, RULES_FIELD, palace_word
from futago.goryo.rules.versions import VERSIONS, Rules
from futago.goryo.rules.view import ASKING
from futago.texts import Text
from futago.versions import rules_named

# By phase.
_MOVERS: Final = (
    BY_CHANCE,
    BY_CHANCE,
    BY_GORYO,
    BY_GORYO,
    BY_GORYO,
    BY_SAMURAI,
    BY_GORYO,
    BY_CHANCE,
    BY_NOBODY,
)


def set_up(board: Board, text: str) -> None:
    """Set a new board to a position; hidden information that it lacks is filled in arbitrarily."""
    fields = _fields(text)
    reader = _Reader(board)
    for name in fields:
        if name not in _READERS and name not in (RULES_FIELD, *OPTION_FIELDS):
            known = ", ".join([RULES_FIELD, *OPTION_FIELDS, *_READERS])
            raise BadInput(Text("position-unknown", name=name, known=known))
    for name, read in _READERS.items():
        if name in fields:
            try:
                read(reader, fields[name])
            except (KeyError, ValueError, IndexError):
                raise BadInput(Text("position-bad", name=name, value=fields[name])) from None
    reader.finish(fields)


def options_of(text: str, given: Options | None = None) -> Options:
    """The options of a position. Those it does not name are taken from `given`, the options of its
    game: so a position keeps its meaning when a default changes, and may use a custom palace."""
    fields, rules = _fields(text), rules_of(text)
    named: dict[str, Any] = {
        option: fields[field] for field, option in OPTION_FIELDS.items() if field in fields
    }
    if given is None:
        return options_from(named, rules, balanced=False)
    ours = palace_word(given.palace)
    if named.get("palace", ours) == ours:
        named["palace"] = given.palace
    whole = {name: getattr(given, name) for name in OPTION_FIELDS.values()}
    return options_from({**whole, **named}, rules)


def rules_of(text: str) -> Rules:
    """The rules that a position is played under."""
    return rules_named("goryo", VERSIONS, _fields(text).get(RULES_FIELD))


def _fields(text: str) -> dict[str, str]:
    fields = dict[str, str]()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value or name in fields:
            raise BadInput(Text("position-word", word=word))
        fields[name] = value
    return fields


class _Reader:
    """Sets the fields of a position on a board, one method per field."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.floor = board.setup.floor
        self.plan: Plan | None = None

    def phase(self, value: str) -> None:
        self.board.phase = PHASES.index(value)

    def round(self, value: str) -> None:
        self.board.round = _between(value, 1, self.board.setup.rounds)

    def first(self, value: str) -> None:
        self.board.first = self.floor.type_index[value]

    def start(self, value: str) -> None:
        self.board.start = self.floor.index[value]

    def samurai(self, value: str) -> None:
        self.board.at = self.board.began = self._everybody(value)

    def began(self, value: str) -> None:
        self.board.began = self._everybody(value)

    def _everybody(self, value: str) -> PerSamurai:
        spaces = self.floor.numbers(value.split(","))
        if len(spaces) != len(self.board.setup.colours):
            raise ValueError(value)
        return spaces

    def broken(self, value: str) -> None:
        self.board.broken = self.floor.numbers(_distinct(value))
        self.board.broken_mask = self.floor.mask(self.board.broken)

    def sealed(self, value: str) -> None:
        self.board.sealed = tuple(self.floor.type_index[kind] for kind in _distinct(value))

    def draws(self, value: str) -> None:
        self.board.draws = _between(value, 0, 99)

    def gong(self, value: str) -> None:
        self.board.gong = _between(value, 0, self.board.setup.gong_length)

    def spirits(self, value: str) -> None:
        self.board.spirits = _between(value, 0, self.board.setup.spirits)

    def left(self, value: str) -> None:
        left = sum(POWERS[power] for power in _distinct(value))
        if left & ~self.board.setup.powers:
            raise ValueError(value)
        self.board.left = left

    def cursed(self, value: str) -> None:
        one, other = self.floor.numbers(_distinct(value))
        self.board.cursed = (one, other)

    def illusion(self, value: str) -> None:
        self.board.blinded = self.board.setup.colour_index[value]

    def cubes(self, value: str) -> None:
        self.board.cubes = _between(value, 0, self.board.setup.action_cubes)

    def used(self, value: str) -> None:
        used = list(self.board.setup.unused)
        for entry in value.split(","):
            who, _, cubes = entry.partition(":")
            names = cubes.split("+")
            moves = names.count("move")
            asking = sum(ASKING[name] for name in set(names) - {"move"})
            used[self.board.setup.colour_index[who]] = _between(str(moves), 0, 2) + asking
        self.board.used = tuple(used)

    def acting(self, value: str) -> None:
        self.board.acting = self.board.setup.colour_index[value]

    def prints(self, value: str) -> None:
        for entry in _distinct(value):
            bit = 1 << self.floor.index[entry[:-1]]
            self.board.asked |= bit
            self.board.yes |= bit if "-+".index(entry[-1]) else 0

    def question(self, value: str) -> None:
        self.board.question = self.floor.index[value]

    def mistakes(self, value: str) -> None:
        for entry in value.split(","):
            number, _, rule = entry.partition(":")
            in_round = _between(number, 1, self.board.setup.rounds)
            self.board.mistakes += (Mistake(in_round, _one_of(RULES, rule)),)

    def bound(self, value: str) -> None:
        self.board.bound = self.floor.type_index[value]

    def plan_(self, value: str) -> None:
        plan = parse_words(["plan", *value.split(".")], self.board.setup.options)
        assert isinstance(plan, Plan)
        self.plan = plan

    def winner(self, value: str) -> None:
        self.board.outcome = Outcome((_one_of((GORYO, SAMURAI), value),), "")

    def reason(self, value: str) -> None:
        winners = self.board.outcome.winners if self.board.outcome else ()
        self.board.outcome = Outcome(winners, _one_of(REASONS, value))

    def finish(self, fields: Mapping[str, str]) -> None:
        """Derive the remaining fields, check the result, and fill in what is hidden."""
        board = self.board
        self._check_complete()
        if "left" not in fields:
            board.left = 0
        on_boards = sum(CUBES_ON[used] for used in board.used)
        if "cubes" not in fields and board.phase in (ACT, ANSWER):
            board.cubes = max(0, board.setup.action_cubes - on_boards)
        board.movers = _MOVERS[board.phase]
        board.automatic = board.phase == ANSWER and board.setup.strict
        flipped = {self.floor.type_of[space] for space in board.broken} | set(board.sealed)
        flipped |= {board.first} - {NOWHERE}
        board.flipped = self.floor.mask(flipped)
        drawn = {board.bound, board.first, *board.sealed} - {NOWHERE}
        board.bag &= ~self.floor.mask(drawn)
        self._check_consistent(flipped, on_boards)
        if self.plan is not None:
            self._place_plan(self.plan)
        if board.phase not in (BOUND, OVER) and board.bound == NOWHERE:
            self._fill_in_hidden()

    def _check_complete(self) -> None:
        """Refuse a position without something that its phase requires."""
        board, phase = self.board, self.board.phase
        planned = phase in (ACT, ANSWER)
        needed = (
            phase not in (BREAK, CURSE, PLAN, ACT, ANSWER, SEAL) or board.first != NOWHERE,
            phase not in (CURSE, PLAN, ACT, ANSWER, SEAL) or board.start != NOWHERE,
            phase != ANSWER or board.question != NOWHERE,
            (phase == OVER) == (board.outcome is not None),
            board.outcome is None or (board.outcome.winners != () and board.outcome.reason != ""),
            not planned or (self.plan is None) == (board.bound == NOWHERE),
            phase != SEAL or board.draws > 0,
        )
        if not all(needed):
            raise BadInput(Text("goryo-position-incomplete", phase=PHASES[phase]))

    def _check_consistent(self, flipped: set[int], on_boards: int) -> None:
        """Refuse a position that no game in progress can reach."""
        board = self.board
        if board.phase == OVER:
            return
        planned = board.phase in (ACT, ANSWER)
        drawn = [kind for kind in (board.bound, board.first, *board.sealed) if kind != NOWHERE]
        contradictions = {
            "sealed": len(set(drawn)) < len(drawn),
            "spirits": board.spirits == board.setup.spirits,
            "broken": all_tiles_but_one_flipped(board) or board.bound in flipped,
            "prints": board.start != NOWHERE and board.asked >> board.start & 1,
            "start": board.start not in (NOWHERE, *board.broken),
            "cursed": bool(board.cursed) != self._is_cursed(),
            "cubes": planned and board.cubes + on_boards != board.setup.action_cubes,
            "began": not all(map(self._can_reach, board.began, board.at, board.used)),
        }
        for name, wrong in contradictions.items():
            if wrong:
                raise BadInput(Text("position-contradiction", name=name))

    def _can_reach(self, began: int, at: int, used: int) -> bool:
        """Whether a samurai can have come from `began` to `at` with the moves that he made."""
        reached = {began}
        for _ in range(used & MOVES_MASK):
            reached |= {space for here in reached for space in self.floor.neighbours[here]}
        return at in reached

    def _is_cursed(self) -> bool:
        return self.board.setup.options.variant == "cursed-object" and self.board.phase > CURSE

    def _place_plan(self, plan: Plan) -> None:
        """Place her plan; in strict play it must be legal and fit the answers."""
        board = self.board
        place_plan(board, plan)
        if board.phase != OVER and board.setup.strict:
            fits = (board.answers ^ board.yes) & board.asked == 0
            if plan not in StrictPlans(board) or not fits:
                raise BadInput(Text("position-contradiction", name="plan"))

    def _fill_in_hidden(self) -> None:
        board = self.board
        other = next(possible_boards(board), None)
        if other is None:
            raise BadInput(Text("goryo-position-impossible"))
        board.bound, board.bag = other.bound, other.bag
        board.plan, board.answers = other.plan, other.answers


_READERS: Final[dict[str, Callable[[_Reader, str], None]]] = {
    "phase": _Reader.phase,
    "round": _Reader.round,
    "first": _Reader.first,
    "start": _Reader.start,
    "samurai": _Reader.samurai,
    "began": _Reader.began,
    "broken": _Reader.broken,
    "sealed": _Reader.sealed,
    "draws": _Reader.draws,
    "gong": _Reader.gong,
    "spirits": _Reader.spirits,
    "left": _Reader.left,
    "cursed": _Reader.cursed,
    "illusion": _Reader.illusion,
    "cubes": _Reader.cubes,
    "used": _Reader.used,
    "acting": _Reader.acting,
    "prints": _Reader.prints,
    "question": _Reader.question,
    "mistakes": _Reader.mistakes,
    "bound": _Reader.bound,
    "plan": _Reader.plan_,
    "winner": _Reader.winner,
    "reason": _Reader.reason,
}


def _between(value: str, least: int, most: int) -> int:
    number = int(value)
    if not least <= number <= most:
        raise ValueError(value)
    return number


def _one_of(known: tuple[str, ...], value: str) -> str:
    if value not in known:
        raise ValueError(value)
    return value


def _distinct(value: str) -> list[str]:
    entries = value.split(",")
    if len(set(entries)) != len(entries):
        raise ValueError(value)
    return entries
