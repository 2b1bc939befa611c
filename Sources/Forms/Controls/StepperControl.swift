internal import TerminalScreen

/// A number changed in steps, or typed (E6).
public struct StepperKind: FieldKind {
  /// The least number; nil for none.
  public var minimum: DecimalNumber?
  /// The greatest number; nil for none.
  public var maximum: DecimalNumber?
  /// Above zero.
  public var step: DecimalNumber

  /// A number between limits; nil for none.
  public init(minimum: DecimalNumber? = nil, maximum: DecimalNumber? = nil, step: DecimalNumber = 1) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }

  /// What fields of this kind can do.
  public var traits: ControlTraits { [.takesText, .floatsLabel] }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    var control = StepperControl(kind: self, symbols: environment.locale.numbers)
    control.setValue(value)
    return control
  }
}

extension StepperKind {
  /// What is wrong with a number for these limits and steps; steps are counted from the minimum.
  func problem(with number: DecimalNumber) -> Problem? {
    if let minimum, number < minimum { return .tooSmall(minimum: minimum) }
    if let maximum, number > maximum { return .tooLarge(maximum: maximum) }
    let start = minimum ?? 0
    guard number.subtracting(start)?.isMultiple(of: step) != false else {
      return .offStep(step: step, from: start)
    }
    return nil
  }

  /// The number one step up (1) or down (-1) from another; from none the first there is. What is
  /// between two steps goes to the next of them.
  func number(after number: DecimalNumber?, by direction: Int) -> Result<DecimalNumber, Refusal> {
    guard let number else { return .success(first) }
    if direction > 0, let maximum, number >= maximum { return .failure(Refusal(.tooLarge(maximum: maximum))) }
    if direction < 0, let minimum, number <= minimum { return .failure(Refusal(.tooSmall(minimum: minimum))) }
    guard let next = number.adding(direction > 0 ? step : step.negated) else {
      return .failure(Refusal(.notANumber))
    }
    return .success(max(minimum ?? next, min(maximum ?? next, next)))
  }

  /// Zero, or the nearest to it within the limits.
  private var first: DecimalNumber { max(minimum ?? 0, min(maximum ?? 0, 0)) }

  struct Refusal: Error {
    let problem: Problem

    init(_ problem: Problem) { self.problem = problem }
  }
}

/// `‹ 3 ›`: arrows step, digits set it.
struct StepperControl: Control {
  let kind: StepperKind
  private let entry: NumberEntry
  /// As typed, or as a step wrote it for editing.
  private var text = ""
  /// Digits typed go on with the text; otherwise the first of them replaces it.
  private var isTyping = false

  init(kind: StepperKind, symbols: NumberSymbols) {
    self.kind = kind
    let places = max(kind.step.decimals, kind.minimum?.decimals ?? 0)
    let allowsNegative = kind.minimum.map(\.isNegative) ?? true
    // More decimals than the steps have are told as a number between two steps.
    entry = NumberEntry(symbols: symbols, decimals: places == 0 ? 0 : nil, allowsNegative: allowsNegative)
  }

  private var number: DecimalNumber? { try? entry.parse(text).get() }

  var value: FieldValue {
    if text.isEmpty { return .empty }
    return number.map(FieldValue.number) ?? .text(text)
  }

  mutating func setValue(_ value: FieldValue) {
    isTyping = false
    if case .number(let number) = value {
      text = entry.editingText(entry.decimals == 0 ? number.reduced : number)
    } else {
      text = value.text ?? ""
    }
  }

  var problem: Problem? {
    guard !text.isEmpty else { return nil }
    switch entry.parse(text) {
    case .success(let number): return kind.problem(with: number)
    case .failure(.tooManyDecimals): return .offStep(step: kind.step, from: kind.minimum ?? 0)
    case .failure: return .notANumber
    }
  }

  var caret: Int? { isTyping ? text.count : nil }

  var shown: String? {
    if text.isEmpty { return nil }
    return isTyping ? text : number.map(entry.formatted) ?? text
  }

  func spoken(_ words: Wording) -> (value: String?, role: String) { (shown, words.roles.stepper) }

  func spokenPart(_ words: Wording) -> String? { shown }
}

// MARK: Input

