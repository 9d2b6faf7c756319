"""Whole games: no card is lost, every game ends, records replay, nothing hidden leaks."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from futago import record
from futago.bots import make_bot
from futago.game import ABOVE, CHANCE, SPECTATOR, Game, next_words, random_action
from futago.gorpg import GAME, GorpgState
from futago.gorpg.rules import board as b
from futago.gorpg.rules.cards import DECKS, EQUIPMENT, HEROES, LOCATIONS, MONSTERS, deck_copy
from futago.match import Match

from .referee import game as referee
from .tables import FIRST, at_random, by_thumb, do, finished, playing, table

MOST_MOVES = 3_000
"""No random game comes near: the longest of fifteen thousand had 886 moves. The rules alone set no
bound, since a party may equip and offer trades as often as it likes."""


def cards_of(state: GorpgState, deck: int) -> Iterator[str]:
    """Every card of a deck, wherever it is."""
    yield from state.decks[deck]
    yield from state.discards[deck]
    yield from state.removed[deck]
    guild = state.guild if state.phase == b.ANSWER else state.phase
    shown = EQUIPMENT if guild in (b.HUNTERS, b.HUNTERS_DEAL) else HEROES
    if deck == shown:
        yield from state.show
    if deck == HEROES:
        yield from (hero.card for party in state.heroes for hero in party)
    elif deck == EQUIPMENT:
        yield from (item for party in state.heroes for hero in party for item in hero.items)
        yield from (item for store in state.store for item in store)
    elif deck == LOCATIONS:
        yield from (card for card in state.locations[:-1] if card)
    else:
        yield from (monster.card for slot in state.monsters for monster in slot)
        yield from (monster.card for monster in state.pile)
        yield from state.hand
        for cards in (*state.trophies, *state.spoils, *state.corpses):
            yield from cards


every_version = pytest.mark.parametrize("game", [GAME, FIRST], ids=lambda game: game.version)


@every_version
@pytest.mark.parametrize("seed", range(8))
def test_no_card_is_lost_or_doubled_at_any_step(seed: int, game: Game) -> None:
    chooser = by_thumb if seed % 2 else at_random
    for state, _, _ in playing(seed, chooser, game):
        jokers = state.setup.options.jokers
        for deck in range(len(DECKS)):
            copies = range(1, state.copies[deck] + 1)
            due = sorted(card for number in copies for card in deck_copy(number, jokers))
            assert sorted(cards_of(state, deck)) == due, DECKS[deck]
        for party in state.heroes:
            assert all(hero.life > 0 for hero in party)
            assert all(list(hero.items) == sorted(hero.items) for hero in party)


@pytest.mark.parametrize("seed", range(40))
def test_every_game_ends_within_the_bound(seed: int) -> None:
    moves = sum(1 for _ in playing(seed, at_random)) - 1
    assert moves < MOST_MOVES


def test_the_overlord_wins_and_loses() -> None:
    games = [finished(seed, by_thumb, mode="overlord", players=1) for seed in range(60)]
    reasons = {state.outcome.reason for state in games if state.outcome}
    assert reasons == {"eliminated", "collective"}


def record_of(seed: int, game: Game, options: Any) -> dict[str, Any]:
    match = Match(game, options, dict.fromkeys(game.seats(options), "random"), f"{seed:064x}")
    bots = {seat: make_bot("random", game, options, seat, str(seed)) for seat in match.players}
    while match.state.movers:
        for _ in match.settle():
            pass
        if match.state.movers:
            seat = match.state.movers[0]
            legal = match.state.legal_actions(seat)
            match.play(seat, bots[seat].choose(match.state.view(seat), legal))
    return match.record()


@every_version
@pytest.mark.parametrize("seed", range(6))
def test_records_replay_and_their_draws_follow_from_the_seed(seed: int, game: Game) -> None:
    options = game.options(game.vary(random.Random(seed)))
    line = record.dump(record_of(seed, game, options))
    data = json.loads(line)
    assert record.verify(data) == sum(move["by"] == CHANCE for move in data["moves"])


@every_version
@pytest.mark.parametrize("chooser", [at_random, by_thumb])
def test_the_independent_referee_agrees(chooser: Any, game: Game) -> None:
    for seed in range(100, 130):
        steps = [
            (state, record.move_as_json(seat, action))
            for state, seat, action in playing(seed, chooser, game)
        ]
        state, moves = steps[-1][0], [move for _, move in steps[:-1]]
        options = state.setup.options
        data = {
            "format": record.FORMAT,
            "game": "gorpg",
            "version": game.version,
            "options": game.options_as_json(options),
            "seats": dict.fromkeys(game.seats(options), ""),
            "seed": "0" * 64,
            "moves": moves,
            "result": state.result(),
        }
        referee.check(json.loads(json.dumps(data)))


@every_version
@pytest.mark.parametrize("seed", range(4))
def test_actions_turn_into_text_and_json_and_back_and_are_spelled_word_by_word(
    seed: int, game: Game
) -> None:
    for state, seat, action in playing(seed, by_thumb if seed % 2 else at_random, game):
        if not seat:
            break
        assert game.parse(str(action), state.setup.options) == action
        assert game.action_from_json(action.as_json()) == action
        words, picked = str(action).split(), list[str]()
        for word in words:
            following, _ = next_words(state.legal_actions(seat), picked)
            assert word in following
            assert following == sorted(following)
            picked.append(word)
        assert next_words(state.legal_actions(seat), picked)[1] == action


@every_version
@pytest.mark.parametrize("seed", range(6))
def test_positions_set_up_the_same_table(seed: int, game: Game) -> None:
    rng = random.Random(seed)
    for state, _, _ in playing(seed, by_thumb if seed % 2 else at_random, game):
        if rng.random() < 0.06:
            assert GAME.position(state.position()) == state
            seats = (*GAME.seats(state.setup.options), SPECTATOR, ABOVE)
            seat = rng.choice(seats)
            text = state.position(seat)
            other = GAME.position(text)
            assert other.position(seat) == text
            assert other.view(seat) == state.view(seat)


@pytest.mark.parametrize("seed", range(6))
def test_a_copy_goes_its_own_way(seed: int) -> None:
    rng = random.Random(seed)
    for state, seat, _ in playing(seed, at_random):
        if seat and rng.random() < 0.1:
            before = state.position()
            other = state.copy()
            assert other == state
            for _ in range(5):
                if other.movers:
                    who = other.movers[0]
                    other.apply(who, random_action(other.legal_actions(who), rng))
            assert state.position() == before


def _told(state: GorpgState, seat: str) -> str:
    """Everything a seat can observe, as bytes."""
    told = [
        json.dumps(state.view(seat).as_json()),
        state.position(seat),
        repr([(e.kind, e.text.as_json(), dict(e.data)) for e in state.events(seat)]),
        repr(state.choice(seat)),
        str(state.can_undo(seat)),
    ]
    return "\n".join(told)


def _with_other_secrets(state: GorpgState, rng: random.Random) -> GorpgState:
    """The same board with other monsters face down."""
    other = state.copy()
    other._legal = None
    hidden = [m.card for slot in state.monsters for m in slot if not m.shown]
    hidden += [*state.hand, *state.veiled, *(m.card for m in state.pile if not m.shown)]
    pool = [*hidden, *state.decks[MONSTERS]]
    swap = dict(zip(pool, rng.sample(pool, len(pool)), strict=True))
    other.monsters = [
        tuple(m if m.shown else m._replace(card=swap[m.card]) for m in slot)
        for slot in state.monsters
    ]
    other.pile = tuple(m if m.shown else m._replace(card=swap[m.card]) for m in state.pile)
    other.hand = tuple(swap[card] for card in state.hand)
    other.veiled = tuple(swap[card] for card in state.veiled)
    veil = set(state.veiled)
    other.discards[MONSTERS] = tuple(
        swap[card] if card in veil else card for card in state.discards[MONSTERS]
    )
    other.decks[MONSTERS] = tuple(sorted(swap[card] for card in state.decks[MONSTERS]))
    action = state.last_action
    if action is not None and state.movers != ("",):
        other.last_action = _swapped(action, swap)
    return other


def _swapped(action: Any, swap: dict[str, str]) -> Any:
    fields = action.as_json()
    if fields["do"] == "lay":
        fields["monsters"] = [swap[card] for card in fields["monsters"]]
    elif fields["do"] == "deal" and fields["deck"] == "monsters" and fields["to"] != "town":
        fields["card"] = swap[fields["card"]]
    return GAME.action_from_json(fields)


@pytest.mark.parametrize("seed", range(12))
def test_another_secret_looks_the_same_on_every_channel(seed: int) -> None:
    rng = random.Random(seed)
    given = GAME.vary(rng)
    for state, seat, _ in playing(seed, by_thumb if seed % 2 else at_random, **given):
        if not seat or rng.random() > 0.15:
            continue
        other = _with_other_secrets(state, rng)
        for watcher in (*state.setup.seats, SPECTATOR):
            assert _told(state, watcher) == _told(other, watcher)
        if state.setup.standard:
            assert _told(state, "overlord") == _told(other, "overlord")


def test_everything_is_shown_when_the_game_is_over() -> None:
    state = finished(3, at_random, mode="standard", players=2)
    seen = [m for slot in state.view(SPECTATOR).slots.values() for m in slot.monsters]
    assert seen
    assert all(monster.card for monster in seen)


def test_undo_reaches_back_to_the_last_thing_revealed() -> None:
    state = table(
        players=2,
        heroes="nature-9:0/fire-9:0",
        store="fire-2/",
        locations="nature-1,water-2,fire-3",
        monsters="(fire-3)/(fire-4)/(fire-5)/",
        queue="p1,p2",
    )
    do(state, "equip nature-9 fire-2")
    assert state.can_undo("p1")
    do(state, "quest slot-1 nature-9")
    assert state.can_undo("p1")
    assert not state.can_undo("p2")
    do(state, "quest slot-2 fire-9")  # the battle begins: monsters are turned up
    assert not state.can_undo("p2")
    do(state, "attack nature-9 fire-3")
    assert not state.can_undo("p1")  # the next slot's monsters are turned up
