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
  /// - Throws: all that can't be used in it, each with its place and what would be right.
  public init(parsing bytes: [UInt8], system: SystemValues = SystemValues()) throws(FormFileError) {
    let root: JSONNode
    do { root = try JSONNode(parsing: bytes) } catch { throw FormFileError(error) }
    var decoder = FieldDecoder(system: system)
    let faults = decoder.faults
    let top = try FileReader(node: root, path: "").object(Self.keys, faults)
    let pages = decoder.pages(of: top)
    decoder.checkReferences()
    let title = faults.string("title", of: top)
    let message = faults.string("message", of: top)
    let submit = faults.string("submit", of: top)
    let style = faults.word(FormStyle.self, "style", of: top)
    let pageStyle = faults.word(PageStyle.self, "pageStyle", of: top)
    locale = faults.string("locale", of: top)
    localeReader = top["locale"]
    theme = faults.word(ThemeName.self, "theme", of: top)?.rawValue
    // A form is made only of what is right.
    try faults.check()
    var form = Form(title ?? "", for: decoder.answers, pages: pages)
    if let message { form = form.message(message) }
    if let submit { form = form.submit(submit) }
    if let style { form = form.style(style) }
    if let pageStyle { form = form.pageStyle(pageStyle) }
    self.form = form
    fields = decoder.types
  }

  private static let keys = [
    "title", "message", "submit", "locale", "style", "theme", "fields", "sections", "pages", "pageStyle",
  ]

  /// An error at the place of `locale`: whoever knows locales is not this room.
  public func error(ofLocale words: String) -> FormFileError {
    localeReader?.error(words) ?? FormFileError(line: 1, column: 1, words: words)
  }
}
