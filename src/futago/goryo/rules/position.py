"""Writes positions as one line of text; `position_reader` reads them.

    rules=0.2.0 edition=2024 palace=edo phase=act round=2 first=vase start=c5
    samurai=b2,d2,b5,e5 began=b2,e2,b5,e5 broken=d1,c5 gong=2 left=sprint,trail cubes=4
    used=purple:move+search acting=purple prints=d2-

Every field is `name=value`; `rules` is the version of the rules, 0.1.0 if there is none. Fields
that are zero or empty are left out, also spent powers. `palace`: its name, percent-encoded.
`began`: where the samurai stood when the round began, if they have moved. `bound` and `plan` are
only there if the seat may know them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import quote

import msgspec

from futago.goryo.rules.options import Options, options_from
from futago.goryo.rules.palace import Palace
from futago.goryo.rules.view import GoryoView, plan_from_json
from futago.versions import UNNAMED

RULES_FIELD: Final = "rules"
# The fields for options and the options they stand for; defaults of the edition are left out.
OPTION_FIELDS: Final = {
    "edition": "edition",
    "palace": "palace",
    "actions": "actions_per_samurai",
    "split": "split_cubes",
    "variant": "variant",
    "enforcement": "enforcement",
    "colours": "samurai",
    "rooms": "samurai_rooms",
    "gong-arc": "gong",
}


def position_text(options: Options, seen: GoryoView) -> str:
    """The position that a view shows, as one line."""
    fields = {**option_fields(options), "phase": seen.phase, "round": seen.round}
    fields |= {"first": seen.first, "start": seen.start}
    fields["samurai"] = ",".join(seen.samurai[colour] for colour in options.samurai)
    if seen.began != seen.samurai:
        fields["began"] = ",".join(seen.began[colour] for colour in options.samurai)
    fields["broken"] = ",".join(seen.broken)
    fields["sealed"] = ",".join(seen.sealed)
    fields |= {"draws": seen.draws, "gong": seen.gong, "spirits": seen.spirits}
    fields["left"] = ",".join(seen.left)
    fields["cursed"] = ",".join(seen.cursed)
    fields |= {"illusion": seen.illusion, "cubes": seen.cubes}
    fields["used"] = ",".join(f"{who}:{'+'.join(cubes)}" for who, cubes in seen.used.items())
    fields["acting"] = seen.acting
    fields["prints"] = ",".join(
        f"{space}{'+' if yes else '-'}" for space, yes in seen.prints.items()
    )
    fields["question"] = seen.question
    fields["mistakes"] = ",".join(f"{number}:{rule}" for number, rule in seen.mistakes)
    fields["bound"] = seen.bound
    fields["plan"] = ".".join(str(plan_from_json(seen.plan)).split()[1:]) if seen.plan else None
    fields |= {"winner": seen.winner, "reason": seen.reason}
    return " ".join(f"{name}={value}" for name, value in fields.items() if value)


@lru_cache(maxsize=64)
def option_fields(options: Options, *, balanced: bool = False) -> Mapping[str, Any]:
    """The options without defaults, see `options_from`; cached, so never modify it."""
    deciding = ("edition", "actions_per_samurai", "split_cubes") if balanced else ("edition",)
    given = {name: getattr(options, name) for name in deciding}
    gong = options_from(given, options.rules, balanced=balanced).gong
    base = options_from({"edition": options.edition}, options.rules)
    base = msgspec.structs.replace(base, samurai_rooms=options.palace.rooms, gong=gong)
    fields = dict[str, Any]()
    if options.rules.version != UNNAMED:
        fields[RULES_FIELD] = options.rules.version
    fields |= {"edition": options.edition, "palace": palace_word(options.palace)}
    for field, name in OPTION_FIELDS.items():
        value = getattr(options, name)
        if field not in fields and value != getattr(base, name):
            fields[field] = _option_text(name, value)
    return fields


def palace_word(palace: Palace) -> str:
    """The name of a palace without spaces and signs: a custom one may have any name."""
    return quote(palace.name, safe="")


def _option_text(name: str, value: Any) -> str:
    if name == "gong":
        return f"{value.length}:{','.join(map(str, value.bags))}"
    if isinstance(value, tuple):
        return ",".join(value)
    return str(value).lower()
