import RepeatableRandom
import TerminalScreen
import Testing

@testable import Forms

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Random keys on random forms: what always holds of a session, after every event (E10, T6).
///
/// `FORMWORK_WALK_EVENTS` sets the number of events of all walks together, 100,000 without it.
@Suite struct RandomWalkTests {
  static let events = getenv("FORMWORK_WALK_EVENTS").flatMap { Int(String(cString: $0)) } ?? 100_000
  static let walks = 100

  @Test("E10, T6: on any form, after any keys", arguments: 0..<walks)
  func walk(seed: Int) {
    var walk = Walk(seed: UInt64(seed))
    for step in 0..<max(1, Self.events / Self.walks) {
      if walk.session.outcome != .editing { walk = Walk(seed: UInt64(seed + Self.walks * (step + 1))) }
      walk.step()
    }
  }
}

/// One session on a form made at random, with a model of what has to hold.
private struct Walk {
  private var numbers: SeededNumbers
  private(set) var session: Session
  private var frame: Frame
  private var requests: [Int] = []
  private var lastEvent = ""

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    let size = WalkForms.sizes.randomElement(using: &numbers)!
    session = Session(WalkForms.form(&numbers), size: size)
    frame = Frame(size: size)
    note(session.begin())
    check(pressesSubmit: false, wasOpen: false)
  }

  mutating func step() {
    let event = nextEvent()
    let wasOpen = session.isGateOpen
    lastEvent = "\(event) with the focus on \(session.focus)"
    let pressesSubmit = isPressOfSubmit(event)
    note(session.handle(event))
    if pressesSubmit, case .terminal(.mouse(let mouse)) = event {
      note(session.handle(.terminal(.mouse(MouseEvent(.release(button: 1), at: mouse.position)))))
    }
    session.draw(into: &frame)
    check(pressesSubmit: pressesSubmit, wasOpen: wasOpen)
    if Int.random(in: 0..<40, using: &numbers) == 0 { checkCycle() }
  }

  private mutating func nextEvent() -> SessionEvent {
    if !requests.isEmpty, Bool.random(using: &numbers) {
      // Also answers that nobody waits for any more.
      let id = requests.remove(at: Int.random(in: requests.indices, using: &numbers))
      return .checked(id, Bool.random(using: &numbers) ? nil : .notAccepted)
    }
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0: return .terminal(.resize(WalkForms.sizes.randomElement(using: &numbers)!))
    case 1:
      let point = Point(
        column: Int.random(in: -1...90, using: &numbers), row: Int.random(in: -1...30, using: &numbers))
      let action = WalkForms.actions.randomElement(using: &numbers)!
      return .terminal(.mouse(MouseEvent(action, at: point)))
    case 2: return .time(.milliseconds(Int.random(in: 0...5000, using: &numbers)))
    default: return .terminal(.key(WalkForms.keys.randomElement(using: &numbers)!))
    }
  }

  /// Whether an event presses Continue: a key on it, or the mouse in it.
  private func isPressOfSubmit(_ event: SessionEvent) -> Bool {
    guard session.overlay == nil || session.showsPassingTip || session.isSuggesting else { return false }
    switch event {
    case .terminal(.mouse(let mouse)):
      guard case .press(button: 1) = mouse.action, mouse.position.row < session.layout.geometry.rows,
        let placed = session.layout.item(atRow: mouse.position.row), placed.item == .buttons
      else { return false }
      return session.buttons(top: placed.top).contains {
        $0.focus == .submit && $0.area.contains(mouse.position)
      }
    case .terminal(.key(let press)):
      return session.focus == .submit && (press == KeyPress(.enter) || press == KeyPress(.text(" ")))
    default: return false
    }
  }

  private mutating func note(_ effects: [Effect]) {
    for case .check(let request) in effects { requests.append(request.id) }
  }

  // MARK: What holds

  private func check(pressesSubmit: Bool, wasOpen: Bool) {
    // A recount agrees with the counters.
    let reachable = session.fields.indices.filter(session.isReachable)
    let blocking = reachable.filter {
      session.fields[$0].problem != nil || session.fields[$0].flags.contains(.checking)
    }
    #expect(session.blockers == blocking.count)
    #expect(session.missing == blocking.map { session.form.fields[$0].id })
    #expect(session.running == session.pending.count)
    #expect(session.done <= session.required)
    // The focus is on something that can be seen and used.
    if session.outcome == .editing, case .field(let number) = session.focus {
      #expect(session.isReachable(number))
    }
    // Submitted exactly when the gate was open and Continue was pressed.
    let isSubmitted = session.outcome == .submitted
    if isSubmitted { #expect(pressesSubmit && wasOpen) }
    if pressesSubmit, wasOpen, !session.isTooSmall, !isSubmitted {
      // A field that validates before leaving can't bar the way while the gate is open.
      Issue.record("Continue was pressed with an open gate: \(lastEvent)")
    }
    // What is shown is wrong, refused, or not there.
    for error in session.errors {
      let number = session.fieldNumbers[error.id]!
      #expect(session.fields[number].problem != nil || session.fields[number].refusal != nil)
    }
    // Conditions and flags agree.
    for number in session.conditions.all {
      #expect(session.isVisible(number) == session.store.isVisible(field: number))
    }
  }

  /// Tab comes to every field that can be reached once, in order, and S-Tab is its inverse (T6).
  private func checkCycle() {
    var order: [Focus] = []
    var focus = session.nextFocus(after: nil)
    while let current = focus, order.count <= session.fields.count + 1 {
      order.append(current)
      focus = session.nextFocus(after: current)
    }
    let reachable = session.fields.indices.filter(session.isReachable).map(Focus.field)
    #expect(order == reachable + [.submit])
    var back: [Focus] = []
    focus = session.previousFocus(before: nil)
    while let current = focus, back.count <= session.fields.count + 1 {
      back.append(current)
      focus = session.previousFocus(before: current)
    }
    #expect(back == order.reversed())
  }
}

