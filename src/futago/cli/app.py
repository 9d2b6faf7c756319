"""Putting the command together: commands, help in the user's language, errors as one sentence."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from typing import Any

from cyclopts import App, CycloptsError, Group
from rich.console import Console

import futago
from futago.cli import (
    cards,
    coach,
    lab_book,
    lab_measure,
    lab_train,
    palace,
    play,
    puzzles,
    records,
    scores,
    serve,
    simulate,
    solve,
)
from futago.game import FutagoError, written
from futago.games import GAMES
from futago.texts import LANGUAGES, Text, has_text, language_from_environment, say

BAD_INPUT = 2

COMMANDS: dict[str, Callable[..., Any]] = {
    "play": play.play,
    "puzzles": puzzles.play,
    "serve": serve.serve,
    "scores": scores.scores,
    "simulate": simulate.simulate,
    "solve": solve.solve,
    "replay": records.replay,
    "verify": records.verify,
    "coach": coach.coach,
}
GROUPS: dict[str, dict[str, Callable[..., Any]]] = {
    "palace": {"check": palace.check, "show": palace.show},
    "cards": {"check": cards.check, "show": cards.show},
    "lab": {
        "train": lab_train.train,
        "book": lab_book.book,
        "ladder": lab_measure.ladder,
        "calibrate": lab_measure.calibrate,
        "balance": lab_measure.balance,
        "adversary": lab_measure.adversary,
        "puzzles": puzzles.lab,
    },
}


def main(tokens: Sequence[str] | None = None) -> None:
    """Run the command; whatever the user got wrong ends in one sentence and exit code 2."""
    words = list(sys.argv[1:] if tokens is None else tokens)
    language = _language(words)
    errors = Console(stderr=True, soft_wrap=True, highlight=False)
    try:
        build(language)(words, exit_on_error=False, print_error=False, result_action="return_none")
    except CycloptsError as error:
        sentence = " ".join(str(error).split())
        errors.print(f"futago: {sentence}", markup=False)
        errors.print(say(Text("cli-see-help"), language), markup=False)
        sys.exit(BAD_INPUT)
    except FutagoError as error:
        errors.print(f"futago: {say(error.text, language)}", markup=False)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has seen enough
        sys.stderr.close()
        sys.exit(0)


def build(language: str) -> App:
    """The command with its help in a language."""
    help_of = _Help(language)
    app = App(
        name="futago",
        help=help_of("cli-futago"),
        version=futago.__version__,
        group_commands=Group(help_of("cli-group-commands")),
        group_parameters=Group(help_of("cli-group-parameters")),
        group_arguments=Group(help_of("cli-group-arguments")),
        help_format="plaintext",
    )
    for name, function in COMMANDS.items():
        app.command(help_of.document(function, name), name=name)
    for group, commands in GROUPS.items():
        inner = App(name=group, help=help_of(f"cli-{group}"), help_format="plaintext")
        for name, function in commands.items():
            inner.command(help_of.document(function, f"{group}-{name}"), name=name)
        app.command(inner)
    app.register_install_completion_command(
        name="install-completion", help=help_of("cli-install-completion")
    )
    return app


class _Help:
    """Help texts from the catalogue, put where cyclopts looks for them."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, id: str) -> str:
        return say(Text(id), self.language)

    def document(self, function: Callable[..., Any], command: str) -> Callable[..., Any]:
        """A docstring in the user's language: what the command does and each parameter."""
        lines = [self(f"cli-{command}"), ""]
        if "options" in inspect.signature(function).parameters:
            lines += self._game_options()
        lines += ["Parameters", "----------"]
        for parameter in inspect.signature(function).parameters:
            name = parameter.strip("_").replace("_", "-")
            group = command.partition("-")[0]
            ids = (f"cli-{command}-{name}", f"cli-{group}-{name}", f"cli-{name}")
            lines += [parameter, "    " + self(next(filter(has_text, ids), ids[-1]))]
        function.__doc__ = "\n".join(lines)
        return function

    def _game_options(self) -> list[str]:
        """What `--NAME VALUE` may say, game by game."""
        lines = list[str]()
        for game in GAMES.values():
            lines += [say(Text("cli-options-of", game=game.name), self.language), ""]
            for spec in game.option_specs:
                flag = f"--{spec.name.replace('_', '-')} {'|'.join(map(written, spec.values))}"
                lines += [f"{flag.strip()}: {say(spec.help, self.language)}", ""]
        return lines


def _language(words: Sequence[str]) -> str:
    """The language of help and errors, before the command line is understood."""
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name in ("--lang", "--language"):
            chosen = value if equals else "".join(words[number + 1 : number + 2])
            return chosen if chosen in LANGUAGES else "en"
    return language_from_environment()
