"""Why an action is not allowed, said so that a player knows what to do instead.

Nothing here decides anything: `rules.legal_actions` has already refused the action.
"""

from __future__ import annotations

from collections.abc import Sequence

from futago.game import Action
from futago.gorpg.actions import (
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
    Rest,
    Retreat,
    Strike,
    Trade,
)
from futago.gorpg.board import CHARGE, OVER, PHASES, WRATH, Board, Hero
from futago.gorpg.cards import HEROES, LEVEL, TABLES, levels
from futago.gorpg.gear import can_spare
from futago.gorpg.purchases import HERO_PRICE, worth_of
from futago.gorpg.quest import PARTY
from futago.gorpg.rounds import lacking
from futago.texts import Text


def why_not(board: Board, seat: str, action: Action, in_place: bool) -> Text:
    """The reason for which this action was refused; `in_place` if its kind has its place now."""
    if board.phase == OVER:
        return Text("game-over")
    if seat not in board.movers:
        return Text("not-your-turn", seat=seat, mover=board.movers[0])
    if not in_place:
        now = Text(f"gorpg-now-{PHASES[board.phase]}")
        return Text("gorpg-refused-now", move=str(action), now=now)
    twice = _twice(action)
    if twice is not None:
        return Text("gorpg-refused-twice", card=twice)
    return _reason(board, action) or Text("gorpg-refused", move=str(action))


def _twice(action: Action) -> str | None:
    """A card that stands twice in a list."""
    lists = [getattr(action, name) for name in ("heroes", "items", "monsters", "leave", "pay")
             if hasattr(action, name)]  # fmt: skip
    for cards in lists:
        for card in cards:
            if cards.count(card) > 1:
                return str(card)
    return None


def _reason(board: Board, action: Action) -> Text | None:
    party = board.queue[0] if board.queue else 0
    match action:
        case Deal() | Condemn():
            return Text("gorpg-refused-chance", move=str(action))
        case Muster(heroes):
            return _muster(board, heroes)
        case Equip():
            return _equip(board, party, action)
        case Quest():
            return _quest(board, party, action)
        case Rest():
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
            return Text("gorpg-refused-no-hero", hero=hero)
        case Buy():
            return _buy(board, party, action)
        case Hire():
            return _hire(board, party, action)
        case Trade():
            return _trade(board, party, action)
    return None


def _no_hero(heroes: Sequence[Hero], named: Cards) -> Text | None:
    known = [hero.card for hero in heroes]
    missing = next((card for card in named if card not in known), None)
    return Text("gorpg-refused-no-hero", hero=missing) if missing is not None else None


def _muster(board: Board, heroes: Cards) -> Text | None:
    most, limit = TABLES["party"]["muster_heroes"], TABLES["party"]["muster_levels"]
    if not 1 <= len(heroes) <= most:
        return Text("gorpg-refused-muster-number", most=most)
    for card in heroes:
        if card not in board.decks[HEROES]:
            return Text("gorpg-refused-muster-gone", hero=card)
    return Text("gorpg-refused-muster-levels", levels=levels(heroes), limit=limit)


def _equip(board: Board, party: int, action: Equip) -> Text | None:
    heroes, most = board.heroes[party], board.setup.most_items
    missing = _no_hero(heroes, (action.hero,))
    if missing is not None:
        return missing
    hero = next(hero for hero in heroes if hero.card == action.hero)
    owned = _owned(board, party)
    for item in action.items:
        if item not in owned:
            return Text("gorpg-refused-no-item", item=item)
    if action.items == hero.items:
        return Text("gorpg-refused-same-items", hero=hero.card)
    if len(action.items) > most:
        return Text("gorpg-refused-too-many-items", most=most)
    if LEVEL[hero.card] + levels(action.items) <= hero.wound:
        return Text("gorpg-refused-would-die", hero=hero.card)
    return _would_die([h for h in heroes if h is not hero], board.store[party] + hero.items,
                      action.items)  # fmt: skip


def _owned(board: Board, party: int) -> set[str]:
    carried = {item for hero in board.heroes[party] for item in hero.items}
    return carried | set(board.store[party])


def _would_die(heroes: Sequence[Hero], store: Cards, items: Cards) -> Text | None:
    for hero in heroes:
        taken = tuple(item for item in hero.items if item in items)
        if taken and not can_spare([hero], store, taken):
            return Text("gorpg-refused-would-die", hero=hero.card)
    return None


