internal import Forms
internal import JSONText

/// What a form file says of a field: its kind, and the keys of that.
struct FileField: Sendable {
  let type: FieldType
  let object: FileObject
}

/// Reads the fields of a form file, and keeps what has to be checked once all are known.
struct FieldDecoder {
  let system: SystemValues
  var answers = Answers()
  private var ids: [String: FileReader] = [:]
  private var order: [String: Int] = [:]
  /// How each field's answer is read.
  private(set) var types: [String: FileField] = [:]
  private var references: [(id: String, reader: FileReader)] = []
  private var cycles = ConditionCycles()
  private var kinds: [String: any FieldKind] = [:]
  var conditionValues = ConditionValues()

  init(system: SystemValues) { self.system = system }

  /// The fields and sections of a form or page.
  ///
  /// - Parameter expected: what has to be there, in words.
  mutating func content(
    of top: FileObject, expected: String = "`fields` or `sections`"
  ) throws(FormFileError) -> FormContent<Answers> {
    guard let sections = top["sections"] else {
      guard let fields = top["fields"] else { throw top.reader.error("\(expected) is missing") }
      return try self.fields(fields)
    }
    if let fields = top["fields"] { throw fields.error("give either `fields` or `sections`, not both") }
    var content = FormContent<Answers>()
    for reader in try sections.list() {
      let object = try reader.object(["title", "fields"])
      let fields = try self.fields(object.required("fields"))
      content.append(Section(try object.string("title")) { fields })
    }
    return content
  }

  private mutating func fields(_ reader: FileReader) throws(FormFileError) -> FormContent<Answers> {
    var content = FormContent<Answers>()
    for reader in try reader.list() { content.append(try field(reader)) }
    return content
  }

  static let keys = [
    "id", "type", "label", "prompt", "help", "tip", "optional", "value", "from", "rules", "validate",
    "visible",
    "enabled", "readOnly", "width", "icon", "confirmClear",
  ]

  private mutating func field(_ reader: FileReader) throws(FormFileError) -> AnswerField {
    guard let type = reader.member("type") else { throw reader.error("`type` is missing") }
    let kind = try FieldType.named(type)
    let object = try reader.object(Self.keys + kind.keys)
    let id = try newID(object.required("id"))
    let label = try object.required("label").string()
    let input = try kind.makeKind(object)
    kinds[id] = input
    var field = AnswerField(id, label, kind: input)
    if let prompt = try object.string("prompt") { field = field.prompt(prompt) }
    if let help = try object.string("help") { field = field.help(help) }
    if let tip = try object.string("tip") { field = field.tip(tip) }
    field = field.optional(try object.bool("optional")).readOnly(try object.bool("readOnly"))
    if let width = try object["width"]?.integer(in: 1...1000) { field = field.width(width) }
    if let count = try object["confirmClear"]?.integer(in: 0...1_000_000) {
      field = field.confirmClear(above: count)
    }
    if let icon = object["icon"] {
      let text = try icon.string()
      guard !text.isEmpty, text.count <= 4 else { throw icon.error("an icon has 1 to 4 characters") }
      field = field.icon(text)
    }
    if let moment = try object["validate"]?.word(ValidationMoment.self) { field = field.validate(moment) }
    for rule in try object["rules"]?.list() ?? [] { field = field.rule(try self.rule(rule, kind, object)) }
    let first = references.count
    if let visible = object["visible"] { field = field.visible(try condition(visible)) }
    if let enabled = object["enabled"] {
      let holds = try condition(enabled)
      field = field.disabled { !holds($0) }
    }
    field = field.conditionsLook(at: noteConditions(of: [id], from: first))
    answers[id] = try kind.value(object, system)
    types[id] = FileField(type: kind, object: object)
    return field
  }

  private mutating func newID(_ reader: FileReader) throws(FormFileError) -> String {
    let id = try reader.string()
    guard let first = id.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      id.unicodeScalars.allSatisfy({
        $0 == "_" || $0 == "-" || $0 == "." || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      })
    else { throw reader.error("an id begins with a letter and has letters, digits, `_`, `-` and `.` only") }
    if let other = ids[id] {
      throw reader.error("the id `\(id)` is taken by the field at line \(other.node.line); ids are unique")
    }
    ids[id] = reader
    order[id] = order.count
    return id
  }

  // MARK: What looks at other fields

  var referenceCount: Int { references.count }

  /// The conditions read since `first` are those of these fields: what they look at.
  mutating func noteConditions(of ids: [String], from first: Int) -> [String] {
    for id in ids {
      for (other, reader) in references[first...] { cycles.note(id, looksAt: other, at: reader) }
    }
    return references[first...].map(\.id)
  }

  /// Ids of the fields read so far, in order.
  func ids(from first: Int) -> [String] {
    order.filter { $0.value >= first }.map(\.key)
  }

  var idCount: Int { order.count }

  mutating func refer(to id: String, at reader: FileReader) { references.append((id, reader)) }

  /// Every field that a rule or a condition names has to be there, and able to have the value asked for.
  func checkReferences() throws(FormFileError) {
    for (id, reader) in references where ids[id] == nil {
      throw reader.error("there is no field with this id: " + reader.unknown(id, among: order.keys.sorted()))
    }
    try conditionValues.check(kinds)
    try cycles.check(order.sorted { $0.value < $1.value }.map(\.key))
  }
}
