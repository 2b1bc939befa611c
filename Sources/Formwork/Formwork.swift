// The front door: one import gives forms, their vocabulary, and `run()`.
@_exported public import struct AnswerFiles.AnswersFault
@_exported public import struct AnswerFiles.KnownAnswers
@_exported public import struct AnswerFiles.SecretReader
@_exported public import Forms
@_exported public import struct TerminalScreen.Theme
@_exported public import enum TerminalScreen.ThemeName
@_exported public import enum TerminalScreen.Truncation
