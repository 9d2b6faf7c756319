"""What a player has to choose, as a typed question built from the legal actions of the phase.

Each part of the legal actions becomes a question of its own. Where a phase has several parts, the
player chooses between them first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from futago.choices import questions as q
from futago.choices.questions import One, Option, Question
from futago.game import Action, Actions
from futago.gorpg.rules import question_labels as labels
from futago.gorpg.rules.actions import Condemn, Dismiss
from futago.gorpg.rules.board import (
    HUNTERS,
    LAY,
    MERCENARIES,
    READY,
    RECRUIT,
    STAND,
    Board,
    hero_of,
)
from futago.gorpg.rules.cards import EQUIPMENT, LEVEL, MONSTERS
from futago.gorpg.rules.gear import Equips
from futago.gorpg.rules.menus import Attacks, Listed, Menu, Single, Strikes, Subsets
from futago.gorpg.rules.names import seat_text
from futago.gorpg.rules.purchases import HERO_PRICE, TROPHY_VALUE, Buys, Hires
from futago.gorpg.rules.quest import PARTY, Quests
from futago.gorpg.rules.rounds import Musters, lacking
from futago.gorpg.rules.trades import Trades
from futago.texts import Text


def question_for(board: Board, legal: Actions, prompt: Text) -> Question:
    """The question whose answers are these legal actions of the current phase."""
    if board.phase == LAY:
        return _lay(board, prompt)
    if isinstance(legal, Menu):
        options = [option for part in legal.parts for option in _options(board, part)]
        options.sort(key=lambda option: _ORDER.index(option.id))
        return One(prompt=prompt, options=tuple(options))
    if isinstance(legal, Musters | Attacks | Strikes):
        return _OF_PART[type(legal)](board, legal, prompt, legal_word(legal))
    assert isinstance(legal, Sequence)
    return _listed(board, legal, prompt)


def legal_word(legal: Musters | Attacks | Strikes) -> str:
    """The word with which all of these actions begin."""
    return "strike" if isinstance(legal, Strikes) else legal.word


# ---------------------------------------------------------------- one of several


_ORDER: Final = (
    *("attack", "quest", "buy", "hire", "equip", "trade", "rest", "rest-recruit"),
    *("pass", "retreat"),
)
"""The order in which a player thinks of them."""

_PASS_LABEL: Final = {STAND: "stand", READY: "ready", RECRUIT: "no-recruit"}
_USUAL: Final = ("attack", "quest", "buy", "hire")


def _options(board: Board, part: Any) -> list[Option]:
    """A part of a menu as an option that leads to its question; resting may be two."""
    if isinstance(part, Single):
        return [_pass(board)]
    if isinstance(part, Listed):
        return [_rest(str(action)) for action in part.actions]
    prompt = Text(f"gorpg-ask-{part.word}")
    then = _OF_PART[type(part)](board, part, prompt, "")
    mark: q.Mark = "usual" if part.word in _USUAL else ""
    if part.word == "retreat":
        mark = "costly"
    return [Option(part.word, "word", labels.word(part.word), then=then, mark=mark)]


def _pass(board: Board) -> Option:
    """To stay for the counter-attack is usual; to pass in town ends the visit."""
    mark: q.Mark = "final" if board.phase in (HUNTERS, MERCENARIES) else "usual"
    label = labels.word("pass", _PASS_LABEL.get(board.phase, ""))
    return Option("pass", "word", label, mark=mark)


def _rest(written: str) -> Option:
    """The whole party rests; under the first rules it may recruit at once."""
    if written == "rest":
        then = _sure("gorpg-ask-rest", "gorpg-rule-rest")
        return Option("rest", "word", labels.word("rest"), then=then)
    label = labels.word("rest", "rest-and-recruit")
    then = _sure("gorpg-ask-recruit", "gorpg-rule-rest")
    return Option("rest-recruit", "word", label, writes=written, then=then, mark="costly")


def _sure(prompt: str, rule: str = "") -> q.Cards:
    """Nothing more to choose, only to confirm."""
    return q.Cards(prompt=Text(prompt), rule=rule, cards=(), least=0, most=0, confirm=True)


def _listed(board: Board, legal: Sequence[Action], prompt: Text) -> Question:
    """A few actions: whom to dismiss or condemn, a hero from the tavern, an answer to an offer."""
    first = legal[0]
    if isinstance(first, Dismiss):
        own = [hero_of(board, board.queue[0], str(action).split()[1]) for action in legal]
        heroes = tuple(map(labels.member, own))
        return One(prompt=prompt, opening="dismiss", options=heroes, confirm=True)
    if isinstance(first, Condemn):
        seats = [str(action).split()[1] for action in legal]
        tied = tuple(Option(seat, "seat", seat_text(seat)) for seat in seats)
        return One(prompt=prompt, opening="condemn", options=tied, confirm=True)
    if board.phase == RECRUIT:
        sure = _sure("gorpg-ask-recruit")
        hero = Option("recruit", "word", labels.word("recruit"), then=sure, mark="costly")
        return One(prompt=prompt, options=(hero, _pass(board)))
    answers = [str(action) for action in legal]
    return One(
        prompt=prompt, options=tuple(Option(word, "word", labels.word(word)) for word in answers)
    )


# ---------------------------------------------------------------- heroes and monsters


def _ascending(cards: Iterable[str]) -> list[str]:
    """Cards as a player sorts them, and as the table is drawn: by level."""
    return sorted(cards, key=lambda card: (LEVEL[card], card))


def _muster(board: Board, part: Musters, prompt: Text, opening: str) -> Question:
    return q.Cards(
        prompt=prompt,
        opening=opening,
        cards=tuple(map(labels.newcomer, _ascending(part.deck))),
        least=1,
        most=part.MOST,
        limit=part.LEVELS,
        ordered=True,
        confirm=True,
    )


def _quest(board: Board, part: Quests, prompt: Text, opening: str) -> Question:
    """Where to go, and who goes; each hero with its attack at that location."""
    heroes, slots = board.heroes[board.queue[0]], list[Option]()
    for name in part.slots:
        slot = board.setup.slot_of[name]
        who = q.Cards(
            prompt=Text("gorpg-ask-heroes"),
            cards=tuple(labels.fighter(hero, board.locations[slot]) for hero in heroes),
            least=1,
            most=min(part.MOST, len(heroes)),
            ordered=True,
            confirm=True,
        )
        slots.append(Option(name, "slot", labels.slot_text_of(board, slot), then=who))
    return One(prompt=prompt, opening=opening, options=tuple(slots))


def _attack(board: Board, part: Attacks, prompt: Text, opening: str) -> Question:
    """Heroes, in the order in which they stand, and monsters or other parties' heroes."""
    party, location = board.queue[0], board.locations[board.slot]
    heroes = [hero for hero in board.heroes[party] if hero.card in part.heroes]
    targets = [labels.target(monster, location) for monster in board.monsters[board.slot]]
    for other, rivals in enumerate(board.heroes):
        for hero in rivals:
            writes = f"{board.setup.seats[other]} {hero.card}"
            if writes in part.targets:
                targets.append(labels.victim(board, other, hero, writes))
    first = tuple(labels.fighter(hero, location) for hero in heroes)
    return q.Pair(prompt=prompt, opening=opening, first=first, second=tuple(targets))


