extension DateOrder {
  /// Reads a whole text strictly: this order with its separators, day and month of one or two digits;
  /// the eight digits without separators; or, in any order, `YYYY-MM-DD`. The year has four digits.
  public func read(_ text: String) -> DateReading {
    let characters = text.map { MaskPlace.digit.taken($0) ?? $0 }
    if characters.isEmpty { return .empty }
    if let groups = Self.groups(characters, between: "-"), groups.count > 1, groups[0].count == 4 {
      return Self.iso.read(groups, areShort: false)
    }
    guard let groups = Self.groups(characters, between: separator) else { return .problem(.unreadable) }
    return groups.count > 1 ? read(groups, areShort: true) : read(cut(groups[0]), areShort: false)
  }

  /// The digits between the separators, nil where there is anything else.
  private static func groups(_ characters: [Character], between separator: Character) -> [ArraySlice<
    Character
  >]? {
    let groups = characters.split(separator: separator, omittingEmptySubsequences: false)
    return groups.allSatisfy { $0.allSatisfy { MaskPlace.digit.taken($0) != nil } } ? groups : nil
  }

  /// Bare digits by the width of each part; a fourth group is what is too many.
  private func cut(_ digits: ArraySlice<Character>) -> [ArraySlice<Character>] {
    var rest = digits
    var groups: [ArraySlice<Character>] = []
    for part in parts where !rest.isEmpty {
      groups.append(rest.prefix(part.digits))
      rest = rest.dropFirst(part.digits)
    }
    return rest.isEmpty ? groups : groups + [rest]
  }

  /// `areShort`: day and month may have one digit.
  private func read(_ groups: [ArraySlice<Character>], areShort: Bool) -> DateReading {
    guard groups.count <= parts.count else { return .problem(.unreadable) }
    var numbers: [Part: Int] = [:]
    for (part, group) in zip(parts, groups) {
      guard group.count <= part.digits else { return .problem(.unreadable) }
      guard let number = Int(String(group)) else { return .problem(.incomplete) }
      if part == .year, group.count == 2, groups.count == parts.count {
        return .problem(.twoDigitYear(number))
      }
      let isWhole = group.count == part.digits || areShort && part != .year
      guard isWhole else { return .problem(.incomplete) }
      numbers[part] = number
    }
    guard let year = numbers[.year], let month = numbers[.month], let day = numbers[.day] else {
      return .problem(.incomplete)
    }
    return CalendarDate.checked(year: year, month: month, day: day)
  }
}
