/// A fixed number of digits, each in a box of its own: a code, a PIN.
struct DigitsFormat: MaskedFormat {
  let mask: DigitEntry

  func read(_ text: String) -> TextReading {
    TextReading(.text(text), mask.isComplete(text) ? nil : .entry(.digitsMissing(count: mask.count)))
  }

  /// The boxes show the digits as they are.
  func shown(_ text: String) -> MaskedText? { nil }
}