def _quest(board: Board, party: int, action: Quest) -> Text | None:
    slot = board.setup.slot_of.get(action.slot)
    if slot is None:
        slots = ", ".join(board.setup.slot_names)
        return Text("gorpg-refused-no-slot", slot=action.slot, slots=slots)
    if len(board.placed[slot]) >= board.setup.at_a_slot:
        return Text("gorpg-refused-full", slot=action.slot, most=board.setup.at_a_slot)
    most = TABLES["party"]["on_a_quest"]
    if not 1 <= len(action.heroes) <= most:
        return Text("gorpg-refused-quest-number", most=most)
    return _no_hero(board.heroes[party], action.heroes)


def _lay(board: Board, action: Lay) -> Text | None:
    name = board.setup.slot_names[board.slot]
    if action.slot != name:
        return Text("gorpg-refused-lay-slot", slot=name)
    for card in action.monsters:
        if card not in board.hand:
            return Text("gorpg-refused-not-in-hand", monster=card)
    count = min(lacking(board, board.slot), len(board.hand))
    return Text("gorpg-refused-lay-count", slot=name, count=count)


def _attack(board: Board, party: int, action: Attack) -> Text | None:
    last = board.phase == CHARGE
    away = [hero for hero in board.heroes[party] if last or hero.card in board.questing[party]]
    missing = _no_hero(away, (action.hero,))
    if missing is not None:
        return missing
    if action.hero not in board.yet and (not last or board.setup.solo):
        return Text("gorpg-refused-has-attacked", hero=action.hero)
    if action.seat is not None:
        if not last or board.setup.solo or board.setup.options.victory == "collective":
            return Text("gorpg-refused-no-blow")
        return Text("gorpg-refused-blow", seat=action.seat, hero=action.target)
    return Text("gorpg-refused-no-monster", monster=action.target)


def _strike(board: Board, action: Strike) -> Text | None:
    monsters = [monster.card for monster in board.monsters[board.slot]]
    if action.monster not in monsters:
        return Text("gorpg-refused-no-monster", monster=action.monster)
    if action.monster not in board.strikers:
        return Text("gorpg-refused-has-struck", monster=action.monster)
    if board.phase == WRATH and board.setup.solo and action.monster != board.strikers[0]:
        return Text("gorpg-refused-strike-order", monster=board.strikers[0])
    return Text("gorpg-refused-no-target", hero=action.hero)


def _retreat(board: Board, party: int, leave: Cards) -> Text | None:
    trophies = board.spoils[party]
    whole = board.setup.options.retreat_loss == "all"
    if whole:
        trophies += board.trophies[party]
    for card in leave:
        if card not in trophies:
            return Text("gorpg-refused-no-trophy", trophy=card)
    if len(leave) != len(trophies) // 2:
        return Text("gorpg-refused-leave", count=len(trophies) // 2, trophies=len(trophies))
    return Text("gorpg-refused-retreat-now")


def _buy(board: Board, party: int, action: Buy) -> Text | None:
    for item in action.items:
        if item not in board.show:
            return Text("gorpg-refused-not-on-show", card=item)
    for card in action.pay:
        if card not in board.trophies[party]:
            return Text("gorpg-refused-no-trophy", trophy=card)
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
            return Text("gorpg-refused-not-on-show", card=card)
    if not action.heroes:
        return Text("gorpg-refused-nothing-bought")
    missing = _no_hero(heroes, action.dismiss)
    if missing is not None:
        return missing
    too_many = max(0, len(heroes) + len(action.heroes) - PARTY)
    if len(set(action.dismiss)) != too_many:
        return Text("gorpg-refused-dismiss", count=too_many, most=PARTY)
    owned = _owned(board, party)
    for item in action.items:
        if item not in owned:
            return Text("gorpg-refused-no-item", item=item)
    for card in action.trophies:
        if card not in board.trophies[party]:
            return Text("gorpg-refused-no-trophy", trophy=card)
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
        return Text("gorpg-refused-partner", seat=action.partner)
    for side, goods in ((party, action.give), (partner, action.take)):
        missing = _no_hero(board.heroes[side], goods.heroes)
        if missing is not None:
            return missing
        for item in goods.items:
            if item not in _owned(board, side):
                return Text("gorpg-refused-no-item", item=item)
        stay = [hero for hero in board.heroes[side] if hero.card not in goods.heroes]
        dying = _would_die(stay, board.store[side], goods.items)
        if dying is not None:
            return dying
    return Text("gorpg-refused-trade", most=PARTY)
