"""Walking a person through a question of a game, until the answer is complete."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from futago.choices.answers import Answer
from futago.choices.questions import Assign, Cards, Exchange, One, Pair, Path, Pay, Question
from futago.game import BadInput
from futago.terminal.answering.divisions import MovingStep, PlacingStep
from futago.terminal.answering.exchanges import ExchangeStep
from futago.terminal.answering.lists import CardsStep, OneStep, PairStep
from futago.terminal.answering.paths import PathStep
from futago.terminal.answering.purchases import PayStep
from futago.terminal.answering.steps import Entry, Place, Step
from futago.texts import Text


@dataclass(frozen=True)
class _Level:
    """A question of the tree and how far it is answered."""

    step: Step
    by_itself: bool = False
    """Whether it was entered by itself, as what a player usually does: the other options are still
    offered."""


Levels = tuple[_Level, ...]


class Answering:
    """A half-made answer to a question and to those that follow from it."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._levels = _settled(_begun((), question))
        self._before = list[Levels]()

    # ------------------------------------------------------------ what is shown

    @property
    def step(self) -> Step:
        """The innermost question."""
        return self._levels[-1].step

    def entries(self) -> list[Entry]:
        """The numbered list."""
        return [entry for entry, _ in self._numbered()]

    def labels(self) -> list[Text]:
        """What was picked so far."""
        return [text for level in self._levels for text in level.step.labels()]

    def rule(self) -> str:
        """The id of the rule that matters; empty for the one of the choice."""
        rules = [level.step.rule for level in reversed(self._levels)]
        return next((rule for rule in rules if rule), "")

    def lit(self) -> frozenset[Place]:
        """What can be picked on the board."""
        waiting = [entry for entry in self.entries() if not entry.chosen]
        return frozenset(entry.place for entry in waiting if entry.place is not None)

    def chosen(self) -> Mapping[Place, str]:
        """What is chosen on the board."""
        return {
            place: sign for level in self._levels for place, sign in level.step.chosen().items()
        }

    # ------------------------------------------------------------ the answer

    def moves(self) -> Answer | None:
        """The answer, as soon as it is complete."""
        found = self.step.answer()
        return None if found is None else [self._written(move) for move in found]

    @property
    def at_once(self) -> bool:
        """Whether the answer is complete and needs no confirmation."""
        return self.step.at_once and self.step.answer() is not None

    def words(self) -> str:
        """What was picked so far, in notation."""
        return self._written(self.step.words())

    def _written(self, move: str) -> str:
        outer = [f"{lv.step.question.opening} {lv.step.words()}" for lv in self._levels[:-1]]
        return " ".join(" ".join([*outer, self.step.question.opening, move]).split())

    # ------------------------------------------------------------ picking

    def pick(self, *numbers: int) -> None:
        """Pick entries by their numbers, one after the other: all of them or none."""
        following = self._copy()
        for number in numbers:
            if following.at_once:
                raise BadInput(Text("play-one-too-many", number=number))
            entries = following._numbered()
            if not 1 <= number <= len(entries):
                raise BadInput(Text("play-no-number", number=number, most=len(entries)))
            following._pick(*entries[number - 1])
        self._become(following)

    def type(self, words: Sequence[str]) -> bool:
        """Pick what these words name, from here or from the beginning; return whether they fit."""
        said = self.words().split()
        shorter = [words[len(said) :]] if words[: len(said)] == said else []
        for start, left in ((self, words), *((self, rest) for rest in shorter)):
            following = start._copy()
            if left and following._type(list(left)):
                self._become(following)
                return True
        if isinstance(self.question, One) and len(self._levels) > 1:
            afresh = Answering(self.question)
            fits = afresh.words().split() != said and afresh.type(words)
            if fits:
                self._become(afresh)
            return fits
        return False

    def _type(self, words: list[str]) -> bool:
        while words:
            found = [
                (len(spelt), entry, depth)
                for entry, depth in self._numbered()
                for spelt in (way.split() for way in entry.words)
                if spelt and words[: len(spelt)] == spelt
            ]
            if not found:
                return False
            count, entry, depth = max(found, key=lambda match: match[0])
            self._pick(entry, depth)
            del words[:count]
        return True

    def go_on(self) -> bool:
        """Go on to the next part of the question, if this one is answered."""
        following = self.step.go_on()
        if following is not None:
            self._before.append(self._levels)
            self._levels = _settled((*self._levels[:-1], _Level(following)))
        return following is not None

    def undo(self) -> bool:
        """Undo the last decision; return whether there was one."""
        if self._before:
            self._levels = self._before.pop()
            return True
        return False

    def _numbered(self) -> list[tuple[Entry, int]]:
        """The entries of the innermost question, and the others of those entered by themselves;
        each with the depth of its question."""
        depth = len(self._levels) - 1
        found = [(entry, depth) for entry in self.step.entries()]
        while self._levels[depth].by_itself:
            depth -= 1
            outer = self._levels[depth].step
            assert isinstance(outer, OneStep)
            others = [entry for entry in outer.all_entries() if entry.place not in outer.chosen()]
            found += [(entry, depth) for entry in others]
        return found

    def _pick(self, entry: Entry, depth: int) -> None:
        levels = (
            *self._levels[:depth],
            replace(self._levels[depth], step=entry.pick(), by_itself=False),
        )
        levels = _settled(_followed(levels))
        self._before.append(self._levels)
        self._levels = levels

    def _copy(self) -> Answering:
        other = Answering.__new__(Answering)
        other.question, other._levels = self.question, self._levels
        other._before = self._before.copy()
        return other

    def _become(self, other: Answering) -> None:
        self._levels, self._before = other._levels, other._before


def begin(question: Question) -> Step:
    """The beginning of an answer to one question."""
    match question:
        case One():
            return OneStep(question)
        case Pair():
            return PairStep(question)
        case Cards():
            return CardsStep(question)
        case Path():
            return PathStep(question)
        case Pay():
            return PayStep(question)
        case Assign():
            kind = MovingStep if question.changes else PlacingStep
            return kind.begin(question)
        case Exchange():
            return ExchangeStep(question)


def _begun(levels: Levels, question: Question, by_itself: bool = False) -> Levels:
    """A question, and those that are usually entered from it."""
    step = begin(question)
    if isinstance(step, OneStep):
        for option in step.question.options:
            if option.mark == "usual" and option.then is not None:
                entered = _Level(replace(step, picked=option), by_itself)
                return _begun((*levels, entered), option.then, True)
    return (*levels, _Level(step, by_itself))


def _followed(levels: Levels) -> Levels:
    """With the question that follows from what was picked last."""
    then = levels[-1].step.then
    return levels if then is None else _begun(levels, then)


def _settled(levels: Levels) -> Levels:
    """With everything picked that leaves no choice, up to what would be the whole answer."""
    while True:
        level = levels[-1]
        entries = level.step.entries()
        if len(entries) != 1 or level.step.answer() is not None:
            return levels
        try:
            following = entries[0].pick()
        except BadInput:
            return levels
        if entries[0].chosen:
            forward = level.step.go_on()
            if forward is None:
                return levels
            following = forward
        whole = following.answer() is not None
        if whole and (following.at_once or level.by_itself):
            return levels
        levels = _followed((*levels[:-1], replace(level, step=following)))
