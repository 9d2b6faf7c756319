"""Why a thing on the table cannot be chosen now, in the words of a player.

The action that the player probably meant is formed from what was chosen before, and its refusal
explains the rest. Everything that is said here is public, or known to whoever is to move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from futago.game import CHANCE, Action, next_words
from futago.gorpg.rules import board as b
from futago.gorpg.rules.actions import (
    Attack,
    Cards,
    Condemn,
    Dismiss,
    Lay,
    Muster,
    Quest,
    RestOrRecruit,
    Retreat,
    Strike,
    Trade,
)
from futago.gorpg.rules.board import Board, Hero
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, LEVEL, MONSTERS, is_card, levels
from futago.gorpg.rules.moves import legal_actions, refusal
from futago.gorpg.rules.names import card_text, seat_text, slot_text
from futago.gorpg.rules.purchases import HERO_PRICE, TROPHY_VALUE, Hires
from futago.gorpg.rules.quest import PARTY
from futago.gorpg.rules.refusals import now
from futago.gorpg.rules.rounds import lacking
from futago.texts import Text

Words = Sequence[str]
"""What was chosen before, in notation."""

_PACKING: Final = (b.QUESTS, b.HUNTERS, b.MERCENARIES, b.READY)
"""The phases in which a party may move its items."""
_HEADINGS: Final = ("pay", "dismiss", "items", "trophies", "coins")


def why_not(board: Board, seat: str, kind: str, thing: str, chosen: str = "") -> Text:
    """Why a seat cannot choose this thing now."""
    if board.phase == b.OVER:
        return Text("game-over")
    if seat not in board.movers:
        return waiting(board)
    known = is_card(thing) if kind in _CARDS else kind in _BY_KIND
    words = chosen.lower().split()
    reason = _BY_KIND[kind](board, thing, words) if known else None
    return reason or Text("gorpg-refused-now", now=now(board))


def waiting(board: Board) -> Text:
    """Who is to move, for all others."""
    if board.phase == b.OVER:
        return Text("gorpg-wait-over")
    if board.movers[0] == CHANCE:
        return Text("gorpg-wait-chance")
    if board.movers == b.BY_OVERLORD:
        return Text("gorpg-wait-overlord")
    return Text("gorpg-wait", seat=seat_text(board.movers[0]))


def _refusal(board: Board, action: Action) -> Text | None:
    """Why the action is refused; None if it is legal, so that nothing is wrong with it."""
    seat = board.movers[0]
    return None if action in legal_actions(board, seat) else refusal(board, seat, action)


def _party(board: Board) -> int:
    """The party to move, or the one that the Overlord attacks."""
    return board.setup.party_of.get(board.movers[0], board.queue[0] if board.queue else 0)


def _owner(board: Board, owns: Callable[[int], bool]) -> int | None:
    return next((party for party in range(board.setup.players) if owns(party)), None)


def _not_yours(board: Board, deck: int, card: str, owner: int | None) -> Text | None:
    """If another party has the card, that is why."""
    if owner is None or owner == _party(board) or board.movers == b.BY_OVERLORD:
        return None
    seat = seat_text(board.setup.seats[owner])
    return Text("gorpg-refused-not-yours", card=card_text(deck, card), seat=seat)


# ---------------------------------------------------------------- heroes


def _hero(board: Board, card: str, words: Words) -> Text | None:
    party = _party(board)
    match board.phase:
        case b.MUSTER:
            return _refusal(board, Muster((*_cards(words), card)))
        case b.ATTACK | b.CHARGE:
            return _fighter(board, party, card)
        case b.STAND if card in board.questing[party]:
            return Text("gorpg-refused-has-attacked", hero=card_text(HEROES, card))
        case b.STAND:
            return Text("gorpg-refused-not-here", hero=card_text(HEROES, card))
        case b.STRIKE | b.WRATH:
            return _refusal(board, Strike(board.strikers[0], card))
        case b.DISMISS:
            return _refusal(board, Dismiss(card))
    if board.phase == b.MERCENARIES and card in board.show:
        return _ware(board, card, words)
    owner = _owner(board, lambda other: b.has_hero(board, other, card))
    if words[:1] == ["trade"]:
        return None
    if owner != party or board.phase not in _PACKING:
        return _not_yours(board, HEROES, card, owner)
    hero = b.hero_of(board, party, card)
    if words[:1] == ["equip"]:
        return _full(board, hero) or _needed(board, words[1:])
    if board.phase == b.QUESTS:
        if words[:1] != ["quest"] or len(words) < 2:
            return Text("gorpg-why-where-first")
        return _refusal(board, Quest(words[1], (*_cards(words[2:]), card)))
    return _leaver(board, words) if words[:1] == ["hire"] else None


def _fighter(board: Board, party: int, card: str) -> Text | None:
    """A hero who is to attack, or another party's hero who is to be attacked."""
    owner = _owner(board, lambda other: b.has_hero(board, other, card))
    if owner is None or owner == party:
        monsters = board.monsters[board.slot]
        return _refusal(board, Attack(card, monsters[0].card if monsters else ""))
    able = board.yet or tuple(hero.card for hero in board.heroes[party])
    return _refusal(board, Attack(able[0], card, board.setup.seats[owner]))


