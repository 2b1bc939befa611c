internal import Forms
internal import JSONText

extension FieldType {
  static let number = numeric("number") { _ throws(FormFileError) in .number }
  static let percent = numeric("percent") { _ throws(FormFileError) in .percent }
  static let currency = numeric("currency", keys: ["currency"]) { object throws(FormFileError) in
    guard let reader = object["currency"] else { return .currency("USD") }
    let code = try reader.string()
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw reader.error("a currency is named by its three letters of ISO 4217, such as `EUR`")
    }
    return .currency(code)
  }

  private static func numeric(
    _ name: String, keys: [String] = [],
    counted: @escaping @Sendable (FileObject) throws(FormFileError) -> NumberEntry.Kind
  ) -> FieldType {
    let content: @Sendable (FileObject) throws(FormFileError) -> TextContent = {
      object throws(FormFileError) in .number(try options(counted(object), object))
    }
    return FieldType(
      name: name, keys: ["min", "max", "step", "decimals", "limit", "limitBehavior", "truncate"] + keys,
      makeKind: { object throws(FormFileError) in try kind(content(object), object) },
      readValue: { reader, object throws(FormFileError) in
        try checked(.number(reader.decimal()), content(object), at: reader)
      },
      prefill: { text, object throws(FormFileError) in
        DecimalNumber(text).flatMap { number in try? content(object).checked(.number(number)).get() }
          ?? .empty
      })
  }

  private static func options(
    _ kind: NumberEntry.Kind, _ object: FileObject
  ) throws(FormFileError) -> NumberOptions {
    let options = NumberOptions(
      kind, minimum: try object["min"]?.decimal(), maximum: try object["max"]?.decimal(),
      step: try object["step"]?.decimal(), decimals: try object["decimals"]?.integer(in: 0...38))
    if let step = options.step, step <= 0, let reader = object["step"] {
      throw reader.error("a step is above zero")
    }
    if let minimum = options.minimum, let maximum = options.maximum, minimum > maximum,
      let reader = object["max"]
    {
      throw reader.error("`max` is below `min`, which is \(minimum)")
    }
    return options
  }

  /// A value that has to be one that the field would take.
  private static func checked(
    _ value: FieldValue, _ content: TextContent, at reader: FileReader
  ) throws(FormFileError) -> FieldValue {
    switch content.checked(value) {
    case .success(let value): return value
    case .failure(let problem):
      throw reader.error(
        "this can't stand in the field: \(Wording.english.problem(problem, "it", .entered, .enUS))")
    }
  }

  // MARK: Bytes

  static let size = FieldType(
    name: "size", keys: ["min", "max"] + lineKeys,
    makeKind: { object throws(FormFileError) in try kind(bytes(object), object) },
    readValue: { reader, object throws(FormFileError) in
      try checked(.number(DecimalNumber(reader.size().bytes)), bytes(object), at: reader)
    },
    prefill: { text, object throws(FormFileError) in
      guard case .success(let size) = ByteSize.parse(text) else { return .empty }
      return try? bytes(object).checked(.number(DecimalNumber(size.bytes))).get()
    })

  private static func bytes(_ object: FileObject) throws(FormFileError) -> TextContent {
    let minimum = try object["min"]?.size()
    let maximum = try object["max"]?.size()
    if let minimum, let maximum, minimum > maximum, let reader = object["max"] {
      throw reader.error("`max` is below `min`, which is \(minimum.formatted())")
    }
    return .size(minimum: minimum, maximum: maximum)
  }

  // MARK: Days

  static let date = FieldType(
    name: "date", keys: ["min", "max"] + lineKeys,
    makeKind: { object throws(FormFileError) in try kind(days(object), object) },
    readValue: { reader, object throws(FormFileError) in
      try checked(.date(reader.day()), days(object), at: reader)
    },
    prefill: { text, _ throws(FormFileError) in CalendarDate(iso: text).map(FieldValue.date) ?? .empty })

  private static func days(_ object: FileObject) throws(FormFileError) -> TextContent {
    guard object["min"] != nil || object["max"] != nil else { return .date }
    let first = try object["min"]?.day() ?? .first
    let last = try object["max"]?.day() ?? .last
    if first > last, let reader = object["max"] {
      throw reader.error("`max` is before `min`, which is \(first)")
    }
    return .day(in: first...last)
  }

  static let expiration = line("expiration", keys: ["format"]) { object throws(FormFileError) in
    .expiration(try object["format"]?.word(Expiration.Format.self) ?? .dayMonthYear)
  }
}

extension CalendarDate {
  fileprivate static let first = CalendarDate(year: years.lowerBound, month: 1, day: 1)!
  fileprivate static let last = CalendarDate(year: years.upperBound, month: 12, day: 31)!
}

extension FileReader {
  /// A day as `YYYY-MM-DD`.
  func day() throws(FormFileError) -> CalendarDate {
    guard let date = node.string.flatMap({ CalendarDate(iso: $0) }) else {
      throw error("expected a day as `YYYY-MM-DD`, found \(found)")
    }
    return date
  }

  /// A number, exactly as it is written.
  func decimal() throws(FormFileError) -> DecimalNumber {
    guard let number = node.number else { throw error("expected a number, found \(found)") }
    do { return try DecimalNumber(json: number.text) } catch {
      throw self.error("a number has at most \(DecimalNumber.digitLimit) digits")
    }
  }

  /// Whole bytes, or a text with a unit.
  func size() throws(FormFileError) -> ByteSize {
    if let text = node.string, case .success(let size) = ByteSize.parse(text) { return size }
    if let bytes = node.number?.int, let size = ByteSize(bytes: bytes) { return size }
    throw error("expected a size such as `\"10G\"`, or whole bytes, found \(found)")
  }
}
