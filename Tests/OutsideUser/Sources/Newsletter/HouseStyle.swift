import Formwork

/// Keys and looks of one's own, with nothing imported but the library.
extension Subscription {
  static var house: RunOptions {
    var options = RunOptions()
    options.session.keymap[KeyPress(.function(5))] = .summary
    options.session.keymap[KeyPress(.text("s"), .control)] = .nextField
    options.theme = Theme(name: "house") { role in
      switch role {
      case .error: Style(.brightRed, .bold)
      case .selection, .focused: Style(nil, .reverse)
      default: Style()
      }
    }
    return options
  }
}
