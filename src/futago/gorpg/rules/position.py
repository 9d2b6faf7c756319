"""Positions as one line of text, written and parsed.

    mode=solo players=1 phase=quests round=2 leader=p1 heroes=nature-5:3:water-2+fire-9:0
    locations=fire-3,water-8,urban-1 monsters=fire-2:0,?/?,?/water-4:5,?,? queue=p1

Every word is `name=value`; initial values are omitted. `rules` is the version of the rules, 0.1.0
if it is omitted. Entries of parties, slots or decks are separated by `/`. A hero is
`card:wound:items`, a monster `card:wound`; a monster face down is `(card)` for those who know it
and `?` for all others. The decks contain the cards that are not mentioned, of as many copies as
there are.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from futago.game import ABOVE, BadInput, Outcome, written
from futago.gorpg.rules import moves
from futago.gorpg.rules.board import ANSWER, HUNTERS, HUNTERS_DEAL, PHASES, Board
from futago.gorpg.rules.cards import (
    DECKS,
    EQUIPMENT,
    HEROES,
    LOCATIONS,
    MONSTERS,
    deck_copy,
)
from futago.gorpg.rules.options import Options, default_options, option_specs, options_from
from futago.gorpg.rules.position_fields import HIDDEN, NONE, fields_under, monsters_text
from futago.gorpg.rules.versions import VERSIONS
from futago.gorpg.rules.view import sees_all
from futago.texts import Text
from futago.versions import UNNAMED, rules_named

RULES: Final = "rules"

# ---------------------------------------------------------------- writing


def position_text(board: Board, seat: str = ABOVE) -> str:
    """The position as a seat sees it, or in full, in one line."""
    fresh, known = Board(board.setup), sees_all(board, seat)
    words = option_words(board.setup.options)
    for name, (attribute, write, _) in fields_under(board.setup.rules).items():
        value = getattr(board, attribute)
        if value != getattr(fresh, attribute):
            words[name] = write(board, value)
    if not known:
        words |= _veiled(board)
    if board.outcome is not None:
        words["winners"] = ",".join(board.outcome.winners) or NONE
        words["reason"] = board.outcome.reason
    return " ".join(f"{name}={value}" for name, value in words.items())


def _veiled(board: Board) -> dict[str, str]:
    """The words that differ for those who do not see face-down cards."""
    words = dict[str, str]()
    if any(not monster.shown for monsters in board.monsters for monster in monsters):
        words["monsters"] = "/".join(monsters_text(m, False) for m in board.monsters)
    if board.pile:
        words["pile"] = monsters_text(board.pile, False)
    if board.hand:
        words["hand"] = ",".join(HIDDEN for _ in board.hand)
    if board.veiled:
        words["veiled"] = ",".join(HIDDEN for _ in board.veiled)
        seen = [list(cards) for cards in board.discards]
        seen[MONSTERS] = [card for card in seen[MONSTERS] if card not in board.veiled]
        words["discards"] = "/".join(map(",".join, seen))
    return words


def option_words(options: Options, *, balanced: bool = False) -> dict[str, str]:
    """The version of the rules, and the options without defaults, see `options_from`."""
    words = dict[str, str]()
    if options.rules.version != UNNAMED:
        words[RULES] = options.rules.version
    default = default_options(options.rules, options.mode, options.players, balanced=balanced)
    for spec in option_specs(options.rules):
        value = getattr(options, spec.name)
        if spec.name in ("mode", "players") or value != getattr(default, spec.name):
            words[spec.name] = written("none" if value is None else value)
    return words


# ---------------------------------------------------------------- reading


def options_of(text: str) -> Options:
    """The options of a position."""
    words = _words(text)
    rules = rules_named("gorpg", VERSIONS, words.get(RULES))
    names = [spec.name for spec in option_specs(rules)]
    given = {name: value for name, value in words.items() if name in names}
    return options_from(given, rules, balanced=False)


def set_up(board: Board, text: str) -> None:
    """Set up a board from a position; hidden cards are filled in."""
    words, rules = _words(text), board.setup.rules
    fields, options = fields_under(rules), [RULES, *(spec.name for spec in option_specs(rules))]
    for name in words:
        if name not in fields and name not in options and name not in ("winners", "reason"):
            known = ", ".join([*options, *fields, "winners", "reason"])
            raise BadInput(Text("position-unknown", name=name, known=known))
    fresh = Board(board.setup)
    for slot in Board.__slots__:
        setattr(board, slot, getattr(fresh, slot))
    for name, (attribute, _, read) in fields.items():
        if name in words:
            try:
                setattr(board, attribute, read(board, words[name]))
            except (KeyError, ValueError, IndexError):
                raise BadInput(Text("position-bad", name=name, value=words[name])) from None
    fill_in(board)
    if "reason" in words:
        winners = words.get("winners", NONE)
        named = () if winners == NONE else tuple(winners.split(","))
        board.outcome = Outcome(named, words["reason"])
    try:
        _check_lengths(board, fresh)
        moves.advance(board)
        if board.movers:
            moves.legal_actions(board, board.movers[0])
    except (KeyError, ValueError, IndexError, TypeError, AttributeError, AssertionError):
        phase = PHASES[board.phase]
        raise BadInput(Text("gorpg-position-impossible", phase=phase)) from None
    board.facts, board.revealed = (), False


def _words(text: str) -> dict[str, str]:
    words = dict[str, str]()
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or name in words:
            raise BadInput(Text("position-word", word=word))
        words[name] = value
    return words


def _check_lengths(board: Board, fresh: Board) -> None:
    for name in Board.__slots__:
        due = getattr(fresh, name)
        if isinstance(due, list) and len(getattr(board, name)) != len(due):
            raise ValueError(name)
    if board.phase >= PHASES.index("round"):
        raise ValueError(board.phase)


def fill_in(board: Board, rng: random.Random | None = None) -> None:
    """Put all cards that are not mentioned into the decks, and fill hidden places from them, in
    alphabetical order or at random."""
    jokers = board.setup.options.jokers
    for deck, copies in enumerate(board.copies):
        named = [card for card in _named(board, deck) if card != HIDDEN]
        left = {card for number in range(1, copies + 1) for card in deck_copy(number, jokers)}
        for card in named:
            if card not in left:
                raise BadInput(Text("gorpg-position-card", deck=DECKS[deck], card=card))
            left.remove(card)
        board.decks[deck] = tuple(sorted(left))
    pool = list(board.decks[MONSTERS])
    if rng is not None:
        rng.shuffle(pool)

    def found(card: str) -> str:
        if card != HIDDEN:
            return card
        if not pool:
            raise BadInput(Text("gorpg-position-card", deck=DECKS[MONSTERS], card=HIDDEN))
        return pool.pop(0)

    board.monsters = [
        tuple(monster._replace(card=found(monster.card)) for monster in monsters)
        for monsters in board.monsters
    ]
    board.pile = tuple(monster._replace(card=found(monster.card)) for monster in board.pile)
    board.hand = tuple(map(found, board.hand))
    if HIDDEN in board.veiled:
        board.veiled = tuple(map(found, board.veiled))
        board.discards[MONSTERS] += board.veiled
    board.decks[MONSTERS] = tuple(sorted(pool))


def _named(board: Board, deck: int) -> Iterator[str]:
    """Every card of a deck that is not in the deck now."""
    yield from board.discards[deck]
    yield from board.removed[deck]
    if deck == HEROES:
        yield from (hero.card for heroes in board.heroes for hero in heroes)
        yield from () if _hunting(board) else board.show
    elif deck == EQUIPMENT:
        yield from (item for heroes in board.heroes for hero in heroes for item in hero.items)
        yield from (item for store in board.store for item in store)
        yield from board.show if _hunting(board) else ()
    elif deck == LOCATIONS:
        yield from (card for card in board.locations[:-1] if card)
    else:
        yield from (monster.card for monsters in board.monsters for monster in monsters)
        yield from (monster.card for monster in board.pile)
        yield from board.hand
        for cards in (*board.trophies, *board.spoils, *board.corpses):
            yield from cards


def _hunting(board: Board) -> bool:
    """Whether the cards on show are items."""
    phase = board.guild if board.phase == ANSWER else board.phase
    return phase in (HUNTERS_DEAL, HUNTERS)
