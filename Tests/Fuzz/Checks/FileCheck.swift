import TerminalScreen

@testable import FormFiles
@testable import Forms

/// Any bytes are a form or an error with its place; what is a form can be shown, walked and audited.
enum FileCheck {
  static func run(_ bytes: [UInt8]) throws(Finding) {
    let file: FormFile
    do {
      file = try FormFile(parsing: bytes)
    } catch {
      return try hold(
        error.line > 0 && error.column > 0 && !error.words.isEmpty, "an error without place or words")
    }
    var session = Session(file.form, size: Size(columns: 40, rows: 12))
    var frame = Frame(size: session.size)
    session.draw(into: &frame)
    for key in [Key.text("a"), .tab, .enter, .down, .escape, .tab] where session.outcome == .editing {
      _ = session.handle(.terminal(.key(KeyPress(key))))
      session.draw(into: &frame)
    }
    try FrameCheck.run(frame)
    _ = file.form.audit()
  }
}

/// What never stands on a screen, whatever came from outside.
enum FrameCheck {
  static func run(_ frame: Frame) throws(Finding) {
    if let cursor = frame.cursor {
      try hold(frame.bounds.contains(cursor), "the cursor is outside: \(cursor)")
    }
    for cell in frame.cells where cell.code < 0x20 || cell.code > 0x7E {
      for scalar in frame.character(of: cell).unicodeScalars {
        try hold(!isUnsafe(scalar), "U+\(String(scalar.value, radix: 16)) on the screen")
      }
    }
  }

  /// Controls, and what changes the direction of all that follows.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }
}
