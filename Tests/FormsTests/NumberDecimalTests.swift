import Forms
import RepeatableRandom
import Testing

@Suite("T8: the exact decimal")
struct NumberDecimalTests {
  private func number(_ text: String) throws -> DecimalNumber { try DecimalNumber(plain: text) }

  @Test(
    "T8: a plain number is written as it was read",
    arguments: [
      "0", "7", "-7", "12.50", "-12.50", "0.05", "-0.05", "0.00", "1000000",
      "99999999999999999999999999999999999999", "-0.99999999999999999999999999999999999999",
      "9999999999999999999.9999999999999999999",
    ])
  func roundTrip(text: String) throws {
    #expect(try number(text).description == text)
  }

  @Test("T8: there is no negative zero", arguments: ["-0", "-0.00"])
  func negativeZero(text: String) throws {
    #expect(try number(text).description == text.dropFirst())
  }

  @Test(
    "T8: a plain number is strict",
    arguments: [
      "", "-", "+1", " 1", "1 ", "1.", ".5", "01", "-01", "1,000", "1e5", "0x10", "1.2.3", "--1", "1-", "٣",
      "inf",
      "nan", "1\n", "1\0",
    ])
  func strict(text: String) {
    #expect(throws: DecimalProblem.notANumber) { try number(text) }
    #expect(DecimalNumber(text) == nil)
  }

  @Test(
    "T8: 39 digits or decimals are too many",
    arguments: [
      "100000000000000000000000000000000000000", "0.000000000000000000000000000000000000001",
      "1.00000000000000000000000000000000000000",
    ])
  func tooMany(text: String) {
    #expect(throws: DecimalProblem.tooManyDigits) { try number(text) }
  }

  @Test(
    "T8: a JSON number may have an exponent",
    arguments: [
      ("1e3", "1000"), ("1.5E3", "1500"), ("1.50e1", "15.0"), ("15e-1", "1.5"), ("-2e0", "-2"),
      ("0e99999999", "0"),
      ("1.0e+0", "1.0"), ("12", "12"), ("10e-38", "0.00000000000000000000000000000000000010"),
    ])
  func json(text: String, written: String) throws {
    #expect(try DecimalNumber(json: text).description == written)
  }

  @Test("T8: a JSON number that is none, or has too many digits, is refused")
  func jsonRefused() {
    for text in ["1e", "e1", "1e+", "1e1.5", "1e 1", ""] {
      #expect(throws: DecimalProblem.notANumber) { try DecimalNumber(json: text) }
    }
    for text in ["1e38", "1e-39", "1e99999999999999999999"] {
      #expect(throws: DecimalProblem.tooManyDigits) { try DecimalNumber(json: text) }
    }
  }

  @Test("T8: equality and hash go by value, not by how it is written")
  func equality() throws {
    #expect(try number("12.50") == number("12.5"))
    #expect(try number("12.50").hashValue == number("12.5").hashValue)
    #expect(try number("0.000") == 0)
    #expect(try number("12.51") != number("12.5"))
  }

  @Test("T8: order goes by value, also where scales differ by 38")
  func order() throws {
    let ascending = [
      "-99999999999999999999999999999999999999", "-1.5", "-1.25", "-0.00000000000000000000000000000000000001",
      "0",
      "0.00000000000000000000000000000000000001", "0.9", "1", "1.05", "1.5",
      "99999999999999999999999999999999999999",
    ]
    for (index, left) in ascending.enumerated() {
      for (other, right) in ascending.enumerated() {
        #expect(try (number(left) < number(right)) == (index < other))
        #expect(try (number(left) == number(right)) == (index == other))
      }
    }
  }

  @Test(
    "T8: sums are exact",
    arguments: [
      ("0.1", "0.2", "0.3"), ("1", "2.50", "3.50"), ("-1.5", "1.5", "0.0"), ("9.99", "0.01", "10.00"),
      ("99999999999999999999999999999999999998", "1.0", "99999999999999999999999999999999999999"),
    ])
  func sums(left: String, right: String, sum: String) throws {
    #expect(try number(left).adding(number(right))?.description == sum)
    #expect(try number(sum).subtracting(number(right)) == number(left))
  }

  @Test("T8: a sum of more than 38 digits is nil")
  func sumOverflows() throws {
    let most = try number("99999999999999999999999999999999999999")
    #expect(most.adding(1) == nil)
    #expect(most.adding(most) == nil)
    #expect(try most.subtracting(number("0.5")) == nil)
  }

