public import TerminalScreen

extension KeyNotation {
  /// An event as it is written in a script. Reading it back gives the same event.
  ///
  /// A paste that is not UTF-8 is written with U+FFFD in place of what is not, and one that holds
  /// `</Paste>` can't be written; both end where they have to.
  public static func writing(of event: Event) -> String {
    switch event {
    case .key(let press): writing(of: press)
    case .paste(let text): text.withBytes { "<Paste>\(String(decoding: $0, as: UTF8.self))</Paste>" }
    case .mouse(let event): writing(of: event)
    case .resize(let size): "<Resize \(size.columns)x\(size.rows)>"
    case .focus(let gained): gained ? "<FocusIn>" : "<FocusOut>"
    case .hangup: "<Hangup>"
    }
  }

  /// Events as a script; what a click or a drag is made of is joined again.
  public static func writing(of events: some Sequence<Event>) -> String {
    var script = ""
    var pressed: MouseEvent?
    for event in events {
      if let press = pressed {
        pressed = nil
        if case .mouse(let release) = event, release == press.released {
          script += writing(press, as: .click)
          continue
        }
        script += writing(of: press)
      }
      if case .mouse(let press) = event, press.released != nil {
        pressed = press
      } else {
        script += writing(of: event)
      }
    }
    return script + (pressed.map { writing(of: $0) } ?? "")
  }

  private static func writing(of press: KeyPress) -> String {
    let modifiers = writing(of: press.modifiers)
    switch press.key {
    case .text(let scalar) where modifiers.isEmpty && scalar != "<": return String(scalar)
    case .text(let scalar): return "<\(modifiers)\(KeyNames.name(of: press.key) ?? String(scalar))>"
    case .function(let number): return "<\(modifiers)F\(number)>"
    default: return "<\(modifiers)\(KeyNames.name(of: press.key) ?? "")>"
    }
  }

  private static func writing(of event: MouseEvent) -> String {
    switch event.action {
    case .press: writing(event, as: .press)
    case .release: writing(event, as: .release)
    case .drag: writing(event, as: .dragTo)
    case .move: writing(event, as: .hover)
    case .wheelUp: writing(event, as: .wheelUp)
    case .wheelDown: writing(event, as: .wheelDown)
    }
  }

  private static func writing(_ event: MouseEvent, as tag: MouseTag) -> String {
    let button = event.button.map { $0 == 1 ? "" : " \($0)" } ?? ""
    let place = "\(event.position.column),\(event.position.row)"
    return "<\(writing(of: event.modifiers))\(tag.rawValue) \(place)\(button)>"
  }

  private static func writing(of modifiers: Modifiers) -> String {
    (modifiers.contains(.control) ? "C-" : "") + (modifiers.contains(.alt) ? "M-" : "")
      + (modifiers.contains(.shift) ? "S-" : "")
  }
}

extension MouseEvent {
  fileprivate var button: Int? {
    switch action {
    case .press(let button), .release(let button), .drag(let button): button
    case .move, .wheelUp, .wheelDown: nil
    }
  }

  /// The release that makes a press a click; nil for anything but a press.
  fileprivate var released: MouseEvent? {
    guard case .press(let button) = action else { return nil }
    return MouseEvent(.release(button: button), at: position, modifiers: modifiers)
  }
}
