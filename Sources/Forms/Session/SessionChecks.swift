/// Rules that run beside typing (E8): asked for as an effect, answered by an event. An answer that
/// comes after the value has changed is dropped; until it comes the gate is shut.
struct FieldCheck: Sendable {
  /// What is asked for, or was.
  let id: Int
  let value: FieldValue
  var answer: Answer?

  enum Answer: Sendable, Hashable {
    case valid
    case wrong(Problem)
  }
}

extension Session {
  /// What the checks of a field have found, once all that can be told at once is right; asks for them
  /// where the value is new, and gives up what runs for another.
  ///
  /// - Returns: what they found, nil for nothing; and whether they still run.
  mutating func checkedProblem(_ number: Int, _ value: FieldValue, isDue: Bool) -> (Problem?, isRunning: Bool)
  {
    guard isDue else {
      dropCheck(number)
      return (nil, false)
    }
    if checks[number]?.value != value {
      dropCheck(number)
      startCheck(number, value)
    }
    switch checks[number]?.answer {
    case .wrong(let problem): return (problem, false)
    case .valid: return (nil, false)
    case nil: return (nil, true)
    }
  }

  private mutating func startCheck(_ number: Int, _ value: FieldValue) {
    lastCheck += 1
    checks[number] = FieldCheck(id: lastCheck, value: value)
    effects.append(
      .check(
        CheckRequest(
          id: lastCheck, field: form.fields[number].id, value: value,
          checks: form.fields[number].rules.flatMap(\.ownChecks))))
  }

  private mutating func dropCheck(_ number: Int) {
    guard !checks.isEmpty, let check = checks.removeValue(forKey: number), check.answer == nil else { return }
    effects.append(.cancelCheck(check.id))
  }

  /// An answer came: nil for a right value.
  mutating func take(answer problem: Problem?, ofCheck id: Int) {
    guard let (number, _) = checks.first(where: { $0.value.id == id && $0.value.answer == nil }) else {
      return
    }
    checks[number]?.answer = problem.map(FieldCheck.Answer.wrong) ?? .valid
    let before = shownProblem(number)
    measure(number)
    if fields[number].flags.contains(.left), focus != .field(number) { showIfDue(number) }
    announceProblem(number, before: before)
    valueCameTrue(number)
  }

  /// Continue is tried: what could not be checked is asked for again.
  mutating func retryFailedChecks() {
    let failed = checks.filter {
      $0.value.answer == .wrong(.checkTimedOut) || $0.value.answer == .wrong(.checkFailed)
    }
    for number in failed.keys.sorted() {
      checks[number] = nil
      measure(number)
    }
  }

  /// Ids of the fields whose rules are running beside typing, in form order.
  public var pending: [String] { runningChecks.map { form.fields[$0].id } }

  /// Numbers of the fields whose rules are running.
  var runningChecks: [Int] {
    checks.keys.filter { fields[$0].flags.contains(.checking) }.sorted()
  }
}
