"""The coach's words: what a seat does or should do, odds and gains."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from futago.coach.report import Unit
from futago.gorpg.coach.decisions import Moves
from futago.gorpg.coach.judgement import Comparison, slot_of
from futago.gorpg.kernel.foresight import WON, Outlook
from futago.gorpg.rules.actions import (
    Accept,
    Attack,
    Buy,
    Condemn,
    Decline,
    Dismiss,
    Equip,
    GorpgAction,
    Hire,
    Lay,
    Muster,
    Pass,
    Quest,
    Recruit,
    Rest,
    Retreat,
    Strike,
    Trade,
)
from futago.gorpg.rules.board import ATTACK, PHASES, STAND, Hero
from futago.gorpg.rules.cards import (
    EQUIPMENT,
    HEROES,
    MONSTERS,
    levels,
    monster_attack,
    monster_defence,
)
from futago.gorpg.rules.events import goods_text, payment_text
from futago.gorpg.rules.names import card_text, cards_text, list_text, seat_text, slot_text
from futago.gorpg.rules.score import score_of
from futago.gorpg.state import GorpgState
from futago.texts import Text

NEGLIGIBLE: Final = 1e-6
NOTABLE: Final = 0.03
"""Differences of odds that are worth a sentence, and risks worth a name."""


def percent(share: float) -> int:
    return round(100 * share)


def share_words(share: float) -> Text:
    """A share in words; tiny shares are not rounded to 0 %, nor nearly full ones to 100 %."""
    whole = percent(share)
    if whole == 0 and share > NEGLIGIBLE:
        return Text("coach-percent-least")
    if whole == 100 and share < 1 - NEGLIGIBLE:
        return Text("coach-percent-most")
    return Text("coach-percent", percent=whole)


def joined(texts: Sequence[Text]) -> Text:
    """Sentences joined into one text."""
    result = texts[0]
    for text in texts[1:]:
        result = Text("coach-two", one=result, two=text)
    return result


def value_words(value: float, unit: Unit) -> Text:
    """What a seat can expect."""
    if unit == "score":
        return Text("gorpg-gold", gold=round(value))
    return share_words(value)


# ---------------------------------------------------------------- decisions


def decision_words(board: GorpgState, moves: Moves, unlike: Moves = ()) -> Text:
    """What a seat should do; how items are dealt out only if it is done otherwise in `unlike`."""
    steps = list(_steps(board, [move for move in moves if not isinstance(move, Equip)]))
    do = steps[0]
    for step in steps[1:]:
        do = Text("gorpg-coach-do-then", one=do, two=step)
    carried = _loads(board, moves)
    if carried and (not unlike or _loads(board, unlike) != carried):
        return Text("gorpg-coach-do-items", do=do, items=list_text(list(carried.values())))
    return do


def _loads(board: GorpgState, moves: Moves) -> dict[str, Text]:
    """What the heroes carry who are given or lose items on the way."""
    party = board.setup.party_of.get(board.movers[0])
    if party is None:
        return {}
    before = {hero.card: hero.items for hero in board.heroes[party]}
    then = {**before, **{move.hero: move.items for move in moves if isinstance(move, Equip)}}
    main = moves[-1]
    going = main.heroes if isinstance(main, Quest) else tuple(before)
    changed = {hero: items for hero, items in then.items() if items != before[hero]}
    return {hero: _load(hero, items) for hero, items in changed.items() if hero in going}


def _load(hero: str, items: tuple[str, ...]) -> Text:
    who = card_text(HEROES, hero)
    if not items:
        return Text("gorpg-coach-carries-nothing", hero=who)
    return Text("gorpg-coach-carries", hero=who, count=len(items), levels=levels(items))


def _steps(board: GorpgState, moves: Sequence[GorpgAction]) -> Iterator[Text]:
    """The moves in words; attacks on the same target are one step."""

    def target(move: GorpgAction) -> tuple[str, str | None] | None:
        return (move.target, move.seat) if isinstance(move, Attack) else None

    for aim, group in groupby(moves, target):
        if aim is None:
            yield from (_step(board, move) for move in group)
            continue
        card, rival = aim
        heroes = cards_text(HEROES, [move.hero for move in group if isinstance(move, Attack)])
        deck = MONSTERS if rival is None else HEROES
        yield Text("gorpg-coach-do-attack", heroes=heroes, target=card_text(deck, card))


def _step(board: GorpgState, move: GorpgAction) -> Text:
    match move:
        case Quest(slot, heroes):
            place = slot_text(board.setup.slot_of[slot])
            return Text("gorpg-coach-do-quest", slot=place, heroes=cards_text(HEROES, heroes))
        case Muster(heroes):
            return Text("gorpg-coach-do-muster", heroes=cards_text(HEROES, heroes))
        case Retreat(leave):
            left = cards_text(MONSTERS, leave)
            return Text("gorpg-coach-do-retreat", count=len(leave), leave=left)
        case Buy(items, pay):
            bought, paid = cards_text(EQUIPMENT, items), cards_text(MONSTERS, pay)
            return Text("gorpg-coach-do-buy", items=bought, pay=paid)
        case Hire() as hire:
            heroes_text, gone = cards_text(HEROES, hire.heroes), cards_text(HEROES, hire.dismiss)
            words = {"heroes": heroes_text, "pay": payment_text(hire), "gone": gone}
            return Text("gorpg-coach-do-hire", count=len(hire.dismiss), **words)
        case Lay(slot, monsters):
            place = slot_text(board.setup.slot_of[slot])
            return Text("gorpg-coach-do-lay", slot=place, monsters=cards_text(MONSTERS, monsters))
        case Strike(monster, hero):
            who, whom = card_text(MONSTERS, monster), card_text(HEROES, hero)
            return Text("gorpg-coach-do-strike", monster=who, hero=whom)
        case Dismiss(hero):
            return Text("gorpg-coach-do-dismiss", hero=card_text(HEROES, hero))
        case Trade() as offer:
            goods = {"give": goods_text(offer.give), "take": goods_text(offer.take)}
            return Text("gorpg-coach-do-trade", seat=seat_text(offer.partner), **goods)
        case Condemn(seat):
            return Text("gorpg-coach-do-condemn", seat=seat_text(seat))
        case Pass():
            phase = STAND if board.phase == ATTACK else board.phase
            return Text("gorpg-coach-do-pass", phase=PHASES[phase])
    return Text(f"gorpg-coach-do-{_WORDS[type(move)]}")


_WORDS: Final = {Rest: "rest", Recruit: "recruit", Accept: "accept", Decline: "decline"}


# ---------------------------------------------------------------- odds and gains


def odds_words(board: GorpgState, moves: Moves, look: Outlook) -> Text | None:
    """How often a battle is won, and who is likely to be lost; None if there is no battle."""
    slot = slot_of(board, moves)
    party = board.setup.party_of.get(board.movers[0])
    if slot < 0 or party is None:
        return None
    won = round(float(look.purse.mean())) - score_of(board, party).total
    words: dict[str, Text | int | str] = {
        "slot": slot_text(slot),
        "cleared": share_words(float(look.cleared.mean())),
        "brings": "more" if won >= 0 else "less",
        "gold": abs(won),
    }
    losses = losses_of(look, board.heroes[party])
    if not losses:
        return Text("gorpg-coach-odds-safe", **words)
    hero, share = losses[0]
    lost = {"hero": card_text(HEROES, hero), "lost": share_words(share)}
    return Text("gorpg-coach-odds", **words, **lost)


def waits_words(board: GorpgState, slot: int) -> Text | None:
    """What the face-down monsters at a slot may be, by all cards that nobody has seen; None if none
    lies face down there."""
    count = sum(not monster.shown for monster in board.monsters[slot])
    if not count:
        return None
    unseen, location = unseen_monsters(board), board.locations[slot]
    return Text(
        "gorpg-coach-waits",
        count=count,
        **_spread("life", [monster_defence(card, location) for card in unseen]),
        **_spread("attack", [monster_attack(card, location) for card in unseen]),
    )


def unseen_monsters(board: GorpgState) -> list[str]:
    """The monsters that may lie in any face-down place."""
    down = [
        monster.card for monsters in board.monsters for monster in monsters if not monster.shown
    ]
    down += [monster.card for monster in board.pile if not monster.shown]
    return sorted([*board.decks[MONSTERS], *down, *board.hand, *board.veiled])


def _spread(name: str, numbers: list[int]) -> dict[str, int]:
    """The middle of some numbers, and between which eight of ten of them lie."""
    ascending, tenth = sorted(numbers), len(numbers) // 10
    return {
        f"{name}-low": ascending[tenth],
        f"{name}-usual": ascending[len(numbers) // 2],
        f"{name}-high": ascending[-1 - tenth],
    }


def losses_of(look: Outlook, heroes: Sequence[Hero]) -> list[tuple[str, float]]:
    """The heroes who may be lost, the likeliest first."""
    found = [(hero.card, float(1 - look.living[hero.card].mean())) for hero in heroes]
    notable = [(card, share) for card, share in found if share >= NOTABLE]
    return sorted(notable, key=lambda entry: (-entry[1], entry[0]))


def reasons(board: GorpgState, played: Moves, better: Moves, found: Comparison) -> list[Text]:
    """Why a decision is better than another: the odds of both, if they differ, and the gain."""
    texts = list[Text]()
    one, other = odds_words(board, played, found.played), odds_words(board, better, found.better)
    if one is not None and one != other:
        texts.append(Text("gorpg-coach-as-played", odds=one))
    if other is not None and one != other:
        texts.append(Text("gorpg-coach-that-way", odds=other))
    return [*texts, gain_words(board, found)]


def gain_words(board: GorpgState, found: Comparison) -> Text:
    """What a better decision brings, with the error of that."""
    shares = {
        "better": share_words(float(found.better.figures[found.seat][:, WON].mean())),
        "played": share_words(float(found.played.figures[found.seat][:, WON].mean())),
    }
    if not board.setup.standard:
        return Text("gorpg-coach-gain-chance", error=error_points(found.error), **shares)
    numbers = {"gain": round(found.gain), "error": max(1, round(2 * found.error))}
    if board.setup.players == 1 or shares["better"] == shares["played"]:
        return Text("gorpg-coach-gain", **numbers)
    return Text("gorpg-coach-gain-wins", **numbers, **shares)


def error_points(error: float) -> int:
    """Two standard errors of a chance in points, so that it is nearly always less."""
    return max(1, round(200 * error))
