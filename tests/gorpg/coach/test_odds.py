"""Odds come from public cards alone, and they are true."""

from __future__ import annotations

import random
from math import sqrt

import msgspec
import pytest

from futago.chance import derived_seed
from futago.coach import NotCoached, Odds, odds
from futago.game import SPECTATOR, BadInput
from futago.gorpg import GAME, GorpgState
from futago.gorpg.coach.decisions import Decision
from futago.gorpg.coach.odds import BATTLES
from futago.gorpg.coach.words import unseen_monsters
from futago.gorpg.kernel.foresight import best_plans
from futago.gorpg.kernel.tempers import tuned_temper
from futago.gorpg.rules.actions import Quest
from futago.gorpg.rules.board import ATTACK, QUESTS, STAND
from futago.gorpg.rules.cards import LEVEL
from futago.lab.simulate import make_player
from futago.match import Match
from futago.terminal.odds import odds_lines
from futago.texts import LANGUAGES, say

from .games import decisions

OPTIONS = {"players": 2}
GAMES = 120


def _quests() -> list[Decision]:
    """The quests of parties who choose last, so that the battles follow."""
    return [
        each
        for each in decisions("player", **OPTIONS)
        if each.before.phase == QUESTS and len(each.before.queue) == 1
    ]


def _odds(state: GorpgState, seat: str, *group: str) -> bytes:
    return msgspec.json.encode(odds(GAME, OPTIONS, seat, state.position(SPECTATOR), group))


def test_the_odds_are_the_same_whatever_is_hidden() -> None:
    rng = random.Random(4)
    for decision in _quests()[::3]:
        state = decision.before
        twin = state.imagined(SPECTATOR, rng)
        assert twin.monsters != state.monsters
        assert _odds(twin, decision.seat) == _odds(state, decision.seat)


def test_battles_end_as_often_as_the_odds_say() -> None:
    """The same battles, fought by the rules in Python."""
    rng = random.Random(8)
    for decision in _quests()[1:6:2]:
        state, seat = decision.before, decision.seat
        party = state.setup.party_of[seat]
        found = odds(GAME, OPTIONS, seat, state.position(SPECTATOR))
        told = min(found.places, key=lambda place: abs(place.success - 0.5))
        ends = [
            _battle(state, seat, Quest(told.place, tuple(found.group)), rng) for _ in range(GAMES)
        ]
        slot = state.setup.slot_of[told.place]
        cleared = sum(end.cleared >> slot & 1 for end in ends) / GAMES
        assert abs(cleared - told.success) <= _tolerance(told.success)
        for card, lost in told.losses.items():
            gone = sum(card not in {hero.card for hero in end.heroes[party]} for end in ends)
            assert abs(gone / GAMES - lost) <= _tolerance(lost)


def _tolerance(share: float) -> float:
    """Four standard errors of the difference between both samples."""
    spread = max(share * (1 - share), 0.02)
    return 4 * sqrt(spread / GAMES + spread / BATTLES)


def _battle(state: GorpgState, seat: str, quest: Quest, rng: random.Random) -> GorpgState:
    then, temper = state.imagined(seat, rng), tuned_temper(state.options)
    then.apply(seat, quest)
    while then.phase in (ATTACK, STAND) and then.round == state.round:
        then.apply(then.movers[0], best_plans(then, temper, rng.getrandbits(60))[0].moves[0])
    return then


def test_the_odds_are_told_in_every_language() -> None:
    decision = _quests()[0]
    found = odds(GAME, OPTIONS, decision.seat, decision.before.position(SPECTATOR))
    assert [place.place for place in found.places] == ["slot-1", "slot-2", "slot-3"]
    for language in LANGUAGES:
        for place in found.places:
            assert "slot-" not in say(place.text.text(), language)


def test_the_terminal_tells_the_odds_in_words() -> None:
    match = Match(GAME, GAME.options(OPTIONS), {"p1": "a", "p2": "b"}, derived_seed("odds"))
    players = {seat: make_player("player", GAME, match.options, seat, "") for seat in ("p1", "p2")}
    state = next(state for state in match.play_out(players) if state.phase == QUESTS)  # type: ignore[attr-defined]
    lines = odds_lines(match, state.movers[0], [], "en")
    assert len(lines) == 4
    assert lines[0].startswith("With ")
    assert all(line.startswith("Slot ") and line.endswith(".") for line in lines[1:])


