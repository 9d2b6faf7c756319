"""Tables: the same in the terminal and as Markdown, proportions with their intervals."""

from __future__ import annotations

from rich.console import Console

from futago.lab.sheets import Sheet, interval
from futago.texts import Text

SHEET = Sheet(
    Text("lab-bot-against", bot="master", against="expert"),
    [Text("lab-head-games"), Text("lab-head-seat")],
    [["10", Text("goryo-seat-goryo")], ["20", Text("goryo-seat-samurai")]],
)


def test_a_sheet_as_markdown_in_a_language() -> None:
    assert SHEET.as_markdown("fr").splitlines() == [
        "**master c. expert**",
        "",
        "| parties | place |",
        "| --- | --- |",
        "| 10 | le Goryō |",
        "| 20 | le Samouraï |",
    ]


def test_a_sheet_in_the_terminal_has_every_cell() -> None:
    console = Console(width=100)
    with console.capture() as shown:
        console.print(SHEET.for_terminal("it"))
    text = shown.get()
    for word in ("partite", "posto", "il Goryō", "il Samurai", "20"):
        assert word in text


def test_a_proportion_has_its_interval() -> None:
    assert interval(50, 100) == "50.0% (40.4% - 59.6%)"
    assert interval(0, 10) == "0.0% (0.0% - 27.8%)"
    assert interval(0, 0) == "-"
