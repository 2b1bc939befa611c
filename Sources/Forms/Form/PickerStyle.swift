/// How a picker shows its options; the names are SwiftUI's.
public enum PickerStyle: String, Sendable, CaseIterable {
  /// The option taken, with a list that opens and can be filtered: for many options.
  case menu
  /// All options below each other: for a few.
  case inline
  /// The same as `inline`: radio buttons are how a terminal shows it.
  case radioGroup
}

extension Picker {
  /// How the options are shown; `menu` unless chosen.
  public func pickerStyle(_ style: PickerStyle) -> Picker {
    var picker = self
    let options = self.options
    picker.content.definition.kind =
      switch style {
      case .menu: PickerKind(options: options)
      case .inline, .radioGroup: ChoiceKind(options: options)
      }
    return picker
  }

  private var options: [Option] {
    switch content.definition.kind {
    case let kind as PickerKind: kind.options
    case let kind as ChoiceKind: kind.options
    default: []
    }
  }
}
