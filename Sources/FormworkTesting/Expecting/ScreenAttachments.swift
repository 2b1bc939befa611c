internal import FormPilot

extension Snapshot {
  /// What a failure of this screen is to be studied by: snapshots to be compared by line, and pictures to be
  /// looked at.
  ///
  /// - Parameter expected: the text of the snapshot that was kept; nil for none.
  func attachments(named name: String, expected: String?) -> [TestAttachment] {
    let pictures = ComparedPictures(of: self, expected: expected, name: name)
    let prefix = name.isEmpty ? "" : "\(name)."
    return [
      ("\(prefix)expected.snapshot", expected), ("\(prefix)got.snapshot", text),
      ("\(prefix)expected.svg", pictures?.expected), ("\(prefix)got.svg", pictures?.got),
    ]
    .compactMap { name, text in text.map { TestAttachment(name: name, text: $0) } }
  }
}
