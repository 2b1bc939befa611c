internal import FormPilot

/// Compares a text with the one that is written here, line by line: for messages, answers, reports.
/// Write `is: ""` at first and run the test: it puts the text in its place.
///
/// - Throws: as `Form.checkScreen`, with an `InlineSnapshot.Mismatch`.
public func checkText(
  _ text: String, is expected: String, inTest file: String = #filePath, fileID: String = #fileID,
  line: Int = #line, column: Int = #column
) throws {
  do throws(InlineSnapshot.Mismatch) {
    try InlineSnapshot(path: file, line: line, column: column, label: "is").check(text, is: expected)
  } catch {
    let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
    try place.report(error, attaching: [TestAttachment(name: "got.txt", text: text)])
  }
}
