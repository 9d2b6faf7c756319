"""The town: the hunters' guild, the mercenary guild, and trade between parties (rulings 16 to
19)."""

from __future__ import annotations

from typing import Final

from futago.game import Actions
from futago.gorpg.rules.actions import Accept, Buy, Deal, Decline, Equip, Goods, Hire, Pass, Trade
from futago.gorpg.rules.board import (
    ANSWER,
    FINAL,
    HUNTERS,
    HUNTERS_DEAL,
    MERCENARIES,
    MERCENARIES_DEAL,
    TOKEN,
    Board,
    Hero,
    fresh_hero,
    turn_order,
    with_cards,
    without_cards,
)
from futago.gorpg.rules.cards import EQUIPMENT, HEROES, MONSTERS, ROUNDS, TABLES, levels
from futago.gorpg.rules.gear import Equips, equip, take_away
from futago.gorpg.rules.menus import Menu, MenuPart, Single
from futago.gorpg.rules.piles import can_draw, chance_deals, deals, take
from futago.gorpg.rules.purchases import HERO_PRICE, Buys, Hires, worth_of
from futago.gorpg.rules.quest import send_away
from futago.gorpg.rules.trades import Trades

ON_SHOW: Final[int] = TABLES["guild"]["on_show"]
_PASS: Final = Single(Pass())
_ANSWERS: Final = (Accept(), Decline())
# The deck on show in each guild, and its name.
_GUILDS: Final = {
    HUNTERS_DEAL: (EQUIPMENT, "hunters", HUNTERS),
    MERCENARIES_DEAL: (HEROES, "mercenaries", MERCENARIES),
}

# ---------------------------------------------------------------- opening and closing


def enter_guild(board: Board) -> bool:
    """After round 10 the hunters' guild opens once more, and nothing else, if the option says
    so."""
    if board.round == ROUNDS and not board.setup.options.final_shop:
        board.phase = FINAL
        return False
    _open(board, HUNTERS_DEAL)
    return False


def _open(board: Board, phase: int) -> None:
    board.queue = turn_order(board)
    board.phase = phase


def enter_deal(board: Board) -> bool:
    """Four cards on show for every visitor, leader first."""
    deck, _, visit = _GUILDS[board.phase]
    if len(board.show) < ON_SHOW and can_draw(board, deck):
        return chance_deals(board)
    board.phase = visit
    return False


def legal_wares(board: Board) -> Actions:
    deck, name, _ = _GUILDS[board.phase]
    return deals(board, deck, name)


def deal_ware(board: Board, action: Deal) -> None:
    deck, _, _ = _GUILDS[board.phase]
    take(board, deck, action.card)
    board.show += (action.card,)


def enter_visit(board: Board) -> bool:
    board.movers = board.setup.movers[board.queue[0]]
    return True


def _next_visitor(board: Board) -> None:
    """Cards left after the last visit are discarded."""
    board.queue = board.queue[1:]
    hunting = board.phase == HUNTERS
    if board.queue:
        board.phase = HUNTERS_DEAL if hunting else MERCENARIES_DEAL
        return
    board.discards[EQUIPMENT if hunting else HEROES] += board.show
    board.show = ()
    if not hunting:
        board.phase = TOKEN
    elif board.round == ROUNDS:
        board.phase = FINAL
    else:
        _open(board, MERCENARIES_DEAL)


# ---------------------------------------------------------------- a visit


def _visit(board: Board, purchase: Buys | Hires) -> Menu:
    party, setup = board.queue[0], board.setup
    parts: list[MenuPart] = [_PASS]
    if purchase.possible():
        parts.append(purchase)
    equips = Equips(board.heroes[party], board.store[party], setup.most_items)
    if equips.possible():
        parts.append(equips)
    if setup.options.trading:
        trades = Trades(board, party)
        if trades.possible():
            parts.append(trades)
    return Menu(*parts)


def legal_at_hunters(board: Board) -> Actions:
    return _visit(board, Buys(board.show, board.trophies[board.queue[0]]))


def legal_at_mercenaries(board: Board) -> Actions:
    return _visit(board, Hires(board, board.queue[0]))


def equip_in_town(board: Board, action: Equip) -> None:
    equip(board, board.queue[0], action)


def pass_in_town(board: Board, action: Pass) -> None:
    _next_visitor(board)


def buy(board: Board, action: Buy) -> None:
    """Items for trophies; excess value is lost."""
    party = board.queue[0]
    lost = levels(action.pay) - levels(action.items)
    _pay_trophies(board, party, action.pay)
    board.show = without_cards(board.show, action.items)
    board.store[party] = with_cards(board.store[party], action.items)
    board.facts += (("lost", "levels", lost),) if lost else ()
    _next_visitor(board)


def _pay_trophies(board: Board, party: int, trophies: tuple[str, ...]) -> None:
    board.trophies[party] = without_cards(board.trophies[party], trophies)
    board.discards[MONSTERS] += trophies


def hire(board: Board, action: Hire) -> None:
    """Dismissed heroes leave their items first; then the price is paid; then the new ones join."""
    party, options = board.queue[0], board.setup.options
    for card in action.dismiss:
        send_away(board, party, card)
    change = worth_of(action, options.item_value) - HERO_PRICE * levels(action.heroes)
    take_away(board, party, action.items)
    board.discards[EQUIPMENT] += action.items
    _pay_trophies(board, party, action.trophies)
    board.coins[party] -= action.coins
    if change and options.change == "kept":
        board.coins[party] += change
        board.facts += (("kept", change),)
    elif change:
        board.facts += (("lost", "gold", change),)
    board.show = without_cards(board.show, action.heroes)
    board.heroes[party] += tuple(map(fresh_hero, action.heroes))
    _next_visitor(board)


# ---------------------------------------------------------------- trade


def offer(board: Board, action: Trade) -> None:
    board.offer = action
    board.guild = board.phase
    board.phase = ANSWER


def enter_answer(board: Board) -> bool:
    assert board.offer is not None
    board.movers = (board.offer.partner,)
    return True


def legal_answers(board: Board) -> Actions:
    return _ANSWERS


def decline(board: Board, action: Decline) -> None:
    board.offer = None
    board.phase = board.guild


def accept(board: Board, action: Accept) -> None:
    """Heroes keep their wounds and items; items that change hands go to the store."""
    assert board.offer is not None
    party, partner = board.queue[0], board.setup.party_of[board.offer.partner]
    give, take = board.offer.give, board.offer.take
    mine, theirs = _hand_over(board, party, give), _hand_over(board, partner, take)
    _receive(board, partner, mine, give)
    _receive(board, party, theirs, take)
    board.offer = None
    board.phase = board.guild


def _hand_over(board: Board, party: int, goods: Goods) -> tuple[Hero, ...]:
    going = tuple([hero for hero in board.heroes[party] if hero.card in goods.heroes])
    board.heroes[party] = tuple([h for h in board.heroes[party] if h.card not in goods.heroes])
    take_away(board, party, goods.items)
    return going


def _receive(board: Board, party: int, heroes: tuple[Hero, ...], goods: Goods) -> None:
    board.heroes[party] += heroes
    board.store[party] = with_cards(board.store[party], goods.items)
