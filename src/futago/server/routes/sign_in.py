"""Signing in: with a passkey, a link in a mail or from another device, or a recovery code."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Response, delete, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from futago.accounts import passkeys, store
from futago.accounts.accounts import NotValid
from futago.accounts.model import Passkey
from futago.accounts.passkeys import Site
from futago.accounts.tickets import MailTicket, PasskeyTicket, mailbox_of
from futago.notices.mail import Mail, check_address
from futago.notices.mail_texts import sign_in_mail
from futago.notices.sender import Notice
from futago.server.identity import Guest
from futago.server.limits import spend
from futago.server.problems import Refused, not_found, problem_responses
from futago.server.routes.access import AnyRequest, check_creation_limit
from futago.server.routes.account import (
    AccountShown,
    Rename,
    SignedInShown,
    account_of,
    account_shown,
    browser_of,
    require_signed_out,
    signed_in,
    site_of,
)
from futago.server.services import Services
from futago.table.setup import Name
from futago.texts import Text

Code = Annotated[str, Meta(max_length=100)]
MAIL_KEY: Final = "account/"
"""Stands for no table in the queue of notices."""


class MailRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send a link that signs in, or, if I am signed in, confirms my address."""

    email: Annotated[str, Meta(max_length=254)]
    lang: Literal["en", "fr", "it"] = "en"


class DeviceLink(Struct, frozen=True):
    """A link to open once, on another device, within ten minutes."""

    link: str
    code: str


class LinkCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The code in the fragment of a link."""

    code: Code


class LinkShown(Struct, frozen=True):
    """What a link is for: to sign in to an account, to make one, or to confirm an address."""

    purpose: Literal["sign-in", "sign-up", "address"]
    name: str | None
    """Of the account, if there is one."""
    here: bool
    """Whether this browser asked for it."""


class LinkRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Follow a link. `merge` what this browser has played as a guest into the account."""

    code: Code
    merge: bool = False
    name: Name = "Player"
    """For a new account."""
    token: bool = False


class CodeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in with a recovery code."""

    code: Code
    merge: bool = False
    token: bool = False


class ChallengeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey for my account, or for a new one with this name."""

    name: Name = "Player"


class Challenge(Struct, frozen=True):
    """What the browser is asked (WebAuthn, in JSON)."""

    options: dict[str, Any]


Credential = Annotated[dict[str, Any], Meta(max_length=20)]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer (WebAuthn, in JSON), and a name to recognise the passkey by."""

    credential: Credential
    label: Annotated[str, Meta(max_length=40)] = ""
    token: bool = False


class PasskeyUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer (WebAuthn, in JSON)."""

    credential: Credential
    merge: bool = False
    token: bool = False


def require_site(request: AnyRequest, services: Services) -> Site:
    site = site_of(request, services)
    if site is None:
        raise Refused(409, Text("account-no-passkeys"))
    return site


# ---------------------------------------------------------------- mails and links


