internal import Forms
internal import JSONText

extension FieldDecoder {
  private static let pageKeys = ["title", "message", "visible", "sections", "fields", "review"]

  /// The pages of a form; one where it has none of its own. What can't be read is noted and left out.
  mutating func pages(of top: FileObject) -> [Page<Answers>] {
    guard let pages = top["pages"] else {
      let content = content(of: top, expected: "`fields`, `sections` or `pages`")
      return [Page { content }]
    }
    for other in ["fields", "sections"] {
      if let other = top[other] { miss(other.error("give either `pages`, `sections` or `fields`, not both")) }
    }
    guard let elements = structure({ () throws(FormFileError) in try pages.list() }) else { return [] }
    if elements.isEmpty { faults.note(pages.error("a page at least is needed")) }
    return elements.compactMap { page($0) }
  }

  /// A page: fields or sections, or `"review": true` for the one that shows what was entered before.
  private mutating func page(_ reader: FileReader) -> Page<Answers>? {
    guard
      let object = structure({ [faults] () throws(FormFileError) in
        try reader.object(Self.pageKeys, faults)
      })
    else { return nil }
    let title = faults.string("title", of: object)
    let message = faults.string("message", of: object)
    let firstField = idCount
    var page: Page<Answers>
    if faults.bool("review", of: object) {
      for key in ["fields", "sections"] {
        if let extra = object[key] { miss(extra.error("a review page is made from the pages before it")) }
      }
      page = .review(title ?? "Review", message: message)
    } else {
      let content = content(of: object)
      page = Page(title, message: message) { content }
    }
    if let visible = object["visible"] {
      let first = referenceCount
      if let holds = attemptCondition(visible) { page = page.visible(holds) }
      page = page.conditionLooks(at: noteConditions(of: ids(from: firstField), from: first))
    }
    return page
  }
}
