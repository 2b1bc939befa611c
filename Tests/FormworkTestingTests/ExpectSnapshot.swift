import FormworkTesting
import TerminalScreen
import Testing

/// Compares a screen with its snapshot and records how they differ as an issue of the test.
func expectSnapshot(
  of frame: Frame, named name: String, in file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(SnapshotFile.Mismatch) {
    try SnapshotFile(named: name, besideTest: file).check(frame)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
