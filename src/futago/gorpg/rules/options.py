"""The options of Go RPG: defaults from a data file, and validation."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Any, ClassVar, Final, Literal

import msgspec

from futago.forms import placed
from futago.game import BadInput, Json, OptionSpec, written
from futago.gorpg.rules.versions import NEWEST, VERSIONS, Rules
from futago.texts import Text, seat_text

_DATA: Final = tomllib.loads(
    resources.files("futago.gorpg.rules").joinpath("options.toml").read_text(encoding="utf-8")
)
LOT: Final = "lot"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is decided before the game, in the form used by records: what all versions of
    the rules have in common. The subclass determines the version."""

    rules: ClassVar[Rules]
    strikers = "once"  # in versions without this switch

    mode: Literal["standard", "overlord", "solo"]
    players: int
    jokers: Literal[2, 1]
    muster_order: Literal["last-first", "leader-first"]
    first_leader: str
    joint_quests: Literal[2, "any"]
    battle: Literal["to-the-end", "one-exchange"]
    retreat_loss: Literal["quest", "all"]
    bounty: bool
    items_per_hero: Literal[3, 2, 1] | None
    item_value: Literal[5, 1, 10]
    change: Literal["lost", "kept"]
    trading: bool
    final_shop: bool
    scarce_decks: bool
    trophy_value: Literal["level", "card"]
    regroup: Literal["fought", "all"]
    heal_before_last: bool
    strikes: Literal["start", "alive"]
    victory: Literal["open", "collective", "individual"]
    last_stand: Literal["all", "questing"]
    swarm: Literal["all", "fought"]
    monster_targets: Literal["rule", "best", "player"]


class Options010(Options, frozen=True, forbid_unknown_fields=True):
    """The options of version 0.1.0."""

    rules: ClassVar[Rules] = VERSIONS["0.1.0"]


class Options020(Options, frozen=True, forbid_unknown_fields=True):
    """The options of version 0.2.0."""

    rules: ClassVar[Rules] = VERSIONS["0.2.0"]
    strikers: Literal["any", "once"]


def _spec(name: str, values: list[Json]) -> OptionSpec:
    about = Text(f"gorpg-option-{name.replace('_', '-')}")
    return placed(OptionSpec(name, tuple(values), values[0], about), _DATA)


OPTIONS_UNDER: Final = {options.rules.version: options for options in (Options010, Options020)}
"""The class of options for each version of the rules."""


@cache
def values_under(rules: Rules) -> dict[str, list[Json]]:
    """The values of each option under a version of the rules, the default first."""
    changed = _DATA.get("changed", {}).get(rules.version, {})
    known = OPTIONS_UNDER[rules.version].__struct_fields__
    return {name: changed.get(name, v) for name, v in _DATA["options"].items() if name in known}


@cache
def balanced_defaults(rules: Rules, mode: str, players: int) -> dict[str, Json]:
    """Options whose default depends on the mode and the number of parties."""
    found = dict[str, Json]()
    for entry in _DATA["balanced"] if rules is NEWEST else ():
        if entry["mode"] == mode and players in entry["players"]:
            found |= entry["defaults"]
    return found


@cache
def option_specs(rules: Rules) -> tuple[OptionSpec, ...]:
    """The options for forms and the command line."""
    mode, *switches = (_spec(name, values) for name, values in values_under(rules).items())
    parties = sorted({count for counts in _DATA["players"].values() for count in counts})
    default = _DATA["players"][mode.default][0]
    about = Text("gorpg-option-players")
    players = placed(OptionSpec("players", tuple(parties), default, about), _DATA)
    return (mode, players, *switches)


def specs_with(options: Options) -> tuple[OptionSpec, ...]:
    """The options as the mode and the number of parties leave them."""
    parties = _DATA["players"][options.mode]
    plays = Text(f"gorpg-plays-{options.mode}", most=max(parties))
    changes: dict[str, dict[str, Any]] = {
        "mode": {"facts": (plays,)},
        "players": {"values": tuple(sorted(parties)), "default": parties[0]},
        "first_leader": {"values": (LOT, *seats_of(options.players))},
    }
    for name in _DATA["folded"].get(options.mode, ()):
        changes[name] |= {"group": "usual"}
    balanced = balanced_defaults(options.rules, options.mode, options.players)
    for name, default in balanced.items():
        changes[name] = {"default": default}
    specs = option_specs(options.rules)
    return tuple(replace(spec, **changes.get(spec.name, {})) for spec in specs)


def options_from(
    given: Mapping[str, Json], rules: Rules = NEWEST, *, balanced: bool = True
) -> Options:
    """Complete options from those given. The mode decides the default number of parties; both
    decide other defaults, unless not `balanced`."""
    options = OPTIONS_UNDER[rules.version]
    known = options.__struct_fields__
    for name in given:
        if name not in known:
            raise BadInput(Text("option-unknown", name=name, known=", ".join(known)))
    values = values_under(rules)
    mode = _value("mode", given["mode"], values["mode"]) if "mode" in given else values["mode"][0]
    parties = _DATA["players"][mode]
    players = (
        _value("players", given["players"], sorted(parties)) if "players" in given else parties[0]
    )
    own = balanced_defaults(rules, mode, players) if balanced else {}
    chosen: dict[str, Any] = {
        name: _value(name, given[name], allowed) if name in given else own.get(name, allowed[0])
        for name, allowed in values.items()
    }
    chosen["players"] = players
    if chosen["items_per_hero"] == "none":
        chosen["items_per_hero"] = None
    leader = chosen["first_leader"]
    if leader != LOT and leader not in seats_of(players):
        seat = seat_text("gorpg", leader)
        raise BadInput(Text("gorpg-option-no-seat", seat=seat, players=players))
    return options(**chosen)


def seats_of(players: int) -> tuple[str, ...]:
    """The seats of the parties, clockwise."""
    return tuple(f"p{number}" for number in range(1, players + 1))


def vary(rng: random.Random, rules: Rules = NEWEST) -> dict[str, Json]:
    """Random mode, number of parties and switches."""
    options = {name: rng.choice(values) for name, values in values_under(rules).items()}
    options["players"] = rng.choice(_DATA["players"][options["mode"]])
    options["first_leader"] = rng.choice([LOT, *seats_of(options["players"])])
    return options


@cache
def default_options(rules: Rules, mode: str, players: int, *, balanced: bool = True) -> Options:
    """What games of this mode and number of parties are played with, if nothing else is chosen."""
    return options_from({"mode": mode, "players": players}, rules, balanced=balanced)


def _value(name: str, value: Json, allowed: list[Json]) -> Json:
    """The allowed value that is given, also as typed text."""
    if value is None and "none" in allowed:
        return "none"
    for candidate in allowed:
        if written(value) == written(candidate):
            return candidate
    values = ", ".join(map(written, allowed))
    raise BadInput(Text("option-bad-value", name=name, value=written(value), values=values))
