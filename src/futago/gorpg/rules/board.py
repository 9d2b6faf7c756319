"""The board: the state of a game of Go RPG as data.

`Board` contains everything that changes, and no rules. Parties are numbers (0 for `p1`), and so are
slots (0 for `slot-1`; the one after the last is the town of the last battle); sets of them are bit
masks. Cards are names. Lists have one entry per party, slot or deck, and every entry is immutable.
`GorpgSetup` contains what does not change during a game and is shared by all its boards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple, Self, TypeAlias

from futago.game import CHANCE, Actions, Outcome
from futago.gorpg.rules.actions import Cards, GorpgAction, Trade
from futago.gorpg.rules.cards import DECKS, LEVEL, ROUNDS, TABLES, TOWN, deck_copy
from futago.gorpg.rules.options import Options, seats_of

OVERLORD: Final = "overlord"
BY_CHANCE: Final = (CHANCE,)
BY_OVERLORD: Final = (OVERLORD,)
BY_NOBODY: Final[tuple[str, ...]] = ()
NOBODY: Final = -1
NOWHERE: Final = -1

# The phases in which somebody is to move, in the order of play; then those without a decision.
PHASES: Final = (
    *("leader", "muster", "locations", "monsters", "summon", "lay", "quests"),
    *("attack", "stand", "strike", "recruit", "tavern", "dismiss"),
    *("hunters-deal", "hunters", "mercenaries-deal", "mercenaries", "answer"),
    *("town-deal", "ready", "charge", "wrath", "condemn", "over"),
    *("round", "battles", "go", "reply", "next-go", "aftermath", "guild", "token", "final"),
    *("swarm", "turn", "victory"),
)
# fmt: off
(
    LEADER, MUSTER, LOCATE, POPULATE, SUMMON, LAY, QUESTS,
    ATTACK, STAND, STRIKE, RECRUIT, TAVERN, DISMISS,
    HUNTERS_DEAL, HUNTERS, MERCENARIES_DEAL, MERCENARIES, ANSWER,
    TOWN_DEAL, READY, CHARGE, WRATH, CONDEMN, OVER,
    ROUND, BATTLES, GO, REPLY, NEXT_GO, AFTERMATH, GUILD, TOKEN, FINAL,
    SWARM, TURN, VICTORY,
) = range(len(PHASES))
# fmt: on

Fact: TypeAlias = tuple[Any, ...]
"""Something public that happened: its kind, then its details."""


class Hero(NamedTuple):
    """A hero of a party; `full` is its health without wounds: level and items."""

    card: str
    items: Cards
    wound: int
    full: int

    @property
    def life(self) -> int:
        return self.full - self.wound


def fresh_hero(card: str) -> Hero:
    """A hero who joins a party: no items, no wounds."""
    return Hero(card, (), 0, LEVEL[card])


class Monster(NamedTuple):
    """A monster on a slot, in the town or with the Overlord; `shown` once it lies face up."""

    card: str
    wound: int
    shown: bool


class GorpgSetup:
    """What all boards of a game share."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rules = options.rules
        self.overlord = options.mode == "overlord"
        self.solo = options.mode == "solo"
        self.standard = options.mode == "standard"
        self.players = options.players
        self.seats = seats_of(options.players)
        self.movers = tuple((seat,) for seat in self.seats)
        self.party_of = {seat: party for party, seat in enumerate(self.seats)}
        self.everybody = (1 << self.players) - 1
        self.slots = len(TABLES["solo"]["monsters"][0]) if self.solo else self.players + 1
        self.town = self.slots
        self.slot_names = tuple(f"slot-{number}" for number in range(1, self.slots + 1))
        self.slot_of = {name: slot for slot, name in enumerate(self.slot_names)}
        self.counts = tuple(self._counts(number) for number in range(ROUNDS + 1))
        self.most_items = options.items_per_hero or 10**6
        self.at_a_slot = self.players if options.joint_quests == "any" else options.joint_quests
        self.one_strike_each = options.strikers == "once"
        self.slain_stay = self.overlord and self.rules.slain_stay_behind

    def _counts(self, number: int) -> tuple[int, ...]:
        """How many monsters each slot holds in a round."""
        if self.solo:
            rows = TABLES["solo"]["monsters"]
            return tuple(rows[number - 1]) if 1 <= number <= len(rows) else ()
        more = sum(number >= grows for grows in TABLES["slots"]["growth"])
        return tuple(count + more for count in TABLES["slots"]["monsters"][: self.slots])


