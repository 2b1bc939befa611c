internal import Forms
internal import JSONText

extension FieldDecoder {
  private static let pageKeys = ["title", "message", "visible", "sections", "fields", "review"]

  /// The pages of a form; one where it has none of its own.
  mutating func pages(of top: FileObject) throws(FormFileError) -> [Page<Answers>] {
    guard let pages = top["pages"] else {
      let content = try content(of: top, expected: "`fields`, `sections` or `pages`")
      return [Page { content }]
    }
    for other in ["fields", "sections"] {
      if let other = top[other] { throw other.error("give either `pages`, `sections` or `fields`, not both") }
    }
    let elements = try pages.list()
    guard !elements.isEmpty else { throw pages.error("a page at least is needed") }
    var decoded: [Page<Answers>] = []
    for element in elements { decoded.append(try page(element)) }
    return decoded
  }

  /// A page: fields or sections, or `"review": true` for the one that shows what was entered before.
  private mutating func page(_ reader: FileReader) throws(FormFileError) -> Page<Answers> {
    let object = try reader.object(Self.pageKeys)
    let title = try object.string("title")
    let message = try object.string("message")
    let firstField = idCount
    var page: Page<Answers>
    if try object.bool("review") {
      for key in ["fields", "sections"] {
        if let extra = object[key] { throw extra.error("a review page is made from the pages before it") }
      }
      page = .review(title ?? "Review", message: message)
    } else {
      let content = try content(of: object)
      page = Page(title, message: message) { content }
    }
    if let visible = object["visible"] {
      let first = referenceCount
      page = page.visible(try condition(visible))
      page = page.conditionLooks(at: noteConditions(of: ids(from: firstField), from: first))
    }
    return page
  }
}