@post("/account/mails", status_code=202, responses=problem_responses(401))
async def send_link(
    data: JSONBody[MailRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> None:
    """Send a link to an e-mail address. The answer, and the mail, are the same whether somebody has
    an account with that address or not."""
    spend(services.limits, "mails", address)
    if services.settings.smtp is None:
        raise Refused(400, Text("serve-no-mail"))
    email = check_address(data.email)
    account = guest.account if guest is not None else None
    id = guest.id if guest is not None and account is None else None
    code = await services.accounts.mail_ticket(email, account, id)
    site = services.settings.address
    subject, body = sign_in_mail(f"{site}/account#link={code}", site, data.lang)
    services.notices.post(Notice(MAIL_KEY, Mail(email, subject, body)))


@post("/account/devices", responses=problem_responses(401))
async def link_device(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> DeviceLink:
    """A link that signs another device in to my account."""
    account = account_of(guest)
    spend(services.limits, "links", address)
    code = await services.accounts.device_ticket(account)
    return DeviceLink(f"{services.settings.address}/account#link={code}", code)


@post("/account/links/look", status_code=200, responses=problem_responses(401, 404))
async def look(
    data: JSONBody[LinkCode],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> LinkShown:
    """What a link is for, without following it."""
    spend(services.limits, "sign-ins", address)
    accounts = services.accounts
    ticket = await accounts.look(data.code)
    if ticket is None:
        raise Refused(404, Text("account-link-spent"))
    owner, here = ticket.account, False
    purpose: Literal["sign-in", "sign-up", "address"] = "sign-in"
    if isinstance(ticket, MailTicket):
        here = ticket.guest is not None and guest is not None and ticket.guest == guest.id
        if owner is not None:
            purpose = "address"
        else:
            owner = await accounts.store.account_of_mailbox(mailbox_of(ticket.address))
            purpose = "sign-in" if owner is not None else "sign-up"
    account = await accounts.store.account(owner) if owner is not None else None
    return LinkShown(purpose, account.name if account is not None else None, here)


@post("/account/links", status_code=200, responses=problem_responses(401, 404))
async def follow(
    request: AnyRequest,
    data: JSONBody[LinkRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SignedInShown | None]:
    """Follow a link: sign in, or confirm the address, which signs nobody in."""
    spend(services.limits, "sign-ins", address)
    accounts, browser = services.accounts, browser_of(request, guest)
    try:
        ticket = await accounts.redeem(data.code)
    except NotValid as error:
        raise Refused(404, error.text) from None
    if not isinstance(ticket, MailTicket):
        done = await accounts.sign_in(ticket.account, browser, data.merge)
    elif ticket.account is not None:
        await accounts.add_email(ticket)
        return Response(None, status_code=200)
    else:
        done = await accounts.with_mail(ticket, browser, data.name, data.merge)
    return await signed_in(services, done, data.token, 200)  # type: ignore[return-value]


@post("/account/recovery", status_code=200, responses=problem_responses(401))
async def recover(
    request: AnyRequest,
    data: JSONBody[CodeRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SignedInShown]:
    """Sign in with a recovery code, which is used up."""
    spend(services.limits, "sign-ins", address)
    done = await services.accounts.with_code(data.code, browser_of(request, guest), data.merge)
    return await signed_in(services, done, data.token, 200)


# ---------------------------------------------------------------- passkeys


@post("/account/passkeys/challenge", status_code=200, responses=problem_responses(401, 409))
async def passkey_challenge(
    request: AnyRequest,
    data: JSONBody[ChallengeRequest],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Challenge:
    """What my browser needs to make a passkey."""
    site, accounts = require_site(request, services), services.accounts
    spend(services.limits, "sign-ins", address)
    known, name, new = list[str](), data.name, guest is None or guest.account is None
    id = accounts.new_id() if new else account_of(guest)
    if not new:
        found = await accounts.store.account(id)
        name = found.name if found is not None else name
        known = [one.id for one in await accounts.store.passkeys(id)]
    challenge = await accounts.challenge(PasskeyTicket(id, name if new else None))
    return Challenge(passkeys.creation_options(site, id, name, challenge, known))


@post("/account/passkeys", responses=problem_responses(401, 409))
async def add_passkey(
    request: AnyRequest,
    data: JSONBody[NewPasskey],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SignedInShown]:
    """Add a passkey to my account; without one, make an account that keeps what I have played."""
    site, accounts = require_site(request, services), services.accounts
    check_creation_limit(services, address)
    challenge, ticket = await accounts.challenged("passkey", data.credential)
    key = passkeys.new_key(site, data.credential, challenge)
    browser, now = browser_of(request, guest), accounts.now
    label = " ".join(data.label.split()) or browser.device
    passkey = Passkey(key.id, ticket.account, key.public_key, key.uses, label, now, now)
    if await accounts.store.passkey(key.id) is not None:
        raise passkeys.wrong()
    if ticket.name is not None:
        require_signed_out(guest)
        way = store.new_passkey(passkey)
        done = await accounts.sign_up(browser, ticket.name, way, id=ticket.account)
        return await signed_in(services, done, data.token, 201)
    if account_of(guest) != ticket.account:
        raise Refused(409, Text("account-too-late"))
    await accounts.add_passkey(passkey)
    shown = await account_shown(services, ticket.account, browser.session)
    return Response(SignedInShown(None, shown), status_code=201)


@put("/account/passkeys/{passkey:str}", responses=problem_responses(401, 404))
async def rename_passkey(
    passkey: FromPath[str],
    data: JSONBody[Rename],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> AccountShown:
    """Rename one of my passkeys."""
    account = account_of(guest)
    if not await services.accounts.rename_passkey(account, passkey, data.name):
        raise not_found()
    return await account_shown(services, account, guest.session if guest else None)


@delete("/account/passkeys/{passkey:str}", status_code=200, responses=problem_responses(401, 404))
async def remove_passkey(
    passkey: FromPath[str],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> AccountShown:
    """Remove one of my passkeys, if there is another way to sign in."""
    account = account_of(guest)
    if not await services.accounts.remove_passkey(account, passkey):
        raise not_found()
    return await account_shown(services, account, guest.session if guest else None)


@post("/account/sign-in/challenge", status_code=200, responses=problem_responses(401, 409))
async def sign_in_challenge(
    request: AnyRequest,
    services: NamedDependency[Services],
    address: NamedDependency[str],
) -> Challenge:
    """What my browser needs to sign in with a passkey."""
    site = require_site(request, services)
    spend(services.limits, "sign-ins", address)
    challenge = await services.accounts.challenge(None)
    return Challenge(passkeys.sign_in_options(site, challenge))


@post("/account/sign-in", status_code=200, responses=problem_responses(401, 409))
async def sign_in(
    request: AnyRequest,
    data: JSONBody[PasskeyUsed],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SignedInShown]:
    """Sign in with a passkey."""
    site, accounts = require_site(request, services), services.accounts
    spend(services.limits, "sign-ins", address)
    challenge, _ = await accounts.challenged("sign-in", data.credential)
    known = await accounts.store.passkey(str(data.credential.get("id")))
    if known is None:
        raise Refused(400, Text("account-passkey-unknown"))
    uses = passkeys.uses_of(site, data.credential, challenge, known.public_key, known.uses)
    await accounts.used_passkey(known, uses)
    done = await accounts.sign_in(known.account, browser_of(request, guest), data.merge)
    return await signed_in(services, done, data.token, 200)


ROUTES = [
    *(send_link, link_device, look, follow, recover),
    *(passkey_challenge, add_passkey, rename_passkey, remove_passkey, sign_in_challenge, sign_in),
]
