import Testing

@testable import FormFiles
@testable import Forms

@Suite struct AnswersFileTests {
  @Test func placeholder() {}
}
