// One import gives tests the forms, their sizes, their screens and all that is done with them.
@_exported public import FormPilot
@_exported public import Forms
@_exported public import TerminalScreen

extension Form {
  /// Compares the screen after some keys with the one that is kept in `Snapshots/NAME.snapshot` beside
  /// the test: its text, what each cell means, what is said, and where the form stands.
  ///
  /// A missing file is written and is a failure once; look at it and keep it. What differs is put
  /// beside the file as `.new`. Where `CI` is set nothing is written.
  ///
  /// - Parameters:
  ///   - keys: in the notation of `KeyNotation`.
  ///   - planes: what is compared and kept; all of it unless given.
  /// - Throws: `KeyNotationError` for keys that can't be read. A difference is recorded as an issue
  ///   where Swift Testing runs, with both screens attached as snapshots and as pictures, and the test goes on; elsewhere, so
  ///   in XCTest, it is thrown as a `SnapshotFile.Mismatch`.
  public func checkScreen(
    _ name: String, after keys: String = "", size: Size = .usual,
    settings: SessionSettings = SessionSettings(), planes: [Snapshot.Plane] = Snapshot.Plane.allCases,
    besideTest file: String = #filePath, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try playing(keys, size: size, settings: settings).checkScreen(
      name, planes: planes, besideTest: file, fileID: fileID, line: line, column: column)
  }
}

extension Form {
  /// Compares the screen after some keys with the text that is written here, for small screens. Write
  /// `is: ""` at first and run the test: it puts the screen in its place.
  ///
  /// - Parameters:
  ///   - expected: the rows of the screen without trailing blanks; with other planes than the text as in
  ///     a snapshot file. A literal, or it can't be written for you.
  /// - Throws: as `checkScreen(_:after:)`, with an `InlineSnapshot.Mismatch`.
  public func checkScreen(
    after keys: String = "", size: Size = .usual, settings: SessionSettings = SessionSettings(),
    planes: [Snapshot.Plane] = [.text], is expected: String, inTest file: String = #filePath,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try playing(keys, size: size, settings: settings).checkScreen(
      planes: planes, is: expected, inTest: file, fileID: fileID, line: line, column: column)
  }
}

extension Pilot {
  /// Compares the screen as it is now with the text that is written here, as `Form.checkScreen` does.
  public func checkScreen(
    planes: [Snapshot.Plane] = [.text], is expected: String, inTest file: String = #filePath,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try player.checkScreen(
      planes: planes, is: expected, inTest: file, fileID: fileID, line: line, column: column)
  }

  /// Compares the screen as it is now with the one that is kept in `Snapshots/NAME.snapshot` beside the
  /// test, as `Form.checkScreen` does.
  public func checkScreen(
    _ name: String, planes: [Snapshot.Plane] = Snapshot.Plane.allCases,
    besideTest file: String = #filePath, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try player.checkScreen(
      name, planes: planes, besideTest: file, fileID: fileID, line: line, column: column)
  }
}

extension ScriptPlayer {
  /// Compares the screen as it is now with the text that is written here, as `Form.checkScreen` does.
  public func checkScreen(
    planes: [Snapshot.Plane] = [.text], is expected: String, inTest file: String = #filePath,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    let literal = InlineSnapshot(path: file, line: line, column: column, label: "is")
    let snapshot = Snapshot(of: self).only(planes)
    do throws(InlineSnapshot.Mismatch) {
      try literal.check(snapshot, is: expected)
    } catch {
      let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
      try place.report(error, attaching: snapshot.attachments(named: "", expected: nil))
    }
  }

  /// Compares the screen as it is now with the one that is kept in `Snapshots/NAME.snapshot` beside the
  /// test, as `Form.checkScreen` does.
  public func checkScreen(
    _ name: String, planes: [Snapshot.Plane] = Snapshot.Plane.allCases,
    besideTest file: String = #filePath, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) throws {
    try Snapshot(of: self).only(planes).check(
      name, besideTest: file, fileID: fileID, line: line, column: column)
  }
}

extension Snapshot {
  /// Compares the snapshot with the one that is kept in `Snapshots/NAME.snapshot` beside the test, as
  /// `Form.checkScreen` does.
  public func check(
    _ name: String, besideTest file: String = #filePath, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) throws {
    let snapshotFile = SnapshotFile(named: name, besideTest: file)
    do throws(SnapshotFile.Mismatch) {
      try snapshotFile.check(self)
    } catch {
      let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
      var kept: String?
      if case .different = error { kept = snapshotFile.kept }
      try place.report(error, attaching: attachments(named: name, expected: kept))
    }
  }
}
