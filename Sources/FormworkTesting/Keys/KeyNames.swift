internal import TerminalScreen

/// Keys and their names in writing: one table for reading and writing them.
enum KeyNames {
  static let table: [(name: String, key: Key)] =
    [
      ("Tab", .tab), ("Enter", .enter), ("Esc", .escape), ("Space", .text(" ")), ("BS", .backspace),
      ("Del", .delete), ("Ins", .insert), ("Up", .up), ("Down", .down), ("Left", .left),
      ("Right", .right), ("Home", .home), ("End", .end), ("PageUp", .pageUp),
      ("PageDown", .pageDown), ("lt", .text("<")), ("gt", .text(">")),
    ] + (1...12).map { ("F\($0)", .function($0)) }

  private static let keys = Dictionary(
    uniqueKeysWithValues: table.map { ($0.name.lowercased(), $0.key) })

  private static let names = Dictionary(uniqueKeysWithValues: table.map { ($0.key, $0.name) })

  /// What others call these keys, to tell what would be right.
  private static let foreignNames = [
    "return": "Enter", "cr": "Enter", "nl": "Enter", "escape": "Esc", "backspace": "BS",
    "delete": "Del", "insert": "Ins", "pgup": "PageUp", "pgdn": "PageDown", "pgdown": "PageDown",
    "backtab": "S-Tab",
  ]

  static func key(named name: String) -> Key? { keys[name.lowercased()] }

  static func name(of key: Key) -> String? { names[key] }

  /// The name that was probably meant: another toolkit's, or one at most two slips away.
  static func nearest(to name: String) -> String? {
    let name = name.lowercased()
    if let known = foreignNames[name] { return known }
    let candidates = table.map(\.name) + MouseTag.allCases.map(\.rawValue) + OtherTag.allCases.map(\.rawValue)
    let slips = candidates.map { (name: $0, count: distance(Array($0.lowercased()), Array(name))) }
    guard let best = slips.min(by: { $0.count < $1.count }) else { return nil }
    return best.count <= min(2, name.count / 2) ? best.name : nil
  }

  /// A control character as the tag that stands for it: U+0001 is `<C-a>`, U+001B `<Esc>`.
  static func writing(ofControl scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0: "<C-Space>"
    case 0x1B: "<Esc>"
    case 0x7F: "<BS>"
    case 1...0x1F: "<C-\(String(Character(Unicode.Scalar(UInt8(scalar.value + 0x40)))).lowercased())>"
    default: "text within <Paste>"
    }
  }

  /// How many insertions, deletions and replacements lead from one name to the other.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (index, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let replaced = diagonal + (character == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
