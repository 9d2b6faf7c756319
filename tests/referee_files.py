"""Files of records before an independent referee: `python -m tests.GAME.referee FILE`."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

NO_VERSION = "no version"


def judge_file(name: str, check: Callable[[Any], object], foul: type[Exception]) -> int:
    """Judge the file named on the command line, and report by version; returns the exit code."""
    if len(sys.argv) != 2:
        print(f"usage: python -m {name} FILE", file=sys.stderr)
        return 2
    judged, accepted = Counter[str](), Counter[str]()
    with Path(sys.argv[1]).open(encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if line.strip():
                version, fault = _judge(line, check, foul)
                judged[version] += 1
                accepted[version] += fault is None
                if fault is not None:
                    print(f"line {number}: {fault}")
    if not judged:
        print("no records")
    for version, many in sorted(judged.items()):
        print(f"{version}: {accepted[version]} of {many} records accepted")
    return 0 if accepted.total() == judged.total() else 1


def _judge(
    line: str, check: Callable[[Any], object], foul: type[Exception]
) -> tuple[str, str | None]:
    """The version of the rules that one record names, and what is wrong with it."""
    try:
        record = json.loads(line, object_pairs_hook=_no_double_keys)
    except ValueError as error:
        return NO_VERSION, f"not a JSON record: {error}"
    version = record.get("version") if isinstance(record, dict) else None
    named = version if isinstance(version, str) else NO_VERSION
    try:
        check(record)
    except foul as found:
        return named, str(found)
    return named, None


def _no_double_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    whole = dict(pairs)
    if len(whole) != len(pairs):
        raise ValueError("a field is given twice in one object")
    return whole
