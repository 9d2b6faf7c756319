"""Draw who imports whom into docs/architecture.md: `python tools/import_graph.py [--check]`.

An arrow that follows from others is left out, so that the drawing can be read: A imports B and B
imports C says enough about A and C. With `--check` nothing is written, and a drawing that is out of
date is an error.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import grimp

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "architecture.md"
BLOCK: Final = r"(<!-- imports of {} -->\n).*?(<!-- end -->)"
GAMES: Final = ("futago.goryo", "futago.gorpg")
LEFT_OUT: Final = {"futago.__main__"}

Edges = Mapping[str, frozenset[str]]


def edges_within(graph: grimp.ImportGraph, parent: str, left_out: Iterable[str] = ()) -> Edges:
    """For each child of a package the other children that it imports."""
    children = sorted(graph.find_children(parent) - set(left_out))
    return {
        child: frozenset(
            other
            for other in children
            if other != child
            and graph.direct_import_exists(importer=child, imported=other, as_packages=True)
        )
        for child in children
    }


def reachable(edges: Edges, start: str) -> set[str]:
    """All that can be reached from a package, itself only by a cycle."""
    seen, todo = set[str](), list(edges[start])
    while todo:
        package = todo.pop()
        if package not in seen:
            seen.add(package)
            todo += edges[package]
    return seen


def reduced(edges: Edges) -> Edges:
    """Without the arrows that follow from others."""
    return {
        package: frozenset(
            other
            for other in others
            if not any(other in reachable(edges, between) for between in others - {other})
        )
        for package, others in edges.items()
    }


def drawn(edges: Edges) -> str:
    """The graph in the language of Mermaid."""
    lines = ["```mermaid", "graph TD"]
    for package, others in reduced(edges).items():
        name = package.rpartition(".")[2]
        lines += [f"  {name} --> {other.rpartition('.')[2]}" for other in sorted(others)]
        if not others and not any(package in those for those in edges.values()):
            lines.append(f"  {name}")
    return "\n".join([*lines, "```\n"])


def main(arguments: list[str]) -> int:
    """The command; 1 if the page is out of date and was only to be checked."""
    graph = grimp.build_graph("futago")
    page = text = PAGE.read_text(encoding="utf-8")
    for parent, left_out in (("futago", LEFT_OUT | set(GAMES)), *((game, ()) for game in GAMES)):
        pattern = BLOCK.format(re.escape(parent))
        drawing = drawn(edges_within(graph, parent, left_out))
        text, count = re.subn(pattern, rf"\g<1>{drawing}\g<2>", text, flags=re.DOTALL)
        if count != 1:
            sys.exit(f"{PAGE} has no place for the imports of {parent}.")
    if "--check" in arguments:
        if text != page:
            print(f"{PAGE.name} is out of date: python tools/import_graph.py", file=sys.stderr)
        return int(text != page)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
