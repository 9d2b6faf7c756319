"""The outer form of a record of Go RPG: everything but the moves and the result."""

from __future__ import annotations

import re
from typing import Any

from .table import Foul
from .versions import RULES, Rules

PLAYERS = {"standard": 7, "overlord": 6, "solo": 1}  # at most; the Overlord is not counted


def same(one: object, other: object) -> bool:
    """Equality of JSON values that does not take true for 1 or 1.0 for 1."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return set(one) == set(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    return one == other


def require_keys(value: object, keys: set[str], what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Foul(None, f"{what} must be an object")
    if set(value) != keys:
        wrong = ", ".join(sorted(map(str, set(value) ^ keys)))
        raise Foul(None, f"missing or unknown fields in {what}: {wrong}")
    return value


def check_options(value: object, rules: Rules) -> dict[str, Any]:
    options = require_keys(value, {"mode", "players", *rules.switches}, "options")
    mode, players = options["mode"], options["players"]
    if not isinstance(mode, str) or mode not in PLAYERS:
        raise Foul(None, f"no such mode: {mode!r}")
    if type(players) is not int or not 1 <= players <= PLAYERS[mode]:
        raise Foul(None, f"{mode} is for 1 to {PLAYERS[mode]} parties, not {players!r}")
    for switch, values in rules.switches.items():
        allowed = list(values)
        if switch == "first_leader":
            allowed += [f"p{n}" for n in range(1, players + 1)]
        if not any(same(options[switch], allowed_value) for allowed_value in allowed):
            raise Foul(None, f"option {switch} cannot be {options[switch]!r}")
    return options


def check_head(record: object) -> tuple[dict[str, Any], Rules]:
    """Check everything but the moves and the result; the record and the rules it is played by."""
    keys = {"format", "game", "version", "options", "seats", "seed", "moves", "result"}
    whole = require_keys(record, keys, "the record")
    if whole["format"] != "futago/1":
        raise Foul(None, f"unknown format {whole['format']!r}")
    if whole["game"] != "gorpg":
        raise Foul(None, f"not a record of Go RPG but of {whole['game']!r}")
    if not isinstance(whole["version"], str) or whole["version"] not in RULES:
        raise Foul(None, f"unknown version of the rules: {whole['version']!r}")
    rules = RULES[whole["version"]]
    options = check_options(whole["options"], rules)
    seats = {f"p{n}" for n in range(1, options["players"] + 1)}
    if options["mode"] == "overlord":
        seats.add("overlord")
    for seat, name in require_keys(whole["seats"], seats, "seats").items():
        if not isinstance(name, str):
            raise Foul(None, f"the name of {seat} must be a string")
    if not isinstance(whole["seed"], str) or not re.fullmatch("[0-9a-f]{64}", whole["seed"]):
        raise Foul(None, "the seed must be 64 hexadecimal digits, lower case")
    if not isinstance(whole["moves"], list):
        raise Foul(None, "moves must be a list")
    return whole, rules
