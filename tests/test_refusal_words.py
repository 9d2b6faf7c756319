"""Refusals use the players' words: names of cards, slots and seats, and no notation."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from futago import gorpg, goryo
from futago.game import Action, BadInput, Game, IllegalAction, State, random_action
from futago.games import GAMES
from futago.gorpg.rules.actions import Muster, Quest, Strike
from futago.goryo.rules.actions import Search
from futago.match import Match
from futago.texts import LANGUAGES, Text, say

from .conformance.adapters import adapter_for
from .gorpg.test_quests_and_battles import three
from .goryo.helpers import begin

IDS = r"slot-\d|\bp[1-7]\b|\b(?:nature|water|fire|urban)-\d|\b(?:goryo|overlord)\b"
CODES = re.compile(rf"{IDS}|[“«]|\b(?:pass|accept|decline|muster|sprint|honest)\)")


def refused(state: State, seat: str, action: Action) -> Text | None:
    try:
        state.copy().apply(seat, action)
    except IllegalAction as error:
        return error.text
    return None


def _positions(game: Game, rng: random.Random) -> Iterator[tuple[State, Action]]:
    """Positions of random games, each with a move that was played in another one."""
    played = list[Action]()
    for _ in range(10):
        options = game.options(game.vary(rng))
        state = game.new(options)
        while state.movers and len(played) < 20_000:
            for _ in range(2):
                if played:
                    yield state, rng.choice(played)
            action = random_action(state.legal_actions(state.movers[0]), rng)
            played.append(action)
            state.apply(state.movers[0], action)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_refusal_shows_a_code(game: Game) -> None:
    rng, seen = random.Random(3), set[str]()
    other = game.seats(game.options({}))[-1]
    for state, action in _positions(game, rng):
        for seat in (state.movers[0], other):
            text = refused(state, seat, action)
            if text is not None and text.id != "goryo-refused-no-samurai":
                seen.add(text.id)
                found = [say(text, language) for language in LANGUAGES]
                assert [words for words in found if CODES.search(words)] == [], text
    assert len(seen) > 12


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_reason_why_something_cannot_be_chosen_shows_a_code(game: Game) -> None:
    rng, said = random.Random(4), set[str]()
    for state, action in _positions(game, rng):
        things = list(adapter_for(game).things(game.options_as_json(state.options)))
        words = str(action).split()
        for kind, thing in rng.sample(things, 3):
            for chosen in ("", " ".join(words[: rng.randint(1, len(words))])):
                text = state.why_not(state.movers[0], kind, thing, chosen)
                if text != state.choice(state.movers[0]).rule:
                    said.add(text.id)
                    found = [say(text, language) for language in LANGUAGES]
                    assert [words for words in found if re.search(IDS, words)] == [], text
    assert len(said) > 6


def _new(first_leader: str = "p2") -> State:
    options = gorpg.GAME.options({"players": 2, "first_leader": first_leader})
    match = Match(gorpg.GAME, options, {}, "0" * 64)
    list(match.settle())
    return match.state


def _said(state: State, seat: str, action: Action, language: str) -> str:
    text = refused(state, seat, action)
    assert text is not None
    return say(text, language)


def test_seats_are_named() -> None:
    state = _new()
    waiting = next(seat for seat in ("p1", "p2") if seat not in state.movers)
    party = {"p1": "Party 1", "p2": "Party 2"}
    said = _said(state, waiting, Muster(("fire-1",)), "en")
    assert said == f"It’s {party[state.movers[0]]}’s turn, not {party[waiting]}’s."
    assert "Compagnie" in _said(state, waiting, Muster(("fire-1",)), "fr")
    unplanned = begin()
    said = _said(unplanned, "samurai", Search("red"), "en")
    assert said == "It’s the Goryō’s turn, not the Samurai’s."


def test_somebody_who_is_no_seat_and_chance_are_named_too() -> None:
    assert "nobody" in _said(_new(), "nobody", Muster(("fire-1",)), "en")
    at_the_draw = goryo.new()
    assert _said(at_the_draw, "goryo", Search("red"), "it") == "Deve muovere il caso, non il Goryō."


def test_cards_and_slots_are_named() -> None:
    mover = _new().movers[0]
    assert "Sun Lancer" in _said(_new(), mover, Muster(("fire-9", "fire-9")), "en")
    state = three()
    assert "numbered 1 to 4" in _said(state, "p2", Quest("slot-7", ("water-9",)), "en")
    assert "Sun Lancer" in _said(state, "p2", Quest("slot-1", ("fire-9",)), "en")
    state.apply("p2", Quest("slot-1", ("water-9",)))
    state.apply("p3", Quest("slot-1", ("fire-9",)))
    crowded = Quest("slot-1", ("nature-9",))
    for language, slot in (("en", "slot 1"), ("fr", "l’emplacement 1"), ("it", "postazione 1")):
        assert slot in _said(state, "p1", crowded, language)


def test_what_is_no_card_or_slot_is_still_refused() -> None:
    state = _new()
    assert "dragon" in _said(state, state.movers[0], Muster(("dragon",)), "en")
    text = refused(state, state.movers[0], Strike("dragon", "hen"))
    assert text is not None
    assert say(text, "en").startswith("This isn’t possible now")


def test_an_unknown_first_leader_is_refused_in_words() -> None:
    with pytest.raises(BadInput) as error:
        gorpg.GAME.options({"players": 2, "first_leader": "p5"})
    assert "Party 5" in say(error.value.text, "en")
    assert not CODES.search(say(error.value.text, "en"))
