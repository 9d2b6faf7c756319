"""The options of a game of Goryō: parsed, validated, with defaults from the edition."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any, ClassVar, Final, Literal

import msgspec

from futago.forms import placed
from futago.game import BadInput, Json, OptionSpec, written
from futago.goryo.rules.palace import Palace
from futago.goryo.rules.palace_faults import RESERVED
from futago.goryo.rules.palace_files import load_palace, shipped_palaces
from futago.goryo.rules.versions import NEWEST, VERSIONS, Rules
from futago.texts import Text

_DATA: Final = tomllib.loads(
    resources.files("futago.goryo.rules").joinpath("options.toml").read_text(encoding="utf-8")
)
LONGEST_GONG: Final = 99
LONGEST_NAME: Final = 20  # letters of a samurai's


class Gong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arc of gongs: how many steps the mallet can take, and which of them carry a bag."""

    length: int
    bags: tuple[int, ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The complete options of a game, in the form that records store. The class determines the
    version of the rules."""

    rules: ClassVar[Rules] = NEWEST

    edition: Literal["2019", "2021", "2024"]
    actions_per_samurai: Literal[2, 3]
    split_cubes: bool
    variant: Literal["cursed-object", "genjutsu"] | None
    enforcement: Literal["strict", "honour"]
    samurai: tuple[str, ...]
    samurai_rooms: tuple[str, ...]
    gong: Gong
    palace: Palace

    @property
    def strict(self) -> bool:
        """Whether illegal plans and wrong answers are refused."""
        return self.enforcement == "strict"

    @property
    def trail_may_be_denied(self) -> bool:
        """Whether the edition lets her answer no on her False Trail."""
        return bool(_DATA["edition"][self.edition]["trail_answer"] == "chosen")

    @property
    def discovery(self) -> tuple[str, ...]:
        """The steps of Discovery between the mistakes and the draws, in order."""
        newest = _DATA["options"]["edition"][0]
        edition = self.edition if self.rules.discovery_by_edition else newest
        return tuple(_DATA["edition"][edition]["discovery"])

    @property
    def terms(self) -> str:
        """Which set of terms the edition uses, as an argument for texts."""
        return str(_DATA["edition"][self.edition]["terms"])


class OptionsOf010(Options, frozen=True):
    """The options of a game under the rules 0.1.0."""

    rules: ClassVar[Rules] = VERSIONS["0.1.0"]


def _spec(name: str, values: list[Json]) -> OptionSpec:
    about = Text(f"goryo-option-{name.replace('_', '-')}")
    return placed(OptionSpec(name, tuple(values), values[0], about), _DATA)


def _free(name: str, default: Json) -> OptionSpec:
    """An option without a list of values."""
    return replace(_spec(name, [default]), values=())


OPTIONS_UNDER: Final = {options.rules.version: options for options in (OptionsOf010, Options)}
"""The class of options for each version of the rules."""

OPTION_SPECS: Final = (
    *(_spec(name, values) for name, values in _DATA["options"].items()),
    _spec("palace", list(shipped_palaces())),
    _free("gong", _DATA["gong"]),
    _free("samurai", _DATA["edition"][_DATA["options"]["edition"][0]]["samurai"]),
    _free("samurai_rooms", list(load_palace(shipped_palaces()[0]).rooms)),
)


def specs_with(options: Options) -> tuple[OptionSpec, ...]:
    """The options as the edition and the palace leave them."""
    edition = _DATA["edition"][options.edition]
    unboxed = (Text("goryo-plays-unboxed"),)
    known = options.actions_per_samurai in edition["in_the_box"]
    boxed = options.variant is None or options.edition in _DATA["box"]["variants"]
    changes: dict[str, dict[str, Any]] = {
        "edition": {"facts": tuple(_facts(options))},
        "actions_per_samurai": {
            "default": edition["actions_per_samurai"],
            "facts": () if known else unboxed,
        },
        "variant": {"facts": () if boxed else unboxed},
        "samurai": {"default": edition["samurai"]},
        "samurai_rooms": {"default": list(options.palace.rooms)},
        "gong": {"default": _default_gong(msgspec.structs.asdict(options), options.rules)},
    }
    return tuple(replace(spec, **changes.get(spec.name, {})) for spec in OPTION_SPECS)


def _facts(options: Options) -> Iterator[Text]:
    """What an edition is played with."""
    edition = _DATA["edition"][options.edition]
    usual, *others = edition["in_the_box"]
    if not options.split_cubes and others:
        yield Text("goryo-plays-actions-advanced", usual=usual, advanced=others[0])
    elif not options.split_cubes:
        yield Text("goryo-plays-actions-only", usual=usual)
    places = ("first", "second", "third", "fourth")
    colours = (Text(f"goryo-samurai-{colour}") for colour in edition["samurai"])
    yield Text("goryo-plays-samurai", **dict(zip(places, colours, strict=True)))
    if options.variant is None:
        yield Text(f"goryo-plays-trail-{edition['trail_answer']}")


def options_from(
    given: Mapping[str, Json], rules: Rules = NEWEST, *, balanced: bool = True
) -> Options:
    """Complete options from the given ones. The edition supplies the defaults; the gong also
    depends on how the Samurai may act, unless not `balanced`."""
    known = Options.__struct_fields__
    for name in given:
        if name not in known:
            raise BadInput(Text("option-unknown", name=name, known=", ".join(known)))
    edition = str(given.get("edition", _DATA["options"]["edition"][0]))
    if edition not in _DATA["edition"]:
        raise _bad_value("edition", edition, _DATA["options"]["edition"])
    palace = load_palace(_palace_source(given.get("palace", shipped_palaces()[0])))
    values = {name: _value(name, given[name]) for name in _DATA["options"] if name in given}
    defaults = {name: values[0] for name, values in _DATA["options"].items()}
    defaults["actions_per_samurai"] = _DATA["edition"][edition]["actions_per_samurai"]
    chosen = {**defaults, **values, "edition": edition}
    if chosen["variant"] == "none":
        chosen["variant"] = None
    return OPTIONS_UNDER[rules.version](
        **chosen,
        samurai=_samurai(given.get("samurai", _DATA["edition"][edition]["samurai"])),
        samurai_rooms=_samurai_rooms(given.get("samurai_rooms", palace.rooms), palace),
        gong=_gong(given.get("gong", _default_gong(chosen, rules if balanced else None))),
        palace=palace,
    )


def _default_gong(chosen: Mapping[str, Json], rules: Rules | None) -> Json:
    """The gong of games with these options, under the newest rules balanced by measured play."""
    for entry in _DATA["balanced"] if rules is NEWEST else ():
        if all(chosen[name] == value for name, value in entry["when"].items()):
            return entry["gong"]
    return _DATA["gong"]


def actions_in_the_box(edition: str) -> list[int]:
    """The values of `actions_per_samurai` that an edition describes."""
    if edition not in _DATA["edition"]:
        raise _bad_value("edition", edition, _DATA["options"]["edition"])
    known: list[int] = _DATA["edition"][edition]["in_the_box"]
    return known


def vary(rng: random.Random) -> dict[str, Json]:
    """Random strict options, with a number of actions that the edition describes."""
    options = {name: rng.choice(values) for name, values in _DATA["options"].items()}
    options["actions_per_samurai"] = rng.choice(actions_in_the_box(options["edition"]))
    options["enforcement"] = "strict"
    options["palace"] = rng.choice(shipped_palaces())
    return options


def _bad_value(name: str, value: object, values: list[Json] | Text) -> BadInput:
    listed = ", ".join(map(written, values)) if isinstance(values, list) else values
    return BadInput(Text("option-bad-value", name=name, value=written(value), values=listed))


def _value(name: str, value: Json) -> Json:
    """One of the allowed values; typed text is converted to the value it spells."""
    allowed = _DATA["options"][name]
    if value is None and name == "variant":
        return None
    for candidate in allowed:
        if written(value) == written(candidate):
            return candidate
    raise _bad_value(name, value, allowed)


def typed_options(given: Mapping[str, Json]) -> dict[str, Any]:
    """Options as typed: an unknown palace name is taken as the name of a file."""
    typed = dict(given)
    palace = typed.get("palace")
    if isinstance(palace, str) and palace not in shipped_palaces():
        typed["palace"] = Path(palace)
    return typed


def _palace_source(value: Json) -> str | Path | Mapping[str, Any] | Palace:
    # An unknown name is never opened as a file: it may come from an untrusted client.
    if isinstance(value, Path | Mapping | Palace):
        return value
    if isinstance(value, str) and value in shipped_palaces():
        return value
    raise _bad_value("palace", value, shipped_palaces())


def _names(value: Json) -> tuple[str, ...]:
    """Names given as a list, or typed with commas."""
    if isinstance(value, str):
        return tuple(value.split(","))
    return tuple(map(str, value)) if isinstance(value, list | tuple) else ()


def _samurai(value: Json) -> tuple[str, ...]:
    names = _names(value)
    proper = all(n.isalpha() and n.islower() and len(n) <= LONGEST_NAME for n in names)
    if len(names) != 4 or len(set(names)) != 4 or not proper or RESERVED & set(names):
        raise _bad_value("samurai", value, Text("goryo-value-samurai", most=LONGEST_NAME))
    return names


def _samurai_rooms(value: Json, palace: Palace) -> tuple[str, ...]:
    rooms = _names(value)
    if len(rooms) != 4 or set(rooms) != set(palace.rooms):
        raise _bad_value("samurai_rooms", value, list(palace.rooms))
    return rooms


def _gong(value: Json) -> Gong:
    """The gong as data, or typed as `12:2,4,6`."""
    if isinstance(value, str):
        length, _, bags = value.partition(":")
        try:
            value = {"length": int(length), "bags": [int(bag) for bag in bags.split(",") if bag]}
        except ValueError:
            raise _bad_value("gong", value, Text("goryo-value-gong")) from None
    try:
        gong = msgspec.convert(value, Gong) if not isinstance(value, Gong) else value
    except msgspec.ValidationError:
        raise _bad_value("gong", value, Text("goryo-value-gong")) from None
    rising = list(gong.bags) == sorted(set(gong.bags))
    inside = all(1 <= bag <= gong.length for bag in gong.bags)
    if not 1 <= gong.length <= LONGEST_GONG or not rising or not inside:
        raise _bad_value("gong", msgspec.to_builtins(gong), Text("goryo-value-gong"))
    return gong
