#if canImport(Testing)
  internal import Testing
#endif

/// A text that a failure is to be studied by.
struct TestAttachment {
  var name: String
  var text: String
}

/// The place in the source of a test that a failure belongs to.
struct TestPlace {
  var fileID: String
  var filePath: String
  var line: Int
  var column: Int

  /// Records a failure at this place where Swift Testing runs, and throws it elsewhere: XCTest tells
  /// what a test throws.
  func report(_ failure: some Error, attaching attachments: [TestAttachment] = []) throws {
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        for attachment in attachments {
          // A name with a folder in it would be no name of a file.
          let name = attachment.name.split(separator: "/").joined(separator: "-")
          Attachment.record(attachment.text, named: name, sourceLocation: location)
        }
        Issue.record("\(failure)", sourceLocation: location)
        return
      }
    #endif
    throw failure
  }
}
