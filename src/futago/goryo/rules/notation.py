"""Parses the notation of moves: the short text that players type.

    draw bound fan      break c2      curse a3 e5
    plan c2 c3 b3 b2 > a2
    plan c2 c3 b3 b2 b1 > a2 sprint trail e4 honest
    plan c2 c3 b3 b2 > a2 shadow b3 illusion red
    red c3      red search      red sniff c4      done      answer yes

`honest`: she tells the truth about her False Trail or Shadow. Each action's `str` writes it.
"""

from __future__ import annotations

from collections.abc import Sequence

from futago.game import BadInput
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
from futago.texts import Text

_ANSWERS = {"yes": True, "no": False}
_ROLES = ("bound", "first", "seal")
# Examples by first word, for error messages; samurai actions and plans have messages of their own.
_FORMS = {
    "draw": "draw bound fan, draw first vase, draw seal urn",
    "break": "break c2",
    "curse": "curse a3 e5",
    "done": "done",
    "answer": "answer yes, answer no",
}


def parse(text: str, options: Options) -> GoryoAction:
    """Parse an action, which may be illegal in the current position."""
    return parse_words(text.lower().replace(">", " > ").split(), options)


def parse_words(words: Sequence[str], options: Options) -> GoryoAction:
    """Parse an action that is already split into words."""
    spaces = floor_of(options.palace).index
    match list(words):
        case ["draw", role, kind] if role in _ROLES and kind in floor_of(options.palace).types:
            return Draw(role, kind)
        case ["break", space]:
            return Break(_space(space, spaces))
        case ["curse", one, other]:
            first, second = sorted((_space(one, spaces), _space(other, spaces)))
            return Curse((first, second))
        case ["plan", *rest]:
            return _plan(rest, spaces, options)
        case ["done"]:
            return Done()
        case ["answer", answer] if answer in _ANSWERS:
            return Answer(_ANSWERS[answer])
        case [colour, *rest] if colour in options.samurai:
            return _samurai(colour, rest, spaces)
        case [word, *_] if word in _FORMS:
            raise BadInput(Text("goryo-notation-form", word=word, form=_FORMS[word]))
        case [word, *_]:
            raise BadInput(
                Text("goryo-notation-word", word=word, samurai=", ".join(options.samurai))
            )
        case _:
            raise BadInput(Text("notation-empty"))


def _space(word: str, spaces: dict[str, int]) -> str:
    if word not in spaces:
        raise BadInput(Text("goryo-notation-space", word=word))
    return word


def _samurai(colour: str, words: list[str], spaces: dict[str, int]) -> GoryoAction:
    match words:
        case ["search"]:
            return Search(colour)
        case ["sniff", space]:
            return Sniff(colour, _space(space, spaces))
        case [space] if space != "sniff":
            return Move(colour, _space(space, spaces))
    raise BadInput(Text("goryo-notation-samurai", samurai=colour))


def _plan(words: list[str], spaces: dict[str, int], options: Options) -> Plan:
    if words.count(">") != 1 or words[-1] == ">":
        raise BadInput(Text("goryo-notation-target"))
    mark = words.index(">")
    path = tuple(_space(word, spaces) for word in words[:mark])
    target = _space(words[mark + 1], spaces)
    sprint, lie = False, True
    trail = shadow = illusion = None
    rest = words[mark + 2 :]
    while rest:
        match rest:
            case ["sprint", *rest]:
                sprint = True
            case ["honest", *rest]:
                lie = False
            case ["trail", space, *rest]:
                trail = _space(space, spaces)
            case ["shadow", space, *rest]:
                shadow = _space(space, spaces)
            case ["illusion", colour, *rest] if colour in options.samurai:
                illusion = colour
            case [word, *_]:
                raise BadInput(Text("goryo-notation-power", word=word, **facts(options)))
    return Plan(path, target, sprint, trail, lie, shadow, illusion)