  @Test("T8: multiplying by a power of ten moves the decimal sign")
  func powers() throws {
    #expect(try number("12.50").multiplied(byPowerOfTen: 1)?.description == "125.0")
    #expect(try number("12.50").multiplied(byPowerOfTen: 4)?.description == "125000")
    #expect(try number("12.50").multiplied(byPowerOfTen: -2)?.description == "0.1250")
    #expect(try number("1").multiplied(byPowerOfTen: 38) == nil)
    #expect(try number("1").multiplied(byPowerOfTen: -39) == nil)
    #expect(try number("1").multiplied(byPowerOfTen: .min) == nil)
    #expect(try number("1").multiplied(byPowerOfTen: .max) == nil)
    #expect(try number("0").multiplied(byPowerOfTen: .max) == 0)
  }

  @Test("T8: scaling changes how a number is written, never what it is")
  func scaling() throws {
    #expect(try number("12.5").scaled(toDecimals: 2)?.description == "12.50")
    #expect(try number("12.50").scaled(toDecimals: 1)?.description == "12.5")
    #expect(try number("12.50").scaled(toDecimals: 0) == nil)
    #expect(try number("0").scaled(toDecimals: 38)?.description.count == 40)
    #expect(try number("1").scaled(toDecimals: 38) == nil)
    #expect(try number("1").scaled(toDecimals: -1) == nil)
  }

  @Test(
    "T8: a multiple of the step",
    arguments: [
      ("0.3", "0.1", true), ("0.35", "0.1", false), ("10", "2.5", true), ("11", "2.5", false),
      ("-4", "2", true),
      ("0", "3", true), ("0", "0", true), ("1", "0", false),
      ("1", "0.00000000000000000000000000000000000001", true),
      ("99999999999999999999999999999999999999", "0.7", false),
      ("0.5", "99999999999999999999999999999999999999", false),
      ("99999999999999999999999999999999999999", "0.99999999999999999999999999999999999999", true),
    ])
  func steps(value: String, step: String, expected: Bool) throws {
    #expect(try number(value).isMultiple(of: number(step)) == expected)
  }

  @Test("T8: whole numbers become Int, others nil")
  func ints() throws {
    #expect(try Int(exactly: number("500.00")) == 500)
    #expect(try Int(exactly: number("-9223372036854775808")) == .min)
    #expect(try Int(exactly: number("9223372036854775808")) == nil)
    #expect(try Int(exactly: number("1.5")) == nil)
    #expect(DecimalNumber(Int.min).description == "-9223372036854775808")
  }

  @Test("T8: for random numbers, adding and taking away, order and scale agree with each other")
  func laws() {
    var random = SeededNumbers(seed: 38)
    for _ in 0..<50_000 {
      let (left, right) = (random.number(), random.number())
      if let sum = left.adding(right) {
        if let back = sum.subtracting(right), back != left { Issue.record("\(left) + \(right) is \(sum)") }
      }
      if let difference = left.subtracting(right) {
        if difference.isNegative != (left < right) { Issue.record("\(left) - \(right) is \(difference)") }
        if difference.isZero != (left == right) { Issue.record("\(left) - \(right) is \(difference)") }
      }
      if left.reduced != left || left.reduced.hashValue != left.hashValue { Issue.record("\(left) reduced") }
      if DecimalNumber(left.description) != left { Issue.record("\(left) is read differently") }
      if let large = left.multiplied(byPowerOfTen: 3), large.multiplied(byPowerOfTen: -3) != left {
        Issue.record("\(left) * 1000 is \(large)")
      }
      let step = DecimalNumber(1 + random.below(1000)).multiplied(byPowerOfTen: -random.below(6)) ?? 1
      let steps = random.below(10_000)
      let many =
        DecimalNumber(coefficient: step.coefficient * Int128(steps), decimals: step.decimals) ?? .zero
      if !many.isMultiple(of: step) { Issue.record("\(many) is \(steps) times \(step)") }
      if let half = DecimalNumber(coefficient: step.coefficient * 5, decimals: step.decimals + 1),
        many.adding(half)?.isMultiple(of: step) == true
      {
        Issue.record("\(many) and a half step of \(step)")
      }
    }
  }
}
