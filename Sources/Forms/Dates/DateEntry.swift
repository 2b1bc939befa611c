/// A date while it is typed: the locale's order with its separators by themselves, or `YYYY-MM-DD`
/// (T16).
///
/// The value is eight digits in the locale's order, such as `12312026`. A dash typed behind four
/// digits, or a paste in that form, makes it an ISO date, whose value keeps its dashes, such as
/// `2026-12-31`; it is one until fewer than four digits are left or the first dash is taken off the
/// end. A separator typed behind a single digit of a day or month puts a zero before it.
public struct DateEntry: Sendable, Hashable {
  /// The locale's order.
  public let order: DateOrder
  /// The order's mask.
  public let mask: Mask

  private static let isoMask = DateOrder.iso.mask
  /// The digits of the year in an ISO date.
  private static let year = 4

  /// Dates in that order.
  public init(order: DateOrder) {
    self.order = order
    mask = order.mask
  }

  /// Dates as the locale of that name writes them.
  public init(locale: String) { self.init(order: DateOrder(locale: locale)) }

  /// What the value is: nothing yet, a date, or what is wrong with it.
  public func read(_ value: String) -> DateReading { order.read(value) }

  /// The value for a date that is known.
  public func value(for date: CalendarDate) -> String {
    order.text(date).filter { $0 != order.separator }
  }

  /// True for a value that is an ISO date while the locale writes others.
  private func isISO(_ value: some Collection<Character>) -> Bool { value.contains("-") }
}

extension DateEntry: EntryMask {
  /// Ten columns.
  public var width: Int { mask.width }

  /// Digits, or an ISO date as far as it has come.
  public func fit(_ value: String) -> Result<String, MaskRefusal> {
    guard order != .iso, let digits = isoDigits(Array(value)) else { return mask.fit(value) }
    return .success(isoEdit(MaskEdit(value: digits, caret: 0)).value)
  }

  /// See `EntryMask`.
  public func insert(
    _ text: String, into value: String, replacing range: Range<Int>, isPaste: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    var splice = MaskSplice(text, into: value, clamping: range)
    if isPaste { splice.trimText() }
    if isISO(splice.head + splice.tail) { return insertISO(splice, isPaste: isPaste) }
    if let edit = turnedISO(splice) ?? mask.paddedByZero(splice) ?? pastedDate(splice) {
      return .success(edit)
    }
    return mask.insert(
      String(splice.text), into: String(splice.head + splice.tail),
      replacing: splice.head.count..<splice.head.count, isPaste: isPaste)
  }

  /// See `EntryMask`.
  public func delete(
    _ range: Range<Int>, from value: String, forward: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    guard isISO(value) else { return mask.delete(range, from: value, forward: forward) }
    let splice = MaskSplice("", into: value, clamping: range)
    let left = splice.characters
    // The first dash, taken off the end, is what made it an ISO date.
    if left.count == Self.year, !isISO(left) {
      return mask.fit(String(left)).map { MaskEdit(value: $0, caret: splice.head.count) }
    }
    let characters = Array(value)
    var lower = characters[..<splice.head.count].digits.count
    var upper = characters[..<(characters.count - splice.tail.count)].digits.count
    if lower == upper, left.count < characters.count {
      if forward { upper += 1 } else { lower -= 1 }
    }
    return Self.isoMask.delete(lower..<upper, from: String(characters.digits)).map(isoEdit)
  }

  /// The digits with the locale's separators, or the ISO date.
  public func shown(_ value: String) -> MaskedText {
    isISO(value) ? MaskedText(plain: value) : mask.shown(value)
  }

  /// True once all eight digits are there, whether or not there is such a day.
  public func isComplete(_ value: String) -> Bool {
    isISO(value) ? Self.isoMask.isComplete(String(Array(value).digits)) : mask.isComplete(value)
  }

  /// A digit while there is room.
  public func expected(at index: Int, in value: String) -> MaskExpectation? {
    guard isISO(value) else { return mask.expected(at: index, in: value) }
    return Self.isoMask.expected(
      at: Array(value.prefix(max(index, 0))).digits.count, in: String(Array(value).digits))
  }

