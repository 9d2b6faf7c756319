"""Drawing a path: its steps one by one, the target, then the powers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from futago.choices.answers import Answer
from futago.choices.paths import next_steps, next_targets, power_spaces
from futago.choices.questions import Path, Power
from futago.terminal.answering.steps import Entry, Place, Step, place_of
from futago.texts import Text


@dataclass(frozen=True)
class PathStep(Step):
    """A path as far as it is drawn."""

    question: Path
    path: tuple[str, ...] = ()
    target: str = ""
    longer: bool = False
    """One step more than usual."""
    aiming: bool = False
    """No further step, although there might be one: the target comes next."""
    powers: tuple[tuple[str, str], ...] = ()
    """The powers used, by word, each with its space; it is empty if it has none."""
    placing: Power | None = None
    """The power that is being placed."""

    # ------------------------------------------------------------ the list

    def entries(self) -> list[Entry]:
        if self.placing is not None:
            return list(self._places(self.placing))
        if self.target:
            return [self._power(power) for power in self._powers()]
        steps = [
            Entry(
                Text("verbatim", word=space),
                partial(replace, self, path=(*self.path, space)),
                ("space", space),
                (space,),
            )
            for space in self._steps()
        ]
        targets = [
            Entry(
                Text("play-target", space=space),
                partial(replace, self, target=space, aiming=False),
                ("space", space),
                (space, f"> {space}"),
            )
            for space in self._targets()
        ]
        if steps and targets:  # the same spaces twice would be too many
            aim = partial(replace, self, aiming=True)
            return [*steps, Entry(Text("play-aim"), aim, words=(">",))]
        return [*steps, *targets, *self._lengthened()]

    @property
    def _most(self) -> int:
        return self.question.most + self.longer

    def _steps(self) -> list[str]:
        return [] if self.aiming else next_steps(self.question, self.path, self._most)

    def _targets(self) -> list[str]:
        if self.longer and len(self.path) <= self.question.most:
            return []  # the step more has still to be made
        return next_targets(self.question, self.path)

    def _lengthened(self) -> Iterator[Entry]:
        """One step more, as soon as a whole path may go on or only a longer one leads anywhere."""
        power = self._longer_power()
        if power is None or self.longer or self.aiming:
            return
        stuck = not self._steps()
        if stuck and next_steps(self.question, self.path, self.question.most + 1):
            yield Entry(
                power.label,
                partial(replace, self, longer=True),
                ("power", power.word),
                (power.word,),
            )

    def _longer_power(self) -> Power | None:
        return next((power for power in self.question.powers if power.place == "longer"), None)

    def _powers(self) -> list[Power]:
        """The powers that may be added to the whole path."""
        used = {word for word, _ in self.powers}
        return [
            power
            for power in self.question.powers
            if power.place != "longer" and (not power.needs or used & set(power.needs))
        ]

    def _power(self, power: Power) -> Entry:
        used = power.word in dict(self.powers)
        return Entry(
            power.label,
            partial(self._without if used else self._with, power),
            ("power", power.word),
            (power.word,),
            used,
        )

    def _with(self, power: Power) -> PathStep:
        if power.place == "flag":
            return replace(self, powers=(*self.powers, (power.word, "")))
        return replace(self, placing=power)

    def _without(self, power: Power) -> PathStep:
        """Flags that made sense with this power only go with it."""
        left = [(word, where) for word, where in self.powers if word != power.word]
        words = {word for word, _ in left}
        needs = {other.word: set(other.needs) for other in self.question.powers}
        kept = [entry for entry in left if not needs[entry[0]] or needs[entry[0]] & words]
        return replace(self, powers=tuple(kept))

    def _places(self, power: Power) -> Iterator[Entry]:
        for option in power.options:
            yield Entry(
                option.label,
                partial(self._placed, power, option.words),
                place_of(option),
                (option.words,),
            )
        if not power.options:
            for space in power_spaces(self.question, power, self.path, self.target):
                yield Entry(
                    Text("verbatim", word=space),
                    partial(self._placed, power, space),
                    ("space", space),
                    (space,),
                )

    def _placed(self, power: Power, where: str) -> PathStep:
        return replace(self, placing=None, powers=(*self.powers, (power.word, where)))

    # ------------------------------------------------------------ the answer

    def answer(self) -> Answer | None:
        return [self.words()] if self.target and self.placing is None else None

    def words(self) -> str:
        words = list(self.path)
        if self.target:
            words += [">", self.target]
            used = dict(self.powers)
            longer = self._longer_power()
            if longer is not None and len(self.path) > self.question.most:
                used[longer.word] = ""
            for power in self.question.powers:
                if power.word in used:
                    words += [power.word, used[power.word]] if used[power.word] else [power.word]
        if self.placing is not None:
            words.append(self.placing.word)
        return " ".join(words)

    def why_not(self, word: str) -> Place | None:
        return ("space", word) if word in self.question.spaces else None

    # ------------------------------------------------------------ what is shown

    @property
    def prompt(self) -> Text:
        prompts = self.question.prompts
        if self.placing is not None:
            return self.placing.prompt or self.question.prompt
        if prompts is None:
            return self.question.prompt
        if self.target:
            return self._last_prompt()
        if self._steps():
            return Text(prompts.step, steps=self._most - len(self.path))
        return prompts.target if self._targets() else prompts.longer or prompts.target

    def _last_prompt(self) -> Text:
        prompts, used = self.question.prompts, dict(self.powers)
        assert prompts is not None
        found = prompts.whole
        left = [power for power in self._powers() if power.word not in used]
        if left:
            flags_only = all(power.place == "flag" for power in left)
            found = prompts.flags if flags_only else prompts.powers
        return found or self.question.prompt

    @property
    def rule(self) -> str:
        if self.placing is not None and self.placing.rule:
            return self.placing.rule
        if self.target and self.question.prompts is not None:
            return self.question.prompts.target_rule or self.question.rule
        return self.question.rule

    def labels(self) -> Sequence[Text]:
        if not self.path and not self.target:
            return ()
        path = Text("verbatim", word=" ".join(self.path))
        found = [Text("play-path", path=path, target=self.target) if self.target else path]
        longer = self._longer_power()
        if longer is not None and self.longer:
            found.append(longer.label)
        for power in self.question.powers:
            where = dict(self.powers).get(power.word)
            if where is not None:
                option = next((one for one in power.options if one.words == where), None)
                on = option.label if option else Text("verbatim", word=where)
                placed = Text("play-placed", power=power.label, where=on)
                found.append(placed if where else power.label)
        return found

    def chosen(self) -> Mapping[Place, str]:
        found: dict[Place, str] = {
            ("space", space): str(number) for number, space in enumerate(self.path, 1)
        }
        if self.target:
            found["space", self.target] = "T"
        options = {
            (power.word, option.words): option
            for power in self.question.powers
            for option in power.options
        }
        for word, where in self.powers:
            option = options.get((word, where))
            if where:
                found.setdefault(place_of(option) if option else ("space", where), "?")
        return found
