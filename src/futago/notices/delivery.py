"""The error of a notice that could not be delivered."""

from __future__ import annotations


class DeliveryFailed(Exception):
    """A notice could not be delivered. `reason` is short and contains no address.

    `retry` says whether a later attempt may succeed, `recipient_fault` whether the destination is
    at fault rather than, say, our own mail server.
    """

    def __init__(self, reason: str, *, retry: bool = False, recipient_fault: bool = True) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry = retry
        self.recipient_fault = recipient_fault
