public import TerminalScreen

/// A screen in writing: what stands where, and what it means, for files that are read in reviews.
///
/// Two planes of the same size. The first has the text, one row a line; the second has a letter
/// for each cell's role, a blank for plain text, with a legend of the letters used. Colours are a
/// theme's affair and have no place here. The same frame gives the same bytes, always. A frame
/// holds no secrets, only what is drawn for them.
public struct Snapshot: Sendable {
  /// One part of a snapshot.
  public enum Plane: String, Sendable {
    case text = "Text"
    case style = "Style"
  }

  let size: Size
  let cursor: Point?
  let textRows: [String]
  let styleRows: [String]
  private let roles: [StyleRole]
  /// For each row the column at which each scalar of its text stands.
  let scalarColumns: [[Int]]

  /// Takes a frame as it is now.
  public init(of frame: Frame) {
    size = frame.size
    cursor = frame.cursor
    let rows = (0..<frame.size.rows).map { SnapshotRow(frame, row: $0) }
    textRows = rows.map(\.text)
    styleRows = rows.map(\.style)
    scalarColumns = rows.map(\.scalarColumns)
    let used = Set(frame.cells.map(\.role)).subtracting([.text])
    roles = StyleRole.allCases.filter(used.contains)
  }

  /// The whole file, ended by a line break.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  var lines: [String] {
    [header, ""] + plane(.text, textRows) + [""] + plane(.style, styleRows)
      + (roles.isEmpty ? [] : [""] + roles.map { "    \($0.snapshotLetter)  \($0.snapshotName)" })
  }

  private var header: String {
    let place = cursor.map { "cursor at \($0.column),\($0.row)" } ?? "no cursor"
    return "Formwork snapshot, \(size.columns)x\(size.rows), \(place)"
  }

  private func plane(_ plane: Plane, _ rows: [String]) -> [String] {
    let edge = "    +" + String(repeating: "-", count: size.columns) + "+"
    return [plane.rawValue, edge] + rows.enumerated().map { Self.line($0, $1) } + [edge]
  }

  /// A row as it stands in the file: its number, and the margins that keep trailing blanks.
  static func line(_ number: Int, _ row: String) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, 3 - digits.count)) + digits + " |" + row + "|"
  }
}

/// One row of a frame in both planes.
private struct SnapshotRow {
  private(set) var text = ""
  private(set) var style = ""
  private(set) var scalarColumns: [Int] = []

  init(_ frame: Frame, row: Int) {
    for column in 0..<frame.size.columns {
      let cell = frame[row, column]
      style.append(cell.role.snapshotLetter)
      guard cell.width > 0 else { continue }
      for scalar in frame.character(of: cell).unicodeScalars {
        // A raw cell could hold one; a file that people print must not.
        text.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
        scalarColumns.append(column)
      }
    }
  }
}

extension StyleRole {
  /// The letter in the style plane; capitals are for what has the focus.
  var snapshotLetter: Character {
    switch self {
    case .text: " "
    case .title: "t"
    case .section: "n"
    case .label: "l"
    case .labelFocused: "L"
    case .placeholder: "p"
    case .helper: "h"
    case .error: "!"
    case .success: "+"
    case .edge: "e"
    case .edgeFocused: "E"
    case .disabled: "d"
    case .selection: "s"
    case .key: "k"
    case .accent: "a"
    case .focused: "F"
    }
  }

  var snapshotName: String {
    switch self {
    case .text: "text"
    case .title: "title"
    case .section: "section title"
    case .label: "label"
    case .labelFocused: "label of what has the focus"
    case .placeholder: "placeholder"
    case .helper: "helper text"
    case .error: "error"
    case .success: "success"
    case .edge: "edge"
    case .edgeFocused: "edge of what has the focus"
    case .disabled: "disabled"
    case .selection: "selection"
    case .key: "key"
    case .accent: "accent"
    case .focused: "button or choice with the focus"
    }
  }
}
