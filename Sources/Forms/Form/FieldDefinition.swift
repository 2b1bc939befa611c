/// A field without its tie to a model: what it is called, what it takes and which rules hold.
public struct FieldDefinition: Sendable {
  /// Names the field in answers, reports and rules; unique in its form.
  public var id: String
  /// Title Case (T21).
  public var label: String
  /// What is entered, and how.
  public var kind: any FieldKind {
    didSet { traits = kind.traits }
  }
  /// What the kind says of its controls, asked once.
  public private(set) var traits: ControlTraits
  /// Whether it may stay empty (T20).
  public var isOptional = false
  /// When its first error shows (T7).
  public var moment = ValidationMoment.onLeave
  /// Whether it is only shown.
  public var isReadOnly = false
  /// Asked in this order; the first problem counts.
  public var rules: [Rule] = [] {
    didSet { hasChecks = rules.contains { !$0.checks.isEmpty } }
  }
  /// Whether some of the rules run beside typing.
  private(set) var hasChecks = false
  private var boxedWords: Boxed<FieldWords>?

  init(id: String, label: String, kind: any FieldKind) {
    self.id = id
    self.label = label
    self.kind = kind
    traits = kind.traits
  }

  var words: FieldWords? {
    get { boxedWords?.value }
    set { boxedWords = newValue.map { .holding($0) } }
  }
  /// A hint at the format, shown once the label has floated: `name@domain.com` (T2).
  public var prompt: String? { words?.prompt }
  /// Helper text under the field, sentence case (T18).
  public var help: String? { words?.help }
  /// One or two sentences behind F1 (P5).
  public var tip: String? { words?.tip }
  /// Columns that the expected text takes; nil for the full width (T4).
  public var width: Int? { words?.width }
  /// The locale of this field alone (T8).
  var locale: LocaleSymbols? { words?.locale?.value }
  /// A sign before the input, where that does not show it itself (T15).
  var icon: String? { words?.icon }
  /// Characters above which Clear asks first (T14).
  public var confirmClear: Int { words?.confirmClear ?? 200 }
}

/// What most fields do without, kept apart so that a plain field stays small.
struct FieldWords: Sendable {
  var prompt: String?
  var help: String?
  var tip: String?
  var width: Int?
  var confirmClear: Int?
  var locale: Boxed<LocaleSymbols>?
  var icon: String?
}

/// A large value that few have, kept elsewhere.
indirect enum Boxed<Value: Sendable>: Sendable {
  case holding(Value)

  var value: Value {
    switch self {
    case .holding(let value): value
    }
  }
}

/// Makes the control of a field. Kinds grow: programs add their own.
public protocol FieldKind: Sendable {
  func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control
  /// What the field has to know of controls of this kind; the same as the control's own.
  var traits: ControlTraits { get }
  /// Whether `value` stands for nothing entered, without making a control.
  func isEmpty(_ value: FieldValue) -> Bool
  /// A value from elsewhere as a control of this kind would hold it: without the literals of a mask.
  func normalized(_ value: FieldValue, _ environment: ControlEnvironment) -> FieldValue
  /// Columns of the input, for a width asked for or the kind's own; nil for all there are (T4).
  func inputColumns(width: Int?, _ environment: ControlEnvironment) -> Int?
  /// Whether anything is asked. What only tells takes no focus and has no answer.
  var asks: Bool { get }
  /// What becomes of the path of a file that is dropped on the terminal (E7).
  var droppedPaths: DroppedPaths { get }
  /// How it is asked where there are only lines (A2).
  var lineQuestion: LineQuestion { get }
}

extension FieldKind {
  /// By default a field asks for something.
  public var asks: Bool { true }
  /// By default what has no value.
  public func isEmpty(_ value: FieldValue) -> Bool { value.isEmpty }
  /// By default the value as it is.
  public func normalized(_ value: FieldValue, _ environment: ControlEnvironment) -> FieldValue { value }
  /// By default as many as the field is given.
  public func inputColumns(width: Int?, _ environment: ControlEnvironment) -> Int? { width }
}

/// What controls depend on beside their kind: the same for all fields of a run.
public struct ControlEnvironment: Sendable {
  /// How numbers and dates are written.
  public var locale: LocaleSymbols {
    get { boxedLocale.value }
    set { boxedLocale = .holding(newValue) }
  }
  /// Environments are handed on with every key; the symbols are looked at by few kinds.
  private var boxedLocale: Boxed<LocaleSymbols>
  /// The day that is today, for rules such as `notPast` and for calendars.
  public var today: CalendarDate
  /// The person's own folder: what `~` stands for, and where choosing a file begins. "" if unknown.
  public var home: String

  /// A locale, and the day that is today.
  public init(locale: LocaleSymbols, today: CalendarDate, home: String = "") {
    boxedLocale = .holding(locale)
    self.today = today
    self.home = home
  }
}
