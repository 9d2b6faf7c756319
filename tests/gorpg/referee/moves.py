"""The forms of the moves in a record of Go RPG."""

from __future__ import annotations

from .versions import Rules

NAME = "a name"
NAMES = "a list of different names"
FLAG = "true or false"
NUMBER = "a whole number, not negative"
BUNDLE = "exactly heroes and items, both lists of different names"

FIELDS: dict[str, dict[str, str]] = {
    "leader": {"seat": NAME},
    "deal": {"deck": NAME, "card": NAME, "to": NAME},
    "muster": {"heroes": NAMES},
    "equip": {"hero": NAME, "items": NAMES},
    "quest": {"slot": NAME, "heroes": NAMES},
    "rest": {},
    "recruit": {},
    "lay": {"slot": NAME, "monsters": NAMES},
    "attack": {"hero": NAME, "target": NAME},
    "strike": {"monster": NAME, "hero": NAME},
    "retreat": {"leave": NAMES},
    "pass": {},
    "dismiss": {"hero": NAME},
    "buy": {"items": NAMES, "pay": NAMES},
    "hire": {"heroes": NAMES, "items": NAMES, "trophies": NAMES, "coins": NUMBER, "dismiss": NAMES},
    "trade": {"with": NAME, "give": BUNDLE, "take": BUNDLE},
    "accept": {},
    "decline": {},
    "condemn": {"seat": NAME},
}


def forms_of_moves(rules: Rules) -> dict[str, dict[str, str]]:
    """Every act and the fields it has besides `by` and `do`."""
    if rules.recruit_after_quests:
        return FIELDS
    # The tavern hero used to be asked for when going to rest.
    forms = {**FIELDS, "rest": {"recruit": FLAG}}
    del forms["recruit"]
    return forms


# How many names a list must hold, where the form of the move says so.
LENGTHS = {
    ("muster", "heroes"): (1, 3),
    ("quest", "heroes"): (1, 3),
    ("buy", "items"): (1, 4),
    ("hire", "heroes"): (1, 4),
}


def is_names(value: object) -> bool:
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        return False
    return len(set(value)) == len(value)


def fits(value: object, kind: str) -> bool:
    if kind == NAME:
        return isinstance(value, str)
    if kind == NAMES:
        return is_names(value)
    if kind == FLAG:
        return isinstance(value, bool)
    if kind == NUMBER:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return (
        isinstance(value, dict)
        and set(value) == {"heroes", "items"}
        and is_names(value["heroes"])
        and is_names(value["items"])
    )