  /// `YYYY-MM-DD`, or the value as it is where that is no date.
  public func answer(_ value: String) -> String {
    if case .date(let date) = read(value) { date.description } else { value }
  }
}

// MARK: - ISO dates where the locale writes others

extension DateEntry {
  /// A dash behind four digits that begin the value, or a text that makes it `YYYY-M…`. Where the
  /// locale's own separator is the dash, only if those digits can't be a day and month.
  private func turnedISO(_ splice: MaskSplice) -> MaskEdit? {
    guard order != .iso, splice.text.contains("-"), let digits = isoDigits(splice.characters) else {
      return nil
    }
    if order.separator == "-", digits.utf8.count == Self.year, isDayAndMonth(digits) { return nil }
    let caret = splice.characters[..<splice.inserted.upperBound].digits.count
    return isoEdit(MaskEdit(value: digits, caret: caret))
  }

  /// The digits of `YYYY-`, `YYYY-M` and so on up to a whole ISO date, nil for anything else.
  private func isoDigits(_ characters: [Character]) -> String? {
    let groups = characters.split(separator: "-", omittingEmptySubsequences: false)
    guard (2...3).contains(groups.count), groups[0].count == Self.year, groups[1].count <= 2,
      groups.count == 2 || groups[1].count == 2
    else { return nil }
    return try? Self.isoMask.fit(String(groups.joined())).get()
  }

  private func isDayAndMonth(_ digits: String) -> Bool {
    guard order.parts[0] != .year, let number = Int(digits) else { return false }
    let (first, second) = (number / 100, number % 100)
    let (day, month) = order.parts[0] == .day ? (first, second) : (second, first)
    return (1...31).contains(day) && (1...12).contains(month)
  }

  /// Into an ISO date; one that is replaced as a whole begins anew.
  private func insertISO(_ splice: MaskSplice, isPaste: Bool) -> Result<MaskEdit, MaskRefusal> {
    let digits = MaskSplice(head: splice.head.digits, text: splice.text, tail: splice.tail.digits)
    if let padded = Self.isoMask.paddedByZero(digits) { return .success(isoEdit(padded)) }
    let caret = digits.head.count
    return Self.isoMask.insert(
      String(digits.text), into: String(digits.head + digits.tail), replacing: caret..<caret, isPaste: isPaste
    ).map(isoEdit)
  }

  /// From digits and a caret among them to a value with dashes, or without where too few are left.
  private func isoEdit(_ edit: MaskEdit) -> MaskEdit {
    guard edit.value.utf8.count >= Self.year else { return edit }
    let shown = Self.isoMask.shown(edit.value)
    return MaskEdit(value: shown.text, caret: shown.carets[edit.caret])
  }

  /// A whole date put into an empty field, its day or month maybe of one digit (`3/5/2026`).
  private func pastedDate(_ splice: MaskSplice) -> MaskEdit? {
    guard splice.head.isEmpty, splice.tail.isEmpty, case .date(let date) = order.read(String(splice.text))
    else {
      return nil
    }
    let value = value(for: date)
    return MaskEdit(value: value, caret: value.count)
  }
}

extension Collection<Character> {
  /// Without the dashes of an ISO date.
  fileprivate var digits: [Character] { filter { $0 != "-" } }
}

extension Mask {
  /// A separator typed behind the first of two digits: a zero goes before that digit (`3/` is `03/`).
  func paddedByZero(_ splice: MaskSplice) -> MaskEdit? {
    guard splice.text.count == 1, splice.tail.isEmpty, let last = splice.head.last, last != "0",
      splice.head.count < places.count
    else { return nil }
    let first = places[splice.head.count - 1]
    guard first == 0 || !elements[first - 1].isPlace, elements[first + 1].isPlace,
      first + 2 < elements.count, elements[first + 2].isLiteral(splice.text[0])
    else { return nil }
    let value = String(splice.head.dropLast() + ["0", last])
    return MaskEdit(value: value, caret: splice.head.count + 1)
  }
}
