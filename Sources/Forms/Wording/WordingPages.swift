extension Wording {
  /// What is said of pages (P9, P10).
  public struct PageWords: Sendable {
    /// The button that goes to the next page; the last page has the form's own.
    public var continueLabel: String
    /// The button that goes to the page before.
    public var back: String
    /// Which of the steps this is.
    public var step: @Sendable (_ number: Int, _ count: Int) -> String
    /// On the review, for a field that was left empty.
    public var notGiven: String
    /// What the key does that goes back.
    public var previousPage: String
    /// What the key does that goes to the next tab.
    public var nextTab: String

    static let english = PageWords(
      continueLabel: "Continue", back: "Back", step: { "Step \($0) of \($1)" }, notGiven: "Not given",
      previousPage: "Back", nextTab: "Next Tab")
    static let german = PageWords(
      continueLabel: "Weiter", back: "Zurück", step: { "Schritt \($0) von \($1)" }, notGiven: "Keine Angabe",
      previousPage: "Zurück", nextTab: "Nächster Reiter")
  }
}