@lru_cache(maxsize=256)
def setup_of(options: Options) -> GorpgSetup:
    """The shared part of all games with these options."""
    return GorpgSetup(options)


class Board:
    """Everything that changes in a game."""

    __slots__ = (
        "_legal",
        "blow",
        "cleared",
        "coins",
        "copies",
        "corpses",
        "decks",
        "discards",
        "facts",
        "fought",
        "guild",
        "hand",
        "heroes",
        "last_action",
        "last_seat",
        "leader",
        "locations",
        "monsters",
        "movers",
        "offer",
        "out",
        "outcome",
        "phase",
        "pile",
        "placed",
        "questing",
        "queue",
        "recruited",
        "recruiting",
        "removed",
        "revealed",
        "round",
        "setup",
        "show",
        "slot",
        "spoils",
        "store",
        "strikers",
        "strikes",
        "to_deal",
        "trophies",
        "veiled",
        "waiting",
        "wiped",
        "yet",
    )

    setup: GorpgSetup
    movers: tuple[str, ...]
    phase: int
    outcome: Outcome | None
    round: int  # 0 before the first
    leader: int  # the party with the token
    # Parties.
    heroes: list[tuple[Hero, ...]]  # in the order in which they joined
    store: list[Cards]  # items that no hero carries
    trophies: list[Cards]
    spoils: list[Cards]  # trophies of the quest under way
    coins: list[int]
    questing: list[Cards]  # the living heroes on the quest of this round, left to right
    out: int  # parties that are out of the game
    waiting: int  # parties that sit out this round after a wipe-out
    wiped: int  # parties that lost their last hero this round
    recruited: int  # parties that have already had their hero from the tavern
    recruiting: int  # parties that said so when they went to rest, and get theirs this round
    # Slots.
    locations: list[str]  # "" for none
    monsters: list[tuple[Monster, ...]]  # left to right; the last entry is the town
    corpses: list[Cards]
    placed: list[tuple[int, ...]]  # the parties there, in the order of placing
    cleared: int
    fought: int
    # Decks are unordered: each card left is equally likely to be drawn next.
    decks: list[Cards]
    discards: list[Cards]
    removed: list[Cards]  # out of the game; monsters, and under some rules all, may come back
    copies: list[int]  # how many copies of each deck are in play
    veiled: Cards  # monsters that were discarded face down
    # The current phase.
    queue: tuple[int, ...]  # parties still to act, the first one now
    slot: int
    to_deal: int  # cards still to be dealt
    show: Cards  # on show in the guild
    hand: Cards  # the Overlord's monsters, to be laid
    pile: tuple[Monster, ...]  # the Overlord's monsters for the last battle
    yet: Cards  # heroes who have yet to attack in this go
    strikers: Cards  # monsters that have yet to strike
    strikes: int  # how many strikes the Overlord has left
    offer: Trade | None
    guild: int  # the phase in which the offer was made
    blow: bool  # whether a party has attacked another party
    # The last move.
    last_seat: str
    last_action: GorpgAction | None
    revealed: bool  # whether the last move revealed something hidden: it cannot be undone
    facts: tuple[Fact, ...]  # what it caused, for `events`
    _legal: Actions | None  # cached legal actions

    def __init__(self, setup: GorpgSetup) -> None:
        players, slots = setup.players, setup.slots
        self.setup = setup
        self.movers = BY_NOBODY
        self.phase = LEADER
        self.outcome = None
        self.round = 0
        self.leader = NOBODY
        self.heroes = [()] * players
        self.store = [()] * players
        self.trophies = [()] * players
        self.spoils = [()] * players
        self.coins = [0] * players
        self.questing = [()] * players
        self.out = self.waiting = self.wiped = self.recruited = self.recruiting = 0
        self.locations = [""] * slots + [TOWN]
        self.monsters = [()] * (slots + 1)
        self.corpses = [()] * (slots + 1)
        self.placed = [()] * (slots + 1)
        self.cleared = self.fought = 0
        self.decks = [deck_copy(1, setup.options.jokers)] * len(DECKS)
        self.discards = [()] * len(DECKS)
        self.removed = [()] * len(DECKS)
        self.copies = [1] * len(DECKS)
        self.veiled = ()
        self.queue = ()
        self.slot = NOWHERE
        self.to_deal = 0
        self.show = self.hand = self.yet = self.strikers = ()
        self.pile = ()
        self.strikes = 0
        self.offer = None
        self.guild = HUNTERS
        self.blow = False
        self.last_seat = ""
        self.last_action = None
        self.revealed = False
        self.facts = ()
        self._legal = None

    def copy(self) -> Self:
        """An equal board; the entries of its lists are immutable and shared."""
        # Spelled out, because a loop over the slots takes three times as long.
        new = object.__new__(type(self))
        new.setup = self.setup
        new.movers = self.movers
        new.phase = self.phase
        new.outcome = self.outcome
        new.round = self.round
        new.leader = self.leader
        new.heroes = self.heroes[:]
        new.store = self.store[:]
        new.trophies = self.trophies[:]
        new.spoils = self.spoils[:]
        new.coins = self.coins[:]
        new.questing = self.questing[:]
        new.out = self.out
        new.waiting = self.waiting
        new.wiped = self.wiped
        new.recruited = self.recruited
        new.recruiting = self.recruiting
        new.locations = self.locations[:]
        new.monsters = self.monsters[:]
        new.corpses = self.corpses[:]
        new.placed = self.placed[:]
        new.cleared = self.cleared
        new.fought = self.fought
        new.decks = self.decks[:]
        new.discards = self.discards[:]
        new.removed = self.removed[:]
        new.copies = self.copies[:]
        new.veiled = self.veiled
        new.queue = self.queue
        new.slot = self.slot
        new.to_deal = self.to_deal
        new.show = self.show
        new.hand = self.hand
        new.pile = self.pile
        new.yet = self.yet
        new.strikers = self.strikers
        new.strikes = self.strikes
        new.offer = self.offer
        new.guild = self.guild
        new.blow = self.blow
        new.last_seat = self.last_seat
        new.last_action = self.last_action
        new.revealed = self.revealed
        new.facts = self.facts
        new._legal = self._legal
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self.setup.options == other.setup.options and all(
            getattr(self, name) == getattr(other, name) for name in COMPARED
        )

    __hash__ = None  # type: ignore[assignment]


