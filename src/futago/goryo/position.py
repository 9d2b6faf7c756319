"""Positions as one line of text.

    edition=2024 palace=edo phase=act round=2 first=vase start=c5 samurai=b2,d2,b5,e5
    began=b2,e2,b5,e5 broken=d1,c5 gong=2 left=sprint,trail cubes=4 used=purple:move+search
    acting=purple prints=d2-

Every word is `name=value`; what is zero or nobody is left out, also powers that are spent. `began`:
where the samurai stood when the round began, if not where they stand. `bound` and `plan` are there
only if the seat may know them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

import msgspec

from futago.game import BadInput, Outcome
from futago.goryo.actions import Plan
from futago.goryo.board import (
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
    Four,
    Mistake,
)
from futago.goryo.discovery import all_tiles_but_one_flipped
from futago.goryo.hidden import possible_boards
from futago.goryo.mistakes import RULES
from futago.goryo.notation import parse_words
from futago.goryo.options import Options, options_from
from futago.goryo.plans import StrictPlans
from futago.goryo.rules import place_plan
from futago.goryo.view import ASKING, GoryoView, plan_from_json
from futago.texts import Text

# Options by the name they have here; those that are as the edition has them are left out.
_OPTION_WORDS: Final = {
    "edition": "edition",
    "palace": "palace",
    "actions": "actions_per_samurai",
    "split": "split_cubes",
    "variant": "variant",
    "enforcement": "enforcement",
    "colours": "samurai",
    "rooms": "samurai_rooms",
    "gong-arc": "gong",
}

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


def position_text(options: Options, seen: GoryoView) -> str:
    """What a view shows, in one line."""
    words = {**_option_words(options), "phase": seen.phase, "round": seen.round}
    words |= {"first": seen.first, "start": seen.start}
    words["samurai"] = ",".join(seen.samurai[colour] for colour in options.samurai)
    if seen.began != seen.samurai:
        words["began"] = ",".join(seen.began[colour] for colour in options.samurai)
    words["broken"] = ",".join(seen.broken)
    words["sealed"] = ",".join(seen.sealed)
    words |= {"draws": seen.draws, "gong": seen.gong, "spirits": seen.spirits}
    words["left"] = ",".join(seen.left)
    words["cursed"] = ",".join(seen.cursed)
    words |= {"illusion": seen.illusion, "cubes": seen.cubes}
    words["used"] = ",".join(f"{who}:{'+'.join(cubes)}" for who, cubes in seen.used.items())
    words["acting"] = seen.acting
    words["prints"] = ",".join(
        f"{space}{'+' if yes else '-'}" for space, yes in seen.prints.items()
    )
    words["question"] = seen.question
    words["mistakes"] = ",".join(f"{number}:{rule}" for number, rule in seen.mistakes)
    words["bound"] = seen.bound
    words["plan"] = ".".join(str(plan_from_json(seen.plan)).split()[1:]) if seen.plan else None
    words |= {"winner": seen.winner, "reason": seen.reason}
    return " ".join(f"{name}={value}" for name, value in words.items() if value)


@lru_cache(maxsize=64)
def _option_words(options: Options) -> Mapping[str, Any]:
    """The options that are not as the edition has them; never to be changed."""
    base = options_from({"edition": options.edition})
    base = msgspec.structs.replace(base, samurai_rooms=options.palace.rooms)
    words = dict[str, Any](edition=options.edition, palace=options.palace.name)
    for word, name in _OPTION_WORDS.items():
        value = getattr(options, name)
        if word not in words and value != getattr(base, name):
            words[word] = _option_text(name, value)
    return words


def _option_text(name: str, value: Any) -> str:
    if name == "gong":
        return f"{value.length}:{','.join(map(str, value.bags))}"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower()


def set_up(board: Board, text: str) -> None:
    """Lay out on a fresh board what the line says; hidden things it does not name are filled in."""
    words = _words(text)
    reader = _Reader(board)
    for name in words:
        if name not in _READERS and name not in _OPTION_WORDS:
            known = ", ".join([*_OPTION_WORDS, *_READERS])
            raise BadInput(Text("position-unknown", name=name, known=known))
    for name, read in _READERS.items():
        if name in words:
            try:
                read(reader, words[name])
            except (KeyError, ValueError, IndexError):
                raise BadInput(Text("position-bad", name=name, value=words[name])) from None
    reader.finish(words)


def options_of(text: str, given: Options | None = None) -> Options:
    """The options that a position names. With the options of its game at hand, what it does not
    name is as there: so a position keeps its sense when a default changes, and its palace may be
    one that did not come with the game."""
    words = _words(text)
    named: dict[str, Any] = {
        option: words[word] for word, option in _OPTION_WORDS.items() if word in words
    }
    if given is None:
        return options_from(named)
    if named.get("palace", given.palace.name) == given.palace.name:
        named["palace"] = given.palace
    whole = {name: getattr(given, name) for name in _OPTION_WORDS.values()}
    return options_from({**whole, **named})


def _words(text: str) -> dict[str, str]:
    words = dict[str, str]()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not value or name in words:
            raise BadInput(Text("position-word", word=word))
        words[name] = value
    return words


class _Reader:
    """Puts the values of a position on the board."""

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

    def _everybody(self, value: str) -> Four:
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

    def finish(self, words: Mapping[str, str]) -> None:
        """What follows from the rest, and what is hidden."""
        board = self.board
        self._check_complete()
        if "left" not in words:
            board.left = 0
        on_boards = sum(CUBES_ON[used] for used in board.used)
        if "cubes" not in words and board.phase in (ACT, ANSWER):
            board.cubes = max(0, board.setup.action_cubes - on_boards)
        board.movers = _MOVERS[board.phase]
        board.automatic = board.phase == ANSWER and board.setup.strict
        shown = {self.floor.type_of[space] for space in board.broken} | set(board.sealed)
        shown |= {board.first} - {NOWHERE}
        board.flipped = self.floor.mask(shown)
        gone = {board.bound, board.first, *board.sealed} - {NOWHERE}
        board.bag &= ~self.floor.mask(gone)
        self._check_sense(shown, on_boards)
        if self.plan is not None:
            self._lay_plan(self.plan)
        if board.phase not in (BOUND, OVER) and board.bound == NOWHERE:
            self._fill_in()

    def _check_complete(self) -> None:
        """Whether everything is there that the phase cannot do without."""
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
            raise BadInput(Text("position-incomplete", phase=PHASES[phase]))

    def _check_sense(self, shown: set[int], on_boards: int) -> None:
        """Whether a game that goes on could have come to this."""
        board = self.board
        if board.phase == OVER:
            return
        planned = board.phase in (ACT, ANSWER)
        drawn = [kind for kind in (board.bound, board.first, *board.sealed) if kind != NOWHERE]
        contradictions = {
            "sealed": len(set(drawn)) < len(drawn),
            "spirits": board.spirits == board.setup.spirits,
            "broken": all_tiles_but_one_flipped(board) or board.bound in shown,
            "prints": board.start != NOWHERE and board.asked >> board.start & 1,
            "start": board.start not in (NOWHERE, *board.broken),
            "cursed": bool(board.cursed) != self._is_cursed(),
            "cubes": planned and board.cubes + on_boards != board.setup.action_cubes,
            "began": not all(map(self._walked, board.began, board.at, board.used)),
        }
        for name, wrong in contradictions.items():
            if wrong:
                raise BadInput(Text("position-contradiction", name=name))

    def _walked(self, began: int, at: int, used: int) -> bool:
        """Whether a samurai can have come from here to there with the moves that he made."""
        reached = {began}
        for _ in range(used & MOVES_MASK):
            reached |= {space for here in reached for space in self.floor.neighbours[here]}
        return at in reached

    def _is_cursed(self) -> bool:
        return self.board.setup.options.variant == "cursed-object" and self.board.phase > CURSE

    def _lay_plan(self, plan: Plan) -> None:
        """Her plan; in strict play a legal one that fits the answers."""
        board = self.board
        place_plan(board, plan)
        if board.phase != OVER and board.setup.strict:
            fits = (board.answers ^ board.yes) & board.asked == 0
            if plan not in StrictPlans(board) or not fits:
                raise BadInput(Text("position-contradiction", name="plan"))

    def _fill_in(self) -> None:
        board = self.board
        other = next(possible_boards(board), None)
        if other is None:
            raise BadInput(Text("position-impossible"))
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
