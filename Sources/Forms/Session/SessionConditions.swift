/// Which fields are shown or enabled by which others, so that a key asks only the conditions that
/// look at what it changed.
struct ConditionTable: Sendable {
  /// Numbers of all fields with a condition.
  let all: [Int]
  /// For each field those whose conditions look at it.
  private let dependents: [Int: [Int]]
  /// Those of which nobody knows what they look at: any change may matter.
  private let untracked: [Int]

  init(_ store: any ModelStore, _ numbers: FieldNumbers) {
    all = store.conditionalFields
    var dependents: [Int: [Int]] = [:]
    var untracked: [Int] = []
    for number in all {
      guard let ids = store.conditionSources(ofField: number) else {
        untracked.append(number)
        continue
      }
      for id in Set(ids) { numbers[id].map { dependents[$0, default: []].append(number) } }
    }
    self.dependents = dependents
    self.untracked = untracked
  }

  func fields(lookingAt number: Int) -> [Int] {
    untracked.isEmpty ? dependents[number] ?? [] : untracked + (dependents[number] ?? [])
  }
}

/// Showing and hiding fields by their conditions. The focus never stays on one that goes.
extension Session {
  /// Asks all conditions.
  mutating func updateConditions() { update(conditions.all) }

  /// Asks the conditions that look at a field.
  mutating func updateConditions(lookingAt number: Int) {
    if !conditions.all.isEmpty { update(conditions.fields(lookingAt: number)) }
  }

  private mutating func update(_ numbers: [Int]) {
    for number in numbers {
      let flags = fields[number].flags
      var new = flags.subtracting([.visible, .enabled])
      if store.isVisible(field: number) { new.insert(.visible) }
      if store.isEnabled(field: number) { new.insert(.enabled) }
      guard new != flags else { continue }
      fields[number].flags = new
      fields[number].revision &+= 1
      layoutIsStale = true
      remeasure(number)
      for dependent in dependents[number] ?? [] { remeasure(dependent) }
    }
  }
}
