"""Battles at the slots, one after the other (rulings 10 to 14)."""

from __future__ import annotations

from futago.game import Actions
from futago.gorpg.rules.actions import Attack, Cards, Pass, Retreat
from futago.gorpg.rules.blows import attack_monster, lowest_hero, strike_hero
from futago.gorpg.rules.board import (
    AFTERMATH,
    ATTACK,
    BATTLES,
    GO,
    NEXT_GO,
    REPLY,
    STAND,
    STRIKE,
    Board,
    Fact,
    hero_of,
    put_hero,
    with_cards,
    without_cards,
)
from futago.gorpg.rules.cards import LEVEL
from futago.gorpg.rules.menus import Attacks, Menu, Single, Subsets
from futago.gorpg.rules.overlord import regroup, survivors_return
from futago.gorpg.rules.score import end_of_game

PASS = Pass()

# ---------------------------------------------------------------- from slot to slot


def enter_battles(board: Board) -> bool:
    """All slots where a party stands, slot 1 upward."""
    while board.slot < board.setup.slots:
        slot = board.slot
        if board.placed[slot]:
            if board.monsters[slot]:
                _begin(board)
                return False
            _collect_corpses(board, board.placed[slot][0])
        board.slot += 1
    if board.setup.overlord:
        regroup(board)
    board.phase = AFTERMATH
    return False


def _begin(board: Board) -> None:
    """All monsters of the slot are turned up."""
    slot = board.slot
    board.fought |= 1 << slot
    hidden = [monster for monster in board.monsters[slot] if not monster.shown]
    if hidden:
        board.revealed = True
        board.monsters[slot] = tuple([m._replace(shown=True) for m in board.monsters[slot]])
    cards = tuple([monster.card for monster in board.monsters[slot]])
    board.facts += (("battle", slot, cards),)
    board.queue = board.placed[slot]
    board.phase = GO


def _end(board: Board) -> None:
    """Everybody takes home the trophies of the quest, unless they stay where monsters remain; the
    next slot follows."""
    monsters_remain = board.monsters[board.slot]
    for party in board.placed[board.slot]:
        if board.setup.slain_stay and monsters_remain:
            leave_behind(board, party, board.spoils[party])
        else:
            _bring_home(board, party)
    if board.setup.overlord:
        survivors_return(board, board.slot)
    board.slot += 1
    board.phase = BATTLES


def _bring_home(board: Board, party: int) -> None:
    board.trophies[party] = with_cards(board.trophies[party], board.spoils[party])
    board.spoils[party] = ()


def _collect_corpses(board: Board, party: int) -> None:
    corpses = board.corpses[board.slot]
    if corpses:
        board.trophies[party] = with_cards(board.trophies[party], corpses)
        board.corpses[board.slot] = ()
        board.facts += (("corpses", board.setup.seats[party], corpses),)


# ---------------------------------------------------------------- a go: attacks


def enter_go(board: Board) -> bool:
    board.yet = board.questing[board.queue[0]]
    board.phase = ATTACK
    return False


def enter_attack(board: Board) -> bool:
    board.movers = board.setup.movers[board.queue[0]]
    return True


def legal_attacks(board: Board) -> Actions:
    """Each hero once, in any order; retreat in place of any attack, or under earlier rules only of
    the first."""
    monsters = tuple([monster.card for monster in board.monsters[board.slot]])
    attacks = Attacks(board.yet, monsters)
    at_first = len(board.yet) == len(board.questing[board.queue[0]])
    if at_first or board.setup.rules.retreat_between_attacks:
        return Menu(attacks, retreats(board))
    return attacks


