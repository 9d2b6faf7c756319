"""Self-contained HTML documents: nothing is loaded from elsewhere."""

from __future__ import annotations

from html import escape
from importlib import resources


def document(title: str, language: str, body: str, style: str = "", head: str = "") -> str:
    """A page with our colours and type, in light and dark, and with styles of its own."""
    common = resources.files("futago").joinpath("document.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n{head}<style>\n{common}{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )
