"""Go RPG in a terminal of 80x24: whole games by number, several people, scores, every screen."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from futago.bots import make_bot
from futago.chance import derived_seed
from futago.choices.questions import Assign, Holder, One
from futago.cli import main
from futago.game import Choice, IllegalAction, Json
from futago.gorpg import GAME
from futago.gorpg.drawing.cards import code
from futago.lab.simulate import Run, play_one
from futago.match import Match
from futago.record import read_file, replay
from futago.terminal.answering import Answering
from futago.terminal.drawing import SMALL, drawing_of
from futago.terminal.drawing import Room as Space
from futago.terminal.scores import scores
from futago.texts import LANGUAGES
from tests.terminal.rooms import Room, check_screens
from tests.terminal.terminal import Terminal, numbers, start

END = ("The record of this game", "L’enregistrement de cette partie")


def play_by_number(terminal: Terminal, screen: list[str], seed: int) -> list[str]:
    """Type random numbers of the list, or Enter where the move is complete, to the end."""
    rng = random.Random(seed)
    for _ in range(600):
        if terminal.over or any(line.startswith(END) for line in screen):
            return screen
        assert screen[0].startswith("Go RPG"), "the title has left the screen"
        found, enter = numbers(screen)
        answers = [*map(str, found), *[""] * (1 + len(found)) * enter, "more", "undo"]
        screen = terminal.type(rng.choice(answers))
    raise AssertionError("the game did not end")


@pytest.mark.parametrize(
    ("seat", "words"),
    [
        ("p1", ["--players", "3", "--seed", "1"]),
        ("p2", ["--players", "3", "--seed", "2", "--lang", "fr"]),
        ("p1", ["--mode", "overlord", "--seed", "1"]),
        ("overlord", ["--mode", "overlord", "--players", "1", "--seed", "2"]),
        ("p1", ["--mode", "solo", "--seed", "1"]),
        ("p1", ["--mode", "solo", "--seed", "2", "--lang", "fr"]),
    ],
)
def test_a_whole_game_on_80_by_24(
    terminals: list[Terminal], data: Path, seat: str, words: list[str]
) -> None:
    terminal = start(terminals, data, "gorpg", "--as", seat, "--bot", "random", *words)
    screen = play_by_number(terminal, terminal.until_prompt(), 5)
    assert screen[0].startswith("Go RPG"), "the title has left the last screen"
    assert any(line.startswith(END) for line in screen)
    ((_, record),) = read_file(next((data / "records").iterdir()))
    assert len(list(replay(record))) == len(record["moves"])
    assert record["seats"][seat] == "player"
    assert not (data / "left" / "gorpg.json").exists()


def test_the_first_party_is_the_seat_of_whoever_names_none(
    terminals: list[Terminal], data: Path
) -> None:
    terminal = start(terminals, data, "gorpg", "--mode", "overlord", "--bot", "random")
    assert "you are Party 1" in terminal.until_prompt()[0]


def test_a_battle_goes_on_as_suggested(terminals: list[Terminal], data: Path) -> None:
    words = ["--players", "2", "--first-leader", "p2", "--bot", "greedy", "--seed", "4"]
    terminal = start(terminals, data, "gorpg", *words)
    terminal.until_prompt()
    terminal.type("muster nature-9 water-5")
    screen = terminal.type("quest slot-1 nature-9 water-5")
    assert "battle" in screen[0]
    screen = terminal.type("suggest")
    told = " ".join(screen[screen.index("! Usually (go does it):") :])
    attacks = told.count(" attacks ")
    assert attacks > 0, "in words"
    assert "attack nature-9" not in told
    terminal.type("go")
    log = "\n".join(terminal.type("log"))
    assert log.count("attacks ") >= attacks


def test_a_larger_screen_is_used() -> None:
    options = {"players": 4}
    record = play_one(Run("gorpg", "0123456789abcdef" * 2, {"*": "greedy"}, options), 1)
    draw, widest = drawing_of(GAME), 0
    for _, _, state in list(replay(record))[::9]:
        view = state.view("p1")
        for room in (SMALL, Space(120, 24)):
            lines = draw(GAME.options(options), view, None, "en", room)
            assert len(lines) <= room.height
            assert max(line.cell_len for line in lines) <= room.width
            widest = max(widest, *(line.cell_len for line in lines))
    assert widest > 110


def test_words_moves_help_undo_and_no_resigning(terminals: list[Terminal], data: Path) -> None:
    words = ["--players", "2", "--first-leader", "p2", "--bot", "random", "--seed", "4"]
    terminal = start(terminals, data, "gorpg", *words)
    terminal.until_prompt()
    assert "14 of 15 levels" in "\n".join(terminal.type("nature-9 water-5"))
    screen = "\n".join(terminal.type("undo"))
    assert "Sum: 9 of 15" in screen
    assert "Wolf Friend (nature 9)\n" in screen, "what is chosen"
    assert "up to 23: the limit is 15" in " ".join(terminal.type("joker"))
    assert "at most 15 levels in total" in " ".join(terminal.type("?"))
    assert "cannot end the game" in " ".join(terminal.type("resign"))
    screen = "\n".join(terminal.type("muster nature-9 water-5"))
    assert "round 1 of 10" in screen
    assert "[N9] Wolf Friend" in screen
    assert "[??]" in screen


# ------------------------------------------------------------ several people


def test_where_all_see_the_same_nothing_is_covered(terminals: list[Terminal], data: Path) -> None:
    words = ["--players", "2", "--first-leader", "p1", "--seed", "4"]
    terminal = start(terminals, data, "gorpg", "--as", "p1,p2", *words)
    screen = terminal.until_prompt()
    assert "you are Party 2" in screen[0]  # the last seat musters first
    screen = terminal.type("muster fire-9")
    assert "you are Party 1" in screen[0]
    assert "! At the keyboard: Party 1." in screen
    assert "  Party 2 chooses Sun Lancer (fire 9)." in screen


def test_the_overlord_is_covered(terminals: list[Terminal], data: Path) -> None:
    words = ["--mode", "overlord", "--players", "2", "--first-leader", "p1", "--seed", "4"]
    terminal = start(terminals, data, "gorpg", "--as", "p1,p2,overlord", *words)
    terminal.until_prompt()
    screen = terminal.type("muster fire-9")
    assert "! At the keyboard: Party 1." in screen, "the two parties know the same"
    covered = terminal.type("muster water-9")
    asked = "Hand the keyboard to the Overlord, then press Enter."
    assert [line for line in covered if line] == [asked]
    screen = terminal.type("")
    assert "you are the Overlord" in screen[0]
    assert any(line.startswith("6 in hand: ") for line in screen)
    rng = random.Random(1)
    while "you are the Overlord" in screen[0]:
        found, enter = numbers(screen)
        screen = terminal.type("" if enter else str(rng.choice(found)))
    assert [line for line in screen if line] == ["Hand the keyboard to Party 1, then press Enter."]
    screen = terminal.type("")
    assert "you are Party 1" in screen[0]
    assert not any("in hand" in line or "You place" in line for line in screen)
    assert "[??]" in "\n".join(screen)


# ------------------------------------------------------------ every screen


class Greedy(Room):
    """A text game played by a bot that types whole moves."""

    def answer(self) -> str:
        state, seat = self.match.state, self.viewer
        bot = make_bot("greedy", GAME, self.match.options, seat, "0")
        return str(bot.choose(state.view(seat), state.legal_actions(seat)))


ROOMS: list[tuple[dict[str, Json], list[str], str]] = [
    ({"players": 7, "trading": True, "joint_quests": "any", "bounty": True}, ["p3"], "fr"),
    ({"players": 5, "change": "kept", "scarce_decks": True}, ["p2", "p5"], "it"),
    ({"players": 1}, ["p1"], "fr"),
    ({"mode": "overlord", "players": 6}, ["p1"], "fr"),
    ({"mode": "overlord", "players": 6, "victory": "individual"}, ["overlord", "p2"], "en"),
    ({"mode": "overlord", "players": 1, "regroup": "all"}, ["overlord"], "it"),
    ({"mode": "solo", "monster_targets": "player"}, ["p1"], "en"),
]


@pytest.mark.parametrize(("options", "people", "lang"), ROOMS)
@pytest.mark.usefixtures("quick")
def test_every_screen_fits(options: dict[str, Json], people: list[str], lang: str) -> None:
    room = Room(GAME, options, people, 1, lang)
    room.run()
    check_screens(room, "Go RPG (")


@pytest.mark.usefixtures("quick")
def test_every_screen_fits_up_to_the_last_battle() -> None:
    room = Greedy(GAME, {"mode": "overlord", "players": 1}, ["p1", "overlord"], 1, "fr")
    room.run()
    assert any("la dernière bataille" in screen.split("\n")[0] for screen in room.screens)
    check_screens(room, "Go RPG (")


@pytest.mark.parametrize("seat", ["p1", "overlord", "spectator", "above"])
def test_letters_say_what_colours_repeat(seat: str) -> None:
    """Face-down monsters are `[??]` to all but the Overlord; every card has letter and level."""
    options = GAME.options({"mode": "overlord", "players": 2})
    match, rng = Match(GAME, options, {}, derived_seed("seed", 1)), random.Random(1)
    while match.state.view("p1").as_json()["phase"] != "quests":
        for _ in match.settle():
            pass
        mover = match.state.movers[0]
        bot = make_bot("random", GAME, options, mover, str(rng.random()))
        view = match.state.view(mover)
        match.play(mover, bot.choose(view, match.state.legal_actions(mover)))
    lines = drawing_of(GAME)(options, match.state.view(seat), None, "en", SMALL)
    screen = "\n".join(line.plain for line in lines)
    assert ("[??]" in screen) == (seat in ("p1", "spectator"))
    assert re.search(r"\[[NWFU]\d+\]|\[J14\]", screen)


def test_the_letter_of_a_card_is_the_first_of_its_kind_in_the_language() -> None:
    cards = ("nature-1", "water-2", "fire-3", "urban-4", "joker")
    letters = {
        language: "".join(code(card, language)[0] for card in cards) for language in LANGUAGES
    }
    assert letters == {"en": "NWFUJ", "fr": "NEFVJ", "it": "NAFCJ"}


# ------------------------------------------------------------ lists


class Crowded(Room):
    """There is a lot to show, and little room for a list."""

    def _draw(
        self, choice: Choice | None, answering: Answering | None = None, below: int = 1
    ) -> None:
        self.notices = ["..."] * 12
        super()._draw(choice, answering, below)

    def answer(self) -> str:
        return "more" if len(self.screens) < 30 else "quit"


@pytest.mark.usefixtures("quick")
def test_more_turns_the_page_and_begins_anew_after_the_last() -> None:
    room = Crowded(GAME, {"players": 5}, ["p1"], 1, "en")
    assert not room.run()
    check_screens(room, "Go RPG (")
    pages = [numbers(f"{screen}>".split("\n"))[0] for screen in room.screens]
    assert {number for page in pages for number in page} >= set(range(1, 45))
    again = pages.index(pages[0], 1)
    shown = [number for page in pages[:again] for number in page]
    assert shown == list(range(1, len(shown) + 1))


# ------------------------------------------------------------ several moves at once


class Scripted(Room):
    """A game of one party that a bot has played until two heroes carry items; then these lines are
    typed."""

    def __init__(self, lines: list[str], lang: str = "en") -> None:
        super().__init__(GAME, {"players": 1}, ["p1"], 1, lang)
        bot = make_bot("greedy", GAME, self.match.options, "p1", "0")
        while sum(bool(holder.holds) for holder in self._holders()) < 2:
            state = self.match.state
            self.match.play("p1", bot.choose(state.view("p1"), state.legal_actions("p1")))
            list(self.match.settle())
        self.lines = lines
        self.start = self.match.save()["moves"]

    def _holders(self) -> tuple[Holder, ...]:
        list(self.match.settle())
        question = self.match.state.choice("p1").question
        options = question.options if isinstance(question, One) else ()
        then = next((option.then for option in options if option.id == "equip"), None)
        return then.holders if isinstance(then, Assign) else ()

    def answer(self) -> str:
        return self.lines.pop(0) if self.lines else "quit"

    def since(self) -> list[str]:
        return [str(move) for _, move in self.match.moves[len(self.start) :]]


SWAP = ["equip", "1 4", "2 3", ""]


@pytest.mark.usefixtures("quick")
def test_items_that_change_hands_are_one_answer_of_several_moves() -> None:
    room = Scripted(SWAP.copy())
    saved = list[object]()
    room._save = lambda: saved.append(room.since())  # type: ignore[method-assign]
    room.run()
    assert room.since() == ["equip water-13 urban-13", "equip water-1 water-3"]
    assert ["equip water-13 urban-13"] not in saved, "never between the two"
    assert "now carries" in room.screens[-1]


@pytest.mark.usefixtures("quick")
def test_several_moves_are_undone_together() -> None:
    room = Scripted([*SWAP, "undo"])
    room.run()
    assert room.since() == []
    assert room.screens[-1].count("now carries") == 2, room.screens[-1]
    assert "! Undone: " in room.screens[-1]


@pytest.mark.usefixtures("quick")
def test_of_several_moves_all_are_played_or_none() -> None:
    room = Scripted([])
    good, bad = (room._parsed(f"equip water-13 {item}") for item in ("urban-13", "fire-2"))
    with pytest.raises(IllegalAction):
        room._play("p1", [good, bad])
    assert room.since() == []


@pytest.mark.usefixtures("quick")
def test_nothing_on_the_screens_of_a_purchase_is_notation() -> None:
    """No id of a card, seat or slot."""
    room = Room(GAME, {"players": 2, "trading": True}, ["p1", "p2"], 3, "en")
    room.run()
    ids = re.compile(r"\b(?:slot-\d|p[1-7]|(?:nature|water|fire|urban)-\d+)\b")
    for screen in room.screens:
        assert not ids.search(screen), screen


# ------------------------------------------------------------ scores


@pytest.mark.usefixtures("quick")
def test_a_game_won_alone_sets_the_score_to_beat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in range(9):
        options: dict[str, Json] = {"mode": "solo", "items_per_hero": "none"}
        room = Greedy(GAME, options, ["p1"], seed, "en")
        room.run()
        gold = room.match.game.high_score(room.match.state)
        if gold is not None:
            break
    assert f"Your score is {gold}: the one to beat from now on" in room.seen()
    (kept,) = scores()
    assert (kept.game, kept.score, kept.options["mode"]) == ("gorpg", gold, "solo")
    monkeypatch.setenv("COLUMNS", "120")
    main(["scores", "--lang", "en"])
    shown = capsys.readouterr().out
    assert re.search(rf"gorpg .* {gold} .* --mode solo", shown)
    assert "--jokers" not in shown, "only what is unusual is named"


@pytest.mark.usefixtures("quick")
def test_a_game_lost_alone_shows_gold_and_monsters_left() -> None:
    room = Room(GAME, {"mode": "solo"}, ["p1"], 3, "en")
    room.run()
    assert re.search(r"Lost in round \d+, with \d+ GP and \d+ monsters? left\.", room.seen())
    assert scores() == []
