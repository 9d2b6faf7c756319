"""What a form for a new game offers: it follows the options chosen so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from futago.game import BadInput, Difficulty, Fault, Game, Json, OptionSpec, written
from futago.texts import Text


@dataclass(frozen=True, slots=True)
class FormOption:
    """An option beside the others: what it offers, its value, and whether it makes a difference."""

    spec: OptionSpec
    value: Json
    used: bool


@dataclass(frozen=True, slots=True)
class Form:
    """All options of a game by name, and the seats that they result in. `refused` are the given
    values that do not go with those before them, with all their faults; these options have their
    defaults."""

    options: Mapping[str, FormOption]
    seats: tuple[str, ...]
    default_seat: str
    refused: Mapping[str, tuple[Fault, ...]]
    difficulties: tuple[Difficulty, ...]
    """The difficulties of the chosen kind of game."""
    difficulty: str | None
    """The one that these options have."""


def form_of(game: Game, given: Mapping[str, Json]) -> Form:
    """The form after these choices; `BadInput` for an option that does not exist."""
    kept, refused = _kept(game, given)
    options = game.options(kept)
    specs = game.specs_with(options)
    values = {spec.name: _listed(spec, kept.get(spec.name, spec.default)) for spec in specs}
    first = [spec.name for spec in specs if spec.group == "first"]
    fitting = tuple(d for d in game.difficulties() if _agree(d, values, first))
    return Form(
        {spec.name: FormOption(spec, values[spec.name], _used(spec, values)) for spec in specs},
        game.seats(options),
        game.default_seat(options),
        refused,
        fitting,
        next((d.name for d in fitting if _agree(d, values, d.options)), None),
    )


def with_difficulty(game: Game, given: Mapping[str, Json], name: str) -> dict[str, Json]:
    """The options of a difficulty and those given besides; `BadInput` if they contradict it."""
    known = {difficulty.name: difficulty for difficulty in game.difficulties()}
    if name not in known:
        raise BadInput(
            Text("difficulty-unknown", name=name, known=", ".join(known), count=len(known))
        )
    for option, value in known[name].options.items():
        if option in given and written(given[option]) != written(value):
            raise BadInput(
                Text("difficulty-option", name=name, option=option, value=written(value))
            )
    return {**known[name].options, **given}


def _agree(difficulty: Difficulty, values: Mapping[str, Json], names: Iterable[str]) -> bool:
    """Whether these options have the values of the difficulty, where it sets them."""
    set_ = difficulty.options
    return all(written(values[name]) == written(set_[name]) for name in names if name in set_)


def _kept(
    game: Game, given: Mapping[str, Json]
) -> tuple[Mapping[str, Json], Mapping[str, tuple[Fault, ...]]]:
    """The given values that go together, the earlier options first; why the others do not."""
    names = [spec.name for spec in game.option_specs]
    if not given.keys() <= set(names):
        game.options(given)  # names what is unknown
    try:
        game.options(given)
    except BadInput:
        pass
    else:
        return given, {}
    kept, refused = dict[str, Json](), dict[str, tuple[Fault, ...]]()
    for name in filter(given.__contains__, names):
        try:
            game.options({**kept, name: given[name]})
        except BadInput as error:
            refused[name] = error.faults
        else:
            kept[name] = given[name]
    return kept, refused


def _listed(spec: OptionSpec, value: Json) -> Json:
    """The value as the option lists it; records have null for none."""
    typed = "none" if value is None else written(value)
    return next((listed for listed in spec.values if written(listed) == typed), value)


def _used(spec: OptionSpec, values: Mapping[str, Json]) -> bool:
    return all(values[name] in allowed for name, allowed in spec.used_when.items())


def placed(spec: OptionSpec, data: Mapping[str, Any]) -> OptionSpec:
    """An option with its place in forms, from the tables `form` and `used_when` of a data file."""
    used_when = data.get("used_when", {}).get(spec.name, {})
    groups = (name for name, options in data.get("form", {}).items() if spec.name in options)
    return replace(
        spec,
        used_when={name: tuple(values) for name, values in used_when.items()},
        group=next(groups, spec.group),
    )
