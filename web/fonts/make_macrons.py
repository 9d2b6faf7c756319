"""Long vowels for the headings' font, which has an o and a macron but no ō.

    pip install fonttools brotli
    python web/fonts/make_macrons.py

Takes vowels and macron from Shippori Mincho (SIL Open Font License 1.1, as is the outcome) and
writes `macrons.woff2` beside this file, a font of four letters.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "node_modules" / "@fontsource" / "shippori-mincho" / "files"
LONG = {"Ō": "O", "ō": "o", "Ū": "U", "ū": "u"}


def bounds(font: TTFont, glyph: str) -> tuple[float, float, float, float]:
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[glyph].draw(pen)
    return pen.bounds


def main() -> None:
    font = TTFont(PACKAGE / "shippori-mincho-latin-600-normal.woff2")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    macron = names[ord("¯")]
    left, low, right, _ = bounds(font, macron)
    shapes = dict[str, DecomposingRecordingPen]()
    for long, vowel in LONG.items():
        name = names[ord(vowel)]
        x0, _, x1, top = bounds(font, name)
        lower = vowel.islower()
        # The dots of ö and Ö show how high this font puts a mark.
        gap = (
            bounds(font, names[ord("ö" if lower else "Ö")])[3]
            - bounds(font, names[ord("o" if lower else "O")])[3]
        )
        width = 0.62 * (x1 - x0) / (right - left)
        dx = (x0 + x1) / 2 - width * (left + right) / 2
        dy = top + 0.55 * gap - 0.72 * low
        pen = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(pen)
        glyphs[macron].draw(TransformPen(pen, (width, 0, 0, 0.72, dx, dy)))
        shapes[long] = pen
    # Each long vowel takes the place of its vowel, so that widths and tables stay as they are.
    for long, pen in shapes.items():
        name = names[ord(LONG[long])]
        if "glyf" in font:
            drawn = TTGlyphPen(None)
            pen.replay(drawn)
            font["glyf"][name] = drawn.glyph()
        else:
            chars = font["CFF "].cff.topDictIndex[0].CharStrings
            drawn = T2CharStringPen(font["hmtx"][name][0], None)
            pen.replay(drawn)
            chars[name] = drawn.getCharString(private=chars[name].private)
    for table in font["cmap"].tables:
        table.cmap = {ord(long): names[ord(vowel)] for long, vowel in LONG.items()}
    options = subset.Options(flavor="woff2", layout_features=[], hinting=False)
    smaller = subset.Subsetter(options)
    smaller.populate(text="".join(LONG))
    smaller.subset(font)
    font.flavor = "woff2"
    font.save(HERE / "macrons.woff2")


if __name__ == "__main__":
    main()
