"""Where Futago stores the user's data."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's data folder; the environment variable FUTAGO_DATA overrides it."""
    chosen = os.environ.get("FUTAGO_DATA")
    if (
        chosen and "://" in chosen
    ):  # a database: what is stored beside it goes into the usual folder
        chosen = None
    return Path(chosen) if chosen else platformdirs.user_data_path("futago", appauthor=False)
