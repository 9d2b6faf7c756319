"""Why an action is not legal, explained so that a player knows what to do instead.

Nothing is decided here: `moves.legal_actions` has already refused the action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from futago.game import Action
from futago.gorpg.rules.actions import (
    Attack,
    Buy,
    Cards,
    Condemn,
    Deal,
    Dismiss,
    Equip,
    Hire,
    Lay,
    Muster,
    Quest,
    RestOrRecruit,
    Retreat,
    Strike,
    Trade,
)
from futago.gorpg.rules.board import ATTACK, CHARGE, OVER, PHASES, WRATH, Board, Hero
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, LEVEL, MONSTERS, TABLES, levels
from futago.gorpg.rules.gear import can_spare
from futago.gorpg.rules.names import card_text, seat_text, slot_text
from futago.gorpg.rules.purchases import HERO_PRICE, worth_of
from futago.gorpg.rules.quest import PARTY, newcomer
from futago.gorpg.rules.rounds import lacking
from futago.texts import Text

_LISTS: Final = {
    "heroes": HEROES,
    "items": EQUIPMENT,
    "monsters": MONSTERS,
    "leave": MONSTERS,
    "pay": MONSTERS,
    "trophies": MONSTERS,
    "dismiss": HEROES,
}
"""The lists of an action, and the deck from which their cards come."""


def why_not(board: Board, seat: str, action: Action, in_phase: bool) -> Text:
    """Why this action was refused; `in_phase` is whether actions of its kind belong to the present
    phase."""
    if board.phase == OVER:
        return Text("game-over")
    if seat not in board.movers:
        return Text("not-your-turn", seat=seat_text(seat), mover=seat_text(board.movers[0]))
    if not in_phase:
        return Text("gorpg-refused-now", now=now(board))
    twice = _twice(action)
    if twice is not None:
        return Text("gorpg-refused-twice", card=twice)
    return _reason(board, action) or Text("gorpg-refused")


def now(board: Board) -> Text:
    """What is to be done in this phase."""
    if board.phase == ATTACK and board.setup.rules.retreat_between_attacks:
        return Text("gorpg-now-attack-or-retreat")
    return Text(f"gorpg-now-{PHASES[board.phase]}")


def _twice(action: Action) -> Text | None:
    """A card that occurs twice in a list."""
    parts = (action.give, action.take) if isinstance(action, Trade) else (action,)
    for part in parts:
        for name, deck in _LISTS.items():
            cards = getattr(part, name, ())
            for card in cards:
                if cards.count(card) > 1:
                    return card_text(deck, card)
    return None


def _reason(board: Board, action: Action) -> Text | None:
    party = board.queue[0] if board.queue else 0
    match action:
        case Deal():
            return Text("gorpg-refused-chance")
        case Condemn(seat):
            return Text("gorpg-refused-not-tied", seat=seat_text(seat))
        case Muster(heroes):
            return _muster(board, heroes)
        case Equip():
            return _equip(board, party, action)
        case Quest():
            return _quest(board, party, action)
        case RestOrRecruit():
            return Text(
                "gorpg-refused-recruit-solo" if board.setup.solo else "gorpg-refused-recruit"
            )
        case Lay():
            return _lay(board, action)
        case Attack():
            return _attack(board, party, action)
        case Strike():
            return _strike(board, action)
        case Retreat(leave):
            return _retreat(board, party, leave)
        case Dismiss(hero):
            if hero == newcomer(board):
                return Text("gorpg-refused-newcomer", hero=card_text(HEROES, hero))
            return _no_hero(board, party, (hero,))
        case Buy():
            return _buy(board, party, action)
        case Hire():
            return _hire(board, party, action)
        case Trade():
            return _trade(board, party, action)
    return None


def _no_hero(board: Board, party: int, named: Cards) -> Text | None:
    """The first of these heroes who is not in the party, and where it is."""
    known = [hero.card for hero in board.heroes[party]]
    missing = next((card for card in named if card not in known), None)
    if missing is None:
        return None
    name = card_text(HEROES, missing)
    for other, heroes in enumerate(board.heroes):
        if any(hero.card == missing for hero in heroes):
            return Text(
                "gorpg-refused-not-yours", card=name, seat=seat_text(board.setup.seats[other])
            )
    return Text("gorpg-refused-no-hero", hero=name)


def _muster(board: Board, heroes: Cards) -> Text | None:
    most, limit = TABLES["party"]["muster_heroes"], TABLES["party"]["muster_levels"]
    if not 1 <= len(heroes) <= most:
        return Text("gorpg-refused-muster-number", most=most)
    for card in heroes:
        if card not in board.decks[HEROES]:
            return Text("gorpg-refused-muster-gone", hero=card_text(HEROES, card))
    return Text("gorpg-refused-muster-levels", levels=levels(heroes), limit=limit)


def _equip(board: Board, party: int, action: Equip) -> Text | None:
    heroes, most = board.heroes[party], board.setup.most_items
    missing = _no_hero(board, party, (action.hero,))
    if missing is not None:
        return missing
    hero = next(hero for hero in heroes if hero.card == action.hero)
    owned = _owned(board, party)
    for item in action.items:
        if item not in owned:
            return Text("gorpg-refused-no-item", item=card_text(EQUIPMENT, item))
    if action.items == hero.items:
        return Text("gorpg-refused-same-items", hero=card_text(HEROES, hero.card))
    if len(action.items) > most:
        name = card_text(HEROES, hero.card)
        return Text("gorpg-refused-too-many-items", hero=name, most=most)
    if LEVEL[hero.card] + levels(action.items) <= hero.wound:
        return Text("gorpg-refused-would-die", hero=card_text(HEROES, hero.card))
    return _would_die([h for h in heroes if h is not hero], board.store[party] + hero.items,
                      action.items)  # fmt: skip


def _owned(board: Board, party: int) -> set[str]:
    carried = {item for hero in board.heroes[party] for item in hero.items}
    return carried | set(board.store[party])


def _would_die(heroes: Sequence[Hero], store: Cards, items: Cards) -> Text | None:
    for hero in heroes:
        taken = tuple(item for item in hero.items if item in items)
        if taken and not can_spare([hero], store, taken):
            return Text("gorpg-refused-would-die", hero=card_text(HEROES, hero.card))
    return None


def _quest(board: Board, party: int, action: Quest) -> Text | None:
    slot = board.setup.slot_of.get(action.slot)
    if slot is None:
        return Text("gorpg-refused-no-slot", most=board.setup.slots)
    if len(board.placed[slot]) >= board.setup.at_a_slot:
        return Text("gorpg-refused-full", slot=slot_text(slot), most=board.setup.at_a_slot)
    most = TABLES["party"]["on_a_quest"]
    if not 1 <= len(action.heroes) <= most:
        return Text("gorpg-refused-quest-number", most=most)
    return _no_hero(board, party, action.heroes)


def _lay(board: Board, action: Lay) -> Text | None:
    slot = slot_text(board.slot)
    if action.slot != board.setup.slot_names[board.slot]:
        return Text("gorpg-refused-lay-slot", slot=slot)
    for card in action.monsters:
        if card not in board.hand:
            return Text("gorpg-refused-not-in-hand", monster=card_text(MONSTERS, card))
    count = min(lacking(board, board.slot), len(board.hand))
    return Text("gorpg-refused-lay-count", slot=slot, count=count)


def _attack(board: Board, party: int, action: Attack) -> Text | None:
    last = board.phase == CHARGE
    missing = _no_hero(board, party, (action.hero,))
    if missing is not None:
        return missing
    if not last and action.hero not in board.questing[party]:
        return Text("gorpg-refused-not-here", hero=card_text(HEROES, action.hero))
    if action.hero not in board.yet and (not last or board.setup.solo):
        return Text("gorpg-refused-has-attacked", hero=card_text(HEROES, action.hero))
    if action.seat is not None:
        if not last or board.setup.solo or board.setup.options.victory == "collective":
            options = board.setup.options
            return Text("gorpg-refused-no-blow", mode=options.mode, victory=options.victory)
        target = card_text(HEROES, action.target)
        return Text("gorpg-refused-blow", seat=seat_text(action.seat), hero=target)
    return Text("gorpg-refused-no-monster", monster=card_text(MONSTERS, action.target))


def _strike(board: Board, action: Strike) -> Text | None:
    monsters = [monster.card for monster in board.monsters[board.slot]]
    monster = card_text(MONSTERS, action.monster)
    if action.monster not in monsters:
        return Text("gorpg-refused-no-monster", monster=monster)
    if action.monster not in board.strikers:
        return Text("gorpg-refused-has-struck", monster=monster)
    if board.phase == WRATH and board.setup.solo and action.monster != board.strikers[0]:
        first = card_text(MONSTERS, board.strikers[0])
        return Text("gorpg-refused-strike-order", monster=first)
    return Text("gorpg-refused-not-here", hero=card_text(HEROES, action.hero))


def _retreat(board: Board, party: int, leave: Cards) -> Text | None:
    slain, older = board.spoils[party], board.trophies[party]
    trophies = slain + older if board.setup.options.retreat_loss == "all" else slain
    for card in leave:
        if card not in trophies:
            return Text("gorpg-refused-no-trophy", trophy=card_text(MONSTERS, card))
    if board.setup.slain_stay:
        count = (len(trophies) - len(slain)) // 2
        return Text("gorpg-refused-leave-slain", slain=len(slain), count=count)
    if len(leave) != len(trophies) // 2:
        count, loss = len(trophies) // 2, board.setup.options.retreat_loss
        return Text("gorpg-refused-leave", count=count, trophies=len(trophies), loss=loss)
    if board.setup.rules.retreat_between_attacks:
        return None
    return Text("gorpg-refused-retreat-now")


def _buy(board: Board, party: int, action: Buy) -> Text | None:
    for item in action.items:
        if item not in board.show:
            return Text("gorpg-refused-not-on-show", card=card_text(EQUIPMENT, item))
    for card in action.pay:
        if card not in board.trophies[party]:
            return Text("gorpg-refused-no-trophy", trophy=card_text(MONSTERS, card))
    if not action.items:
        return Text("gorpg-refused-nothing-bought")
    return _price(levels(action.items), levels(action.pay))


def _price(price: int, paid: int) -> Text:
    if paid < price:
        return Text("gorpg-refused-too-little", price=price, paid=paid)
    return Text("gorpg-refused-superfluous", price=price, paid=paid)


def _hire(board: Board, party: int, action: Hire) -> Text | None:
    heroes = board.heroes[party]
    for card in action.heroes:
        if card not in board.show:
            return Text("gorpg-refused-not-on-show", card=card_text(HEROES, card))
    if not action.heroes:
        return Text("gorpg-refused-nothing-bought")
    missing = _no_hero(board, party, action.dismiss)
    if missing is not None:
        return missing
    too_many = max(0, len(heroes) + len(action.heroes) - PARTY)
    if len(set(action.dismiss)) != too_many:
        return Text("gorpg-refused-dismiss", count=too_many, most=PARTY)
    owned = _owned(board, party)
    for item in action.items:
        if item not in owned:
            return Text("gorpg-refused-no-item", item=card_text(EQUIPMENT, item))
    for card in action.trophies:
        if card not in board.trophies[party]:
            return Text("gorpg-refused-no-trophy", trophy=card_text(MONSTERS, card))
    if not 0 <= action.coins <= board.coins[party]:
        return Text("gorpg-refused-coins", coins=board.coins[party])
    stay = [hero for hero in heroes if hero.card not in action.dismiss]
    dying = _would_die(stay, board.store[party], action.items)
    paid = worth_of(action, board.setup.options.item_value)
    return dying or _price(HERO_PRICE * levels(action.heroes), paid)


def _trade(board: Board, party: int, action: Trade) -> Text | None:
    if not board.setup.options.trading:
        return Text("gorpg-refused-no-trading")
    partner = board.setup.party_of.get(action.partner)
    if partner is None or partner == party or board.out >> partner & 1:
        return Text("gorpg-refused-partner", seat=seat_text(action.partner))
    for side, goods in ((party, action.give), (partner, action.take)):
        missing = _no_hero(board, side, goods.heroes)
        if missing is not None:
            return missing
        for item in goods.items:
            if item not in _owned(board, side):
                return Text("gorpg-refused-no-item", item=card_text(EQUIPMENT, item))
        stay = [hero for hero in board.heroes[side] if hero.card not in goods.heroes]
        dying = _would_die(stay, board.store[side], goods.items)
        if dying is not None:
            return dying
    return Text("gorpg-refused-trade", most=PARTY)
