/// When an error shows: never before a person had a chance, and from then on live (T7, E8).
extension Session {
  /// The problem that the screen shows at a field now.
  func shownProblem(_ number: Int) -> Problem? { fields[number].refusal ?? lastingProblem(number) }

  /// The same without what only the last key was refused for.
  func lastingProblem(_ number: Int) -> Problem? {
    // No copy of the whole state: this is asked of each field in each drawing.
    let flags = fields[number].flags
    guard flags.contains(.live), let problem = fields[number].problem, isReachable(number) else { return nil }
    switch problem {
    // Emptiness is an error once Continue was tried, or something was entered and removed.
    case .required: return flags.isDisjoint(with: [.tried, .entered]) ? nil : problem
    // What may still become right is not interrupted, unless it was left so or tried.
    case .differsSoFar:
      let isBeingTyped = focus == .field(number) && flags.isDisjoint(with: [.tried, .left])
      return isBeingTyped ? nil : problem
    default: return problem
    }
  }

  /// The words that the screen shows at a field, nil for none.
  func shownError(_ number: Int) -> String? { shownProblem(number).map { words(for: $0, number) } }

  /// The focus leaves: the first error of the field may show now, and of those that depend on it.
  mutating func noteLeaving(_ number: Int) {
    let before = shownProblem(number)
    fields[number].refusal = nil
    fields[number].flags.insert(.left)
    showIfDue(number)
    for dependent in dependents[number] ?? [] where fields[dependent].flags.contains(.left) {
      showIfDue(dependent)
    }
    fields[number].revision &+= 1
    noteMark(number)
    let after = shownProblem(number)
    if after != before, let after {
      announcements.append(settings.wording.spokenError(words(for: after, number)))
    }
    if fields[number].flags.contains(.checking) { announcements.append(settings.wording.checking) }
    layoutIsStale = true
  }

  mutating func showIfDue(_ number: Int) {
    guard fields[number].problem != nil, form.fields[number].moment != .onSubmit else { return }
    // A toggle that nobody touched is as good as empty.
    let value = currentValue(number)
    guard fields[number].flags.contains(.entered) || !value.isEmpty && value != .toggle(false) else { return }
    fields[number].flags.insert(.live)
    fields[number].revision &+= 1
    noteMark(number)
  }

  /// Continue was tried: from now on every error shows.
  mutating func showAllErrors() {
    for number in gateFields where fields[number].flags.contains(.blocks) {
      fields[number].flags.formUnion([.live, .tried])
      fields[number].revision &+= 1
      noteMark(number)
    }
    layoutIsStale = true
  }
}