def _strike(board: Board, part: Strikes, prompt: Text, opening: str) -> Question:
    location = board.locations[board.slot]
    monsters = [m for m in board.monsters[board.slot] if m.card in part.monsters]
    victims = tuple(
        labels.victim(board, party, hero)
        for party, heroes in enumerate(board.heroes)
        for hero in heroes
        if hero.card in part.heroes
    )
    first = tuple(labels.striker(monster, location) for monster in monsters)
    return q.Pair(prompt=prompt, opening=opening, first=first, second=victims)


def _retreat(board: Board, part: Subsets, prompt: Text, opening: str) -> Question:
    """Exactly so many trophies stay behind, beside those that stay in any case."""
    if not part.count and not part.always:
        return _sure("gorpg-ask-retreat-now", "gorpg-rule-retreat")
    return q.Cards(
        prompt=Text("gorpg-ask-retreat", count=part.count),
        opening=opening,
        rule="gorpg-rule-retreat",
        cards=tuple(map(labels.trophy, _ascending(part.cards))) if part.count else (),
        least=part.count,
        most=part.count,
        always=tuple(map(labels.trophy, _ascending(part.always))),
        confirm=True,
    )


def _lay(board: Board, prompt: Text) -> Question:
    """All slots at once, from the current one on, as far as the cards last."""
    left, slots = len(board.hand), list[q.Holder]()
    for slot in range(board.slot, board.setup.slots):
        count = min(lacking(board, slot), left)
        if count:
            slots.append(labels.empty_slot(board, slot, count))
            left -= count
    things = tuple(map(labels.drawn, _ascending(board.hand)))
    return q.Assign(prompt=prompt, opening="lay", things=things, holders=tuple(slots), confirm=True)