private enum WalkForms {
  static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 30, rows: 8),
    Size(columns: 20, rows: 5), Size(columns: 3, rows: 2), Size(columns: 1, rows: 1),
    Size(columns: 132, rows: 50),
  ]

  static let actions: [MouseEvent.Action] = [
    .press(button: 1), .press(button: 1), .drag(button: 1), .release(button: 1), .wheelUp, .wheelDown, .move,
  ]

  static let keys: [KeyPress] =
    "ab1é x@.-".unicodeScalars.map { KeyPress(.text($0)) }
    + [
      .tab, .tab, .enter, .enter, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .escape, .function(1), .function(2), .function(3), .function(4), .text("日"),
    ].map { KeyPress($0) }
    + [
      KeyPress(.tab, .shift), KeyPress(.tab, .shift), KeyPress(.text("u"), .control),
      KeyPress(.text("y"), .control),
      KeyPress(.text("w"), .control), KeyPress(.text("_"), .control), KeyPress(.text("x"), .alt),
      KeyPress(.text("r"), .alt), KeyPress(.text("_"), .alt), KeyPress(.text("v"), .alt),
    ]

  static func form(_ numbers: inout SeededNumbers) -> Form<Answers> {
    let count = Int.random(in: 0...8, using: &numbers)
    let fields = (0..<count).map { field($0, of: count, &numbers) }
    var answers = Answers()
    for field in fields where field.content.definition.kind is ToggleKind {
      answers[field.content.definition.id] = .toggle(false)
    }
    return Form("Walk", for: answers) {
      for field in fields { field }
    }.style(FormStyle.allCases.randomElement(using: &numbers)!)
  }

  private static func field(_ number: Int, of count: Int, _ numbers: inout SeededNumbers) -> AnswerField {
    var field = AnswerField("f\(number)", "Field \(number)", kind: kind(&numbers))
      .optional(Bool.random(using: &numbers))
      .validate(ValidationMoment.allCases.randomElement(using: &numbers)!)
      .readOnly(Int.random(in: 0..<10, using: &numbers) == 0)
    let other = "f\(Int.random(in: 0..<count, using: &numbers))"
    if Bool.random(using: &numbers) { field = field.rule(rule(other, &numbers)) }
    // Conditions look at earlier fields only, as form files have it: no circles.
    if number > 0, Int.random(in: 0..<3, using: &numbers) == 0 {
      let earlier = "f\(Int.random(in: 0..<number, using: &numbers))"
      let condition = { @Sendable (answers: Answers) in !answers[earlier].isEmpty }
      field = Bool.random(using: &numbers) ? field.visible(condition) : field.disabled(condition)
      if Bool.random(using: &numbers) { field = field.conditionsLook(at: [earlier]) }
    }
    return Bool.random(using: &numbers) ? field.help("Some words of help.") : field
  }

  private static func kind(_ numbers: inout SeededNumbers) -> any FieldKind {
    let limit = Limit(
      characters: Int.random(in: 1...5, using: &numbers),
      behavior: Bool.random(using: &numbers) ? .tell : .refuse)
    switch Int.random(in: 0..<16, using: &numbers) {
    case 7: return TextKind(content: .number(NumberOptions(.currency("EUR"))))
    case 8: return TextKind(content: .date)
    case 9: return TextKind(content: .digits(count: 3), isSecret: Bool.random(using: &numbers))
    case 10: return MultilineKind()
    case 11: return MultipleKind(options: ["a", "b", "c"].map { Option($0) })
    case 12: return ChoiceKind(options: ["a", "b"].map { Option($0) })
    case 13: return StepperKind(minimum: 1, maximum: 5)
    case 14: return TextKind(content: .card)
    case 0: return ToggleKind()
    case 1: return PickerKind(options: ["a", "b", "c"].map { Option($0) })
    case 2: return TextKind(isSecret: true)
    case 3: return TextKind(content: .email)
    case 4: return TextKind(limit: limit)
    default: return TextKind()
    }
  }

  private static func rule(_ other: String, _ numbers: inout SeededNumbers) -> Rule {
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: .minimumLength(2)
    case 1: .equals(other)
    case 2: .contains(.digit)
    case 3: .asynchronous("later") { _ in nil }
    case 4: .isOn
    default: .notOneOf(["a"])
    }
  }
}
