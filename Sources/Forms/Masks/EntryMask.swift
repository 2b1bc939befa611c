/// Maps what is typed to what is shown and back, and says which edits it takes (T16).
///
/// The value is what an editor holds: grapheme clusters, with the caret as an index into them. A
/// mask never holds a value; a control asks it about each edit. Indices that lie outside the value
/// are taken as its nearest end, and a value that the mask couldn't have made is shown as it is.
public protocol EntryMask: Sendable {
  /// Columns of the full mask, at one a position (T4).
  var width: Int { get }

  /// The value as the mask would keep it (its letters in the right case), or why it can't be.
  func fit(_ value: String) -> Result<String, MaskRefusal>

  /// Puts `text` in place of `range`, an empty range being the caret. A single character that isn't
  /// pasted may be the literal that comes next or has just been passed; longer and pasted text is
  /// taken with or without the literals, blanks around it ignored.
  func insert(
    _ text: String, into value: String, replacing range: Range<Int>, isPaste: Bool
  ) -> Result<MaskEdit, MaskRefusal>

  /// Takes `range` out and closes the gap. `forward` says which way a single literal that can't go
  /// alone passes the deletion on: to the character after it (Del) or before it (Backspace).
  func delete(
    _ range: Range<Int>, from value: String, forward: Bool
  ) -> Result<MaskEdit, MaskRefusal>

  /// The value with its literals, and where the caret stands in it.
  func shown(_ value: String) -> MaskedText

  /// True where every required place is filled.
  func isComplete(_ value: String) -> Bool

  /// What the place takes that the caret stands at, nil at the end of the mask.
  func expected(at index: Int, in value: String) -> MaskExpectation?

  /// The value that the program gets.
  func answer(_ value: String) -> String
}

extension EntryMask {
  /// The value of a whole text from elsewhere (a prefill, an answers file), with or without literals.
  public func value(of text: String) -> Result<String, MaskRefusal> {
    insert(text, into: "", replacing: 0..<0, isPaste: true).map(\.value)
  }

  /// The answer of a mask is its value unless it says otherwise.
  public func answer(_ value: String) -> String { value }
}

/// A value after an edit, and its caret (an index into the value's characters).
public struct MaskEdit: Sendable, Hashable {
  /// The new value.
  public let value: String
  /// Where the caret stands now, from 0 to the value's count.
  public let caret: Int

  /// An edit that led to `value`.
  public init(value: String, caret: Int) {
    self.value = value
    self.caret = caret
  }
}

/// A value as it shows, with the two maps between its caret and the one on the screen.
public struct MaskedText: Sendable, Hashable {
  /// The shown characters, literals among them.
  public let characters: [Character]
  /// For each index of the value, its end included, the index in `characters` at which the caret is
  /// drawn: where the next character lands, behind the literals that have appeared.
  public let carets: [Int]

  /// A shown text; `carets` ascends and stays within `0...characters.count`.
  init(characters: [Character], carets: [Int]) {
    self.characters = characters
    self.carets = carets
  }

  /// A value that shows as it is.
  init(plain value: String) {
    characters = Array(value)
    carets = Array(0...characters.count)
  }

  /// The shown text.
  public var text: String { String(characters) }

  /// The index of the value for a click before the shown character at `index`: on a literal, the
  /// place after what stands before it.
  public func valueIndex(at index: Int) -> Int {
    var low = 0
    var high = carets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if carets[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
