"""The terminal screen of Go RPG: the current phase on top, the player's party, then the others.

Every part of the screen is drawn in several sizes; the largest ones that fit together are shown.
`cards` draws the cards. `L` is the leader, `>` marks whoever is to act and what has been picked,
`*` what can be picked or has yet to attack, and the winners.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text as Line

from futago.game import ABOVE, SPECTATOR
from futago.gorpg.drawing.cards import (
    FACE_DOWN,
    NO_CARD,
    WIDEST_BOX,
    Marks,
    beside,
    box,
    code,
    fitted,
    flow,
    hero_row,
    monster_row,
    name,
    named,
    several,
    small_monster,
    style,
)
from futago.gorpg.drawing.parties import Parties, Sizes
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, LEVEL, LOCATIONS, TABLES, levels
from futago.gorpg.rules.names import seat_text
from futago.gorpg.rules.options import Options
from futago.gorpg.rules.view import GorpgView, SlotView
from futago.terminal.drawing import SMALL, Highlights, Room
from futago.texts import Text

NARROWEST_BOX: Final = 20
FRONT_RANKS: Final = 4
PLACE: Final = 19
_MODES: Final = {
    "standard": "gorpg-draw-mode-standard",
    "overlord": "gorpg-draw-mode-overlord",
    "solo": "gorpg-draw-mode-solo",
}
_BATTLE, _LAST = "gorpg-draw-phase-battle", "gorpg-draw-phase-last"
_HUNTERS, _MERCENARIES = "gorpg-draw-phase-hunters", "gorpg-draw-phase-mercenaries"
_PHASES: Final = {
    "leader": "gorpg-draw-phase-muster",
    "muster": "gorpg-draw-phase-muster",
    "lay": "gorpg-draw-phase-lay",
    "attack": _BATTLE,
    "stand": _BATTLE,
    "strike": _BATTLE,
    "recruit": "gorpg-draw-phase-recruit",
    "hunters-deal": _HUNTERS,
    "hunters": _HUNTERS,
    "mercenaries-deal": _MERCENARIES,
    "mercenaries": _MERCENARIES,
    "answer": "gorpg-draw-phase-answer",
    "town-deal": _LAST,
    "ready": _LAST,
    "charge": _LAST,
    "wrath": _LAST,
    "condemn": "gorpg-draw-phase-condemn",
    "over": "gorpg-draw-phase-over",
}


def draw(
    options: Options,
    view: GorpgView,
    highlights: Highlights | None,
    language: str,
    room: Room = SMALL,
) -> list[Line]:
    """The screen for a seat, with what it can pick and has picked."""
    table = _Table(view, highlights, language, room)
    main, own, others = table.main(), table.own(), table.others()
    board, pile = table.background(), table.overlord()
    parts = [[[table.title()]], main, pile, own, others, board]
    # The least important parts shrink first.
    order = (5, 3, 2, 1, 4) if view.town else (5, 3, 2, 4, 1)
    lines = _fitting(parts, order, room.height)
    return [fitted(line, min(room.width, line.cell_len)) for line in lines]


def _fitting(parts: Sequence[Sizes], smaller_first: Sequence[int], most: int) -> list[Line]:
    """The parts below each other, in the largest sizes that fit."""
    sizes = [0] * len(parts)

    def height() -> int:
        return sum(len(part[size]) for part, size in zip(parts, sizes, strict=True))

    for number in smaller_first:
        while height() > most and sizes[number] < len(parts[number]) - 1:
            sizes[number] += 1
    return [line for part, size in zip(parts, sizes, strict=True) for line in part[size]]


class _Table(Parties):
    """Draws the parts of the screen for a view."""

    def title(self) -> Line:
        view = self.view
        if view.seat == SPECTATOR:
            seat = Text("gorpg-draw-as-spectator")
        elif view.seat == ABOVE:
            seat = Text("gorpg-draw-as-above")
        else:
            seat = Text("gorpg-draw-as", seat=seat_text(view.seat))
        phase = Text(_PHASES.get(view.phase, "gorpg-draw-phase-quests"))
        mode = Text(_MODES[view.mode])
        rounds = {"round": view.round, "rounds": view.rounds}
        text = self.say("gorpg-draw-title", mode=mode, phase=phase, seat=seat, **rounds)
        return Line(text[: self.width], "reverse")

    # ------------------------------------------------------------ the current phase

    def main(self) -> Sizes:
        view = self.view
        if view.phase in ("leader", "muster"):
            return [self._muster()]
        if view.town:
            return self._last_battle()
        if view.battle is not None:
            return self._battle(view.battle)
        if view.phase == "answer" and view.offer is not None:
            return [self._offer(view.offer)]
        if view.show:
            return self._show()
        return self._board()

    def background(self) -> Sizes:
        """The slots, while something else is more important."""
        if not self.view.show or self.view.town or self.view.phase == "over":
            return [[]]
        return [*self._board()[-1:], []]

    def _muster(self) -> list[Line]:
        """The heroes picked so far."""
        picked = self.marks.picked_of("hero")
        most = TABLES["party"]["muster_levels"]
        count = self.heading("gorpg-draw-muster", levels=levels(picked), most=most)
        return flow([count, *(named(HEROES, card, self.language) for card in picked)], self.width)

    def _board(self) -> Sizes:
        """Every slot as a box, or one or two slots per line."""
        slots = list(self.view.slots.items())
        rows = [self._slot_row(name, slot) for name, slot in slots]
        lines = [fitted(row, self.width) for row in rows]
        if max(row.cell_len for row in rows) <= self.half:
            half = (len(rows) + 1) // 2
            lines = beside([[fitted(row, self.half) for row in rows[:half]], rows[half:]], "  ")
        if len(slots) > self.width // NARROWEST_BOX:
            return [lines]
        width = min(WIDEST_BOX, self.width // len(slots))
        contents = {name: self._in_slot(slot, width - 2) for name, slot in slots}
        height = max(map(len, contents.values()))
        boxes = [
            box(
                self._slot_title(name, slot, True),
                [*contents[name], *[Line()] * (height - len(contents[name]))],
                width,
                self._corpses(slot),
            )
            for name, slot in slots
        ]
        return [beside(boxes), lines]

    def _slot_title(self, name: str, slot: SlotView, framed: bool = False) -> Line:
        title = Line.assemble(
            (self.marks.of("slot", name), "bold yellow"), (f"{name.rpartition('-')[2]} ", "bold")
        )
        if framed and slot.location is not None:
            title.append(f"[{code(slot.location, self.language)}]", f"bold {style(slot.location)}")
        return title.append(f" {self._parties(slot)}", "bold") if framed else title

    def _in_slot(self, slot: SlotView, width: int) -> list[Line]:
        """The rows of a slot's box: the location's name, then the monsters."""
        place = name(LOCATIONS, slot.location, self.language) if slot.location else ""
        rows = [Line(place)]
        known = [monster for monster in slot.monsters if monster.card is not None]
        rows += [monster_row(monster, self.marks, self.language, width) for monster in known]
        hidden = len(slot.monsters) - len(known)
        if hidden:
            rows.append(several(FACE_DOWN, hidden, width))
        gap = self._gap(slot, width)
        return [*rows, gap] if gap else rows

    def _slot_row(self, key: str, slot: SlotView) -> Line:
        """A slot on its own line, without the location's name if it does not fit."""
        row, contents = self._slot_title(key, slot), self._gap(slot, self.width)
        monsters = [small_monster(monster, self.marks, self.language) for monster in slot.monsters]
        contents = Line().join([*monsters, contents])
        for text in (Line(self._parties(slot), "bold"), self._corpses(slot)):
            if text:
                contents.append(" ").append_text(text)
        if slot.location is not None:
            place = named(LOCATIONS, slot.location, self.language)
            room = self.width - row.cell_len - 1 - contents.cell_len
            short = place[: place.plain.index("]") + 1]
            row.append_text(fitted(place, PLACE) if room >= PLACE else short).append(" ")
        return row.append_text(contents)

    def _gap(self, slot: SlotView, width: int) -> Line:
        """The places that the Overlord has to fill, or why there are no monsters."""
        if self.view.phase in ("summon", "lay"):
            lacking = slot.count - len(slot.monsters)
            return several(NO_CARD, lacking, width) if lacking else Line()
        if slot.monsters:
            return Line()
        return Line(self.say("gorpg-draw-cleared" if slot.cleared else "gorpg-draw-empty"), "dim")

    def _parties(self, slot: SlotView) -> str:
        return " ".join(map(self.short, slot.parties))

    def _corpses(self, slot: SlotView) -> Line:
        if not slot.corpses:
            return Line()
        return Line(self.say("gorpg-draw-corpses", count=len(slot.corpses)), "dim")

    def _battle(self, place: str) -> Sizes:
        """Heroes on the left, monsters on the right."""
        view, slot = self.view, self.view.slots[place]
        assert slot.location is not None
        number = int(place.rpartition("-")[2])
        head = self.heading("gorpg-draw-battle", slot=number)
        head.append_text(named(LOCATIONS, slot.location, self.language))
        if slot.corpses:
            head.append(" ").append_text(self._corpses(slot))
        legend = Line(self.say("gorpg-draw-legend"), "dim")
        head = fitted(head, self.width - 1 - legend.cell_len).append_text(legend)
        right = [monster_row(m, self.marks, self.language, self.half) for m in slot.monsters]
        acting = view.next[0] if view.next else ""
        sizes = list[list[Line]]()
        for parties in (slot.parties, tuple(seat for seat in slot.parties if seat == acting)):
            left = [row for seat in parties for row in self._fighters(seat, seat == acting)]
            sizes.append([head, *beside([left or [Line(" " * self.half)], right or [Line()]], "│")])
        return sizes

    def _fighters(self, seat: str, acting: bool) -> list[Line]:
        """The heroes of a party in battle."""
        fighting = [hero for hero in self.view.parties[seat].heroes if hero.questing]
        rows = list[Line]()
        for hero in fighting:
            label = Line(
                f"{'>' if acting else ' '}{self.short(seat)}" if not rows else "   ", "bold"
            )
            yet = acting and hero.card in self.view.yet
            label.append_text(hero_row(hero, self.marks, self.language, self.half - 3, yet))
            rows.append(label)
        return rows

    def _last_battle(self) -> Sizes:
        """The monsters in town; the heroes are shown with their parties below."""
        view = self.view
        head = self.heading("gorpg-draw-last", monsters=len(view.town))
        if view.contest:
            head.append(" " + self.say("gorpg-draw-contest"), "bold red")
        marks = (
            self.marks if self.marks.picked_of("monster") else Marks(None)
        )  # not a mark for each of them
        cards = [small_monster(monster, marks, self.language) for monster in view.town]
        sizes = list[list[Line]]()
        if len(cards) <= 2 * (self.height - 10):
            rows = [monster_row(m, self.marks, self.language, self.half) for m in view.town]
            half = (len(rows) + 1) // 2
            sizes.append([head, *beside([rows[:half], rows[half:] or [Line()]], "  ")])
        lines = flow(cards, self.width, indent=0)
        sizes.append([head, *lines])
        # Of too many monsters, only the first rows.
        for height in range(len(lines) - 1, FRONT_RANKS, -1):
            shown = sum(line.plain.count("[") for line in lines[: height - 1])
            rest = Line(self.say("gorpg-draw-army", count=len(cards) - shown), "dim")
            sizes.append([head, *lines[: height - 1], rest])
        return sizes

    def _show(self) -> Sizes:
        """The cards on show in the guild, with prices."""
        view = self.view
        hunters = view.phase.startswith("hunters")
        deck = EQUIPMENT if hunters else HEROES
        id = "gorpg-draw-price-items" if hunters else "gorpg-draw-price-heroes"
        kind = "item" if hunters else "hero"
        boxes, small = list[list[Line]](), list[Line]()
        for card in view.show:
            price = LEVEL[card] * (1 if hunters else TABLES["guild"]["gold_for_a_hero_level"])
            mark = self.marks.of(kind, card)
            title = Line.assemble(
                (mark.strip(), "bold"), (f"[{code(card, self.language)}]", f"bold {style(card)}")
            )
            rows = [Line(name(deck, card, self.language)), Line(self.say(id, price=price), "dim")]
            boxes.append(box(title, rows, 20))
            small.append(Line.assemble((mark.strip(), "bold"), named(deck, card, self.language)))
        return [beside(boxes), flow(small, self.width, gap="  ")]

    def _offer(self, offer: dict[str, Any]) -> list[Line]:
        """A trade offer that waits for an answer."""
        lines = [
            self.heading("gorpg-draw-offer", by=seat_text(offer["by"]), to=seat_text(offer["with"]))
        ]
        for id, side in (("gorpg-draw-gives", "give"), ("gorpg-draw-takes", "take")):
            cards = [named(HEROES, card, self.language) for card in offer[side]["heroes"]]
            cards += [named(EQUIPMENT, card, self.language) for card in offer[side]["items"]]
            lines += flow([Line(self.say(id)), *(cards or [Line("-")])], self.width)
        return lines
