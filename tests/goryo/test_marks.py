"""What is pointed at on the board."""

from __future__ import annotations

import pytest

from futago.games import game_named
from futago.goryo.marks import heat_marks, marks, question_marks
from futago.goryo.state import GoryoState
from futago.marks import Arrow, Marks, Ring

GAME = game_named("goryo")
POSITION = (
    "rules=0.2.0 edition=2024 palace=edo phase=act round=1 first=vase start=c5 "
    "samurai=b2,e2,b5,e5 broken=c5 left=sprint,trail bound=fan plan=c5.d5.d4.e4.>.f4"
)


@pytest.fixture
def state() -> GoryoState:
    found = GAME.position(POSITION, GAME.options({}))
    assert isinstance(found, GoryoState)
    return found


@pytest.mark.parametrize(
    ("moves", "expected"),
    [
        (["blue e4"], Marks([Arrow(["e5", "e4"])], [Ring("samurai:blue")])),
        (["blue search"], Marks(rings=[Ring("space:e5", "gold")])),
        (["blue sniff e4"], Marks([Arrow(["e5", "e4"], "gold")], [Ring("space:e4", "gold")])),
        (["done"], Marks(rings=[Ring("word:done")])),
        (["break b2"], Marks(rings=[Ring("space:b2", "vermilion")])),
        (["curse a5 d4"], Marks(rings=[Ring(f"space:{at}", "vermilion") for at in ("a5", "d4")])),
        (
            ["plan c5 d5 d4 e4 > f4 trail b1"],
            Marks(
                [Arrow(["c5", "d5", "d4", "e4", "f4"], "vermilion")],
                [Ring("space:f4", "vermilion"), Ring("space:b1", "gold")],
            ),
        ),
        (["answer yes"], Marks()),
    ],
)
def test_moves_are_pointed_at(state: GoryoState, moves: list[str], expected: Marks) -> None:
    assert marks(state, "samurai", moves) == expected


def test_who_has_to_walk_first_is_shown_his_way(state: GoryoState) -> None:
    index = state.setup.floor.index
    found = question_marks(state, state.setup.colour_index["blue"], index["d4"], index["e4"])
    walk, reach = found.arrows
    assert (walk.path[0], walk.path[-1]) == ("e5", "d4")
    assert len(walk.path) == 3
    assert reach == Arrow(["d4", "e4"], "gold")


def test_heat_leaves_out_where_she_started_and_what_hardly_ever_happens(state: GoryoState) -> None:
    index = state.setup.floor.index
    likely = {index["c5"]: 1.0, index["d5"]: 0.51239, index["a2"]: 0.001}
    assert heat_marks(state, likely) == Marks(heat={"d5": 0.512})
