"""Best scores, stored in the player's folder."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from futago.cli import main
from futago.terminal.scores import save_score, scores


def test_the_best_score_is_stored_for_each_set_of_options(
    monkeypatch: pytest.MonkeyPatch, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FUTAGO_DATA", str(data))
    main(["scores", "--lang", "en"])
    assert "No score yet" in capsys.readouterr().out
    easy, hard = {"mode": "solo", "jokers": 2}, {"mode": "solo", "jokers": 1}
    assert save_score("gorpg", easy, 300) is None
    assert save_score("gorpg", hard, 200) is None
    assert save_score("gorpg", easy, 250) == 300
    assert save_score("gorpg", hard, 280) == 200
    assert [(score.score, score.options) for score in scores()] == [(300, easy), (280, hard)]
    assert len(json.loads((data / "scores.json").read_text())) == 2
    (data / "scores.json").write_text("{")
    with pytest.raises(SystemExit) as stop:
        main(["scores", "--lang", "en"])
    assert stop.value.code == 2
    assert "is damaged" in capsys.readouterr().err