# Two boards are equal however they were reached, so the last move is not compared.
COMPARED: Final = tuple(
    name
    for name in Board.__slots__
    if name not in ("setup", "_legal", "last_seat", "last_action", "revealed", "facts")
)


def turn_order(board: Board) -> tuple[int, ...]:
    """Parties clockwise from the leader, without those that are out."""
    players, out = board.setup.players, board.out
    around = [(board.leader + step) % players for step in range(players)]
    return tuple([party for party in around if not out >> party & 1])


def hero_of(board: Board, party: int, card: str) -> Hero:
    """A hero of a party by its card."""
    for hero in board.heroes[party]:
        if hero.card == card:
            return hero
    raise KeyError(card)


def has_hero(board: Board, party: int, card: str) -> bool:
    """Whether the party has this hero."""
    return any(hero.card == card for hero in board.heroes[party])


def put_hero(board: Board, party: int, hero: Hero) -> None:
    """Replace a hero of a party by its new state, in the same place."""
    card = hero.card
    board.heroes[party] = tuple([hero if old.card == card else old for old in board.heroes[party]])


def drop_hero(board: Board, party: int, card: str) -> Hero:
    """Remove a hero from the party and its quest; the caller decides what happens to its card and
    its items."""
    hero = hero_of(board, party, card)
    board.heroes[party] = tuple([old for old in board.heroes[party] if old.card != card])
    board.questing[party] = tuple([name for name in board.questing[party] if name != card])
    return hero


def with_cards(cards: Cards, more: Cards) -> Cards:
    """Both sets of cards together, sorted by name."""
    return tuple(sorted(cards + more)) if more else cards


def without_cards(cards: Cards, gone: Cards) -> Cards:
    """Cards without some of them."""
    return tuple([card for card in cards if card not in gone])
