/// All literals of one source file that a run of tests writes anew.
///
/// Places are those of the source as it was compiled. Each writing begins with that source and puts in
/// everything so far, so that lines that have shifted meanwhile matter to nobody.
struct SourceEdits: Sendable {
  /// A call in the source: line and column from 1.
  struct Place: Hashable, Sendable {
    var line: Int
    var column: Int
  }

  private struct Edit: Sendable {
    var range: Range<Int>
    var text: String
    var replacement: String
  }

  private let source: SwiftSource
  /// Literals that were empty: written into the source itself.
  private var filled: [Place: Edit] = [:]
  /// Literals that differ: written beside it.
  private var changed: [Place: Edit] = [:]

  init(_ source: String) { self.source = SwiftSource(source) }

  /// Why a literal can't be written.
  enum Refusal: Error {
    /// The source is not the one that was compiled, or the argument is no plain literal.
    case notFound
    /// The same call shows more than one screen: it is in a loop, or in a test with arguments.
    case severalTexts
  }

  /// Notes what a call's literal is to become.
  ///
  /// - Parameters:
  ///   - label: of the argument that is the literal.
  ///   - expected: what the literal said when it was compiled.
  mutating func note(
    _ text: String, at place: Place, label: String, insteadOf expected: String
  ) throws(Refusal) {
    guard let literal = source.literal(ofArgument: label, line: place.line, column: place.column),
      let value = literal.value, value.utf8.elementsEqual(expected.utf8)
    else { throw .notFound }
    if let known = filled[place] ?? changed[place], known.text != text { throw .severalTexts }
    let replacement = SwiftLiteral.writing(
      text, indentation: source.indentation(at: literal.range.lowerBound))
    let edit = Edit(range: literal.range, text: text, replacement: replacement)
    if expected.isEmpty { filled[place] = edit } else { changed[place] = edit }
  }

  /// Takes back what a call's literal was to become, as it is right as it stands.
  mutating func forget(_ place: Place) { changed[place] = nil }

  /// The source with the literals that were empty.
  var sourceText: String { text(with: Array(filled.values)) }

  /// The source with all literals as they came; nil where none differs.
  var pendingText: String? {
    changed.isEmpty ? nil : text(with: Array(filled.values) + Array(changed.values))
  }

  private func text(with edits: [Edit]) -> String {
    var bytes = source.text
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.replacement.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
