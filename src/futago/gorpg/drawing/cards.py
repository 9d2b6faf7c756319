"""The cards of Go RPG as text: `F7` is a fire card of level 7, by the letter that the language has
for fire; `J14` a joker; `[??]` a card face down. `8/12 a13` is a life of 8 out of 12 and an attack
of 13. Colours only repeat what the letters say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text as Line

from futago.gorpg.rules.card_names import name_of
from futago.gorpg.rules.cards import AFFILIATION, AFFILIATIONS, HEROES, LEVEL, MONSTERS, TOWN
from futago.gorpg.rules.view import HeroView, MonsterView
from futago.terminal.drawing import Highlights
from futago.texts import Text, say

WIDEST_BOX: Final = 26
_KINDS: Final = (*AFFILIATIONS, "joker")
_STYLES: Final = ("green", "cyan", "red", "yellow", "magenta")
FACE_DOWN: Final = "[??]"
NO_CARD: Final = "[  ]"
_SHORTEST_NAME: Final = 6


def code(card: str, language: str) -> str:
    """A card by its letter and level; copies of a card look the same."""
    letter = say(Text(f"gorpg-affiliation-letter-{_KINDS[AFFILIATION[card]]}"), language)
    return f"{letter}{LEVEL[card]}"


def style(card: str) -> str:
    return _STYLES[AFFILIATION[card]]


def name(deck: int, card: str, language: str) -> str:
    if card == TOWN:
        return say(Text("gorpg-town"), language)
    return str(getattr(name_of(deck, card), language))


def codes(cards: Iterable[str], language: str) -> Line:
    """Cards in a row, the lowest first."""
    in_order = sorted(cards, key=lambda card: (LEVEL[card], card))
    return Line(" ").join([Line(code(card, language), style(card)) for card in in_order])


def named(deck: int, card: str, language: str) -> Line:
    """`[W9] Coral Reef`."""
    return Line.assemble(
        (f"[{code(card, language)}]", f"bold {style(card)}"), f" {name(deck, card, language)}"
    )


class Marks:
    """What can be picked now (`*`) and what has been picked (`>`)."""

    def __init__(self, highlights: Highlights | None) -> None:
        shown = highlights or Highlights()
        self.pickable, self.picked = shown.lit, tuple(shown.chosen)

    def of(self, kind: str, card: str | None, also: bool = False) -> str:
        """The mark of a hero, monster, slot, item or seat; `also` marks it in any case."""
        if (kind, card) in self.picked:
            return ">"
        return "*" if also or (kind, card) in self.pickable else " "

    def picked_of(self, kind: str) -> tuple[str, ...]:
        """The cards of a kind that have been picked, in their order."""
        return tuple(card for of, card in self.picked if of == kind)


def life(hero: HeroView) -> str:
    return f"{hero.life.total}/{hero.life.total + hero.life.wounds}"


def monster_life(monster: MonsterView) -> str:
    """Its life, with the full life if it is wounded."""
    assert monster.life is not None
    if not monster.life.wounds:
        return str(monster.life.total)
    return f"{monster.life.total}/{monster.life.total + monster.life.wounds}"


def small_hero(
    hero: HeroView, marks: Marks, language: str, attack: bool = False, yet: bool = False
) -> Line:
    """`W8 8/12`, optionally with its attack."""
    mark = marks.of("hero", hero.card, yet)
    numbers = f" {life(hero)} a{hero.attack.total}" if attack else f" {life(hero)}"
    return Line.assemble(
        (mark.strip(), "bold"), (code(hero.card, language), f"bold {style(hero.card)}"), numbers
    )


def small_monster(monster: MonsterView, marks: Marks, language: str) -> Line:
    """`[F12 25 a17]`, or `[??]`."""
    if monster.card is None or monster.attack is None:
        return Line(FACE_DOWN, "dim")
    return Line.assemble(
        (marks.of("monster", monster.card).strip(), "bold"),
        "[",
        (code(monster.card, language), f"bold {style(monster.card)}"),
        f" {monster_life(monster)} a{monster.attack.total}]",
    )


def hero_row(hero: HeroView, marks: Marks, language: str, width: int, yet: bool) -> Line:
    """A hero on a line of its own: name, items, life, attack."""
    row = Line.assemble((marks.of("hero", hero.card, yet), "bold"))
    row.append_text(named(HEROES, hero.card, language))
    if hero.items:
        row.append(" + ").append_text(codes(hero.items, language))
    return _with_numbers(row, life(hero), hero.attack.total, width)


def monster_row(monster: MonsterView, marks: Marks, language: str, width: int) -> Line:
    """A monster on a line of its own."""
    if monster.card is None or monster.attack is None:
        return fitted(Line(f" {FACE_DOWN}", "dim"), width)
    row = Line.assemble((marks.of("monster", monster.card), "bold"))
    row.append_text(named(MONSTERS, monster.card, language))
    return _with_numbers(row, monster_life(monster), monster.attack.total, width)


def _with_numbers(row: Line, life: str, attack: int, width: int) -> Line:
    """The name, shortened to fit, then life and attack."""
    numbers = f" {life:>5} a{attack:<2}"
    room = width - len(numbers)
    if row.cell_len > room < row.plain.index("]") + 2 + _SHORTEST_NAME:
        row = row[: row.plain.index("]") + 1]
    return fitted(row, room).append(numbers)


def several(card: str, count: int, width: int) -> Line:
    """Identical cards: `[??][??][??]`, or `[??] x3` where space is short."""
    return Line(card * count if len(card) * count <= width else f"{card} x{count}", "dim")


# ---------------------------------------------------------------- lines and boxes


def fitted(line: Line, width: int) -> Line:
    """The line cut or padded to this width."""
    line = line.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def box(title: Line, rows: Sequence[Line], width: int, foot: Line | None = None) -> list[Line]:
    """A card or place with a frame around it."""
    return [
        _edge("┌", title, "┐", width),
        *(Line.assemble(("│", "dim"), fitted(row, width - 2), ("│", "dim")) for row in rows),
        _edge("└", foot or Line(), "┘", width),
    ]


def _edge(left: str, text: Line, right: str, width: int) -> Line:
    text = text.copy()
    text.truncate(width - 2, overflow="ellipsis")
    rest = "─" * (width - 2 - text.cell_len)
    return Line.assemble((left, "dim"), text, (rest, "dim"), (right, "dim"))


def beside(blocks: Sequence[list[Line]], gap: str = "") -> list[Line]:
    """Blocks side by side; shorter ones are padded with blank lines."""
    widths = [max(line.cell_len for line in block) for block in blocks]
    lines = list[Line]()
    for number in range(max(map(len, blocks))):
        parts = [
            fitted(block[number] if number < len(block) else Line(), width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append(Line(gap).join(parts))
    return lines


def flow(entries: Sequence[Line], width: int, gap: str = " ", indent: int = 2) -> list[Line]:
    """Entries wrapped to lines; all lines but the first are indented."""
    lines = list[Line]()
    for entry in entries:
        if lines and lines[-1].cell_len + len(gap) + entry.cell_len <= width:
            lines[-1].append(gap).append_text(entry)
        else:
            lines.append((Line(" " * indent) if lines else Line()).append_text(entry))
    return lines
