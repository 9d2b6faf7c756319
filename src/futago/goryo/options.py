"""The options of a game of Goryō: read from data, completed by the edition, checked."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from futago.game import BadInput, Json, OptionSpec, written
from futago.goryo.palace import RESERVED, Palace, load_palace, shipped_palaces
from futago.texts import Text

_DATA: Final = tomllib.loads(
    resources.files("futago.goryo").joinpath("options.toml").read_text(encoding="utf-8")
)
LONGEST_GONG: Final = 99


class Gong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arc of gongs: how many steps the mallet can take, and which of them carry a bag."""

    length: int
    bags: tuple[int, ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is settled before the game, as records have it."""

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
        """Illegal plans and wrong answers cannot be entered."""
        return self.enforcement == "strict"

    @property
    def trail_may_be_denied(self) -> bool:
        """Whether the edition lets her answer no on her False Trail."""
        return bool(_DATA["edition"][self.edition]["trail_answer"] == "chosen")

    @property
    def terms(self) -> str:
        """Which of its own words the edition uses, for texts."""
        return str(_DATA["edition"][self.edition]["terms"])


def _spec(name: str, values: list[Json]) -> OptionSpec:
    return OptionSpec(
        name, tuple(values), values[0], Text(f"goryo-option-{name.replace('_', '-')}")
    )


OPTION_SPECS: Final = (
    *(_spec(name, values) for name, values in _DATA["options"].items()),
    _spec("palace", list(shipped_palaces())),
    OptionSpec("gong", (), _DATA["gong"], Text("goryo-option-gong")),
)


def options_from(given: Mapping[str, Json]) -> Options:
    """Complete options from some of them; the edition supplies what is not said."""
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
    return Options(
        **chosen,
        samurai=_samurai(given.get("samurai", _DATA["edition"][edition]["samurai"])),
        samurai_rooms=_samurai_rooms(given.get("samurai_rooms", palace.rooms), palace),
        gong=_gong(given.get("gong", _DATA["gong"])),
        palace=palace,
    )


def actions_in_the_box(edition: str) -> list[int]:
    """The numbers of actions that an edition knows."""
    if edition not in _DATA["edition"]:
        raise _bad_value("edition", edition, _DATA["options"]["edition"])
    known: list[int] = _DATA["edition"][edition]["in_the_box"]
    return known


def vary(rng: random.Random) -> dict[str, Json]:
    """Strict options at random, each edition with the numbers of actions that it knows."""
    options = {name: rng.choice(values) for name, values in _DATA["options"].items()}
    options["actions_per_samurai"] = rng.choice(actions_in_the_box(options["edition"]))
    options["enforcement"] = "strict"
    options["palace"] = rng.choice(shipped_palaces())
    return options


def _bad_value(name: str, value: object, values: object) -> BadInput:
    listed = ", ".join(map(written, values)) if isinstance(values, list) else str(values)
    return BadInput(Text("option-bad-value", name=name, value=written(value), values=listed))


def _value(name: str, value: Json) -> Json:
    """A value among those allowed; typed text counts as the value that it spells."""
    allowed = _DATA["options"][name]
    if value is None and name == "variant":
        return None
    for candidate in allowed:
        if written(value) == written(candidate):
            return candidate
    raise _bad_value(name, value, allowed)


def typed_options(given: Mapping[str, Json]) -> dict[str, Any]:
    """Options as typed: a palace that did not come with the game is a file."""
    typed = dict(given)
    palace = typed.get("palace")
    if isinstance(palace, str) and palace not in shipped_palaces():
        typed["palace"] = Path(palace)
    return typed


def _palace_source(value: Json) -> str | Path | Mapping[str, Any] | Palace:
    # A name that is none of ours is not looked for as a file: it may come from a stranger.
    if isinstance(value, Path | Mapping | Palace):
        return value
    if isinstance(value, str) and value in shipped_palaces():
        return value
    raise _bad_value("palace", value, shipped_palaces())


def _names(value: Json) -> tuple[str, ...]:
    """Names given as a list, or typed with commas between."""
    if isinstance(value, str):
        return tuple(value.split(","))
    return tuple(map(str, value)) if isinstance(value, list | tuple) else ()


def _samurai(value: Json) -> tuple[str, ...]:
    names = _names(value)
    proper = all(n.isalpha() and n.islower() for n in names)
    if len(names) != 4 or len(set(names)) != 4 or not proper or RESERVED & set(names):
        raise _bad_value("samurai", value, str(Text("goryo-value-samurai")))
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
            raise _bad_value("gong", value, str(Text("goryo-value-gong"))) from None
    try:
        gong = msgspec.convert(value, Gong) if not isinstance(value, Gong) else value
    except msgspec.ValidationError:
        raise _bad_value("gong", value, str(Text("goryo-value-gong"))) from None
    rising = list(gong.bags) == sorted(set(gong.bags))
    inside = all(1 <= bag <= gong.length for bag in gong.bags)
    if not 1 <= gong.length <= LONGEST_GONG or not rising or not inside:
        raise _bad_value("gong", msgspec.to_builtins(gong), str(Text("goryo-value-gong")))
    return gong
