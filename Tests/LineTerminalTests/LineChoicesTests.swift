import Forms
import Testing

@testable import LineTerminal

@Suite("E6: options by number or name")
struct LineChoicesTests {
  private let cities = LineChoices(
    options: ["Berlin", "Bern", "Paris, Texas", "Oslo", "2"].map { Option($0.lowercased(), label: $0) })

  @Test(
    "One option",
    arguments: [
      ("1", "berlin"), ("berlin", "berlin"), ("BERN", "bern"), (" Oslo ", "oslo"), ("osl", "oslo"),
      ("tex", "paris, texas"), ("4", "oslo"),
      // A whole name comes before a number.
      ("2", "2"),
    ])
  func one(_ text: String, _ value: String) {
    guard case .one(let option) = cities.match(text) else {
      Issue.record("\(text) matches nothing")
      return
    }
    #expect(option.value == value)
  }

  @Test("No option, or several")
  func others() {
    #expect(cities.match("ber") == .several([0, 1]))
    #expect(cities.match("6") == .none)
    #expect(cities.match("0") == .none)
    #expect(cities.match("99999999999999999999") == .none)
    #expect(cities.match("rome") == .none)
  }

  @Test("Several options come in the order of the list, each once; a name may have a comma")
  func several() {
    #expect(cities.matches("4, berlin,1").options?.map(\.value) == ["berlin", "oslo"])
    #expect(cities.matches("Paris, Texas").options?.map(\.value) == ["paris, texas"])
    #expect(cities.matches("1, rome").options == nil)
    #expect(cities.matches("1, rome").unknown == "rome")
  }
}
