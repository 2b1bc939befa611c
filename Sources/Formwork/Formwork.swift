// The front door: one import gives forms, their vocabulary, and `run()`.
@_exported public import struct AnswerFiles.AnswersFault
@_exported public import struct AnswerFiles.KnownAnswers
@_exported public import struct AnswerFiles.SecretReader
@_exported public import Forms
// Keys for a keymap of one's own, styles for a theme of one's own.
@_exported public import struct TerminalScreen.Attributes
@_exported public import enum TerminalScreen.Color
@_exported public import enum TerminalScreen.Key
@_exported public import struct TerminalScreen.KeyPress
@_exported public import struct TerminalScreen.Modifiers
@_exported public import struct TerminalScreen.Shade
@_exported public import struct TerminalScreen.Style
@_exported public import enum TerminalScreen.StyleRole
@_exported public import struct TerminalScreen.Theme
@_exported public import enum TerminalScreen.ThemeName
@_exported public import enum TerminalScreen.Truncation
