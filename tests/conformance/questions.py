"""Questions as data: their size, their texts, and other ways to write an answer."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from futago.choices.purchases import COINS, LEAVE
from futago.choices.questions import Assign, Cards, Exchange, One, PathPrompts, Pay, Question
from futago.game import Choice, Json
from futago.texts import Text


def question_json(question: Question | None) -> Json:
    """A question as it is sent."""
    return msgspec.to_builtins(question, enc_hook=lambda text: text.as_json())


def size(choice: Choice) -> int:
    """The size of a choice in bytes, as it is sent without the sentences of a language."""
    data = [choice.prompt.as_json(), choice.rule.as_json(), question_json(choice.question)]
    return len(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())


def texts_of(choice: Choice) -> Iterator[Text]:
    """Everything that a choice may say."""
    yield choice.prompt
    yield choice.rule
    yield from _texts(choice.question, choice.rule.args)


def _texts(part: Any, rule_args: Mapping[str, Any]) -> Iterator[Text]:
    if isinstance(part, Text):
        yield part
    elif isinstance(part, tuple):
        for inner in part:
            yield from _texts(inner, rule_args)
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            value = getattr(part, name)
            if name in ("rule", "target_rule") and value:
                yield Text(value, **rule_args)
            elif name not in ("rule", "target_rule"):
                yield from _texts(value, rule_args)
        if isinstance(part, One) and part.space_label:
            yield from (Text(part.space_label, space=space) for space in part.spaces)
        if isinstance(part, PathPrompts):
            yield from (Text(part.step, steps=steps) for steps in (1, 2, 5))


# ---------------------------------------------------------------- sets in another order


def shuffled(question: Question, move: str, rng: random.Random) -> str:
    """The same answer with the parts of each set in another order."""
    words = move.split()
    count = len(question.opening.split())
    return " ".join([*words[:count], *_shuffled(question, words[count:], rng)])


def _shuffled(question: Question, words: list[str], rng: random.Random) -> list[str]:
    match question:
        case One():
            for option in question.options:
                own = option.words.split()
                if option.then is not None and words[: len(own)] == own:
                    return [*own, *shuffled(option.then, " ".join(words[len(own) :]), rng).split()]
            return words
        case Cards(ordered=False):
            return rng.sample(words, len(words))
        case Assign():
            return [*words[:1], *rng.sample(words[1:], len(words) - 1)]
        case Pay():
            marks = {*question.headings, LEAVE, COINS}
            return _by_sections(words, marks, rng, first=not question.ordered)
        case Exchange():
            marks = {"give", "take", "heroes", "items"}
            return _by_sections(words, marks, rng, first=False)
    return words


def _by_sections(
    words: Sequence[str], marks: set[str], rng: random.Random, *, first: bool
) -> list[str]:
    """The words with those between two headings shuffled, those before the first one if told."""
    found, part, shuffle = list[str](), list[str](), first
    for word in words:
        if word in marks:
            found += [*(rng.sample(part, len(part)) if shuffle else part), word]
            part, shuffle = [], True
        else:
            part.append(word)
    return [*found, *(rng.sample(part, len(part)) if shuffle else part)]
