"""Passkeys (WebAuthn): what a browser is asked, and whether its answer is right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from futago.errors import BadInput
from futago.texts import Text

T = TypeVar("T")

SITE_NAME: Final = "Futago"
MAX_KEY: Final = 4000
"""Bytes of a public key, or of its name; usual ones have a tenth."""


class Site(NamedTuple):
    """Where passkeys belong to: a host name, and the address of its pages."""

    host: str
    origin: str


class NewKey(NamedTuple):
    """What has to be remembered of a new passkey."""

    id: str
    public_key: bytes
    uses: int


def wrong() -> BadInput:
    return BadInput(Text("account-passkey-wrong"))


def challenge_in(credential: dict[str, Any]) -> bytes:
    """The challenge that a browser says it has answered."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = msgspec.json.decode(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return bytes(base64url_to_bytes(said["challenge"]))
    except (KeyError, TypeError, ValueError, AttributeError, msgspec.DecodeError):
        raise wrong() from None


def creation_options(
    site: Site, account: str, name: str, challenge: bytes, known: Sequence[str]
) -> dict[str, Any]:
    """What a browser needs to make a passkey; not one on a device that has one already."""
    import webauthn
    from webauthn.helpers import base64url_to_bytes, options_to_json_dict, structs

    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=SITE_NAME,
        user_name=name,
        user_display_name=name,
        user_id=account.encode(),
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            # So that nobody has to type a name to sign in.
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(id)) for id in known
        ],
    )
    return options_to_json_dict(options)


def sign_in_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser needs to offer the passkeys that it has for this site."""
    import webauthn
    from webauthn.helpers import options_to_json_dict

    return options_to_json_dict(
        webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge)
    )


def new_key(site: Site, credential: dict[str, Any], challenge: bytes) -> NewKey:
    """The passkey that a browser has made; `BadInput` if the answer is wrong."""
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    found = _checked(
        lambda: webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    )
    if max(len(found.credential_id), len(found.credential_public_key)) > MAX_KEY:
        raise wrong()
    id = bytes_to_base64url(found.credential_id)
    return NewKey(id, found.credential_public_key, found.sign_count)


def uses_of(
    site: Site, credential: dict[str, Any], challenge: bytes, public_key: bytes, uses: int
) -> int:
    """How often a passkey was used, by its own count, which has not gone back; `BadInput` if the
    answer is wrong."""
    import webauthn

    found = _checked(
        lambda: webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=public_key,
            credential_current_sign_count=uses,
        )
    )
    return found.new_sign_count


def _checked(check: Callable[[], T]) -> T:
    """What a check finds. The library reads whatever was sent, so anything may go wrong in it."""
    try:
        return check()
    except Exception:
        raise wrong() from None
