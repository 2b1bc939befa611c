/// A form without its model: everything a session needs to run it.
public struct FormDefinition: Sendable {
  /// The heading.
  public var title: String
  /// A sentence under the title.
  public var message: String?
  /// The label of the button that submits.
  public var submitLabel = "Continue"
  /// How groups are drawn.
  public var style = FormStyle.grouped
  /// How a person gets from page to page.
  public var pageStyle = PageStyle.steps
  /// What is asked before the form is submitted, where that can't be undone (P2).
  public var confirmation: Confirmation?
  /// Whether a person who leaves is asked first where something was entered.
  public var confirmsLeaving = true
  /// All fields in reading order.
  public internal(set) var fields: [FieldDefinition] = []
  /// Groups of fields; each field is in one.
  public internal(set) var sections: [SectionDefinition] = []
  /// What is shown at a time; each section is in one.
  public internal(set) var pages: [PageDefinition] = []

  init(title: String) { self.title = title }

  /// The second of two fields with the same id gets a number behind it.
  mutating func makeIDsUnique() {
    var known = FieldNumbers(capacity: fields.count)
    // How often the id of each was met.
    var counts = [Int](repeating: 1, count: fields.count)
    for index in fields.indices {
      let id = fields[index].id
      if let first = known[id] {
        while known[fields[index].id] != nil {
          counts[first] += 1
          fields[index].id = id + String(counts[first])
        }
      }
      known.append(fields[index].id)
    }
  }

  /// Whether there are several fields to fill in: then it is said that all are required (T20).
  var asksMuch: Bool { fields.lazy.filter(\.kind.asks).prefix(2).count > 1 }
}

/// Fields that belong together, drawn as one group.
public struct SectionDefinition: Sendable {
  /// Shown in a row above; nil for none.
  public var title: String?
  /// Numbers of its fields. Sections follow each other without a gap.
  public var fields: Range<Int>
}

/// What is on the screen at one time.
public struct PageDefinition: Sendable {
  /// Shown in a row above; nil for none.
  public var title: String?
  /// A sentence under the title.
  public var message: String?
  /// Numbers of its sections. Pages follow each other without a gap.
  public var sections: Range<Int>
  /// Numbers of its fields. Pages follow each other without a gap.
  public var fields: Range<Int>
  /// Shows what was entered on the pages before it, to be looked over and mended.
  public var isReview = false
}

/// How a person gets from page to page.
public enum PageStyle: String, Sendable, Hashable, CaseIterable {
  /// One after another with Continue and Back, as in a wizard (P10).
  case steps
  /// Side by side, in any order, as in settings (P9).
  case tabs
}

/// A question before something that can't be undone (P2).
public struct Confirmation: Sendable, Hashable {
  /// Names the task, as a question.
  public var title: String
  /// One sentence that says what will happen.
  public var message: String
  /// The button that goes ahead, a verb.
  public var button: String
}

/// How groups are drawn (T5).
public enum FormStyle: String, Sendable, CaseIterable {
  /// A box around each group, rules between its fields.
  case grouped
  /// A full-width rule above and below each field, no sides.
  case standalone
  /// No rules; each label in a row of its own.
  case plain
}
