#!/usr/bin/env python3
"""Compares the widths in Sources/TerminalScreen/UnicodeTables.swift with wcwidth() of this system.

Only what is sent to a terminal counts, not what gets a stand-in. A C library that knows a younger
Unicode than the tables may have a few more wide characters. Status 1 where there are differences.
"""

import ctypes
import pathlib
import re
import sys

TABLE = pathlib.Path(__file__).resolve().parents[2] / "Sources/TerminalScreen/UnicodeTables.swift"
# By the cases of `WidthClass`: narrow, wide, mark, joiner, text emoji, jamo.
EXPECTED = {0: 1, 1: 2, 2: 0, 3: 0, 7: 1, 8: 0}


def main():
    library = ctypes.CDLL(None)
    library.setlocale.restype = ctypes.c_char_p
    if not (library.setlocale(0, b"C.UTF-8") or library.setlocale(0, b"en_US.UTF-8")):
        sys.exit("no UTF-8 locale")
    numbers = re.search(r"widthClasses: \[UInt32\] = \[(.*?)\]", TABLE.read_text(), re.DOTALL).group(1)
    entries = [int(number, 16) for number in re.findall(r"0x[0-9A-F]+", numbers)]
    differences = 0
    for entry, after in zip(entries, entries[1:] + [0x110000 << 4]):
        expected = EXPECTED.get(entry & 15)
        for code in range(entry >> 4, after >> 4):
            found = library.wcwidth(code)
            if expected is not None and found != expected:
                differences += 1
                print(f"U+{code:04X}: {expected} here, {found} by wcwidth")
    print(f"{differences} differences")
    sys.exit(differences > 0)


if __name__ == "__main__":
    main()
