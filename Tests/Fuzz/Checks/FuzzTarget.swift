/// What is tried with random bytes, each by a check that holds for any bytes whatever.
enum FuzzTarget: String, CaseIterable, Sendable {
  case decoder, editing, masks, files, session

  /// Does with the bytes what the target does, and throws what does not hold. A trap is a finding too.
  func check(_ bytes: [UInt8]) throws(Finding) {
    switch self {
    case .decoder: try DecoderCheck.run(bytes)
    case .editing: try EditingCheck.run(bytes)
    case .masks: try MaskCheck.run(bytes)
    case .files: try FileCheck.run(bytes)
    case .session: try SessionCheck.run(bytes)
    }
  }
}

/// Something that should always hold and did not.
struct Finding: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws where the condition does not hold.
func hold(_ condition: Bool, _ words: @autoclosure () -> String) throws(Finding) {
  if !condition { throw Finding(words()) }
}
