#!/usr/bin/env python3
"""Makes the Unicode tables of TerminalScreen, and what its tests read, from the files of the Unicode Character Database.

usage: generate.py [FOLDER] [--age VERSION]

FOLDER holds the database's files as unicode.org publishes them; by default /usr/share/unicode,
where Debian's package `unicode-data` puts them. Characters younger than VERSION (default 14.0)
get stand-ins: glibc 2.36 gives them no width, so ncurses would show blanks.
"""

import argparse
import functools
import pathlib
import re
import shutil

LAST = 0x110000
ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = ROOT / "Sources/TerminalScreen"

# The order of the cases of `WidthClass`.
NARROW, WIDE, MARK, JOINER, HIDDEN, ABSENT, ABSENT_WIDE, TEXT_EMOJI, JAMO = range(9)


class Database:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)

    def lines(self, name):
        """The fields of each line, without comments, blanks and `@missing` lines."""
        for line in (self.folder / name).read_text(encoding="utf-8").splitlines():
            line = line.split("#")[0].strip()
            if line:
                yield [field.strip() for field in line.split(";")]

    def version(self):
        first = (self.folder / "EastAsianWidth.txt").read_text(encoding="utf-8").splitlines()[0]
        return re.search(r"-(\d+\.\d+\.\d+)\.txt", first).group(1)

    def property(self, name, default, only=None):
        """A list with the value for each code point; `only` picks one property of a file of many."""
        values = [default] * LAST
        for fields in self.lines(name):
            if only is None or fields[1] == only:
                for code in span(fields[0]):
                    values[code] = fields[1]
        return values

    def categories(self):
        return self.property("extracted/DerivedGeneralCategory.txt", "Cn")


def span(text):
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


def width_classes(data, youngest):
    category = data.categories()
    wide = data.property("EastAsianWidth.txt", "N")
    age = data.property("DerivedAge.txt", None)
    ignorable = data.property("DerivedCoreProperties.txt", None, "Default_Ignorable_Code_Point")
    syllable = data.property("HangulSyllableType.txt", None)
    text_emoji = {int(fields[0].split()[0], 16) for fields in data.lines("emoji/emoji-variation-sequences.txt")}
    joiners = {0x200C, 0x200D}
    joiners.update(code for fields in data.lines("PropList.txt")
                   if fields[1] == "Variation_Selector" for code in span(fields[0]))
    # Format characters that show a sign of their own, before the digits that they apply to.
    visible_formats = {code for fields in data.lines("PropList.txt")
                       if fields[1] == "Prepended_Concatenation_Mark" for code in span(fields[0])}

    def width_class(code):
        if code in joiners:
            return JOINER
        is_wide = wide[code] in ("W", "F") or 0x3248 <= code <= 0x324F or 0x4DC0 <= code <= 0x4DFF
        if category[code] in ("Cn", "Cs") or version(age[code]) > youngest:
            return ABSENT_WIDE if is_wide else ABSENT
        if syllable[code] in ("V", "T"):
            return JAMO
        if ignorable[code] or category[code] in ("Cc", "Zl", "Zp"):
            return HIDDEN
        if category[code] == "Cf" and code not in visible_formats:
            return HIDDEN
        if category[code] in ("Mn", "Me"):
            return MARK
        if is_wide:
            return WIDE
        return TEXT_EMOJI if code in text_emoji else NARROW

    return [width_class(code) for code in range(LAST)]


# The order of the cases of `BidiClass`.
BIDI_CLASSES = ("L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI").split()
BIDI_DEFAULTS = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET"}


def bidi_classes(data):
    """Unassigned characters have the class that their block is kept for: the `@missing` lines."""
    name = "extracted/DerivedBidiClass.txt"
    classes = ["L"] * LAST
    text = (data.folder / name).read_text(encoding="utf-8")
    for codes, default in re.findall(r"^# @missing: (\S+); (\w+)", text, re.MULTILINE):
        for code in span(codes):
            classes[code] = BIDI_DEFAULTS[default]
    for fields in data.lines(name):
        for code in span(fields[0]):
            classes[code] = fields[1]
    return [BIDI_CLASSES.index(name) for name in classes]


def brackets(data):
    """Bracket << 32 | opening bracket of its pair << 1 | 1 for closing ones (UAX #9, BD14 to BD16)."""
    # The canonical equivalent of U+2329 and U+232A counts as the same pair.
    same = {0x2329: 0x3008, 0x232A: 0x3009}
    for code, pair, kind in data.lines("BidiBrackets.txt"):
        code, pair = int(code, 16), int(pair, 16)
        opening = code if kind == "o" else pair
        yield code << 32 | same.get(opening, opening) << 1 | (kind == "c")


def mirrors(data):
    for code, mirror in data.lines("BidiMirroring.txt"):
        yield int(code, 16) << 32 | int(mirror, 16)


def varint(number):
    while number > 127:
        yield number & 127 | 128
        number >>= 7
    yield number


