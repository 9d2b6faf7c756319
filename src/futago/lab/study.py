"""A study: a question about games, as a TOML file asks it.

docs/lab.md explains every key. A study determines all of its games; `lab.cells` lists what is
played.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from futago.chance import check_seed, derived_seed
from futago.game import BadInput, Json
from futago.registry import manifests
from futago.texts import Text, has_text, say

DESCRIPTION: Final = "study.json"
"""The file of a results folder that says what the study asks."""
STUDIES: Final = "studies"
"""The folder of a game with the studies that come with it."""

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]*$")]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Width = Annotated[float, msgspec.Meta(gt=0, lt=1)]


class Play(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Some cells of a study: a game, its options, and who plays."""

    game: str
    bots: dict[str, str] | list[str]
    """By seat, `*` for all other seats; or bots that are to meet."""
    meet: Literal["others", "itself", "all"] = "others"
    """Whom each of a list of bots meets."""
    against: list[str] = []
    """The others, if not all of `bots` are to meet."""
    rotate: bool = False
    """Whether bots that are given by seat change seats from game to game."""
    way: str = "rules"
    settings: dict[str, Json] = {}
    """How a way of the game's own plays."""
    options: dict[str, Json] = {}
    grid: dict[str, list[Json]] = {}
    """Options with several values each: all combinations are played."""
    sets: list[dict[str, Json]] = []
    """Sets of options, each of which is played, in every combination of the grid."""
    without: list[dict[str, Json]] = []
    """Combinations that are left out: those that agree with one of these."""
    games: Positive | None = None
    """How many games of each of these cells, if not as many as of others."""
    vary: bool = False
    """Whether options that are not given are drawn at random for each deal."""


class Study(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question about games."""

    name: Name = ""
    question: str = ""
    seed: int | str = 1
    games: Positive = 200
    """How many games of each cell are played at most."""
    precision: Width | None = None
    """A cell ends when the intervals of all that it estimates are at most this wide."""
    checkpoint: Positive = 25
    """After how many deals of a cell this is looked at."""
    records: bool = False
    play: Annotated[list[Play], msgspec.Meta(min_length=1)]

    @property
    def run_seed(self) -> str:
        """The seed of all games."""
        if isinstance(self.seed, int) or (self.seed.isdecimal() and len(self.seed) < 64):
            return derived_seed("seed", int(self.seed))
        return check_seed(self.seed)

    def about(self, language: str) -> str:
        """What the study asks, in a sentence; those that come with a game do so in all
        languages."""
        id = f"study-{self.name}"
        return self.question or (say(Text(id), language) if has_text(id) else self.name)


def read_study(file: Path) -> Study:
    """The study in a TOML file, by default named after the file; `BadInput` names the file, and the
    line or key at fault."""
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise BadInput(Text("file-unreadable", file=str(file))) from None
    except ValueError as error:  # not TOML, or not text
        raise BadInput(Text("lab-study-not-toml", file=str(file), error=str(error))) from None
    return study_from({"name": file.stem.lower().replace("_", "-"), **data}, str(file))


def study_from(data: Mapping[str, Json], source: str) -> Study:
    """A study from the data of a file."""
    try:
        study = msgspec.convert(data, Study)
        _check(study)
    except msgspec.ValidationError as error:
        raise BadInput(Text("lab-study-wrong", file=source, fault=_fault(str(error)))) from None
    except BadInput as error:
        raise BadInput(Text("lab-study-wrong", file=source, fault=error.text)) from None
    return study


def _check(study: Study) -> None:
    """Refuse what the types allow and makes no sense."""
    _ = study.run_seed
    for number, play in enumerate(study.play):
        by_seat = isinstance(play.bots, dict)
        for key, useless, wanted in (
            ("meet", play.meet != "others" and by_seat, "list"),
            ("against", bool(play.against) and by_seat, "list"),
            ("rotate", play.rotate and not by_seat, "seats"),
        ):
            if useless:
                raise BadInput(Text(f"lab-study-needs-{wanted}", key=_key(f"play[{number}].{key}")))
        if not play.bots:
            raise BadInput(Text("lab-study-key-missing", key=_key(f"play[{number}].bots")))


_UNKNOWN: Final = re.compile(r"Object contains unknown field `(?P<name>[^`]*)`")
_MISSING: Final = re.compile(r"Object missing required field `(?P<name>[^`]*)`")
_AT: Final = re.compile(r" - at `(?:key in )?\$\.?(?P<at>[^`]*)`$")


def _fault(message: str) -> Text:
    """What is wrong, from a message of msgspec."""
    found = _AT.search(message)
    at = found["at"] if found else ""
    words = _AT.sub("", message)
    for id, pattern in (("unknown", _UNKNOWN), ("missing", _MISSING)):
        if field := pattern.match(words):
            name = field["name"]
            kind = Play if at.startswith("play[") else Study
            known = ", ".join(kind.__struct_fields__)
            return Text(
                f"lab-study-key-{id}", key=_key(f"{at}.{name}" if at else name), known=known
            )
    return Text("lab-study-value", key=_key(at), reason=words.replace("`", ""))


def _key(path: str) -> str:
    """A key as a reader of the file counts: `play[0].games` is the first `[[play]]`."""
    return re.sub(r"\[(\d+)\]", lambda found: f"[{int(found[1]) + 1}]", path)


def shipped_studies() -> dict[str, Path]:
    """The files of the studies that come with the games, by name."""
    folders = [manifest.folder / STUDIES for manifest in manifests().values()]
    return {file.stem: file for folder in folders for file in sorted(folder.glob("*.toml"))}


def study_named(given: str) -> Study:
    """A study that comes with a game, by its name, or one in a file."""
    shipped = shipped_studies()
    if given in shipped:
        return read_study(shipped[given])
    file = Path(given)
    if not file.exists() and file.suffix != ".toml":
        raise BadInput(Text("lab-study-unknown", name=given, known=", ".join(shipped)))
    return read_study(file)


def described(folder: Path) -> Study:
    """The study of a results folder; `BadInput` if it is none."""
    try:
        data: Any = msgspec.json.decode((folder / DESCRIPTION).read_bytes())
        return msgspec.convert(data["study"], Study)
    except (OSError, ValueError, KeyError, TypeError):
        raise BadInput(Text("lab-no-results", folder=str(folder))) from None
