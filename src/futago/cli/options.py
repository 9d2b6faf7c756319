"""The options of a game on the command line: what they mean, and when they count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from futago.forms import Form, form_of
from futago.game import Game, Json, written
from futago.texts import Text, name_text, say


def flag(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def flags(values: Mapping[str, tuple[Json, ...]]) -> str:
    """Options with the values to choose from."""
    typed = {flag(name): "|".join(map(_typed, listed)) for name, listed in values.items()}
    return " ".join(f"{name} {listed}".strip() for name, listed in typed.items())


def described(game: Game, language: str) -> Iterator[str]:
    """All options of a game, one at a time."""
    usual = form_of(game, {})
    choices = [(name, value) for name, o in usual.options.items() for value in o.spec.values]
    forms = {(name, written(value)): form_of(game, {name: value}) for name, value in choices}
    for spec in game.option_specs:
        defaults = dict[tuple[str, str], list[Json]]()
        for (name, value), form in forms.items():
            default = _typed(form.options[spec.name].spec.default)
            if default != _typed(spec.default):
                defaults.setdefault((name, default), []).append(value)
        texts = [spec.help]
        if spec.used_when:
            texts.append(Text("cli-option-only", when=flags(spec.used_when)))
        for (name, default), values in defaults.items():
            when = flags({name: tuple(values)})
            texts.append(Text("cli-option-default", when=when, default=default))
        said = " ".join(say(text, language) for text in texts)
        yield f"{flags({spec.name: spec.values})}: {said}"
    names = tuple(difficulty.name for difficulty in game.difficulties())
    if names:
        about = say(Text("cli-option-difficulty"), language)
        yield f"{flags({'difficulty': names})}: {about}"


def difficulty_of(game: Game, form: Form) -> Iterator[Text]:
    """How hard a game with these options is, if they have a name."""
    for difficulty in form.difficulties:
        if difficulty.name == form.difficulty:
            name = name_text(f"{game.name}-difficulty-{difficulty.name}", difficulty.name)
            yield Text("difficulty-chosen", name=name, about=difficulty.about)


def unused(form: Form, given: Mapping[str, Json]) -> Iterator[Text]:
    """A sentence about every given option that makes no difference."""
    for name in given:
        option = form.options[name]
        if not option.used:
            when = flags(option.spec.used_when)
            yield Text("play-option-unused", option=flag(name), when=when)


def _typed(value: Json) -> str:
    """A value as it is typed: a list of names has commas."""
    return ",".join(value) if isinstance(value, list) else written(value)