def _full(board: Board, hero: Hero) -> Text | None:
    """A hero who carries all that it can."""
    most = board.setup.most_items
    if len(hero.items) < most:
        return None
    name = card_text(HEROES, hero.card)
    return Text("gorpg-refused-too-many-items", hero=name, most=most)


def _needed(board: Board, items: Words) -> Text | None:
    """A hero who would die without one of these items."""
    for hero in board.heroes[_party(board)]:
        for item in hero.items:
            if item in items and hero.life <= LEVEL[item]:
                return Text("gorpg-refused-would-die", hero=card_text(HEROES, hero.card))
    return None


def _leaver(board: Board, words: Words) -> Text | None:
    """Heroes leave only where there is no room for those hired."""
    room = PARTY - len(board.heroes[_party(board)])
    wanted = len(_wanted(words))
    if not wanted:
        return Text("gorpg-why-wares-first")
    if wanted <= room:
        return Text("gorpg-why-room")
    return Text("gorpg-refused-dismiss", count=wanted - room, most=PARTY)


# ---------------------------------------------------------------- items and trophies


def _item(board: Board, card: str, words: Words) -> Text | None:
    if board.phase == b.HUNTERS and card in board.show:
        return _ware(board, card, words)
    if words[:1] == ["trade"]:
        return None
    owner = _owner(board, lambda party: card in _items(board, party))
    if owner is None or owner != _party(board) or board.phase not in _PACKING:
        return _not_yours(board, EQUIPMENT, card, owner)
    if words[:1] == ["hire"]:
        return _means(board, words) or _spent(board, card, words)
    if words[:1] == ["equip"]:
        return _needed(board, (card,))
    return Text("gorpg-why-equip-first")


def _items(board: Board, party: int) -> Cards:
    return sum((hero.items for hero in board.heroes[party]), board.store[party])


def _trophy(board: Board, card: str, words: Words) -> Text | None:
    party = _party(board)
    owned = _owner(board, lambda other: card in board.trophies[other] + board.spoils[other])
    elsewhere = _not_yours(board, MONSTERS, card, owned)
    if elsewhere is not None:
        return elsewhere
    if board.phase in (b.ATTACK, b.STAND) and words[:1] == ["retreat"]:
        always = board.spoils[party] if board.setup.slain_stay else ()
        return _refusal(board, Retreat(tuple(sorted({*always, *_cards(words), card}))))
    if words[:1] in (["buy"], ["hire"]):
        return _means(board, words)
    return Text("gorpg-why-trophies")


def _cards(words: Words) -> Cards:
    return tuple(word for word in words if is_card(word))


def _sections(words: Words) -> dict[str, Cards]:
    """The cards of a purchase by heading."""
    found: dict[str, Cards] = {"": ()}
    current = ""
    for word in words[1:]:
        if word in _HEADINGS:
            current = word
            found[current] = ()
        elif is_card(word):
            found[current] += (word,)
    return found


def _wanted(words: Words) -> Cards:
    return _sections(words)[""] if words[:1] in (["buy"], ["hire"]) else ()


def _ware(board: Board, card: str, words: Words) -> Text | None:
    """Something for sale: what it costs, alone or with what was chosen, and what the party has."""
    party, buying = _party(board), board.phase == b.HUNTERS
    before = tuple(ware for ware in _wanted(words) if ware != card)
    cost = levels((*before, card))
    deck, unit = (EQUIPMENT, "levels") if buying else (HEROES, "gold")
    if buying:
        price, funds = cost, levels(board.trophies[party])
    else:
        price, funds = HERO_PRICE * cost, Hires(board, party).funds_for(len(before) + 1)
    if price <= funds:
        return None
    if before:
        return Text("gorpg-why-afford-all", price=price, funds=funds, unit=unit)
    return Text("gorpg-why-afford", card=card_text(deck, card), price=price, funds=funds, unit=unit)