def packed_levels(text):
    return [255 if level == "x" else int(level) for level in text.split()]


def pack_bidi_test(data):
    """BidiTest.txt, all of it: groups of rows with the same result, each

    count of levels, the levels (255: none), count of the order, the order, directions (1 automatic,
    2 left-to-right, 4 right-to-left), count of rows, and the rows, ascending, as differences: a row is
    its classes as the digits of a number, 23 to the digit, the first class the lowest digit.
    Counts of rows and differences are of variable length, 7 bits a byte, the lowest first. Of rows
    with more than 13 classes, too long for a number of 64 bits, each class is a byte.
    """
    groups = {}
    for line in (data.folder / "BidiTest.txt").read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line.startswith("@Levels:"):
            levels = bytes(packed_levels(line[8:]))
        elif line.startswith("@Reorder:"):
            order = bytes(int(index) for index in line[9:].split())
        elif line:
            classes, directions = line.split(";")
            row = [BIDI_CLASSES.index(name) for name in classes.split()]
            groups.setdefault((levels, order, int(directions)), []).append(row[::-1])
    for (levels, order, directions), rows in groups.items():
        yield from [len(levels), *levels, len(order), *order, directions, *varint(len(rows))]
        last = 0
        for row in sorted(rows):
            if len(row) > 13:
                yield from reversed(row)
                continue
            number = functools.reduce(lambda sum, digit: sum * len(BIDI_CLASSES) + digit, row, 0)
            yield from varint(number - last)
            last = number


def pack_bidi_character_test(data):
    """BidiCharacterTest.txt, all of it: rows of

    how many scalars are as in the row before, how many follow, the scalars, of variable length; the
    direction (0 left-to-right, 1 right-to-left, 2 automatic) and the level found, in the low and the
    high four bits; the levels (255: none); the count of the order, the order.
    """
    before = []
    for codes, direction, base, levels, order in data.lines("BidiCharacterTest.txt"):
        codes = [int(code, 16) for code in codes.split()]
        same = 0
        while same < min(len(before), len(codes)) and before[same] == codes[same]:
            same += 1
        yield from [same, len(codes) - same]
        for code in codes[same:]:
            yield from varint(code)
        order = [int(index) for index in order.split()]
        yield from [int(direction) | int(base) << 4, *packed_levels(levels), len(order), *order]
        before = codes


def version(text):
    return tuple(int(part) for part in text.split(".")) if text else (0,)


def runs(values):
    """(first code point, value) wherever the value changes."""
    last = None
    for code, value in enumerate(values):
        if value != last:
            yield code, value
            last = value


def table(name, comment, numbers, kind="UInt32"):
    rows, row = [], "   "
    for number in numbers:
        word = f" 0x{number:X},"
        if len(row) + len(word) > 108:
            rows.append(row)
            row = "   "
        row += word
    rows.append(row)
    comment = "\n".join(f"  /// {line}" for line in comment.splitlines())
    return f"{comment}\n  static let {name}: [{kind}] = [\n" + "\n".join(rows) + "\n  ]\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="/usr/share/unicode")
    parser.add_argument("--age", default="14.0", help="youngest characters that a terminal is given")
    options = parser.parse_args()
    data = Database(options.folder)
    widths = [code << 4 | value for code, value in runs(width_classes(data, version(options.age)))]
    bidi = [code << 5 | value for code, value in runs(bidi_classes(data))]
    head = (f"// Made by Tests/Unicode/generate.py from Unicode {data.version()}; characters younger than\n"
            f"// Unicode {options.age} have no width. Do not edit.\n\n")
    (TABLES / "UnicodeTables.swift").write_text(
        head + "/// What the rules for widths and for writing directions need of the Unicode Character Database.\n"
        + "enum UnicodeTables {\n  static let version = \"" + data.version() + "\"\n\n"
        + table("widthClasses", "Where the width class changes: first scalar << 4 | raw value of `WidthClass`.", widths)
        + "\n" + table("bidiClasses", "Where the bidirectional class changes: first scalar << 5 | raw value of `BidiClass`.", bidi)
        + "\n" + table("brackets", brackets.__doc__, sorted(brackets(data)), "UInt64")
        + "\n" + table("mirrors", "Scalar << 32 | its mirror image (UAX #9, L4).", sorted(mirrors(data)), "UInt64")
        + "}\n", encoding="utf-8")
    tests = ROOT / "Tests/Unicode/data"
    tests.mkdir(exist_ok=True)
    (tests / "BidiTest.packed").write_bytes(bytes(pack_bidi_test(data)))
    (tests / "BidiCharacterTest.packed").write_bytes(bytes(pack_bidi_character_test(data)))
    shutil.copy(data.folder / "auxiliary/GraphemeBreakTest.txt", tests)
    print(f"Unicode {data.version()}: {len(widths)} width ranges, {len(bidi)} bidi ranges")


if __name__ == "__main__":
    main()
