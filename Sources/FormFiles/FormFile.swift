public import Forms
internal import JSONText
internal import TerminalScreen

/// A form read from a file.
public struct FormFile: Sendable {
  /// The form, ready to run.
  public let form: Form<Answers>
  /// The locale that the file asks for.
  public let locale: String?
  /// Where the file says it.
  private let localeReader: FileReader?
  /// The theme that the file asks for.
  public let theme: String?
  let fields: [String: FileField]
  /// Ids in form order.
  var order: [String] { form.definition.fields.map(\.id) }

  /// Reads the JSON of a form file.
  ///
  /// - Throws: the first thing in it that can't be used, with its place and what would be right.
  public init(parsing bytes: [UInt8], system: SystemValues = SystemValues()) throws(FormFileError) {
    let root: JSONNode
    do { root = try JSONNode(parsing: bytes) } catch { throw FormFileError(error) }
    let top = try FileReader(node: root, path: "")
      .object([
        "title", "message", "submit", "locale", "style", "theme", "fields", "sections", "pages",
        "pageStyle",
      ])
    var decoder = FieldDecoder(system: system)
    let pages = try decoder.pages(of: top)
    try decoder.checkReferences()
    var form = Form(try top.string("title") ?? "", for: decoder.answers, pages: pages)
    if let message = try top.string("message") { form = form.message(message) }
    if let submit = try top.string("submit") { form = form.submit(submit) }
    if let style = try top["style"]?.word(FormStyle.self) { form = form.style(style) }
    if let style = try top["pageStyle"]?.word(PageStyle.self) { form = form.pageStyle(style) }
    self.form = form
    fields = decoder.types
    locale = try top.string("locale")
    localeReader = top["locale"]
    theme = try top["theme"]?.word(ThemeName.self).rawValue
  }

  /// An error at the place of `locale`: whoever knows locales is not this room.
  public func error(ofLocale words: String) -> FormFileError {
    localeReader?.error(words) ?? FormFileError(line: 1, column: 1, words: words)
  }
}
