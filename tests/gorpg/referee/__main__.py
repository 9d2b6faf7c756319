"""A file of records of Go RPG before the referee: `python -m tests.gorpg.referee FILE`."""

from __future__ import annotations

import sys

from ...referee_files import judge_file
from .game import Foul, check


def main() -> int:
    return judge_file("tests.gorpg.referee", check, Foul)


if __name__ == "__main__":
    sys.exit(main())
