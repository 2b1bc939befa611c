/// Finds fields by their ids.
///
/// A table of numbers alone. A dictionary would do; what the runtime has to find out about the first
/// dictionary of a kind takes more time than a form of five fields.
struct FieldNumbers: Sendable {
  private var ids: [String] = []
  /// The number of a field and one, at the place that the hash of its id tells or after that; 0 for none.
  private var slots: [Int32]

  /// A table for so many fields.
  init(capacity: Int) {
    var count = 8
    while count < 2 * capacity { count *= 2 }
    slots = Array(repeating: 0, count: count)
    ids.reserveCapacity(capacity)
  }

  init(_ fields: [FieldDefinition]) {
    self.init(capacity: fields.count)
    for field in fields { append(field.id) }
  }

  /// The number of the field with an id.
  subscript(id: String) -> Int? {
    let number = slots[slot(of: id)]
    return number == 0 ? nil : Int(number) - 1
  }

  /// Takes the id of the next field, which no field before has.
  mutating func append(_ id: String) {
    let slot = slot(of: id)
    precondition(slots[slot] == 0, "two fields have the id “\(id)”")
    ids.append(id)
    slots[slot] = Int32(ids.count)
  }

  /// Where an id stands, or the place that waits for it. There are always some without any.
  private func slot(of id: String) -> Int {
    var slot = id.hashValue & (slots.count - 1)
    while slots[slot] != 0, ids[Int(slots[slot]) - 1] != id { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
