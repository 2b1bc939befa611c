import DemoUsage

/// What the program was given.
enum Arguments {
  private static let usage = Usage(
    "settings",
    """
    settings that hold as soon as they are changed

      settings [FILE]

      FILE  where they are kept; else in the folder for what programs remember
    """)

  /// The path that was given; nil for none.
  static func path() -> String? {
    guard let word = usage.words(most: 1).first else { return nil }
    if word.hasPrefix("-") { usage.refuse("There is no option “\(word)”. Remove it; --help says more.") }
    if word.isEmpty {
      usage.refuse("The name of the file is empty. Write one, or nothing; --help says more.")
    }
    return word
  }
}
