"""Lists of choices: in one line, in columns, or in pages."""

from __future__ import annotations

import re

from futago.terminal.lists import listed, page


def test_a_list_stands_on_one_line_in_columns_close_or_not_at_all() -> None:
    assert listed(["1 a", "2 b"], 1) == ["  1 a   2 b"]
    entries = [f"{number} fire" for number in range(1, 20)] + ["20 nature-13.2"]
    columns = listed(entries, 9)
    assert columns is not None
    assert len({line.index("fire") for line in columns[:2]}) == 1
    assert len(columns) == 5
    close = listed(entries, 4)
    assert close is not None
    assert len(close) == 3
    assert listed(entries, 2) is None
    assert listed(["1 " + "x" * 80], 5) is None, "nothing is cut where words would fit"


def test_a_long_list_has_pages_that_leave_nothing_out() -> None:
    entries = [f"{number} water-{number}" for number in range(1, 60)]
    seen, first = list[str](), 0
    while first < len(entries):
        lines, count = page(entries, first, 3, lambda hidden: f"more: {hidden}")
        assert len(lines) <= 3
        assert lines[-1].endswith(f"more: {len(entries) - count}")
        seen += re.findall(r"\d+ water-\d+", "\n".join(lines))
        first += count
    assert seen == entries
