"""Labels of the options of a choice, with the numbers that matter for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from futago.game import Option
from futago.gorpg.rules.blows import hero_attack, monster_life
from futago.gorpg.rules.board import Board, Hero, Monster
from futago.gorpg.rules.cards import (
    DECKS,
    EQUIPMENT,
    HEROES,
    LEVEL,
    LOCATIONS,
    MONSTERS,
    monster_attack,
)
from futago.gorpg.rules.names import card_text, seat_text, slot_text
from futago.gorpg.rules.purchases import HERO_PRICE, TROPHY_VALUE
from futago.gorpg.rules.stats import (
    hero_attack_stat,
    hero_life_stat,
    monster_attack_stat,
    monster_life_stat,
)
from futago.texts import Text

HEADINGS: Final = (
    "recruit",
    "pay",
    "dismiss",
    "items",
    "trophies",
    "coins",
    "give",
    "take",
    "heroes",
)


def _find(board: Board, card: str) -> tuple[int, Hero]:
    for party, heroes in enumerate(board.heroes):
        for hero in heroes:
            if hero.card == card:
                return party, hero
    raise KeyError(card)


def _monster(board: Board, card: str) -> Monster:
    return next(monster for monster in board.monsters[board.slot] if monster.card == card)


def slot(board: Board, name: str) -> Text:
    """A slot with its location, its monsters and the parties there."""
    number = board.setup.slot_of[name]
    location = board.locations[number]
    return Text(
        "gorpg-label-slot",
        slot=slot_text(number),
        location=card_text(LOCATIONS, location),
        monsters=len(board.monsters[number]),
        parties=len(board.placed[number]),
    )


def hero_at(board: Board, card: str, location: str) -> Option:
    """A hero with its life, and its attack at a location."""
    _, hero = _find(board, card)
    life, attack = hero_life_stat(hero), hero_attack_stat(hero, location)
    text = Text(
        "gorpg-label-hero", hero=card_text(HEROES, card), life=life.text(), attack=attack.text()
    )
    return Option(card, "hero", text)


def _muster(board: Board, word: str, picked: Sequence[str]) -> Option:
    text = Text("gorpg-label-card", card=card_text(HEROES, word), level=LEVEL[word])
    return Option(word, "hero", text)


def _hero(board: Board, word: str, picked: Sequence[str]) -> Option:
    return hero_at(board, word, "")


def _quest(board: Board, word: str, picked: Sequence[str]) -> Option:
    return hero_at(board, word, board.locations[board.setup.slot_of[picked[1]]])


def _equip(board: Board, word: str, picked: Sequence[str]) -> Option:
    if len(picked) == 1:
        return hero_at(board, word, "")
    return _item(board, board.queue[0], word)


def _item(board: Board, party: int, word: str) -> Option:
    """An item and who carries it."""
    bearer = next((hero for hero in board.heroes[party] if word in hero.items), None)
    card = card_text(EQUIPMENT, word)
    if bearer is None:
        return Option(word, "item", Text("gorpg-label-stored", item=card, level=LEVEL[word]))
    owner = card_text(HEROES, bearer.card)
    text = Text("gorpg-label-carried", item=card, level=LEVEL[word], hero=owner)
    return Option(word, "item", text)


def _lay(board: Board, word: str, picked: Sequence[str]) -> Option:
    return _monster_option(board, Monster(word, 0, True))


def _monster_option(board: Board, monster: Monster) -> Option:
    location = board.locations[board.slot]
    text = Text(
        "gorpg-label-monster",
        monster=card_text(MONSTERS, monster.card),
        life=monster_life_stat(monster, location).text(),
        attack=monster_attack_stat(monster, location).text(),
    )
    return Option(monster.card, "monster", text)


def _attack(board: Board, word: str, picked: Sequence[str]) -> Option:
    """The hero with its attack; then the monster, or hero, with what will be left of it."""
    location = board.locations[board.slot]
    if len(picked) == 1:
        return hero_at(board, word, location)
    damage = hero_attack(_find(board, picked[1])[1], location)
    if len(picked) == 3:  # another party's hero
        return _target(HEROES, word, _find(board, word)[1].life, damage)
    return _target(MONSTERS, word, monster_life(_monster(board, word), location), damage)


def _target(deck: int, word: str, life: int, damage: int) -> Option:
    left = max(0, life - damage)
    text = Text("gorpg-label-target", target=card_text(deck, word), life=life, left=left)
    return Option(word, "monster" if deck == MONSTERS else "hero", text)


def _strike(board: Board, word: str, picked: Sequence[str]) -> Option:
    if len(picked) == 1:
        return _monster_option(board, _monster(board, word))
    party, hero = _find(board, word)
    damage = monster_attack(picked[1], board.locations[board.slot])
    text = Text(
        "gorpg-label-victim",
        seat=seat_text(board.setup.seats[party]),
        target=card_text(HEROES, word),
        life=hero.life,
        left=max(0, hero.life - damage),
    )
    return Option(word, "hero", text)


def _trophy(board: Board, word: str, picked: Sequence[str]) -> Option:
    text = Text("gorpg-label-card", card=card_text(MONSTERS, word), level=LEVEL[word])
    return Option(word, "trophy", text)


# ---------------------------------------------------------------- purchases


def _heading(picked: Sequence[str]) -> str:
    return next((word for word in reversed(picked) if word in HEADINGS), "")


def _split(picked: Sequence[str]) -> dict[str, list[str]]:
    parts: dict[str, list[str]] = {"": []}
    current = ""
    for word in picked[1:]:
        if word in HEADINGS:
            current = word
            parts[current] = []
        else:
            parts[current].append(word)
    return parts


def paid(board: Board, picked: Sequence[str]) -> int:
    """What the words picked so far pay: in levels at the hunters' guild, otherwise in gold."""
    parts, value = _split(picked), board.setup.options.item_value
    if picked[0] == "buy":
        return sum(LEVEL[card] for card in parts.get("pay", []))
    items = sum(LEVEL[card] for card in parts.get("items", []))
    trophies = sum(LEVEL[card] for card in parts.get("trophies", []))
    return items * value + trophies * TROPHY_VALUE


