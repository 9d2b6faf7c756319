"""The parties of Go RPG in the terminal: the player's own in full, the others in one line each; and
the Overlord's cards."""

from __future__ import annotations

from rich.text import Text as Line

from futago.gorpg.drawing.cards import (
    WIDEST_BOX,
    Marks,
    beside,
    box,
    code,
    codes,
    fitted,
    flow,
    life,
    name,
    named,
    small_hero,
    style,
)
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, LEVEL, levels
from futago.gorpg.rules.names import seat_text
from futago.gorpg.rules.view import GorpgView, HeroView, PartyView
from futago.terminal.drawing import Highlights, Room
from futago.texts import Text, say

Sizes = list[list[Line]]
"""One part of the screen in several sizes, the largest first."""


class Parties:
    """Draws the parties and the Overlord's cards of a view."""

    def __init__(
        self, view: GorpgView, highlights: Highlights | None, language: str, room: Room
    ) -> None:
        self.view = view
        self.width, self.height = room.width, room.height
        self.half = (room.width - 2) // 2
        self.language = language
        self.marks = Marks(highlights)
        self.party = view.parties.get(view.seat)

    def say(self, id: str, /, **args: str | int | Text) -> str:
        return say(Text(id, **args), self.language)

    def short(self, seat: str) -> str:
        """A party in two characters."""
        return self.say("gorpg-draw-seat", number=int(seat[1:]))

    def heading(self, id: str, /, **args: str | int | Text) -> Line:
        return Line(self.say(id, **args), "bold")

    def own(self) -> Sizes:
        """The player's own party in full."""
        party = self.party
        if party is None or self.view.phase in ("leader", "muster"):
            return [[]]
        head, goods = self._own_heading(party), self._goods(party)
        # Heroes in the battle are drawn in the part above.
        above = self.view.battle is not None and party.slot == self.view.battle
        heroes = [hero for hero in party.heroes if not (above and hero.questing)]
        if not heroes:
            return [[head, *goods]]
        yet = self._yet(self.view.seat)
        small = [
            small_hero(hero, self.marks, self.language, True, hero.card in yet) for hero in heroes
        ]
        short = [head, *flow(small, self.width, gap="   "), *goods]
        width = min(WIDEST_BOX, self.width // len(heroes))
        boxes = beside([self._hero_box(hero, width, hero.card in yet) for hero in heroes])
        if not any(hero.items for hero in heroes):
            del boxes[2]  # the row of their items
        return [short] if above else [[head, *boxes, *goods], short]

    def _yet(self, seat: str) -> tuple[str, ...]:
        """The heroes of the party that have yet to attack."""
        return self.view.yet if self.view.next[:1] == (seat,) else ()

    def _own_heading(self, party: PartyView) -> Line:
        gold = party.gold
        worth = {part: gold[part] for part in ("items", "trophies", "coins")}
        seat = seat_text(self.view.seat)
        line = self._party_mark(self.view.seat)
        line.append(self.say("gorpg-draw-own", seat=seat, gold=gold["total"], **worth), "bold")
        place = self._place(party)
        return line.append(f" {place}" if place else "")

    def _hero_box(self, hero: HeroView, width: int, yet: bool) -> list[Line]:
        mark = self.marks.of("hero", hero.card, yet).strip()
        title = Line.assemble((mark, "bold yellow"), named(HEROES, hero.card, self.language))
        long = self.say("gorpg-draw-numbers", life=life(hero), attack=hero.attack.total)
        short = f"{life(hero)} a{hero.attack.total}"
        items = Line(", ").join(
            [
                Line(f"{code(item, self.language)} {name(EQUIPMENT, item, self.language)}")
                for item in sorted(hero.items, key=lambda item: (LEVEL[item], item))
            ]
        )
        items = items if items.cell_len <= width - 2 else codes(hero.items, self.language)
        numbers = Line(long if len(long) <= width - 2 else short)
        foot = Line(self.say("gorpg-draw-questing"), "dim") if hero.questing else None
        return box(title, [numbers, items], width, foot)

    def _goods(self, party: PartyView) -> list[Line]:
        """Store and trophies, on one line if they fit."""
        entries = list[Line]()
        for id, cards in (
            ("gorpg-draw-store", party.store),
            ("gorpg-draw-spoils", party.spoils),
            ("gorpg-draw-trophies", party.trophies),
        ):
            if cards:
                head = self.say(id, count=len(cards), levels=levels(cards))
                entries.append(Line.assemble((head, "bold"), " ", codes(cards, self.language)))
        whole = Line("   ").join(entries)
        if whole.cell_len <= self.width:
            return [whole] if entries else []
        return [fitted(entry, self.width) for entry in entries]

    def others(self) -> Sizes:
        """The other parties, one or two per line."""
        view = self.view
        seats = [seat for seat in view.order if seat in view.parties]
        seats += [seat for seat in view.parties if seat not in seats]
        if view.phase not in ("leader", "muster"):
            seats = [seat for seat in seats if seat != view.seat]
        rows = [self._party_row(seat) for seat in seats]
        if len(rows) < 4:
            return [rows]
        short = [fitted(self._party_row(seat, short=True), self.half) for seat in seats]
        half = (len(short) + 1) // 2
        return [rows, beside([short[:half], short[half:]], "  ")]

    def _party_mark(self, seat: str) -> Line:
        won = self.view.winners is not None and seat in self.view.winners
        acting = ">" if seat in self.view.movers else self.marks.of("seat", seat, won)
        leader = "L" if seat == self.view.leader else " "
        return Line.assemble((acting, "bold yellow"), (leader, "bold"), " ")

    def _party_row(self, seat: str, short: bool = False) -> Line:
        """`P2   312 GP slot 2   W8 8/12  N5 5/5`."""
        party = self.view.parties[seat]
        row = self._party_mark(seat)
        row.append(f"{self.short(seat)} ", "bold")
        row.append(f"{self.say('gorpg-draw-gold', gold=party.gold['total']):>7} ")
        row.append(fitted(Line(self._place(party)), 8)).append(" ")
        yet = self._yet(seat)
        if short:
            return row.append(
                Line(" ").join(
                    [Line(code(h.card, self.language), style(h.card)) for h in party.heroes]
                )
            )
        heroes = [
            small_hero(hero, self.marks, self.language, yet=hero.card in yet)
            for hero in party.heroes
        ]
        row.append_text(Line("  ").join(heroes))
        return row

    def _place(self, party: PartyView) -> str:
        if party.out:
            return self.say("gorpg-draw-out")
        if party.waiting:
            return self.say("gorpg-draw-waiting")
        if self.view.town or self.view.show:
            return ""
        if party.slot is not None:
            return self.say("gorpg-draw-at", slot=int(party.slot.rpartition("-")[2]))
        return self.say("gorpg-draw-resting") if party.resting else ""

    def overlord(self) -> Sizes:
        """The Overlord's hand and pile, as far as they are known."""
        view = self.view
        sizes: Sizes = [[], []]
        for id, cards in (("gorpg-draw-hand", view.hand), ("gorpg-draw-pile", view.pile)):
            known = sorted(
                (card for card in cards if card is not None), key=lambda c: (LEVEL[c], c)
            )
            if not cards:
                continue
            head = self.heading(id, count=len(cards))
            entries = [
                Line.assemble(
                    (self.marks.of("monster", card).strip(), "bold"),
                    (code(card, self.language), style(card)),
                )
                for card in known
            ]
            lines = flow([head, *entries], self.width)
            sizes[0] += lines
            sizes[1] += lines if id == "gorpg-draw-hand" else [head]
        return sizes
