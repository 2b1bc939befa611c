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
  /// What can't be read, noted and left out.
  let faults = FaultCollector()
  /// Whether every field could be found: else one that seems to lack may be among those that could not.
  private var knowsAllFields = true
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
  ) -> FormContent<Answers> {
    guard let sections = top["sections"] else {
      if let fields = top["fields"] { return self.fields(fields) }
      miss(top.reader.error("\(expected) is missing"))
      return FormContent()
    }
    if let fields = top["fields"] { miss(fields.error("give either `fields` or `sections`, not both")) }
    var content = FormContent<Answers>()
    for reader in structure({ () throws(FormFileError) in try sections.list() }) ?? [] {
      guard
        let (object, fields) = structure({ [faults] () throws(FormFileError) in
          let object = try reader.object(["title", "fields"], faults)
          return (object, try object.required("fields"))
        })
      else { continue }
      let read = self.fields(fields)
      content.append(Section(faults.string("title", of: object)) { read })
    }
    return content
  }

  private mutating func fields(_ reader: FileReader) -> FormContent<Answers> {
    var content = FormContent<Answers>()
    for reader in structure({ () throws(FormFileError) in try reader.list() }) ?? [] {
      if let field = field(reader) { content.append(field) }
    }
    return content
  }

  /// Reads a part in which fields stand, or are named.
  mutating func structure<Result>(_ read: () throws(FormFileError) -> Result) -> Result? {
    let result = faults.attempt(read)
    if result == nil { knowsAllFields = false }
    return result
  }

  /// Notes a fault behind which there may be fields.
  mutating func miss(_ fault: FormFileError) {
    faults.note(fault)
    knowsAllFields = false
  }

  static let keys = [
    "id", "type", "label", "prompt", "help", "tip", "optional", "value", "from", "rules", "validate",
    "visible",
    "enabled", "readOnly", "width", "icon", "confirmClear",
  ]

  /// Each key is read on its own; nil where it is no field at all.
  private mutating func field(_ reader: FileReader) -> AnswerField? {
    let type = faults.attempt { () throws(FormFileError) in try FieldType.of(reader) }
    // Without a type nobody knows which keys there may be.
    let keys = type.map { Self.keys + $0.keys } ?? (reader.node.members ?? []).map(\.name)
    guard reader.node.members != nil,
      let object = structure({ [faults] () throws(FormFileError) in try reader.object(keys, faults) })
    else { return nil }
    let id = newID(object)
    let label = faults.attempt { () throws(FormFileError) in try object.required("label").string() }
    let input = faults.attempt { () throws(FormFileError) in try type?.makeKind(object) } ?? nil
    var field = described(AnswerField(id, label ?? "", kind: input ?? NoteKind("")), object)
    if let type {
      for rule in faults.list(object["rules"]) {
        let rule = faults.attempt { () throws(FormFileError) in try self.rule(rule, type, object) }
        if let rule { field = field.rule(rule) }
      }
    }
    field = conditioned(field, id, object)
    // What a kind can't be made of would be told a second time by its value.
    if let type, let input {
      kinds[id] = input
      types[id] = FileField(type: type, object: object)
      answers[id] =
        faults.attempt { [system] () throws(FormFileError) in try type.value(object, system) } ?? .empty
    }
    return field
  }

  /// What fields of every type have.
  private func described(_ field: AnswerField, _ object: FileObject) -> AnswerField {
    var field = field
    if let prompt = faults.string("prompt", of: object) { field = field.prompt(prompt) }
    if let help = faults.string("help", of: object) { field = field.help(help) }
    if let tip = faults.string("tip", of: object) { field = field.tip(tip) }
    field = field.optional(faults.bool("optional", of: object)).readOnly(faults.bool("readOnly", of: object))
    if let width = faults.integer("width", of: object, in: 1...1000) { field = field.width(width) }
    if let count = faults.integer("confirmClear", of: object, in: 0...1_000_000) {
      field = field.confirmClear(above: count)
    }
    if let icon = faults.string("icon", of: object) {
      if icon.isEmpty || icon.count > 4, let reader = object["icon"] {
        faults.note(reader.error("an icon has 1 to 4 characters"))
      }
      field = field.icon(icon)
    }
    if let moment = faults.word(ValidationMoment.self, "validate", of: object) {
      field = field.validate(moment)
    }
    return field
  }

  private mutating func conditioned(_ field: AnswerField, _ id: String, _ object: FileObject) -> AnswerField {
    var field = field
    let first = references.count
    if let visible = object["visible"], let holds = attemptCondition(visible) { field = field.visible(holds) }
    if let enabled = object["enabled"], let holds = attemptCondition(enabled) {
      field = field.disabled { !holds($0) }
    }
    return field.conditionsLook(at: noteConditions(of: [id], from: first))
  }

  mutating func attemptCondition(_ reader: FileReader) -> Condition? {
    faults.attempt { () throws(FormFileError) in try condition(reader) }
  }

  /// The id of a field; where it has none that can be used, one that no file can have.
  private mutating func newID(_ object: FileObject) -> String {
    let place = " \(object.reader.node.line):\(object.reader.node.column)"
    let reader = structure { () throws(FormFileError) in
      let reader = try object.required("id")
      return (reader, try reader.string())
    }
    guard let (reader, id) = reader else { return place }
    guard let first = id.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
      id.unicodeScalars.allSatisfy({
        $0 == "_" || $0 == "-" || $0 == "." || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      })
    else {
      miss(reader.error("an id begins with a letter and has letters, digits, `_`, `-` and `.` only"))
      return place
    }
    if let other = ids[id] {
      let line = other.node.line
      faults.note(reader.error("the id `\(id)` is taken by the field at line \(line); ids are unique"))
      return place
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
  func checkReferences() {
    if knowsAllFields {
      let known = order.keys.sorted()
      // To look for the id that may have been meant takes time in a long form: there one fault is told.
      faults.note(references, most: known.count > 500 ? 1 : FormFileError.mostTold) { reference in
        guard ids[reference.id] == nil else { return nil }
        let words = reference.reader.unknown(reference.id, among: known)
        return reference.reader.error("there is no field with this id: " + words)
      }
    }
    conditionValues.check(kinds, faults)
    _ = faults.attempt { () throws(FormFileError) in
      try cycles.check(order.sorted { $0.value < $1.value }.map(\.key))
    }
  }
}