def test_a_group_that_cannot_go_is_refused() -> None:
    decision = _quests()[0]
    state, seat = decision.before, decision.seat
    for group in (["nobody"], ["fire-1"] * 2, ["x"] * 5):
        with pytest.raises(BadInput) as refused:
            odds(GAME, OPTIONS, seat, state.position(SPECTATOR), group)
        assert refused.value.text.id == "gorpg-coach-no-group"


def test_there_are_odds_only_for_a_party_that_chooses() -> None:
    battle = next(each for each in decisions("player", **OPTIONS) if each.before.phase == ATTACK)
    quest = _quests()[0]
    other = "p1" if quest.seat == "p2" else "p2"
    for state, seat in ((battle.before, battle.seat), (quest.before, other)):
        with pytest.raises(NotCoached) as refused:
            odds(GAME, OPTIONS, seat, state.position(SPECTATOR))
        assert refused.value.text.id == "gorpg-coach-no-odds"


def test_what_may_wait_is_told_by_the_cards_that_nobody_has_seen() -> None:
    for decision in _quests()[::4]:
        state = decision.before
        found = odds(GAME, OPTIONS, decision.seat, state.position(SPECTATOR))
        hidden = [m.card for monsters in state.monsters for m in monsters if not m.shown]
        board = GAME.position(state.position(SPECTATOR), state.options)
        unseen = set(unseen_monsters(board))
        assert set(hidden) <= unseen
        assert unseen.isdisjoint(card for trophies in state.trophies for card in trophies)
        for place in found.places:
            down = sum(not m.shown for m in state.monsters[state.setup.slot_of[place.place]])
            assert (place.waits is None) == (down == 0)
            assert max(place.losses.values()) <= place.loss + 0.001


def test_the_hero_that_is_struck_first_is_named() -> None:
    decision = next(each for each in _quests() if each.before.round > 3)
    state, seat = decision.before, decision.seat
    heroes = [hero.card for hero in state.heroes[state.setup.party_of[seat]]]
    found = odds(GAME, OPTIONS, seat, state.position(SPECTATOR), heroes[:3])
    lowest = min(LEVEL[card] for card in heroes[:3])
    assert {LEVEL[place.exposed] for place in found.places} == {lowest}


def _prepared(state: GorpgState, seat: str, *group: str) -> Odds:
    return odds(GAME, OPTIONS, seat, state.position(SPECTATOR), group, prepare=True)


def test_the_usual_group_is_prepared_by_moves_that_can_be_made() -> None:
    dealt = 0
    for decision in _quests()[::2]:
        state, seat = decision.before, decision.seat
        for place in _prepared(state, seat).places:
            then = state.copy()
            for move in [*place.moves, f"quest {place.place} {' '.join(place.group)}"]:
                then.apply(seat, GAME.parse(move, state.options))
            assert all(move.startswith("equip ") for move in place.moves)
            dealt += len(place.moves)
    assert dealt


def test_items_that_are_dealt_out_save_lives() -> None:
    in_danger, saved = 0.0, 0.0
    for decision in _quests():
        state, seat = decision.before, decision.seat
        if not state.store[state.queue[0]]:
            continue
        found = odds(GAME, OPTIONS, seat, state.position(SPECTATOR))
        dealt = _prepared(state, seat, *found.group).places
        assert [place.group for place in dealt] == [found.group] * len(dealt)
        in_danger += sum(place.loss for place in found.places)
        saved += sum(place.loss for place in found.places) - sum(place.loss for place in dealt)
    assert in_danger > 0
    assert saved > 0


def test_what_is_hidden_does_not_change_who_goes() -> None:
    rng = random.Random(4)
    for decision in _quests()[::5]:
        state, seat = decision.before, decision.seat
        assert _prepared(state.imagined(SPECTATOR, rng), seat) == _prepared(state, seat)
