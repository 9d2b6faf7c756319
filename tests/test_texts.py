"""The catalogue: complete in every language, nothing missing, nothing unused."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import futago
from futago.cli.app import build
from futago.game import CHANCE, SPECTATOR, State
from futago.games import GAMES
from futago.goryo import GAME
from futago.texts import LANGUAGES, Text, say

SOURCE = Path(futago.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names = set[str]()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """Every message of a language with the arguments that it uses."""
    found = dict[str, frozenset[str]]()
    for file in sorted((SOURCE / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{file}: {entry.content}"
            if isinstance(entry, Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_arguments(language: str) -> None:
    assert messages(language).keys() == messages("en").keys()
    for id, arguments in messages(language).items():
        assert arguments <= messages("en")[id], id


def literals() -> Iterator[str]:
    """Strings in the source that are whole constants."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def text_calls() -> Iterator[str]:
    """Ids that the source says in so many words."""
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                first = node.args[0]
                if name == "Text" and isinstance(first, ast.Constant):
                    yield str(first.value)


def test_every_text_that_the_source_names_is_there() -> None:
    assert set(text_calls()) <= messages("en").keys()


def _ids(text: Text) -> Iterator[str]:
    yield text.id
    for argument in text.args.values():
        if isinstance(argument, Text):
            yield from _ids(argument)


def _said_in(state: State, rng: random.Random) -> Iterator[str]:
    """The texts of a position: what happened, and one way through the choices."""
    for seat in ("goryo", "samurai", CHANCE, SPECTATOR):
        for event in state.events(seat):
            yield from _ids(event.text)
        picked = list[str]()
        while True:
            choice = state.choice(seat, picked)
            for text in (choice.prompt, choice.rule, *(option.label for option in choice.options)):
                yield from _ids(text)
            if not choice.options:
                break
            picked.append(rng.choice(choice.options).word)


def _said_in_play() -> set[str]:
    said, rng = set[str](), random.Random(11)
    for number in range(240):
        options = GAME.vary(rng)
        if number % 3 == 0:
            options["enforcement"] = "honour"
        state = GAME.new(GAME.options(options))
        while state.movers:
            said |= set(_said_in(state, rng))
            actions = state.legal_actions(state.movers[0])
            state.apply(state.movers[0], actions[rng.randrange(len(actions))])
        said |= set(_said_in(state, rng))
    return said


def test_no_text_is_unused() -> None:
    named = set(literals())
    built = {
        # Ids put together from data: names of things, options, seats, the help of commands.
        *(f"goryo-option-{spec.name.replace('_', '-')}" for spec in GAME.option_specs),
        *(f"goryo-as-{seat}" for seat in ("goryo", "samurai", "spectator", "above")),
        *(f"goryo-seat-{seat}" for seat in ("goryo", "samurai")),
        *(
            f"goryo-event-end-{reason}"
            for reason in ("resigned", "time", "cornered", "self-broken")
        ),
        *(f"goryo-now-{phase}" for phase in ("bound", "first", "break", "curse", "plan")),
        *(f"goryo-now-{phase}" for phase in ("act", "answer", "seal")),
        *(f"goryo-palace-{name}" for name in ("edo",)),
        *(f"simulate-{head}" for head in ("seat", "wins", "share", "interval", "ending", "games")),
    }
    said = _said_in_play()
    unused = messages("en").keys() - named - built - said
    # Those of Go RPG have a test of their own.
    assert {id for id in unused if not id.startswith(("cli-", "gorpg-"))} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Building the command looks every help text up; showing it uses them all."""
    app = build(language)
    for command in ([], ["play"], ["simulate"], ["replay"], ["verify"], ["palace"]):
        app([*command, "--help"], result_action="return_none")
    shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
    for id in ("cli-futago", "cli-simulate-vary", "cli-palace-check"):
        assert " ".join(say(Text(id), language).split()) in shown


def test_a_missing_text_is_a_loud_bug() -> None:
    with pytest.raises(KeyError, match="no text"):
        say(Text("nowhere"))
    with pytest.raises(KeyError, match="goryo-event-move"):
        say(Text("goryo-event-move"))


def test_every_game_has_help_for_its_options() -> None:
    for game in GAMES.values():
        for spec in game.option_specs:
            for language in LANGUAGES:
                assert say(spec.help, language)
