"""Tables: the same in the terminal and as Markdown, proportions with their intervals."""

from __future__ import annotations

from rich.console import Console

from futago.lab.sheets import Sheet, interval
from futago.texts import Text

SHEET = Sheet(
    Text("lab-balance-title", level="master", palace="edo"),
    [Text("lab-head-games"), Text("lab-head-leans")],
    [["10", Text("lab-leans-goryo")], ["20", Text("lab-leans-samurai")]],
)


def test_a_sheet_as_markdown_in_a_language() -> None:
    assert SHEET.as_markdown("fr").splitlines() == [
        "**Combien de fois le Samouraï gagne, master contre lui-même sur edo**",
        "",
        "| parties | penche pour |",
        "| --- | --- |",
        "| 10 | le Goryō |",
        "| 20 | le Samouraï |",
    ]


def test_a_sheet_in_the_terminal_has_every_cell() -> None:
    console = Console(width=100)
    with console.capture() as shown:
        console.print(SHEET.for_terminal("it"))
    text = shown.get()
    for word in ("partite", "pende verso", "il Goryō", "il Samurai", "20"):
        assert word in text


def test_a_proportion_has_its_interval() -> None:
    assert interval(50, 100) == "50.0% (40.4% - 59.6%)"
    assert interval(0, 10) == "0.0% (0.0% - 27.8%)"
    assert interval(0, 0) == "-"
