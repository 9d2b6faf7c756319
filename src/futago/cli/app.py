"""The command line application: its commands, help in the user's language, one-sentence errors.

Only the command that is called is imported; for the others the help needs only their names.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

from cyclopts import App, CycloptsError, Group
from rich.console import Console

import futago
from futago.cli.options import described
from futago.game import BadInput, Fault, FutagoError
from futago.games import GAMES, game_named
from futago.registry import BadRegistration, Manifest, manifests
from futago.texts import LANGUAGES, Text, has_text, language_from_environment, say

BAD_INPUT: Final = 2
COMPLETION: Final = "install-completion"

Function = Callable[..., Any]
Loader = Callable[[Sequence[str]], Function]
"""Imports the function of a command; the arguments may decide which one."""

COMMON_COMMANDS: Final = {
    "play": "play:play",
    "rules": "rules:rules",
    "puzzles": "puzzles:play",
    "serve": "serve:serve",
    "backup": "backup:backup",
    "restore": "backup:restore",
    "check": "backup:check",
    "remove": "backup:remove",
    "scores": "scores:scores",
    "simulate": "simulate:simulate",
    "replay": "records:replay",
    "verify": "records:verify",
    "coach": "coach:coach",
    "lab run": "study:run",
    "lab studies": "study:studies",
    "lab ask": "study:ask",
    "lab report": "report:report",
    "lab puzzles": "puzzles:lab",
    "lab challenge": "challenge:challenge",
}
"""Commands for all games. A game's own commands are in its `game.toml`."""


def main(tokens: Sequence[str] | None = None) -> None:
    """Run the command; a user error is reported in one sentence with exit code 2."""
    words = list(sys.argv[1:] if tokens is None else tokens)
    if words == ["--version"]:
        print(futago.__version__)
        return
    language = _language(words)
    errors = Console(stderr=True, soft_wrap=True, highlight=False)
    try:
        app = build(language, words)
        app(words, exit_on_error=False, print_error=False, result_action="return_none")
    except CycloptsError as error:
        sentence = " ".join(str(error).split())
        errors.print(f"futago: {sentence}", markup=False)
        errors.print(say(Text("cli-see-help"), language), markup=False)
        sys.exit(BAD_INPUT)
    except BadRegistration as error:
        errors.print(f"futago: {error}", markup=False)
        sys.exit(BAD_INPUT)
    except FutagoError as error:
        faults = error.faults if isinstance(error, BadInput) else (Fault(error.text),)
        for fault in faults:
            errors.print(f"futago: {say(fault.text, language)}", markup=False)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output stopped reading
        sys.stderr.close()
        sys.exit(0)


def commands() -> dict[str, Loader]:
    """All commands by name: those for all games, then those of each game."""
    found: dict[str, Loader] = {name: _common(ref) for name, ref in COMMON_COMMANDS.items()}
    for game in manifests().values():
        for name, reference in game.commands.items():
            found[name] = _of_game(game, reference)
        for name in game.study:
            found[f"lab {name}"] = _study(name)
    return found


def _common(reference: str) -> Loader:
    module, _, name = reference.partition(":")

    def load(rest: Sequence[str]) -> Function:
        function: Function = getattr(import_module(f"futago.cli.{module}"), name)
        return function

    return load


def _of_game(game: Manifest, reference: str) -> Loader:
    def load(rest: Sequence[str]) -> Function:
        function: Function = game.load(reference)
        return function

    return load


def _study(name: str) -> Loader:
    """A lab command that games define: its first argument decides which game's is used."""

    def load(rest: Sequence[str]) -> Function:
        known = {game.name: game for game in manifests().values() if name in game.study}
        asked = next((word for word in rest if not word.startswith("-")), None)
        if asked is not None and asked not in known:
            game_named(asked)  # raises if there is no such game
            raise BadInput(Text("lab-no-study", game=asked, known=", ".join(known)))
        game = known[asked] if asked is not None else next(iter(known.values()))
        function: Function = game.load(game.study[name])
        return function

    return load


def build(language: str, words: Sequence[str] | None = None) -> App:
    """The application with help in a language; given a command line, only what it needs is
    loaded."""
    every = commands()
    name = _named(every, words or ())
    if words is None or words[:1] == [COMPLETION]:
        chosen = {name: load(()) for name, load in every.items()}
    elif name is not None:
        chosen = {name: every[name](words[len(name.split()) :])}
    else:
        chosen = dict.fromkeys(every, _placeholder)
    asks_for_help = words is None or bool({"--help", "-h"} & set(words))
    return _app(chosen, _Help(language, asks_for_help))


def _named(every: Mapping[str, Loader], words: Sequence[str]) -> str | None:
    """The command that a command line begins with."""
    for count in (2, 1):
        name = " ".join(words[:count])
        if name in every:
            return name
    return None


def _placeholder() -> None:
    """Stands for a command that is listed but not called."""


def _app(chosen: Mapping[str, Function], help_of: _Help) -> App:
    app = App(
        name="futago",
        help=help_of("cli-futago"),
        version=futago.__version__,
        group_commands=Group(help_of("cli-group-commands")),
        group_parameters=Group(help_of("cli-group-parameters")),
        group_arguments=Group(help_of("cli-group-arguments")),
        help_format="plaintext",
    )
    groups = dict[str, App]()
    for words, function in chosen.items():
        group, _, name = words.rpartition(" ")
        if group and group not in groups:
            groups[group] = App(name=group, help=help_of(f"cli-{group}"), help_format="plaintext")
            app.command(groups[group])
        documented = help_of.document(function, words.replace(" ", "-"))
        groups.get(group, app).command(documented, name=name)
    app.register_install_completion_command(name=COMPLETION, help=help_of(f"cli-{COMPLETION}"))
    return app


class _Help:
    """Help texts from the catalogue, in the form cyclopts expects."""

    def __init__(self, language: str, asked_for: bool) -> None:
        self.language = language
        self.asked_for = asked_for

    def __call__(self, id: str) -> str:
        return say(Text(id), self.language)

    def document(self, function: Function, command: str) -> Function:
        """Give a function a docstring in the user's language, with all its parameters."""
        if function is _placeholder:
            function = lambda: None  # noqa: E731  every docstring needs its own function
        lines = [self(f"cli-{command}"), ""]
        parameters = inspect.signature(function).parameters
        if "options" in parameters and self.asked_for:
            lines += self._game_options()
        lines += ["Parameters", "----------"]
        for parameter in parameters:
            name = parameter.strip("_").replace("_", "-")
            group = command.partition("-")[0]
            ids = (f"cli-{command}-{name}", f"cli-{group}-{name}", f"cli-{name}")
            lines += [parameter, "    " + self(next(filter(has_text, ids), ids[-1]))]
        function.__doc__ = "\n".join(lines)
        return function

    def _game_options(self) -> list[str]:
        """The options and values of each game."""
        lines = list[str]()
        for game in GAMES.values():
            lines += [say(Text("cli-options-of", game=game.name), self.language), ""]
            for line in described(game, self.language):
                lines += [line, ""]
        return lines


def _language(words: Sequence[str]) -> str:
    """The language of help and errors, before the command line is parsed."""
    for number, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name in ("--lang", "--language"):
            chosen = value if equals else "".join(words[number + 1 : number + 2])
            return chosen if chosen in LANGUAGES else "en"
    return language_from_environment()
