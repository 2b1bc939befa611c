/// Ways to move the caret.
public enum Motion: Sendable, Hashable, CaseIterable {
  case characterBackward, characterForward
  /// By word as readline does: letters and digits make words, forward ends after one.
  case wordBackward, wordForward
  /// The ends of the line that the caret is in; of the whole text where there is one line.
  case lineStart, lineEnd
  case textStart, textEnd
}

/// What keys ask of a text, named after readline's commands.
public enum EditingCommand: Sendable, Hashable {
  /// Moves the caret; `extending` carries the selection along (Shift).
  case move(Motion, extending: Bool = false)
  case selectAll
  /// Puts the selection into the kill ring (M-w).
  case copy
  /// BS, C-h and Del, C-d: the selection, else a character.
  case deleteBackward, deleteForward
  /// C-k, C-u: to the end or the start of the line; there already, the line break.
  case killToLineEnd, killToLineStart
  /// C-w: back to the blank before.
  case killBackwardToBlank
  /// M-BS, M-d.
  case killWordBackward, killWordForward
  /// C-y, and M-y right after it.
  case yank, yankNext
  /// C-t.
  case transposeCharacters
  /// M-c, M-u, M-l.
  case capitalizeWord, uppercaseWord, lowercaseWord
  /// M-\
  case deleteBlanks
  /// The Clear button.
  case clear
  /// Enter in a text of several lines.
  case newline
}