def retreats(board: Board) -> Subsets:
    """Half of the trophies, rounded down, stay behind: the party chooses which. Where all that was
    slain on this quest stays, that is half of the older ones."""
    party, setup = board.queue[0], board.setup
    older = board.trophies[party] if setup.options.retreat_loss == "all" else ()
    slain = board.spoils[party]
    if setup.slain_stay:
        return Subsets(("retreat",), older, len(older) // 2, Retreat, always=slain)
    trophies = with_cards(slain, older)
    return Subsets(("retreat",), trophies, len(trophies) // 2, Retreat)


def attack(board: Board, action: Attack) -> None:
    party = board.queue[0]
    if attack_monster(board, party, action.hero, action.target):
        board.spoils[party] = with_cards(board.spoils[party], (action.target,))
        if not board.monsters[board.slot]:
            _clear(board, party)
            return
    board.yet = without_cards(board.yet, (action.hero,))
    if not board.yet:
        board.phase = STAND


def _clear(board: Board, party: int) -> None:
    """Who kills the last monster clears the location: corpses, and the bounty if there is one."""
    slot, seat = board.slot, board.setup.seats[party]
    board.cleared |= 1 << slot
    board.yet = ()
    board.facts += (("cleared", slot, seat),)
    _collect_corpses(board, party)
    if board.setup.options.bounty:
        bounty = LEVEL[board.locations[slot]]
        board.coins[party] += bounty
        board.facts += (("bounty", seat, bounty),)
    _end(board)


# ---------------------------------------------------------------- a go: stay or retreat


def legal_stands(board: Board) -> Actions:
    return Menu(Single(PASS, 2), retreats(board))


def stand(board: Board, action: Pass) -> None:
    board.phase = REPLY


def flight_losses(board: Board) -> tuple[tuple[str, int, int], ...]:
    """Every living questing hero who retreats loses half of its full health, but keeps at least 1:
    the hero, what it loses, and what is left."""
    party = board.queue[0]
    losses = list[tuple[str, int, int]]()
    for card in board.questing[party]:
        hero = hero_of(board, party, card)
        left = max(1, hero.life - hero.full // 2)
        losses.append((card, hero.life - left, left))
    return tuple(losses)


def retreat(board: Board, action: Retreat) -> None:
    party = board.queue[0]
    losses = flight_losses(board)
    for card, _, left in losses:
        hero = hero_of(board, party, card)
        put_hero(board, party, hero._replace(wound=hero.full - left))
    board.facts += (("retreat", board.setup.seats[party], losses),)
    leave_behind(board, party, action.leave)
    board.yet = ()
    _next_party(board, board.queue[1:])


def leave_behind(board: Board, party: int, cards: Cards) -> None:
    """Trophies of the quest, or with the option of the trophy room, become corpses here."""
    board.spoils[party] = without_cards(board.spoils[party], cards)
    board.trophies[party] = without_cards(board.trophies[party], cards)
    board.corpses[board.slot] = with_cards(board.corpses[board.slot], cards)
    _bring_home(board, party)


# ---------------------------------------------------------------- the reply


def enter_reply(board: Board) -> bool:
    """The monsters, left to right, strike by the rule, or as the Overlord directs."""
    if board.setup.overlord:
        board.strikers = tuple([monster.card for monster in board.monsters[board.slot]])
        board.phase = STRIKE
        return False
    party = board.queue[0]
    for monster in board.monsters[board.slot]:
        if not board.questing[party]:
            break
        target = lowest_hero(board, party, board.questing[party])
        strike_hero(board, party, target, monster.card)
    board.phase = NEXT_GO
    return False


def foreseen_reply(board: Board) -> tuple[tuple[str, str, int, int], ...]:
    """How the monsters would strike the party on its go if it stayed now: the monster, the hero,
    the damage, and the life that is left. Nobody can foresee what the Overlord directs."""
    if board.setup.overlord:
        return ()
    then = board.copy()
    then.facts = ()
    enter_reply(then)
    facts: tuple[Fact, ...] = then.facts
    return tuple([fact[1:] for fact in facts if fact[0] == "strike"])


def enter_next_go(board: Board) -> bool:
    """The next party's go; a party that died, or has had its one exchange, has no more."""
    party, others = board.queue[0], board.queue[1:]
    if not board.questing[party]:
        _wiped(board, party)
        if board.outcome is None:
            _next_party(board, others)
    elif board.setup.options.battle == "one-exchange":
        board.facts += (("home", board.setup.seats[party]),)
        _next_party(board, others)
    else:
        _next_party(board, (*others, party))
    return False


def _next_party(board: Board, queue: tuple[int, ...]) -> None:
    board.queue = queue
    if queue:
        board.phase = GO
    else:
        _end(board)


def _wiped(board: Board, party: int) -> None:
    """All questing heroes of a party are dead: it keeps the trophies of the quest, but in Overlord
    mode they stay."""
    setup = board.setup
    board.facts += (("wiped", setup.seats[party]),)
    if setup.overlord:
        leave_behind(board, party, board.spoils[party])
        if board.out == setup.everybody:
            end_of_game(board, ("overlord",), "eliminated")
    elif setup.solo:
        if not board.heroes[party] or setup.options.last_stand == "questing":
            _bring_home(board, party)
            end_of_game(board, (), "defeated")
    elif not board.heroes[party]:
        board.wiped |= 1 << party
