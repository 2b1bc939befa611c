#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a demo is called. Where that is asked for it is printed; a word that means nothing ends the program with
/// status 2. Either way no form is shown.
public struct Usage: Sendable {
  private let program: String
  private let text: String

  /// - Parameter text: what `--help` prints, without the name of the program in front.
  public init(_ program: String, _ text: String) {
    self.program = program
    self.text = text
  }

  /// The words behind the name of the program, at most so many.
  @discardableResult
  public func words(most: Int) -> [String] {
    let words = Array(CommandLine.arguments.dropFirst())
    if words.contains("--help") || words.contains("-h") {
      print("\(program): \(text)")
      exit(0)
    }
    if words.count > most {
      let way = most == 0 ? "means nothing here" : "is one too many"
      refuse("“\(words[most])” \(way). Remove it; --help says more.")
    }
    return words
  }

  /// Ends the program with a sentence about how it was called. What could move a terminal is left out.
  public func refuse(_ words: String) -> Never {
    let safe = words.unicodeScalars.filter {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
    }
    let line = "\(program): \(String(String.UnicodeScalarView(safe)))\n"
    _ = write(2, line, line.utf8.count)
    exit(2)
  }
}
