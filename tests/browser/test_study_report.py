"""The report of a study in a browser: accessible, readable on a phone, and it asks for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from futago.lab.report import write_report

from ..lab.report.studies import FAIR, play
from .browsers import open_context
from .test_accessibility import violations

SIZES = {"wide": {"width": 1440, "height": 900}, "narrow": {"width": 390, "height": 844}}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = play(tmp_path_factory.mktemp("study"), FAIR)
    return write_report(folder, language="fr")


def test_a_report_is_accessible_fits_and_asks_for_nothing(browser: Browser, report: Path) -> None:
    asked, said = list[str](), list[str]()
    context = open_context(browser)
    page = context.new_page()
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.goto(report.as_uri())
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        shown = page.locator(".chart svg:visible")
        assert shown.count() == page.locator("figure").count()
        assert page.locator(f".{name}:visible").count() > 0
        boxes = [each.bounding_box() for each in shown.all()]
        assert all(
            box and box["x"] >= 0 and box["x"] + box["width"] <= size["width"] for box in boxes
        )
    page.locator("summary").first.click()
    assert page.locator("details table").first.is_visible()
    assert asked == [report.as_uri()]
    assert said == []
    context.close()