def _price(picked: Sequence[str]) -> int:
    wanted = sum(LEVEL[card] for card in _split(picked)[""])
    return wanted if picked[0] == "buy" else wanted * HERO_PRICE


def _buy(board: Board, word: str, picked: Sequence[str]) -> Option:
    if not _heading(picked):
        card = card_text(EQUIPMENT, word)
        return Option(word, "item", Text("gorpg-label-item-price", item=card, price=LEVEL[word]))
    return _means(board, MONSTERS, word, picked, LEVEL[word])


def _means(board: Board, deck: int, word: str, picked: Sequence[str], worth: int) -> Option:
    """A card to pay with: its worth, and the excess over the price."""
    change = max(0, paid(board, picked) + worth - _price(picked))
    card = card_text(deck, word)
    text = Text("gorpg-label-pay", card=card, worth=worth, change=change)
    return Option(word, "trophy" if deck == MONSTERS else "item", text)


def _hire(board: Board, word: str, picked: Sequence[str]) -> Option:
    heading = _heading(picked)
    if heading == "coins":
        return Option(word, "number", Text("gorpg-gold", gold=int(word)))
    if heading == "dismiss":
        return hero_at(board, word, "")
    if heading == "items":
        worth = LEVEL[word] * board.setup.options.item_value
        return _means(board, EQUIPMENT, word, picked, worth)
    if heading == "trophies":
        return _means(board, MONSTERS, word, picked, LEVEL[word] * TROPHY_VALUE)
    price = LEVEL[word] * HERO_PRICE
    text = Text("gorpg-label-hero-price", hero=card_text(HEROES, word), price=price)
    return Option(word, "hero", text)


def _trade(board: Board, word: str, picked: Sequence[str]) -> Option:
    sides = [w for w in picked if w in ("give", "take")]
    party = board.queue[0] if sides[-1] == "give" else board.setup.party_of[picked[1]]
    if _heading(picked) == "heroes":
        return hero_at(board, word, "")
    return _item(board, party, word)


def dealt(word: str) -> Option:
    """A word of a chance action: nobody picks it, but it has a label like all others."""
    if word in DECKS:
        return Option(word, "deck", Text(f"gorpg-deck-{word}"))
    return Option(word, "card", Text("verbatim", word=word))


Label = Callable[[Board, str, Sequence[str]], Option]
OF_VERB: Final[dict[str, Label]] = {
    "muster": _muster,
    "equip": _equip,
    "quest": _quest,
    "lay": _lay,
    "attack": _attack,
    "strike": _strike,
    "retreat": _trophy,
    "dismiss": _hero,
    "buy": _buy,
    "hire": _hire,
    "trade": _trade,
}
