/// An input mask: which character may stand where, and which literals appear by themselves (T16).
///
/// The value is what was typed, without literals: `5551234567` shows as `555-123-4567`. Where an
/// optional place stands before a literal that wouldn't tell groups apart, so there the value keeps
/// its literals: `10.0.0.1` under `000.000.000.000`. In such a value every literal stands that has
/// something behind it, and those typed early; one that has just appeared by itself is shown only.
///
/// A filled optional place is preferred to a skipped one; a required place is never skipped.
public struct Mask: Sendable, Hashable {
  let elements: [MaskElement]
  /// True where optional places stand before a literal.
  let keepsLiterals: Bool
  /// The elements that are places.
  let places: [Int]
  /// The last required place, as an element; -1 where none is required.
  let lastRequired: Int

  /// Reads the notation of Qt's `QLineEdit.inputMask`: `A`/`a` a letter, `N`/`n` letter or digit,
  /// `X`/`x` anything but a space, `9`/`0` a digit, `D`/`d` a digit from 1, `#` a digit or sign
  /// (optional, as in Qt), `H`/`h` hexadecimal, `B`/`b` binary, the first of each pair required, the
  /// second optional; `>` upper case, `<` lower case, `!` neither from here on; `\` takes the next
  /// character as it is; anything else is a literal.
  public init(_ notation: String) throws(MaskError) {
    let elements = try MaskNotation.elements(notation)
    guard elements.contains(where: \.isPlace) else {
      throw MaskError(kind: .noPlace, position: notation.count)
    }
    self.init(elements, keepsLiterals: nil)
  }

  /// A mask of ready elements; `keepsLiterals` nil follows the rule above. Digits that always fill
  /// from the left (a card number) need no literals in their value although some are optional.
  init(_ elements: [MaskElement], keepsLiterals: Bool?) {
    self.elements = elements
    places = elements.indices.filter { elements[$0].isPlace }
    lastRequired = elements.lastIndex(where: \.isRequired) ?? -1
    if let keepsLiterals {
      self.keepsLiterals = keepsLiterals
    } else {
      let firstOptional = elements.firstIndex { $0.isPlace && !$0.isRequired } ?? elements.count
      self.keepsLiterals = elements[firstOptional...].contains { !$0.isPlace }
    }
  }

  /// A telephone number in the North American plan: `999-999-9999`.
  public static let phone = Mask(digits: [3, 3, 4], separator: "-")

  /// Groups of required digits with a literal between each two.
  init(digits groups: [Int], separator: Character) {
    let digit = MaskElement.place(.digit, required: true, letters: .asTyped)
    let parts = groups.map { Array(repeating: digit, count: $0) }
    self.init(Array(parts.joined(separator: [.literal(separator, late: false)])), keepsLiterals: false)
  }
}

extension MaskElement {
  var isPlace: Bool {
    if case .place = self { true } else { false }
  }

  var isRequired: Bool {
    if case .place(_, required: true, _) = self { true } else { false }
  }
}

extension Mask: EntryMask {
  /// Columns of the full mask, at one a position.
  public var width: Int { elements.count }

  /// The value with its letters in the mask's case and, where it keeps literals, with those that
  /// stand before something.
  public func fit(_ value: String) -> Result<String, MaskRefusal> {
    attempt(MaskSplice(Array(value)), literals: keepsLiterals).map(\.value)
  }

  /// True where every required place is filled.
  public func isComplete(_ value: String) -> Bool {
    let characters = Array(value)
    if case .success = read(characters, literals: readable(characters), whole: true) { return true }
    return false
  }

  /// Which characters of a value may be its literals.
  func readable(_ value: [Character]) -> Range<Int> { keepsLiterals ? 0..<value.count : 0..<0 }

  /// What the next place takes for a caret at `index`, nil where nothing is left to fill.
  public func expected(at index: Int, in value: String) -> MaskExpectation? {
    let head = Array(value.prefix(max(index, 0)))
    guard case .success(let steps) = read(head, literals: readable(head)) else { return nil }
    for element in elements[steps.count...] {
      if case .place(let place, _, _) = element { return .place(place) }
    }
    return nil
  }
}
