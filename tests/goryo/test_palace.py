"""Palaces: three bundled ones and custom files; faults are reported with their location."""

from __future__ import annotations

import json
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from futago import goryo
from futago.game import BadInput
from futago.goryo import GAME
from futago.goryo.rules.palace import Floor
from futago.goryo.rules.palace_files import MOST_FAULTS, load_palace, shipped_palaces

from .helpers import begin, corridors, legal, palace_data, palace_text, play, seen

SHIPPED = pytest.mark.parametrize("name", ["edo", "courtyard", "lake"])


def neighbours(name: str, space: str) -> set[str]:
    floor = Floor(load_palace(name))
    return {floor.ids[near] for near in floor.neighbours[floor.index[space]]}


# ---------------------------------------------------------------- the bundled palaces


def test_three_palaces_come_with_the_game_the_default_first() -> None:
    assert shipped_palaces() == ["edo", "courtyard", "lake"]


@SHIPPED
def test_a_palace_has_four_rooms_of_eight_spaces_with_each_type_once(name: str) -> None:
    palace = load_palace(name)
    assert len(palace.spaces) == 32
    assert len(palace.rooms) == 4
    types = {space.object for space in palace.spaces}
    assert types == {"helmet", "urn", "flower", "lantern", "mask", "scroll", "vase", "fan"}
    for room in palace.rooms:
        assert {space.object for space in palace.spaces if space.room == room} == types


@SHIPPED
def test_every_room_is_three_by_three_with_one_corner_missing(name: str) -> None:
    palace = load_palace(name)
    for room in palace.rooms:
        cells = {(s.row, s.column) for s in palace.spaces if s.room == room}
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        missing = {(r, c) for r in range(3) for c in range(3)}
        missing -= {(row - top, column - left) for row, column in cells}
        assert missing < {(0, 0), (0, 2), (2, 0), (2, 2)}
        assert len(missing) == 1
        (centre,) = [s for s in palace.spaces if s.id == palace.centres[room]]
        assert (centre.row - top, centre.column - left) == (1, 1)


@SHIPPED
def test_rooms_hold_their_objects_in_different_arrangements(name: str) -> None:
    palace = load_palace(name)
    arrangements = {
        tuple(
            s.object
            for s in sorted(palace.spaces, key=lambda s: (s.row, s.column))
            if s.room == room
        )
        for room in palace.rooms
    }
    assert len(arrangements) == 4


@pytest.mark.parametrize(("name", "bridges"), [("edo", 4), ("courtyard", 4), ("lake", 8)])
def test_bridges_join_two_rooms(name: str, bridges: int) -> None:
    palace = load_palace(name)
    room = {space.id: space.room for space in palace.spaces}
    assert len(palace.bridges) == bridges
    assert all(room[one] != room[other] for one, other in palace.bridges)


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("edo", {"a1", "f1", "a6", "f6"}),
        ("lake", {"a1", "f1", "a6", "f6"}),
        ("courtyard", {"c3", "d3", "c4", "d4"}),
    ],
)
def test_the_corners_that_are_missing(name: str, missing: set[str]) -> None:
    grid = {f"{column}{row}" for column in "abcdef" for row in range(1, 7)}
    assert grid - {space.id for space in load_palace(name).spaces} == missing


def test_edo_has_helmet_and_urn_side_by_side_in_the_green_samurais_room() -> None:
    palace = load_palace("edo")
    objects = {space.id: space.object for space in palace.spaces}
    centre = palace.centres["nw"]
    assert objects[centre] == "helmet"
    assert "urn" in {objects[near] for near in neighbours("edo", centre)}


# ---------------------------------------------------------------- adjacency


def test_spaces_along_a_side_in_one_room_are_adjacent() -> None:
    assert neighbours("edo", "b2") == {"b1", "a2", "c2", "b3"}


def test_spaces_of_different_rooms_are_adjacent_by_a_bridge_only() -> None:
    assert neighbours("edo", "c2") == {"c1", "b2", "c3", "d2"}
    assert neighbours("edo", "c3") == {"c2", "b3"}
    assert neighbours("edo", "b4") == {"a4", "c4", "b5", "b3"}


