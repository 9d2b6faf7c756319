"""Palaces by name: the bundled ones, but never a local file for remote clients."""

from __future__ import annotations

from pathlib import Path

import pytest

from futago.game import BadInput
from futago.goryo import GAME


def test_remote_options_never_name_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 'tiger'")
    with pytest.raises(BadInput) as refused:
        GAME.options({"palace": str(secret)})
    assert "tiger" not in str(refused.value)
    assert "TOML" not in str(refused.value)


def test_local_users_may_name_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.options(GAME.typed_options({"palace": str(tmp_path / "none.toml")}))
    assert "none.toml" in str(refused.value)
    assert GAME.typed_options({"palace": "lake"}) == {"palace": "lake"}
