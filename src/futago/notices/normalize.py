"""Normalization of host names and of text that must stay on one line."""

from __future__ import annotations

import re
import unicodedata
from ipaddress import IPv4Address
from typing import Final

MAX_HOST: Final = 253
_LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?")
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
_AMBIGUOUS: Final = frozenset("ßς\u200c\u200d")
"""Characters that IDNA 2003 and IDNA 2008 map to different hosts."""


def ascii_host(name: str) -> str | None:
    """A host name or IPv4 literal in lower-case ASCII without a final dot; None if it is neither.

    A name that ends in a number is an address to the resolver, possibly octal, hexadecimal or
    shortened: only dotted decimal notation is accepted.
    """
    if len(name) > MAX_HOST + 1 or not _AMBIGUOUS.isdisjoint(name):
        return None
    try:
        host = name.encode("idna").decode("ascii").lower()
    except UnicodeError:
        return None
    host = host.removesuffix(".")
    labels = host.split(".")
    if len(host) > MAX_HOST or not all(_LABEL.fullmatch(label) for label in labels):
        return None
    if _NUMBER.fullmatch(labels[-1]) and not _is_plain_ipv4(host):
        return None
    return host


def _is_plain_ipv4(host: str) -> bool:
    try:
        return str(IPv4Address(host)) == host
    except ValueError:
        return False


def one_line(text: str, longest: int) -> str:
    """User input without line breaks and other control characters, truncated if long."""
    # Format characters (Cf) are removed as well: they can reverse a line or hide a part of it.
    visible = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    line = " ".join(visible.split())
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"