@SHIPPED
def test_adjacency_goes_both_ways_and_never_to_itself(name: str) -> None:
    floor = Floor(load_palace(name))
    for space, around in enumerate(floor.neighbours):
        assert space not in around
        assert all(space in floor.neighbours[near] for near in around)


def test_a_bridge_may_join_spaces_that_are_far_apart() -> None:
    data = palace_data("edo")
    data["bridges"].append(["b1", "e6"])
    state = begin("b2", palace=data)
    play(state, "plan b2 b1 e6 e5 > d5")


# ---------------------------------------------------------------- custom palaces


def test_a_custom_palace_is_given_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(palace_text("lake").replace('"lake"', '"mine"'), "utf-8")
    for given in (file, str(file)):
        options = GAME.options(GAME.typed_options({"palace": given}))
        assert options.palace.name == "mine"
        assert options.palace.spaces == load_palace("lake").spaces


@SHIPPED
def test_a_palace_can_be_given_as_in_records(name: str) -> None:
    data = json.loads(json.dumps(GAME.options_as_json(GAME.options({"palace": name}))["palace"]))
    assert set(data) == {"name", "spaces", "centres", "bridges"}
    assert data == palace_data(name)
    assert GAME.options({"palace": data}) == GAME.options({"palace": name})


def test_a_palace_of_another_shape_can_be_played() -> None:
    state = begin("a1", bound="fan", palace=corridors())
    assert {action.split(" trail")[0] for action in legal(state)} == {
        "plan a1 a2 a3 a4 > a5",
        "plan a1 a2 a3 a4 a5 > a6 sprint",
    }


def test_other_object_types_may_be_invented() -> None:
    state = goryo.new(palace=json.loads(json.dumps(palace_data("edo")).replace("helmet", "teapot")))
    play(state, "draw bound teapot", "draw first fan", "break a2")
    assert "teapot" in seen(state).intact


@SHIPPED
def test_the_order_of_the_spaces_in_a_file_does_not_change_the_game(name: str) -> None:
    data = palace_data(name)
    data["spaces"].reverse()
    rooms = load_palace(name).rooms
    one, other = goryo.new(palace=name), goryo.new(palace=data, samurai_rooms=rooms)
    assert legal(one) == legal(other)
    assert seen(one).samurai == seen(other).samurai
    floors = Floor(load_palace(name)), Floor(load_palace(data))
    assert floors[0].neighbours == floors[1].neighbours


# ---------------------------------------------------------------- faults

