"""The registered games, each imported on first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from futago.game import BadInput, Game
from futago.registry import manifests
from futago.texts import Text


class _Games(Mapping[str, Game]):
    """All games by name, each under the newest version of its rules."""

    def __getitem__(self, name: str) -> Game:
        found = manifests()[name]
        game = found.load(found.game)
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(manifests())

    def __len__(self) -> int:
        return len(manifests())

    def __contains__(self, name: object) -> bool:
        return name in manifests()


GAMES: Final = _Games()


def game_named(name: str, version: str | None = None) -> Game:
    """The game of this name under a version of its rules, by default the newest; `BadInput` if
    there is none."""
    if name not in GAMES:
        raise BadInput(Text("game-unknown", name=name, known=", ".join(GAMES)))
    return GAMES[name] if version is None else GAMES[name].under(version)
