"""My account: what belongs to it, who is signed in, taking it all along, deleting it."""

from __future__ import annotations

from typing import Annotated, TypeVar

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from futago.accounts.accounts import Browser, SignedIn
from futago.accounts.devices import device_of
from futago.accounts.export import Exported, exported
from futago.accounts.model import KeptItem
from futago.accounts.passkeys import Site
from futago.server.erasures import to_scrub
from futago.server.identity import Guest, seat_cookie, secret_of
from futago.server.language import header
from futago.server.limits import spend
from futago.server.problems import Refused, not_found, problem_responses
from futago.server.routes.access import AnyRequest, check_creation_limit
from futago.server.services import Services
from futago.table.setup import Name
from futago.texts import Text

T = TypeVar("T")


class PasskeyShown(Struct, frozen=True):
    """One of my passkeys."""

    id: str
    name: str
    created: int
    used: int


class SessionShown(Struct, frozen=True):
    """A browser or a script that is signed in to my account."""

    id: str
    device: str
    created: int
    used: int
    """About when it was used last."""
    current: bool
    """The one that asks."""


class AccountShown(Struct, frozen=True):
    """My account."""

    name: str
    created: int
    email: str | None
    passkeys: list[PasskeyShown]
    sessions: list[SessionShown]
    codes: int
    """How many recovery codes have not been used."""


class AccountState(Struct, frozen=True):
    """My account, if I am signed in, and how I could sign in here."""

    account: AccountShown | None
    games: int
    """Tables that I sit at or was admitted to."""
    passkeys: bool
    """Whether passkeys work at this address: over HTTPS, or on the computer itself."""
    mail: bool
    """Whether the server can send mails."""