extension StepperControl {
  mutating func handle(_ input: ControlInput, _ tools: inout ControlTools) -> ControlResponse {
    switch input {
    case .vertical(let rows): return step(-rows)
    case .edit(.move(.characterForward, _)): return step(1)
    case .edit(.move(.characterBackward, _)): return step(-1)
    case .edit(.move(.lineStart, _)): return go(to: kind.minimum)
    case .edit(.move(.lineEnd, _)): return go(to: kind.maximum)
    case .text(let scalar): return type(scalar)
    case .paste(let paste): return take(paste.withBytes { String(decoding: $0, as: UTF8.self) })
    case .edit(.deleteBackward): return change(to: String(text.dropLast()), isTyping: true)
    case .edit(.deleteForward), .edit(.clear), .edit(.killToLineStart):
      return change(to: "", isTyping: false)
    case .click(let point, _): return click(column: point.column)
    case .focusByKey, .blur:
      isTyping = false
      return .moved
    case .edit, .toggle, .drag: return .ignored
    }
  }

  private mutating func change(to new: String, isTyping: Bool) -> ControlResponse {
    self.isTyping = isTyping
    guard new != text else { return .moved }
    let old = value
    text = new
    return .changed(.value(old: old, new: value))
  }

  private mutating func step(_ direction: Int) -> ControlResponse {
    switch kind.number(after: number, by: direction) {
    case .success(let next): return change(to: entry.editingText(next), isTyping: false)
    case .failure(let refusal): return .refused(refusal.problem)
    }
  }

  private mutating func go(to limit: DecimalNumber?) -> ControlResponse {
    limit.map { change(to: entry.editingText($0), isTyping: false) } ?? .moved
  }

  private mutating func type(_ scalar: Unicode.Scalar) -> ControlResponse {
    guard entry.accepts(Character(scalar)) else { return .refused(.characterNotAccepted(Character(scalar))) }
    guard text.count < DecimalNumber.digitLimit || !isTyping else {
      return .refused(.full(maximum: DecimalNumber.digitLimit))
    }
    return change(to: (isTyping ? text : "") + String(Character(scalar)), isTyping: true)
  }

  private mutating func take(_ pasted: String) -> ControlResponse {
    let (text, refused) = entry.cleaned(pasted: pasted)
    if let character = refused.first { return .refused(.characterNotAccepted(character)) }
    guard text.count <= DecimalNumber.digitLimit else {
      return .refused(.full(maximum: DecimalNumber.digitLimit))
    }
    return change(to: text, isTyping: true)
  }

  /// The arrows are where drawing puts them: at the start, and behind the number.
  private mutating func click(column: Int) -> ControlResponse {
    switch column {
    case 0...1: step(-1)
    case (numberColumns + 2)...(numberColumns + 4): step(1)
    default: .moved
    }
  }
}

// MARK: Drawing

extension StepperControl {
  /// The number keeps its room while it changes, so that the arrow behind it stays.
  private var numberColumns: Int {
    let widest = [kind.minimum, kind.maximum].compactMap { $0.map(entry.formatted)?.columns }.max() ?? 0
    return max(1, widest, shown?.columns ?? 0)
  }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    var pen = Pen(row: area.rows.lowerBound, column: area.columns.lowerBound, limit: area.columns.upperBound)
    let role: StyleRole = context.isEnabled ? .text : .disabled
    if !context.isFocused, text.isEmpty {
      pen.write(context.placeholder, .placeholder, into: &frame)
    } else {
      let canStep = { (direction: Int) in (try? kind.number(after: number, by: direction).get()) != nil }
      let start = pen.column
      pen.write(context.glyphs.before, canStep(-1) ? .key : .disabled, into: &frame)
      pen.write(" ", role, into: &frame)
      pen.write(shown ?? "", role, into: &frame)
      pen.fill(to: start + 2 + numberColumns, into: &frame)
      pen.write(" ", role, into: &frame)
      pen.write(context.glyphs.after, canStep(1) ? .key : .disabled, into: &frame)
    }
    pen.fill(into: &frame)
  }

  /// Behind the number, where a digit would go.
  func cursor(in area: Rect) -> Point {
    let column = area.columns.lowerBound + 2 + (shown?.columns ?? 0)
    return Point(column: min(column, area.columns.upperBound - 1), row: area.rows.lowerBound)
  }
}