NORTH_WEST = ["b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
SOUTH_EAST = ["d4", "e4", "f4", "d5", "e5", "f5", "d6", "e6"]
EVERYWHERE = ", ".join(f'["{one}", "{other}"]' for one in NORTH_WEST for other in SOUTH_EAST)

# The fault, the change to the file that causes it, and a text whose first line is to be reported.
FAULTS = {
    "palace-bad-title": ('name = "edo"', 'name = " my palace"', "name ="),
    "palace-no-object": ('column = 1, object = "urn"', 'column = 1, object = ""', '"b1"'),
    "palace-bad-name": (
        'object = "urn" },\n  { id = "c1"',
        'object = "Urn" },\n  { id = "c1"',
        '"Urn"',
    ),
    "palace-space-twice": ('id = "c1"', 'id = "b1"', '"b1"'),
    "palace-bad-cell": (
        'id = "c1", room = "nw", row = 0',
        'id = "c1", room = "nw", row = -1',
        '"c1"',
    ),
    "palace-cell-twice": (
        'id = "c1", room = "nw", row = 0, column = 2',
        'id = "c1", room = "nw", row = 0, column = 1',
        '"c1"',
    ),
    "palace-rooms": ('room = "ne"', 'room = "nw"', "spaces ="),
    "palace-room-size": ('id = "c3", room = "nw"', 'id = "c3", room = "ne"', 'room = "nw"'),
    "palace-object-twice": (
        'id = "c1", room = "nw", row = 0, column = 2, object = "lantern"',
        'id = "c1", room = "nw", row = 0, column = 2, object = "urn"',
        '"c1"',
    ),
    "palace-types": (
        'id = "c1", room = "nw", row = 0, column = 2, object = "lantern"',
        'id = "c1", room = "nw", row = 0, column = 2, object = "teapot"',
        "spaces =",
    ),
    "palace-no-centre": ('nw = "b2"\n', "", "[centres]"),
    "palace-centre-elsewhere": ('nw = "b2"', 'nw = "e2"', "nw ="),
    "palace-no-such-room": ('se = "e5"', 'se = "e5"\nxx = "b1"', "xx ="),
    "palace-bridge-nowhere": ('["c2", "d2"]', '["c2", "z9"]', "bridges ="),
    "palace-bridge-in-room": ('["c2", "d2"]', '["c2", "c3"]', "bridges ="),
    "palace-bridge-twice": ('["c2", "d2"]', '["c2", "d2"], ["d2", "c2"]', "bridges ="),
    "palace-not-connected": ('["e3", "e4"], ["c5", "d5"]', "", '"d4"'),
    "palace-too-many-ways": ("bridges = [", f"bridges = [{EVERYWHERE}, ", "bridges ="),
}


def fault_of(tmp_path: Path, text: str) -> BadInput:
    file = tmp_path / "faulty.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(BadInput) as refused:
        goryo.new(palace=str(file))
    assert str(file) in str(refused.value)
    return refused.value


def with_fault(fault: str) -> str:
    """The file of the palace `edo` with one fault in it."""
    before, after, _ = FAULTS[fault]
    assert before in palace_text("edo")
    return palace_text("edo").replace(before, after)


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_has_its_own_sentence(tmp_path: Path, fault: str) -> None:
    assert fault_of(tmp_path, with_fault(fault)).text.id == fault


def faults_of(data: dict[str, Any]) -> list[tuple[str, tuple[str, ...]]]:
    """The faults of a palace, with the spaces that they concern."""
    with pytest.raises(BadInput) as refused:
        GAME.options({"palace": data})
    return [(fault.text.id, fault.at) for fault in refused.value.faults]


def test_all_faults_are_found_at_once_each_with_its_spaces() -> None:
    data = palace_data("edo")
    data["bridges"] = [["c2", "d2"], ["b3", "b4"], ["b5", "b6"]]
    del data["centres"]["nw"]
    for space in data["spaces"]:
        if space["id"] == "c1":
            space["object"] = "urn"
    north_west = ("b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
    south_east = ("d4", "d5", "d6", "e4", "e5", "e6", "f4", "f5")
    assert faults_of(data) == [
        ("palace-object-twice", ("b1", "c1")),
        ("palace-no-centre", north_west),
        ("palace-bridge-in-room", ("b5", "b6")),
        ("palace-not-connected", south_east),
    ]


def test_the_faults_of_an_unfinished_palace_are_found() -> None:
    spaces = [
        {"id": "a1", "room": "nw", "row": 0, "column": 0, "object": ""},
        {"id": "c1", "room": "nw", "row": 0, "column": 2, "object": "fan"},
    ]
    data = {"name": "mine", "spaces": spaces, "centres": {"nw": "a1"}, "bridges": []}
    assert faults_of(data) == [
        ("palace-no-object", ("a1",)),
        ("palace-rooms", ()),
        ("palace-room-size", ("a1", "c1")),
        ("palace-not-connected", ("c1",)),
    ]
    assert faults_of({"name": "mine", "spaces": [], "centres": {}, "bridges": []}) == [
        ("palace-rooms", ())
    ]


def test_the_number_of_reported_faults_is_limited() -> None:
    data = palace_data("edo")
    data["bridges"] = [["c2", "z9"]] * 10_000
    assert len(faults_of(data)) == MOST_FAULTS


@pytest.mark.parametrize("name", ["Großmutters Garten", "L’île du Héron", "御霊", "x=1, 2% [a]"])
def test_a_palace_has_any_name_and_its_positions_can_be_read(name: str) -> None:
    options = GAME.options({"palace": palace_data("lake") | {"name": name}})
    state = GAME.new(options)
    play(state, "draw bound fan", "draw first urn")
    line = state.position()
    assert GAME.position(line, options).position() == line


@pytest.mark.parametrize("name", ["", " lake", "lake ", "a\nb", "a\u202eb", "x" * 41])
def test_a_name_is_one_line_that_can_be_printed(name: str) -> None:
    assert faults_of(palace_data("lake") | {"name": name})[0] == ("palace-bad-title", ())


def test_there_is_an_example_of_every_fault() -> None:
    catalogue = (
        resources.files("futago.goryo").joinpath("locale", "en", "game.ftl").read_text("utf-8")
    )
    known = set(re.findall(r"^(palace-[\w-]+) =", catalogue, re.MULTILINE))
    elsewhere = {"palace-line", "palace-malformed", "palace-not-toml", "palace-no-file"}
    assert known - elsewhere == set(FAULTS)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_with_its_file_and_line(tmp_path: Path, fault: str) -> None:
    lines = enumerate(with_fault(fault).splitlines(), 1)
    line = next(number for number, line in lines if FAULTS[fault][2] in line)
    assert f"faulty.toml, line {line}:" in str(fault_of(tmp_path, with_fault(fault)))


@pytest.mark.parametrize(
    ("before", "after", "named"),
    [
        ('name = "edo"\n', "", "name"),
        ("row = 0, column = 1", "column = 1", "row"),
        ("row = 0, column = 1", 'row = "top", column = 1', "row"),
        ("row = 0, column = 1", "row = 0, column = 1, floor = 2", "floor"),
        ('["c2", "d2"]', '["c2", "d2", "e2"]', "bridges[0]"),
        ('name = "edo"', 'name = "edo"\nauthor = "me"', "author"),
    ],
)
def test_a_malformed_file_is_refused_with_the_faulty_entry(
    tmp_path: Path, before: str, after: str, named: str
) -> None:
    refused = fault_of(tmp_path, palace_text("edo").replace(before, after, 1))
    assert refused.text.id == "palace-malformed"
    assert named in str(refused)


def test_a_file_that_is_not_toml_is_refused_with_the_line(tmp_path: Path) -> None:
    refused = fault_of(tmp_path, 'name = "mine"\nspaces = [\n  { id = }\n]\n')
    assert refused.text.id == "palace-not-toml"
    assert "line 3" in str(refused)


def test_a_file_with_a_number_beyond_all_numbers_is_refused(tmp_path: Path) -> None:
    text = palace_text("edo").replace("row = 0", f"row = {'9' * 5000}", 1)
    assert fault_of(tmp_path, text).text.id == "palace-not-toml"


def test_a_missing_file_is_refused_with_the_known_palaces() -> None:
    with pytest.raises(BadInput, match=r"no palace “nowhere.toml”.*edo, courtyard, lake"):
        goryo.new(palace="nowhere.toml")


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadInput, match=r"picture\.toml"):
        goryo.new(palace=str(file))


def test_a_folder_is_no_palace(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        goryo.new(palace=str(tmp_path))


@pytest.mark.parametrize("name", ["", "\0", " "])
def test_a_name_that_cannot_be_a_file_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        goryo.new(palace=name)


def test_a_fault_in_the_palace_of_a_record_is_located() -> None:
    data = palace_data("edo")
    data["bridges"][0] = ["c2", "z9"]
    with pytest.raises(BadInput, match=r"options\.palace.*z9"):
        goryo.new(palace=data)


@pytest.mark.parametrize("word", ["plan", "search", "sniff", "done", "sprint", "yes"])
def test_a_word_of_the_notation_cannot_name_a_space(word: str) -> None:
    with pytest.raises(BadInput, match=word):
        goryo.new(palace=json.loads(json.dumps(palace_data("edo")).replace('"b1"', f'"{word}"')))
