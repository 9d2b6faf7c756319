"""Which addresses a webhook may reach."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from futago.game import BadInput
from futago.notices.address_check import UnknownHost, allowed_addresses, check_webhook, is_public

NONE = frozenset[str]()


def nobody(host: str, port: int) -> Iterable[str]:
    raise AssertionError(f"{host} must not be looked up")


def refused(url: str) -> bool:
    """Whether a URL is refused when entered, or when its host is resolved."""
    try:
        target = check_webhook(url)
        allowed_addresses(target.host, target.port, NONE, nobody)
    except BadInput:
        return True
    return False


INNER_HOSTS = Path(__file__).with_name("inner_hosts.txt").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("host", INNER_HOSTS)
def test_inner_addresses_are_refused_in_every_spelling(host: str) -> None:
    assert refused(f"http://{host}/")
    assert refused(f"https://{host}:8443/")


@pytest.mark.parametrize("host", INNER_HOSTS)
def test_the_addresses_are_judged_without_the_check_of_the_form(host: str) -> None:
    with pytest.raises(BadInput):
        allowed_addresses(host, 443, NONE, nobody)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "example.org",
        "//example.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "gopher://example.org:6379/_x",
        "javascript:alert(1)",
        "http:///path",
        "http://",
        "http:example.org",
        "https://user@example.org/",
        "https://user:password@example.org/",
        "https://example.org@127.0.0.1/",
        "https://127.0.0.1#@example.org/",
        "https://example.org/#part",
        "https://example.org#",
        "https://example.org\\@127.0.0.1/",
        "https://example.org/a b",
        " https://example.org/",
        "https://example.org/\n",
        "https://example.org/\r\nX: y",
        "https://exam\tple.org/",
        "https://exam ple.org/",
        "https://example..org/",
        "https://.example.org/",
        "https://-example.org/",
        "https://ex%61mple.org/",
        "https://[::1/",
        "https://[2606:4700::1]x/",
        "https://[2606:4700::1%25eth0]/",
        "https://straße.example/",
        "https://example.org:x/",
        "https://example.org:４４３/",
        "https://example.org:-1/",
        "https://1.2.3/",
        "https://example.0x7f/",
        "https://a\u200db.example/",
        f"https://{'a' * 64}.example/",
        f"https://{'a.' * 150}example/",
    ],
)
def test_urls_of_another_form_are_refused(url: str) -> None:
    with pytest.raises(BadInput, match="write it like"):
        check_webhook(url)


def test_a_url_has_at_most_2000_characters() -> None:
    start = "https://example.org/"
    assert check_webhook(start + "a" * (2000 - len(start))).host == "example.org"
    with pytest.raises(BadInput, match="Maximum length"):
        check_webhook(start + "a" * (2001 - len(start)))


@pytest.mark.parametrize("port", [0, 1, 22, 25, 79, 444, 587, 1023, 65536, 99999])
def test_ports_of_other_services_are_refused(port: int) -> None:
    with pytest.raises(BadInput, match="port"):
        check_webhook(f"https://example.org:{port}/")


@pytest.mark.parametrize("port", [80, 443, 1024, 8443, 65535])
def test_ports_of_web_servers_are_allowed(port: int) -> None:
    assert check_webhook(f"https://example.org:{port}/").port == port


def test_a_url_is_taken_apart() -> None:
    target = check_webhook("HTTPS://Bücher.Example./Tür?a=1&b=%20")
    assert target.host == "xn--bcher-kva.example"
    assert (target.scheme, target.port) == ("https", 443)
    assert target.path == "/T%C3%BCr?a=1&b=%20"
    assert target.netloc == "xn--bcher-kva.example"
    assert check_webhook("http://example.org:8080?a").path == "/?a"
    assert check_webhook("http://[2606:4700:0::1]:8080").netloc == "[2606:4700::1]:8080"


def test_public_addresses_are_allowed() -> None:
    found = allowed_addresses("a.example", 443, NONE, lambda *_: ["8.8.8.8", "2606:4700::1"])
    assert found == [IPv4Address("8.8.8.8"), IPv6Address("2606:4700::1")]
    assert allowed_addresses("8.8.8.8", 443, NONE, nobody) == [IPv4Address("8.8.8.8")]
    assert allowed_addresses("2606:4700::1", 443, NONE, nobody) == [IPv6Address("2606:4700::1")]


@pytest.mark.parametrize("hidden", ["127.0.0.1", "10.1.2.3", "::1", "2606:4700::1%lo", "fd00::1"])
def test_a_single_inner_address_among_public_ones_refuses_the_host(hidden: str) -> None:
    with pytest.raises(BadInput, match="public"):
        allowed_addresses("a.example", 443, NONE, lambda *_: ["8.8.8.8", hidden])


def test_unknown_and_inner_names_are_refused_in_the_same_words() -> None:
    def unknown(host: str, port: int) -> Iterable[str]:
        raise OSError

    with pytest.raises(UnknownHost) as nowhere:
        allowed_addresses("a.example", 443, NONE, unknown)
    with pytest.raises(UnknownHost):
        allowed_addresses("a.example", 443, NONE, lambda *_: [])
    with pytest.raises(BadInput) as inside:
        allowed_addresses("b.example", 443, NONE, lambda *_: ["10.0.0.1"])
    assert str(nowhere.value) == str(inside.value)


def test_the_operator_may_allow_an_inner_host_with_its_port() -> None:
    inner = frozenset({"hooks.lan:22", "[::1]:8080", "localhost:81"})
    assert check_webhook("http://hooks.lan:22/", inner).port == 22
    assert check_webhook("http://[::1]:8080/", inner).host == "::1"
    assert allowed_addresses("hooks.lan", 22, inner, lambda *_: ["10.0.0.1"])
    assert allowed_addresses("localhost", 81, inner, lambda *_: ["127.0.0.1"])
    with pytest.raises(BadInput):
        allowed_addresses("hooks.lan", 80, inner, lambda *_: ["10.0.0.1"])
    with pytest.raises(BadInput):
        check_webhook("http://[::1]:8081/", inner)


def test_another_name_of_an_allowed_inner_address_is_refused() -> None:
    with pytest.raises(BadInput):
        allowed_addresses(
            "evil.example", 8080, frozenset({"127.0.0.1:8080"}), lambda *_: ["127.0.0.1"]
        )


def literal(address: IPv4Address | IPv6Address) -> str:
    return f"[{address}]" if address.version == 6 else str(address)


@settings(deadline=None)
@given(st.one_of(st.ip_addresses(), st.integers(0, 2**32 - 1).map(IPv4Address)))
def test_no_address_is_allowed_that_is_not_global(address: IPv4Address | IPv6Address) -> None:
    embedded = address.version == 6 and (address.ipv4_mapped or address.sixtofour or address.teredo)
    special = address.is_private or address.is_multicast or address.is_reserved or embedded
    if special or not address.is_global or address.is_link_local or address.is_loopback:
        assert not is_public(address)
    if not is_public(address):
        assert refused(f"http://{literal(address)}/")
        with pytest.raises(BadInput):
            allowed_addresses("a.example", 80, NONE, lambda *_: [str(address)])


@settings(deadline=None)
@given(st.ip_addresses(v=4), st.sampled_from(["::ffff:{}", "::{}", "64:ff9b::{}", "2002:{:x}::1"]))
def test_no_ipv6_address_carries_another_inside(address: IPv4Address, form: str) -> None:
    number = int(address)
    if "x" in form:
        written = f"2002:{number >> 16:x}:{number & 0xFFFF:x}::1"
    else:
        written = form.format(address)
    assert refused(f"http://[{written}]/")


@settings(deadline=None)
@given(st.ip_addresses(v=4))
def test_an_address_as_one_number_is_refused(address: IPv4Address) -> None:
    for number in (str(int(address)), hex(int(address)), f"0{int(address):o}"):
        assert refused(f"http://{number}/")


@settings(deadline=None)
@given(st.text(max_size=60))
def test_a_url_that_is_let_through_cannot_break_out_of_its_request(text: str) -> None:
    for url in (text, f"http://{text}", f"https://example.org/{text}"):
        with suppress(BadInput):
            target = check_webhook(url)
            assert f"{target.host}{target.path}".isascii()
            assert not set(target.host + target.path) & set(" \r\n\t#\\")
