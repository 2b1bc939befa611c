/// What a session knows of one field. A field that nobody touched has no control yet.
struct FieldState: Sendable {
  var control: (any Control)?
  /// What is wrong now, shown or not. The gate counts these.
  var problem: Problem?
  /// What the last input was refused for; goes with the next accepted one, or on leaving.
  var refusal: Problem?
  var flags: Flags = [.visible, .enabled]
  /// Grows with everything that changes how the field is drawn.
  var revision: UInt32 = 0

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16
    static let visible = Flags(rawValue: 1)
    static let enabled = Flags(rawValue: 2)
    /// Errors show as they come: one has shown before, or Continue was tried.
    static let live = Flags(rawValue: 4)
    /// Something was entered once, even if it was removed again.
    static let entered = Flags(rawValue: 8)
    /// Continue was tried: emptiness counts as an error now.
    static let tried = Flags(rawValue: 16)
    /// The focus was here and went.
    static let left = Flags(rawValue: 32)
    /// Shuts the gate: counted in `Session.blockers`.
    static let blocks = Flags(rawValue: 64)
    /// An answer is demanded: counted in `Session.required`.
    static let required = Flags(rawValue: 128)
    /// Something stands there.
    static let filled = Flags(rawValue: 512)
    /// Demanded and given: counted in `Session.done`.
    static let done = Flags(rawValue: 256)
    /// Answered beforehand and valid: neither shown nor asked.
    static let known = Flags(rawValue: 4096)
    /// Shows an error that lasts: counted for the sign on its tab.
    static let marked = Flags(rawValue: 2048)
    /// Rules run beside typing: counted in `Session.running`.
    static let checking = Flags(rawValue: 1024)
  }
}

/// What has the focus.
public enum Focus: Sendable, Hashable {
  case field(Int)
  /// The line of a field on a review page.
  case line(Int)
  /// The row of tabs.
  case tabs
  /// The button that goes back a page.
  case back
  /// The button that continues.
  case submit
}
