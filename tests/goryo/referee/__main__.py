"""A file of records of Goryō before the referee: `python -m tests.goryo.referee FILE`."""

from __future__ import annotations

import sys

from ...referee_files import judge_file
from .form import Foul
from .game import check


def main() -> int:
    return judge_file("tests.goryo.referee", check, Foul)


if __name__ == "__main__":
    sys.exit(main())
