/// An edit before the mask has seen it: what stays on the left, what comes, what stays on the right.
struct MaskSplice {
  var head: [Character]
  var text: [Character]
  var tail: [Character]

  init(head: [Character], text: [Character], tail: [Character]) {
    (self.head, self.text, self.tail) = (head, text, tail)
  }

  /// A text of its own, all of it new.
  init(_ characters: [Character]) {
    head = []
    text = characters
    tail = []
  }

  /// `text` in place of `range`, which lies within the value. Where its ends join with what they meet
  /// into one cluster (a combining mark, the second half of a flag), that cluster is what comes.
  init(_ text: String, into value: [Character], replacing range: Range<Int>) {
    head = Array(value[..<range.lowerBound])
    self.text = Array(text)
    tail = Array(value[range.upperBound...])
    if let last = head.last, let first = self.text.first, last.joins(first) {
      self.text = Array(String(last) + text)
      head.removeLast()
    }
    if let last = self.text.last, let first = tail.first, last.joins(first) {
      self.text = Array(String(self.text + [first]))
      tail.removeFirst()
    }
  }

  /// As above, with the parts of `range` that lie within the value.
  init(_ text: String, into value: String, clamping range: Range<Int>) {
    let value = Array(value)
    self.init(text, into: value, replacing: range.clamped(to: 0..<value.count))
  }

  var characters: [Character] { head + text + tail }
  /// Where the new text stands in `characters`.
  var inserted: Range<Int> { head.count..<head.count + text.count }
}

extension Character {
  /// True where the two would be one grapheme cluster in a text.
  fileprivate func joins(_ next: Character) -> Bool {
    if isASCII, next.isASCII { return false }
    return (String(self) + String(next)).count == 1
  }
}
