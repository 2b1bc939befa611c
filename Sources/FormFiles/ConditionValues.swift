internal import Forms
internal import JSONText

/// A value that a condition wants to find in a field, with its place.
struct WantedPlace: Sendable {
  let id: String
  let value: WantedValue
  let reader: FileReader
}

/// Refuses conditions that no answer could fulfil: what they show would never come.
struct ConditionValues {
  private(set) var wanted: [WantedPlace] = []

  mutating func note(_ value: WantedValue, in id: String, at reader: FileReader) {
    wanted.append(WantedPlace(id: id, value: value, reader: reader))
  }

  /// Notes each value that its field can never have.
  func check(_ kinds: [String: any FieldKind], _ faults: FaultCollector) {
    faults.note(wanted) { place in
      kinds[place.id]?.fault(of: place.value).map { place.reader.error("`\(place.id)` " + $0) }
    }
  }
}

extension FieldKind {
  /// Why a field of this kind never has that value; nil if it may.
  fileprivate func fault(of wanted: WantedValue) -> String? {
    if !asks { return "is a note and has no value" }
    switch lineQuestion {
    case .yesNo: return wanted.isToggle ? nil : "is a toggle: its value is `true` or `false`"
    case .one(let options), .several(let options): return fault(of: wanted, among: options.map(\.value))
    case .secret:
      return wanted.isEmpty ? nil : "is a secret, of which a condition can only ask for nothing: `null`"
    case .text, .longText: return faultOfText(wanted)
    }
  }

  private func fault(of wanted: WantedValue, among options: [String]) -> String? {
    switch wanted {
    case .empty: return nil
    case .text(let text):
      if options.contains(text) { return nil }
      if let near = nearest(to: text, in: options) {
        return "has no option `\(text)`; did you mean `\(near)`?"
      }
    case .toggle: break
    }
    return options.count > 12
      ? "has no such option; use one of its \(options.count) values"
      : "has no such option; use one of \(options.map { "`\($0)`" }.joined(separator: ", "))"
  }

  private func faultOfText(_ wanted: WantedValue) -> String? {
    guard case .text(let text) = wanted else {
      return wanted.isEmpty ? nil : "is no toggle: its value is a text, a number or `null`"
    }
    if self is StepperKind { return DecimalNumber(text) == nil ? "has a number for its value" : nil }
    switch (self as? TextKind)?.content {
    case .number: return DecimalNumber(text) == nil ? "has a number for its value" : nil
    case .size: return DecimalNumber(text) == nil ? "has a number of bytes for its value" : nil
    case .day, .expiration:
      return CalendarDate(iso: text) == nil ? "has a day for its value, as YYYY-MM-DD" : nil
    default: return nil
    }
  }
}

extension WantedValue {
  fileprivate var isEmpty: Bool { if case .empty = self { true } else { false } }
  fileprivate var isToggle: Bool { if case .toggle = self { true } else { false } }
}
