public import TerminalScreen

/// One kind of input: it knows its value and nothing of forms. Label, helper text, errors, rules and
/// the way to the model are added by the field, once for all kinds.
public protocol Control: Sendable {
  /// What stands there, valid or not.
  var value: FieldValue { get }

  /// Puts another value there: a default, a choice taken, undo, revert.
  mutating func setValue(_ value: FieldValue)

  /// What stands there to the letter, for undo to put back: `092` where the value is 92.
  var asWritten: FieldValue { get }

  /// Puts back what was there as it was written.
  mutating func restore(_ written: FieldValue)

  /// Takes a step of editing back, or does it again. Only for what is edited as text.
  mutating func apply(_ step: EditStep)

  /// What is selected, for the clipboard. Never of a secret.
  var selectedText: String? { get }

  /// What is selected and may be dragged elsewhere, in characters; nil where nothing is, and of a secret.
  var selection: Range<Int>? { get }

  /// Carries the selected text to a point of its area (E7). `.ignored` where that can't be done.
  mutating func moveSelection(to point: Point, area: Size) -> ControlResponse

  /// Whether an area that is not focused can't show all of the value (T10).
  func isClipped(in area: Size) -> Bool

  /// What is wrong with the value for this kind of control, whatever the rules say.
  var problem: Problem? { get }

  /// Takes a command, text or a click. What has no meaning here is `.ignored`.
  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse

  /// Rows needed for a width of so many columns.
  func height(forWidth columns: Int) -> Int

  /// Draws all of the area.
  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext)

  /// Where the hardware cursor stands when this has the focus (A1).
  func cursor(in area: Rect) -> Point

  /// Whether nothing was entered or chosen: `shown` is nil then.
  var isEmpty: Bool { get }

  /// What the screen shows of the value; nil when it is empty.
  var shown: String? { get }

  /// As `shown`, while the field has the focus or not: numbers are formatted once they are left (T8).
  func shown(whileFocused isFocused: Bool) -> String?

  /// Position of the caret in characters of the unmasked value; nil without a caret.
  var caret: Int? { get }

  /// What the control is and how its value is spoken (A1).
  func spoken(_ words: Wording) -> (value: String?, role: String)

  /// What it offers to open over the form (M-Down, F4); nil for nothing.
  var offer: ControlOffer? { get }

  /// What is spoken when the caret moves to another part of it, or a part changes: an option, a number.
  func spokenPart(_ words: Wording) -> String?
}

extension Control {
  /// By default the value says all.
  public var asWritten: FieldValue { value }
  /// By default the value says all.
  public mutating func restore(_ written: FieldValue) { setValue(written) }
  /// By default nothing is wrong.
  public var problem: Problem? { nil }
  /// By default nothing is selected.
  public var selectedText: String? { nil }
  /// By default nothing is selected.
  public var selection: Range<Int>? { nil }
  /// By default nothing can be moved.
  public mutating func moveSelection(to point: Point, area: Size) -> ControlResponse { .ignored }
  /// By default what is shown is one row, cut where the area ends.
  public func isClipped(in area: Size) -> Bool { (shown?.columns ?? 0) > area.columns }
  /// By default there are no steps of text.
  public mutating func apply(_ step: EditStep) {}
  /// By default the same with the focus and without.
  public func shown(whileFocused isFocused: Bool) -> String? { shown }
  /// By default there is no caret.
  public var caret: Int? { nil }
  /// By default nothing opens.
  public var offer: ControlOffer? { nil }
  /// By default nothing but the whole is spoken.
  public func spokenPart(_ words: Wording) -> String? { nil }
  /// By default what shows nothing is empty.
  public var isEmpty: Bool { shown == nil }
  /// By default one row.
  public func height(forWidth columns: Int) -> Int { 1 }
}

/// What a field has to know of the kind of control in it.
public struct ControlTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt16

  /// A set by its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Printable keys are text and never commands.
  public static let takesText = ControlTraits(rawValue: 1)
  /// The label floats above; without this it stands in the control's own row (toggles).
  public static let floatsLabel = ControlTraits(rawValue: 2)
  /// Has a Clear button while it is filled and focused (T13).
  public static let clears = ControlTraits(rawValue: 4)
  /// Offers something to open: a list, a calendar (M-Down, F4).
  public static let opens = ControlTraits(rawValue: 8)
  /// Space changes it.
  public static let toggles = ControlTraits(rawValue: 16)
  /// Nothing of the value may be shown, copied or kept (E4).
  public static let secret = ControlTraits(rawValue: 32)
  /// The label stands above from the beginning: there is no empty row for it to stand in.
  public static let labelStaysAbove = ControlTraits(rawValue: 64)
  /// Can show what it hides (M-v).
  public static let reveals = ControlTraits(rawValue: 128)
  /// There is no state without an answer: off is one.
  public static let alwaysAnswered = ControlTraits(rawValue: 256)
  /// Something may be said beside the label of what stands in it (T16).
  static let noted = ControlTraits(rawValue: 512)

  /// Enter, Space and a click open what it offers: there is nothing else for them to do.
  var opensByEnter: Bool { contains(.opens) && isDisjoint(with: [.takesText, .toggles]) }
}

/// What a control is asked to do.
public enum ControlInput: Sendable {
  case text(Unicode.Scalar)
  case paste(PastedText)
  case edit(EditingCommand)
  /// Up (-1) or down (1) inside of what has several rows.
  case vertical(Int)
  /// Space or a click on a toggle.
  case toggle
  /// A press at a cell of its area, counted from the area's top left; 2 for the second of a double click.
  case click(Point, count: Int)
  /// The mouse moved on with the button held.
  case drag(Point)
  /// The focus came by key: the caret goes to the end, nothing is selected.
  case focusByKey
  /// The focus went.
  case blur
}

/// What became of an input, named after what the field does next.
public enum ControlResponse: Sendable {
  /// No meaning here: the form may have one for it.
  case ignored
  /// Nothing but the caret, the selection or the view changed.
  case moved
  /// The value changed; the step undoes it, nil where nothing may be kept for undo.
  case changed(UndoHistory<FieldValue>.Change?)
  /// Nothing changed, and the person has to be told why (T7, T11).
  case refused(Problem)
}

/// What a control may use while it handles an input.
public struct ControlTools: Sendable {
  /// The kill ring of the form.
  public var killRing: KillRing
  /// Size of the area that the control was last drawn into.
  public var area: Size
}

/// What drawing depends on beside the value.
public struct DrawingContext: Sendable {
  /// Whether it has the focus.
  public var isFocused: Bool
  /// Whether it can be changed.
  public var isEnabled: Bool
  /// The signs that the terminal can show.
  public var glyphs: Glyphs
  /// What an empty control shows as a hint: label or prompt.
  public var placeholder: String
  /// The label, for controls that draw it themselves.
  public var label: String
}
