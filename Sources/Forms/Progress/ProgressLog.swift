/// The last lines that work has printed, made fit to be shown.
struct ProgressLog: Sendable {
  static let lineLimit = 5000
  static let lengthLimit = 2000

  private(set) var lines: [String] = []
  /// Rows between the end of what is shown and the newest line; 0 follows what comes.
  private(set) var distance = 0

  mutating func append(_ text: String) {
    for line in Self.lines(of: text) {
      lines.append(line)
      // What is being read stays where it is.
      if distance > 0 { distance += 1 }
    }
    let surplus = lines.count - Self.lineLimit
    // A part at a time, so that a flood costs little for each line.
    if surplus > Self.lineLimit / 8 { lines.removeFirst(surplus) }
    distance = min(distance, lines.count)
  }

  /// Scrolls by rows, up (-) or down (+), in a view of so many.
  mutating func scroll(by rows: Int, view: Int) {
    distance = max(0, min(max(0, lines.count - view), distance - rows))
  }

  /// The lines in a view of so many rows.
  func visible(_ rows: Int) -> ArraySlice<String> {
    let end = max(min(rows, lines.count), lines.count - distance)
    return lines[max(0, end - rows)..<end]
  }

  /// What was printed, line by line.
  static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }).map(shown)
  }

  /// A line as a terminal would leave it: what a carriage return wrote over is gone, colours and
  /// other sequences (ECMA-48) are left out, tabs are blanks. Other controls are shown by stand-ins
  /// when they are drawn.
  static func shown(_ line: Substring) -> String {
    var text = String.UnicodeScalarView()
    var scalars = line.unicodeScalars.prefix(lengthLimit)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}": skipSequence(&scalars)
      case "\r": if !scalars.isEmpty { text.removeAll() }
      case "\t": repeat { text.append(" ") } while text.count % 8 != 0
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// Goes over the rest of an escape sequence: CSI to its final byte, OSC to its end, else two bytes.
  private static func skipSequence(_ scalars: inout Substring.UnicodeScalarView) {
    guard let introducer = scalars.popFirst() else { return }
    switch introducer {
    case "[": while let next = scalars.popFirst(), !("@"..."~").contains(next) {}
    case "]":
      while let next = scalars.popFirst(), next != "\u{7}" {
        if next == "\u{1B}" {
          _ = scalars.popFirst()
          return
        }
      }
    case "("..."/": _ = scalars.popFirst()
    default: break
    }
  }
}

extension ProgressReport {
  /// The lines of a report for the log, as a terminal would leave them: without colours and other sequences.
  /// Empty for every other report. Control characters may still be in them.
  public var logLines: [String] {
    if case .log(let text) = self { ProgressLog.lines(of: text) } else { [] }
  }
}
