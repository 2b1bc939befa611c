/// Exact arithmetic: a result is right to the last digit or nil.
extension DecimalNumber {
  /// The same number with the other sign.
  public var negated: DecimalNumber {
    DecimalNumber(coefficient: -coefficient, decimals: decimals) ?? self
  }

  /// The sum with as many decimals as the longer has (fewer where only so all digits fit), or nil beyond 38 digits.
  public func adding(_ other: DecimalNumber) -> DecimalNumber? {
    aligned(self, other) ?? aligned(reduced, other.reduced)
  }

  /// The difference, as `adding` gives it.
  public func subtracting(_ other: DecimalNumber) -> DecimalNumber? {
    adding(other.negated)
  }

  private func aligned(_ left: DecimalNumber, _ right: DecimalNumber) -> DecimalNumber? {
    let places = max(left.decimals, right.decimals)
    guard let left = left.scaled(toDecimals: places), let right = right.scaled(toDecimals: places) else {
      return nil
    }
    let (sum, overflow) = left.coefficient.addingReportingOverflow(right.coefficient)
    return overflow ? nil : DecimalNumber(coefficient: sum, decimals: places)
  }

  /// The decimal sign moved right (left where `exponent` is negative), or nil beyond 38 digits or decimals.
  public func multiplied(byPowerOfTen exponent: Int) -> DecimalNumber? {
    guard !isZero else { return DecimalNumber(coefficient: 0, decimals: max(0, decimals - max(0, exponent))) }
    guard -Self.digitLimit * 2...Self.digitLimit * 2 ~= exponent else { return nil }
    let places = decimals - exponent
    guard places < 0 else {
      return DecimalNumber(coefficient: coefficient, decimals: places)
        ?? reduced.sameDigits(decimals: reduced.decimals - exponent)
    }
    return sameDigits(decimals: 0)?.appendingZeros(-places)
  }

  private func sameDigits(decimals: Int) -> DecimalNumber? {
    DecimalNumber(coefficient: coefficient, decimals: decimals)
  }

  private func appendingZeros(_ count: Int) -> DecimalNumber? {
    guard count <= Self.digitLimit else { return nil }
    let (digits, overflow) = coefficient.multipliedReportingOverflow(by: PowersOfTen[count])
    return overflow ? nil : DecimalNumber(coefficient: digits, decimals: decimals)
  }

  /// The same value written with exactly so many decimals, or nil where that would round or not fit.
  public func scaled(toDecimals places: Int) -> DecimalNumber? {
    guard 0...Self.digitLimit ~= places else { return nil }
    guard places < decimals else {
      return appendingZeros(places - decimals)?.sameDigits(decimals: places)
    }
    let (digits, rest) = coefficient.quotientAndRemainder(dividingBy: PowersOfTen[decimals - places])
    return rest == 0 ? DecimalNumber(coefficient: digits, decimals: places) : nil
  }

  /// The whole part, decimals cut off towards zero.
  public var wholePart: Int128 { coefficient / PowersOfTen[decimals] }

  /// Whether this is a whole number of `step`s: what `step` of a field asks of the distance from its `min`.
  /// Only zero is a multiple of zero.
  public func isMultiple(of step: DecimalNumber) -> Bool {
    guard !step.isZero, !isZero else { return isZero }
    let divisor = step.coefficient.magnitude
    guard step.decimals >= decimals else {
      // The step has to be scaled up to our decimals; one that then overflows is larger than any number.
      let scale = UInt128(PowersOfTen[decimals - step.decimals])
      let (scaled, overflow) = divisor.multipliedReportingOverflow(by: scale)
      return !overflow && coefficient.magnitude % scaled == 0
    }
    let scale = UInt128(PowersOfTen[step.decimals - decimals])
    let product = (coefficient.magnitude % divisor).multipliedFullWidth(by: scale)
    return divisor.dividingFullWidth(product).remainder == 0
  }
}

extension Int {
  /// The number as an `Int`, or nil where it has a fraction or is too large. `3.00` is 3.
  public init?(exactly number: DecimalNumber) {
    guard let whole = number.scaled(toDecimals: 0) else { return nil }
    self.init(exactly: whole.coefficient)
  }
}