class SignedInShown(Struct, frozen=True):
    """I am signed in. `token` is the secret of the session, shown only once, if one was requested;
    `codes` are new recovery codes, shown only once."""

    token: str | None
    account: AccountShown
    codes: list[str] | None = None


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """An account with recovery codes, which work everywhere."""

    name: Name
    token: bool = False


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name."""

    name: Name


class CodesShown(Struct, frozen=True):
    """Recovery codes, shown only once. Each works once."""

    codes: list[str]


class Deleted(Struct, frozen=True):
    """The account is gone; so many tables forget me within a minute."""

    tables: int


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """What my browsers keep: lessons, puzzles, palaces."""

    items: Annotated[list[KeptItem], Meta(max_length=500)]


def site_of(request: AnyRequest, services: Services) -> Site | None:
    """Where passkeys belong to, if they work at this address."""
    host = header(request.scope, b"host") or ""
    settings = services.settings
    name = host.partition(":")[0]
    if name == "localhost":
        return Site("localhost", f"http://{host}")
    if settings.secure and settings.address == f"https://{host}":
        return Site(name, settings.address)
    return None


def browser_of(request: AnyRequest, guest: Guest | None) -> Browser:
    """Who asks, for signing up and in."""
    device = device_of(header(request.scope, b"user-agent") or "")
    if guest is None:
        return Browser(None, None, device)
    if guest.account is not None:
        return Browser(None, guest.session, device)
    return Browser(guest.id, None, device)


def account_of(guest: Guest | None) -> str:
    """The account of who asks; `Refused` unless they are signed in."""
    if guest is None or guest.account is None:
        raise Refused(401, Text("account-not-signed-in"))
    return guest.account


def require_signed_out(guest: Guest | None) -> None:
    if guest is not None and guest.account is not None:
        raise Refused(409, Text("account-signed-in"))


async def account_shown(services: Services, account: str, session: str | None) -> AccountShown:
    store = services.accounts.store
    found = await store.account(account)
    if found is None:
        raise Refused(401, Text("account-not-signed-in"))
    emails = await store.emails(account)
    return AccountShown(
        name=found.name,
        created=found.created,
        email=emails[0].address if emails else None,
        passkeys=[
            PasskeyShown(one.id, one.name, one.created, one.used)
            for one in await store.passkeys(account)
        ],
        sessions=[
            SessionShown(one.id, one.device, one.created, one.used, one.id == session)
            for one in await store.sessions(account)
        ],
        codes=await store.codes_left(account),
    )


async def signed_in(
    services: Services,
    done: SignedIn,
    token: bool,
    status: int,
    codes: list[str] | None = None,
) -> Response[SignedInShown]:
    """The response that begins a session: its secret is the new cookie, unless it is a token."""
    acting = await services.accounts.acting(done.secret)
    shown = await account_shown(services, done.account.id, acting.session if acting else None)
    body = SignedInShown(done.secret if token else None, shown, codes)
    response = Response(body, status_code=status)
    if not token:
        response.set_cookie(seat_cookie(done.secret, services.settings.secure))
    return response


def signed_out(services: Services, body: T) -> Response[T]:
    """A response after which the browser is nobody."""
    response = Response(body, status_code=200)
    gone = seat_cookie("", services.settings.secure)
    gone.max_age = 0
    response.set_cookie(gone)
    return response


@get("/account", responses=problem_responses(401))
async def see_account(
    request: AnyRequest,
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> Response[AccountState]:
    """My account, and how I could sign in here. The secret of a session is renewed with it."""
    shown, games = None, 0
    if guest is not None:
        games = len(await services.manager.tables_of(guest.id, 1000))
        if guest.account is not None:
            shown = await account_shown(services, guest.account, guest.session)
    site, mail = site_of(request, services), services.settings.smtp is not None
    response = Response(AccountState(shown, games, site is not None, mail))
    if shown is not None and header(request.scope, b"authorization") is None:
        secret = secret_of(request.scope, services.settings.secure)
        fresh = await services.accounts.renewed(secret) if secret is not None else None
        if fresh is not None:
            response.set_cookie(seat_cookie(fresh, services.settings.secure))
    return response


@post("/account", responses=problem_responses(401, 409))
async def sign_up(
    request: AnyRequest,
    data: JSONBody[SignUp],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[SignedInShown]:
    """Make an account that keeps what I have played here, with recovery codes to sign in."""
    require_signed_out(guest)
    check_creation_limit(services, address)
    accounts = services.accounts
    id = accounts.new_id()
    codes, ways = accounts.codes_for(id)
    done = await accounts.sign_up(browser_of(request, guest), data.name, *ways, id=id)
    return await signed_in(services, done, data.token, 201, codes)


@put("/account", responses=problem_responses(401))
async def rename(
    data: JSONBody[Rename],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> AccountShown:
    """Rename my account. Tables keep the names that I had there."""
    account = account_of(guest)
    await services.accounts.rename(account, data.name)
    return await account_shown(services, account, guest.session if guest else None)


@delete("/account", status_code=200, responses=problem_responses(401))
async def delete_account(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> Response[Deleted]:
    """Delete my account and everything that belongs to it. I resign where I am playing; my names
    and what I said are removed from all tables, whose records keep "deleted player"."""
    account = account_of(guest)
    assert guest is not None
    tables = len(await services.manager.tables_of(guest.id, 100_000))
    await services.accounts.delete(account, to_scrub())
    services.erasures.wake()
    return signed_out(services, Deleted(tables))


@get("/account/export", responses=problem_responses(401))
async def export(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> Response[Exported]:
    """All my data: the account, what is kept, my games, and what I said at tables."""
    account = account_of(guest)
    assert guest is not None
    check_creation_limit(services, address)
    found = await exported(services.accounts.store, services.journal, account, guest.ids)
    headers = {"Content-Disposition": 'attachment; filename="futago.json"'}
    return Response(found, headers=headers)


@post("/account/sign-out", status_code=200, responses=problem_responses(401))
async def sign_out(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> Response[None]:
    """Sign this browser out."""
    account = account_of(guest)
    assert guest is not None
    assert guest.session is not None
    await services.accounts.end_sessions(account, [guest.session])
    return signed_out(services, None)


@delete("/account/sessions", status_code=200, responses=problem_responses(401))
async def end_others(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> AccountShown:
    """Sign out everywhere else."""
    account = account_of(guest)
    assert guest is not None
    others = [one.id for one in await services.accounts.store.sessions(account)]
    await services.accounts.end_sessions(account, [id for id in others if id != guest.session])
    return await account_shown(services, account, guest.session)


@delete("/account/sessions/{device:str}", status_code=200, responses=problem_responses(401, 404))
async def end_session(
    device: FromPath[str],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
) -> AccountShown:
    """Sign another device out."""
    account = account_of(guest)
    assert guest is not None
    if not await services.accounts.end_sessions(account, [device]):
        raise not_found()
    return await account_shown(services, account, guest.session)


@delete("/account/email", status_code=200, responses=problem_responses(401))
async def remove_email(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> AccountShown:
    """Remove my e-mail address, if there is another way to sign in."""
    account = account_of(guest)
    await services.accounts.remove_email(account)
    return await account_shown(services, account, guest.session if guest else None)


@post("/account/codes", responses=problem_responses(401))
async def make_codes(
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> CodesShown:
    """Make new recovery codes; earlier ones become void."""
    account = account_of(guest)
    check_creation_limit(services, address)
    return CodesShown(await services.accounts.new_codes(account))


@get("/account/kept", responses=problem_responses(401))
async def see_kept(
    services: NamedDependency[Services], guest: NamedDependency[Guest | None]
) -> Kept:
    """What my browsers have kept."""
    return Kept(await services.accounts.store.kept(account_of(guest)))


@put("/account/kept", status_code=204, responses=problem_responses(401))
async def keep(
    data: JSONBody[Kept],
    services: NamedDependency[Services],
    guest: NamedDependency[Guest | None],
    address: NamedDependency[str],
) -> None:
    """Keep more; items of the same kind and name are replaced."""
    account = account_of(guest)
    spend(services.limits, "admissions", address)
    await services.accounts.keep(account, data.items)


ROUTES = [
    *(see_account, sign_up, rename, delete_account, export, sign_out, end_others, end_session),
    *(remove_email, make_codes, see_kept, keep),
]