def _means(board: Board, words: Words) -> Text | None:
    """Something to pay with: needed only once there is a price, and as long as it is not met."""
    parts, hiring = _sections(words), words[0] == "hire"
    if not parts[""]:
        return Text("gorpg-why-wares-first")
    price = levels(parts[""]) * (HERO_PRICE if hiring else 1)
    paid = levels(parts.get("pay", ()))
    if hiring:
        value = board.setup.options.item_value
        paid = value * levels(parts.get("items", ()))
        paid += TROPHY_VALUE * levels(parts.get("trophies", ()))
    return Text("gorpg-why-paid") if paid >= price else None


def _spent(board: Board, card: str, words: Words) -> Text | None:
    """An item that its bearer needs to survive, beside those already paid."""
    parts = _sections(words)
    for hero in board.heroes[_party(board)]:
        if card in hero.items and hero.card not in parts.get("dismiss", ()):
            paid = {card, *parts.get("items", ())} & set(hero.items)
            if hero.life <= levels(tuple(paid)):
                return Text("gorpg-refused-would-die", hero=card_text(HEROES, hero.card))
    return None


# ---------------------------------------------------------------- monsters, slots, seats, words


def _monster(board: Board, card: str, words: Words) -> Text | None:
    match board.phase:
        case b.LAY if card not in board.hand:
            return _refusal(board, Lay(board.setup.slot_names[board.slot], (card,)))
        case b.ATTACK | b.CHARGE | b.STAND:
            here = [monster.card for monster in board.monsters[board.slot]]
            if card not in here:
                return Text("gorpg-refused-no-monster", monster=card_text(MONSTERS, card))
            return None
        case b.STRIKE | b.WRATH:
            heroes = [hero.card for heroes in board.heroes for hero in heroes]
            standing = board.questing[_party(board)] if board.phase == b.STRIKE else heroes
            return _refusal(board, Strike(card, standing[0]))
    return None if board.phase == b.LAY else Text("gorpg-why-no-battle")


def _slot(board: Board, name: str, words: Words) -> Text | None:
    slot = board.setup.slot_of.get(name)
    if slot is None:
        return None
    if board.phase == b.QUESTS:
        return _refusal(board, Quest(name, (board.heroes[_party(board)][0].card,)))
    if board.phase == b.LAY and (slot < board.slot or not lacking(board, slot)):
        return Text("gorpg-why-filled", slot=slot_text(slot))
    return None


def _seat(board: Board, seat: str, words: Words) -> Text | None:
    if seat not in board.setup.seats:
        return None
    if board.phase == b.CONDEMN:
        return _refusal(board, Condemn(seat))
    if board.phase in (b.HUNTERS, b.MERCENARIES):
        party = board.setup.party_of[seat]
        fair = party != _party(board) and not board.out >> party & 1
        if not fair or not board.setup.options.trading:
            return _refusal(board, Trade(seat))
    return None


def _word(board: Board, verb: str, words: Words) -> Text | None:
    """Something that a party does in other situations."""
    if verb in next_words(legal_actions(board, board.movers[0]), ())[0]:
        return None
    trading = board.setup.options.trading and board.setup.players > 1
    recruiting = board.phase == b.QUESTS and not board.setup.rules.recruit_when_back
    if verb == "equip" and board.phase in _PACKING:
        return Text("gorpg-why-no-items")
    if verb == "quest" and board.phase == b.QUESTS:
        return Text("gorpg-why-no-room")
    if verb == "retreat" and board.phase == b.ATTACK:
        return Text("gorpg-refused-retreat-now")
    if verb == "rest-recruit" and recruiting:
        return _refusal(board, RestOrRecruit(True))
    if verb in ("buy", "hire") and board.phase in (b.HUNTERS, b.MERCENARIES):
        return Text("gorpg-why-no-wares")
    if verb == "trade" and board.phase in (b.HUNTERS, b.MERCENARIES):
        return Text("gorpg-why-no-goods" if trading else "gorpg-refused-no-trading")
    return None


_CARDS: Final = ("hero", "item", "trophy", "monster")
_BY_KIND: Final[dict[str, Callable[[Board, str, Words], Text | None]]] = {
    "hero": _hero,
    "item": _item,
    "trophy": _trophy,
    "monster": _monster,
    "slot": _slot,
    "seat": _seat,
    "word": _word,
}
