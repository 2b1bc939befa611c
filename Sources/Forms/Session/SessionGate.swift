/// The gate of Continue (E10): open when no field that a person can change is wrong, or empty and
/// required.
extension Session {
  /// Whether Continue submits.
  public var isGateOpen: Bool { gateCounts.blockers == 0 }

  /// Ids of the fields that shut the gate, in form order.
  public var missing: [String] {
    gateFields.filter { fields[$0].flags.contains(.blocks) }.map { form.fields[$0].id }
  }

  /// Asks the rules of a field, keeps the counts of the gate, and writes to the model what is
  /// valid, or that nothing is there. Returns whether it wrote to the model: conditions that look at
  /// the field are to be asked then.
  @discardableResult
  mutating func measure(_ number: Int) -> Bool {
    let wasOpen = isGateOpen
    let value = currentValue(number)
    let isEmpty = form.fields[number].kind.isEmpty(value)
    var problem = problem(with: value, isEmpty: isEmpty, number)
    if isEmpty { fields[number].flags.remove(.filled) } else { fields[number].flags.insert(.filled) }
    var isRunning = false
    if form.fields[number].hasChecks {
      let found = checkedProblem(number, value, isDue: problem == nil && !isEmpty && isAnswerable(number))
      problem = problem ?? found.0
      isRunning = found.isRunning
    }
    fields[number].problem = problem
    if problem != nil, fields[number].flags.contains(.known) {
      fields[number].flags.remove(.known)
      layoutIsStale = true
    }
    fields[number].revision &+= 1
    let writes = (problem == nil && !isRunning || problem == .required) && fields[number].control != nil
    if writes { store.write(value, toField: number) }
    count(number, isWrong: problem != nil || isRunning)
    set(.checking, isRunning, number, \.running)
    noteMark(number)
    if isGateOpen != wasOpen {
      let words = settings.wording
      announcements.append((isGateOpen ? words.submitAvailable : words.submitUnavailable)(continueLabel))
    }
    return writes
  }

  private mutating func count(_ number: Int, isWrong: Bool) {
    // What was known is not asked, but counts until the rules that take time have found it right.
    let isRequired = isReachable(number) && !form.fields[number].isOptional && demandsAnswer(number)
    set(.blocks, isAnswerable(number) && isWrong, number, \.blockers)
    set(.required, isRequired, number, \.required)
    set(.done, isRequired && !isWrong, number, \.done)
  }

  private mutating func set(
    _ flag: FieldState.Flags, _ isOn: Bool, _ number: Int, _ counter: WritableKeyPath<Session, Int>
  ) {
    guard fields[number].flags.contains(flag) != isOn else { return }
    if isOn { fields[number].flags.insert(flag) } else { fields[number].flags.remove(flag) }
    self[keyPath: counter] += isOn ? 1 : -1
    countOnPage(flag, isOn ? 1 : -1, number)
  }

  /// The tab of a page says by a sign that errors show there (P9).
  mutating func noteMark(_ number: Int) {
    guard hasTabs else { return }
    set(.marked, lastingProblem(number) != nil, number, \.marked)
  }

  /// A toggle without a rule always has its answer.
  private func demandsAnswer(_ number: Int) -> Bool {
    !traits(of: number).contains(.alwaysAnswered) || !form.fields[number].rules.isEmpty
  }

  func currentValue(_ number: Int) -> FieldValue {
    fields[number].control?.value
      ?? form.fields[number].kind.normalized(store.value(ofField: number), environment(of: number))
  }

  /// What is wrong with a value in a field; emptiness is asked first, rules only of what is there.
  private func problem(with value: FieldValue, isEmpty: Bool, _ number: Int) -> Problem? {
    if isEmpty { return form.fields[number].isOptional ? nil : .required }
    if let problem = control(number).problem { return problem }
    if let problem = firstProblem(in: form.fields[number].rules, value) { return problem }
    return store.ruledFields.isEmpty ? nil : store.problem(with: value, inField: number)
  }

  func firstProblem(in rules: [Rule], _ value: FieldValue) -> Problem? {
    guard !rules.isEmpty else { return nil }
    let context = RuleContext(today: settings.environment.today) { id in
      guard let other = fieldNumbers[id], fields[other].flags.contains(.visible) else { return nil }
      return (currentValue(other), form.fields[other].label)
    }
    for rule in rules {
      if let problem = rule.problem(with: value, context) { return problem }
    }
    return nil
  }
}
