"""The options of a game of Go RPG: read from data, completed, checked."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Final, Literal

import msgspec

from futago.game import BadInput, Json, OptionSpec, written
from futago.texts import Text

_DATA: Final = tomllib.loads(
    resources.files("futago.gorpg").joinpath("options.toml").read_text(encoding="utf-8")
)
LOT: Final = "lot"


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is settled before the game, as records have it."""

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


def _spec(name: str, values: list[Json]) -> OptionSpec:
    about = Text(f"gorpg-option-{name.replace('_', '-')}")
    # Which seats there are depends on the number of parties, so they are not listed.
    listed = () if name == "first_leader" else tuple(values)
    return OptionSpec(name, listed, values[0], about)


def _specs() -> tuple[OptionSpec, ...]:
    mode, *switches = (_spec(name, values) for name, values in _DATA["options"].items())
    parties = sorted({count for counts in _DATA["players"].values() for count in counts})
    default = _DATA["players"][mode.default][0]
    players = OptionSpec("players", tuple(parties), default, Text("gorpg-option-players"))
    return (mode, players, *switches)


OPTION_SPECS: Final = _specs()


def options_from(given: Mapping[str, Json]) -> Options:
    """Complete options from some of them; the mode supplies the number of parties."""
    known = Options.__struct_fields__
    for name in given:
        if name not in known:
            raise BadInput(Text("option-unknown", name=name, known=", ".join(known)))
    chosen = {
        name: _value(name, given[name], values) if name in given else values[0]
        for name, values in _DATA["options"].items()
    }
    allowed = _DATA["players"][chosen["mode"]]
    players = _value("players", given["players"], sorted(allowed)) if "players" in given else None
    chosen["players"] = players or allowed[0]
    if chosen["items_per_hero"] == "none":
        chosen["items_per_hero"] = None
    leader = chosen["first_leader"]
    if leader != LOT and leader not in seats_of(chosen["players"]):
        raise BadInput(Text("gorpg-option-no-seat", seat=leader, players=chosen["players"]))
    return Options(**chosen)


def seats_of(players: int) -> tuple[str, ...]:
    """The seats of the parties, clockwise."""
    return tuple(f"p{number}" for number in range(1, players + 1))


def vary(rng: random.Random) -> dict[str, Json]:
    """Mode, parties and every switch at random."""
    options = {name: rng.choice(values) for name, values in _DATA["options"].items()}
    options["players"] = rng.choice(_DATA["players"][options["mode"]])
    options["first_leader"] = rng.choice([LOT, *seats_of(options["players"])])
    return options


def _value(name: str, value: Json, allowed: list[Json]) -> Json:
    """A value among those allowed; typed text counts as the value that it spells."""
    if value is None and "none" in allowed:
        return "none"
    for candidate in allowed:
        if written(value) == written(candidate):
            return candidate
    values = ", ".join(map(written, allowed))
    raise BadInput(Text("option-bad-value", name=name, value=written(value), values=values))
