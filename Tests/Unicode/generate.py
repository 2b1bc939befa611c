#!/usr/bin/env python3
"""Makes the Unicode tables of TerminalScreen from the files of the Unicode Character Database.

usage: generate.py [FOLDER] [--age VERSION]

FOLDER holds the database's files as unicode.org publishes them; by default /usr/share/unicode,
where Debian's package `unicode-data` puts them. Characters younger than VERSION (default 14.0)
get stand-ins: glibc 2.36 gives them no width, so ncurses would show blanks.
"""

import argparse
import pathlib
import re

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


def version(text):
    return tuple(int(part) for part in text.split(".")) if text else (0,)


def runs(values):
    """(first code point, value) wherever the value changes."""
    last = None
    for code, value in enumerate(values):
        if value != last:
            yield code, value
            last = value


def table(name, comment, numbers):
    rows, row = [], "   "
    for number in numbers:
        word = f" 0x{number:X},"
        if len(row) + len(word) > 108:
            rows.append(row)
            row = "   "
        row += word
    rows.append(row)
    comment = "\n".join(f"  /// {line}" for line in comment.splitlines())
    return f"{comment}\n  static let {name}: [UInt32] = [\n" + "\n".join(rows) + "\n  ]\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", default="/usr/share/unicode")
    parser.add_argument("--age", default="14.0", help="youngest characters that a terminal is given")
    options = parser.parse_args()
    data = Database(options.folder)
    widths = [code << 4 | value for code, value in runs(width_classes(data, version(options.age)))]
    head = (f"// Made by Tests/Unicode/generate.py from Unicode {data.version()}; characters younger than\n"
            f"// Unicode {options.age} have no width. Do not edit.\n\n")
    (TABLES / "UnicodeTables.swift").write_text(
        head + "/// What the rules for widths need of the Unicode Character Database.\n"
        + "enum UnicodeTables {\n  static let version = \"" + data.version() + "\"\n\n"
        + table("widthClasses", "Where the width class changes: first scalar << 4 | raw value of `WidthClass`.", widths)
        + "}\n", encoding="utf-8")
    print(f"Unicode {data.version()}: {len(widths)} width ranges")


if __name__ == "__main__":
    main()
