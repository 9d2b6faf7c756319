"""TLS certificates for the tests."""

from __future__ import annotations

import shutil
import ssl
from pathlib import Path

import pytest

from .servers import make_certificate


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate of `HOST` and its key."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificates")
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def server_context(certificate: tuple[Path, Path]) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*certificate)
    return context


@pytest.fixture
def client_context(certificate: tuple[Path, Path]) -> ssl.SSLContext:
    """What trusts this certificate and no other."""
    return ssl.create_default_context(cafile=str(certificate[0]))
