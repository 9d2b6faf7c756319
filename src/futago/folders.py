"""Where Futago keeps what is the user's own."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """The user's folder for Futago; FUTAGO_DATA names another."""
    chosen = os.environ.get("FUTAGO_DATA")
    return Path(chosen) if chosen else platformdirs.user_data_path("futago", appauthor=False)
