"""What a browser is called in the list of devices: as much as its owner needs to recognise it."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Chromium": "Chromium",
    "Safari": "Safari",
}
"""Names by what they write; many also write what follows."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """Browser and system, by what a browser says of itself; the rest is not kept."""
    found = (
        next((name for word, name in known.items() if word in agent), None)
        for known in (BROWSERS, SYSTEMS)
    )
    return ", ".join(name for name in found if name is not None) or "?"
