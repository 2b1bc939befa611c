extension Wording {
  /// What is said of pages (P9, P10).
  public struct PageWords: Sendable {
    /// The button that goes to the next page; the last page has the form's own.
    public var continueLabel = "Continue"
    public var back = "Back"
    public var step: @Sendable (_ number: Int, _ count: Int) -> String = { "Step \($0) of \($1)" }
    /// On the review, for a field that was left empty.
    public var notGiven = "Not given"
    public var previousPage = "Back"
    public var nextTab = "Next Tab"
  }
}
