internal import TerminalScreen

extension Snapshot {
  /// One part of a snapshot. Planes are written and compared one by one.
  public enum Plane: String, CaseIterable, Sendable {
    /// What stands where, as a person sees it.
    case text = "Text"
    /// What each cell means: focus, error, disabled …; a blank for plain text.
    case style = "Style"
    /// What a screen reader is told after the last key.
    case spoken = "Spoken"
    /// Where the focus is, what keeps Continue shut, errors and values.
    case meaning = "Meaning"

    /// Whether it has a line for each row of the screen.
    var isGrid: Bool { self == .text || self == .style }
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

  /// What the letter means, for the legend and for words.
  var snapshotName: String {
    switch self {
    case .text: "plain"
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
    case .focused: "focus"
    }
  }

  static func role(ofLetter letter: some StringProtocol) -> StyleRole? {
    allCases.first { String($0.snapshotLetter) == letter }
  }
}
