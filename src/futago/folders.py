"""Where Futago stores the user's data."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's data folder; the environment variable FUTAGO_DATA overrides it."""
    chosen = os.environ.get("FUTAGO_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("futago", appauthor=False)
