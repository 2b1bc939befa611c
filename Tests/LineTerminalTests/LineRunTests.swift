import Testing

@testable import LineTerminal
