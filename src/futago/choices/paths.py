"""Paths: where the next step may go, what may be its target, and where powers may be placed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from futago.choices.questions import Path, Power


def next_steps(question: Path, path: Sequence[str], steps: int) -> list[str]:
    """The spaces that these steps may go on to, each leading to a whole path of so many steps."""
    if len(path) >= steps:
        return []
    return [space for space in _near(question, path) if _leads_on(question, [*path, space], steps)]


def next_targets(question: Path, path: Sequence[str]) -> list[str]:
    """The targets that may follow these steps, if there are enough of them."""
    if len(path) < question.least:
        return []
    if not path:  # only where anything goes
        return list(question.targets)
    return [space for space in _near(question, path) if space in question.targets]


def _near(question: Path, path: Sequence[str]) -> list[str]:
    if not path and question.start is not None:
        return [question.start]
    if not path or not question.near:
        return list(question.spaces)
    return [space for space in question.near[path[-1]] if space not in path]


def _leads_on(question: Path, path: list[str], steps: int) -> bool:
    if not question.near:
        return True
    if len(path) == steps:
        return bool(next_targets(question, path))
    return any(_leads_on(question, [*path, space], steps) for space in _near(question, path))


def lengths(question: Path) -> list[int]:
    """How many steps a path may have; the last may be one more than usual, with a power."""
    longer = any(power.place == "longer" for power in question.powers)
    numbers = range(question.least, question.most + longer + 1)
    return [n for n in numbers if n == 0 or next_steps(question, [], n)]


def power_spaces(question: Path, power: Power, path: Sequence[str], target: str) -> list[str]:
    """Where a power may be placed, in the words of the notation; nothing if it goes nowhere."""
    match power.place:
        case "on":
            return list(dict.fromkeys(path))
        case "off":
            return [space for space in question.spaces if space not in path and space != target]
        case "any":
            return list(question.spaces)
        case "pick":
            return [option.words for option in power.options]
    return []


def random_path(question: Path, rng: random.Random) -> str:
    """A random path with random powers."""
    steps, path = rng.choice(lengths(question)), list[str]()
    while len(path) < steps:
        path.append(rng.choice(next_steps(question, path, steps)))
    target = rng.choice(next_targets(question, path))
    words = [*path, ">", target]
    for power in question.powers:
        if power.place == "longer":
            words += [power.word] if steps > question.most else []
        elif rng.random() < 0.5 and _makes_sense(power, words):
            where = power_spaces(question, power, path, target)
            if where or power.place == "flag":
                words += [power.word, *([rng.choice(where)] if where else [])]
    return " ".join(words)


def _makes_sense(power: Power, words: Sequence[str]) -> bool:
    return not power.needs or not set(power.needs).isdisjoint(words)


def is_path(question: Path, words: Sequence[str]) -> bool:
    """Whether these words are an answer."""
    if words.count(">") != 1 or words[-1] == ">":
        return False
    mark = words.index(">")
    path, target, rest = words[:mark], words[mark + 1], list(words[mark + 2 :])
    longer = any(power.place == "longer" and power.word in rest for power in question.powers)
    within = question.most < len(path) if longer else question.least <= len(path) <= question.most
    return (
        within
        and len(path) <= question.most + longer
        and all(step in next_steps(question, path[:n], len(path)) for n, step in enumerate(path))
        and target in next_targets(question, path)
        and _powers_fit(question, path, target, rest)
    )


def _powers_fit(question: Path, path: Sequence[str], target: str, rest: list[str]) -> bool:
    used = list[str]()
    for power in question.powers:
        if not rest or rest[0] != power.word or not _makes_sense(power, used):
            continue
        used.append(rest.pop(0))
        if power.place not in ("longer", "flag"):
            if not rest or rest[0] not in power_spaces(question, power, path, target):
                return False
            rest.pop(0)
    return not rest