# ---------------------------------------------------------------- items, purchases, trade


def _equip(board: Board, part: Equips, prompt: Text, opening: str) -> Question:
    """Who carries what; the rest is in the store."""
    items = [item for hero in part.heroes for item in _ascending(hero.items)]
    items += _ascending(part.store)
    most = min(part.most, len(items))
    return q.Assign(
        prompt=prompt,
        opening=opening,
        rule="gorpg-rule-equip",
        things=tuple(map(labels.item, items)),
        holders=tuple(labels.bearer(hero, most) for hero in part.heroes),
        changes=True,
        confirm=True,
    )


def _buy(board: Board, part: Buys, prompt: Text, opening: str) -> Question:
    funds = sum(LEVEL[card] for card in part.trophies)
    return q.Pay(
        prompt=prompt,
        opening=opening,
        rule="gorpg-rule-buy",
        wares=labels.items_for_sale(tuple(i for i in part.show if LEVEL[i] <= funds)),
        means=tuple(map(labels.paid_trophy, _ascending(part.trophies))),
        headings=("pay",),
        unit="levels",
        confirm=True,
    )


def _hire(board: Board, part: Hires, prompt: Text, opening: str) -> Question:
    value = part.item_value
    means = [labels.gold_means(EQUIPMENT, i, value * LEVEL[i]) for i in _ascending(part.store)]
    means += [
        labels.gold_means(EQUIPMENT, item, value * LEVEL[item], hero.card)
        for hero in part.heroes
        for item in _ascending(hero.items)
    ]
    means += [
        labels.gold_means(MONSTERS, trophy, TROPHY_VALUE * LEVEL[trophy])
        for trophy in _ascending(part.trophies)
    ]
    room = PARTY - len(part.heroes)
    return q.Pay(
        prompt=prompt,
        opening=opening,
        rule="gorpg-rule-hire",
        wares=tuple(
            labels.hero_for_hire(card, HERO_PRICE * LEVEL[card]) for card in part.affordable()
        ),
        means=tuple(means),
        headings=("items", "trophies"),
        unit="gold",
        ordered=True,
        spare=labels.spare(part.heroes),
        coins=part.coins,
        room=room,
        leavers=tuple(map(labels.fighter, part.heroes)) if room < len(part.show) else (),
        confirm=True,
    )


def _trade(board: Board, part: Trades, prompt: Text, opening: str) -> Question:
    seats, _ = part.next_words(("trade",))
    return q.Exchange(
        prompt=prompt,
        opening=opening,
        rule="gorpg-rule-trade",
        mine=labels.side(board, part.me),
        others=tuple(labels.side(board, part.others[seat]) for seat in seats),
        most=PARTY,
        confirm=True,
    )


_Ask = Callable[[Board, Any, Text, str], Question]
_OF_PART: Final[dict[type[Any], _Ask]] = {
    Musters: _muster,
    Quests: _quest,
    Attacks: _attack,
    Strikes: _strike,
    Subsets: _retreat,
    Equips: _equip,
    Buys: _buy,
    Hires: _hire,
    Trades: _trade,
}
