internal import Forms

extension FieldType {
  static let multiline = FieldType(
    name: "multiline", keys: ["lines", "wrap", "limit", "limitBehavior"],
    makeKind: { object throws(FormFileError) in
      var kind = MultilineKind(limit: try limit(object))
      if let lines = object["lines"] { kind.lines = try lineRange(lines) }
      if let wrap = try object["wrap"]?.word(RowWrap.self) { kind.wrap = wrap }
      return kind
    },
    readValue: { reader, _ throws(FormFileError) in
      let text = try reader.string()
      return text.isEmpty ? .empty : .text(text)
    },
    prefill: { text, _ throws(FormFileError) in text.isEmpty ? .empty : .text(text) })

  /// `{"min": 3, "max": 8}`; one that is missing is as usual, but never on the wrong side of the other.
  private static func lineRange(_ reader: FileReader) throws(FormFileError) -> ClosedRange<Int> {
    let object = try reader.object(["min", "max"])
    let usual = MultilineKind.standardLines
    let least = try object["min"]?.integer(in: 1...100)
    let most = try object["max"]?.integer(in: 1...100)
    let lower = least ?? min(usual.lowerBound, most ?? usual.lowerBound)
    let upper = most ?? max(usual.upperBound, lower)
    guard lower <= upper else { throw (object["max"] ?? reader).error("`max` is less than `min`") }
    return lower...upper
  }
}
