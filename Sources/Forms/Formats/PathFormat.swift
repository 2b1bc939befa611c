/// The path of a file: as typed, and without a leading `~` where it is used.
struct PathFormat: TextFormat {
  /// What `~` stands for.
  let home: String

  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
    .success(edit.applied(to: text))
  }

  func read(_ text: String) -> TextReading { TextReading(.text(PathText(text, home: home).text)) }
}
