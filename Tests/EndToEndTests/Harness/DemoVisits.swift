/// What a person presses in a demo from its first screen to its last, wherever it runs, and what they wait for
/// before they go on.
enum DemoVisit {
  /// Fills the form in and submits it.
  static func signUp(on terminal: PseudoTerminal) throws {
    try terminal.waitForText("Create Account")
    try terminal.play("Ada Lovelace<Tab>ada@x.org<Tab><Tab>xyzzy-plugh<Tab>xyzzy-plugh<Tab><Space><Tab>")
    try terminal.waitForText("[ Continue ]")
    try terminal.play("<Enter>")
  }

  /// Orders a card that is sent to Berlin, page by page.
  static func checkout(on terminal: PseudoTerminal) throws {
    try terminal.waitForText("Step 1 of 5")
    try terminal.play("<C-PageDown>")
    try terminal.waitForText("Step 2 of 5")
    try terminal.play("<M-x>Ada Lovelace<Tab>ada@x.org<C-PageDown>")
    try terminal.waitForText("Step 3 of 5")
    try terminal.play("germany<Tab>Hauptstrasse 1<Tab><Tab>10115<Tab>Berlin<C-PageDown>")
    try terminal.waitForText("Step 4 of 5")
    try terminal.play("378282246310005<Tab>1299<Tab>8642<Tab>Ada Lovelace<C-PageDown>")
    try terminal.waitForText("American Express •••• 0005")
    try terminal.play("<S-Tab><Enter>")
    try terminal.waitForText("Place the Order?")
    try terminal.play("<Tab><Enter>")
  }

  /// Goes to every tab, and is done.
  static func gallery(on terminal: PseudoTerminal) throws {
    try terminal.waitForText("[ Look ]")
    for tab in [
      "Text", "Secrets", "Masks", "Numbers", "Choices", "States", "Overflow", "Extras", "Scripts", "Events",
    ] {
      try terminal.play("<C-PageDown>")
      try terminal.waitForText("[ \(tab) ]")
    }
    try leaveByDone(on: terminal)
  }

  /// From the first field of a page of tabs to the button below its fields.
  static func leaveByDone(on terminal: PseudoTerminal) throws {
    try terminal.play("<S-Tab><S-Tab>")
    try terminal.waitForText("[ Done ]")
    try terminal.play("<Enter>")
  }
}

/// The same in the installer, which has ten pages.
enum InstallerVisit {
  /// A text of the page, the keys that fill it in, and what stands there once all checks are done.
  private static let pages: [(title: String, keys: String, ready: String)] = [
    ("Welcome", "<Tab>", "1 of 1"), ("Keyboard", "<Tab><Tab>", "1 of 1"),
    ("Network", "<Tab><Tab><Tab><Tab>", "2 of 2"), ("Disk", "<Tab><Tab><Tab><Tab>", "3 of 3"),
    (
      "Identity",
      "Ada Lovelace<Tab>engine.example.org<Tab>ada-l<Tab>xyzzy plugh plover<Tab>xyzzy plugh plover<Tab><Tab>",
      "5 of 5"
    ),
    ("SSH", "<Tab><Tab><Space><Tab><Tab>", "[ Continue ]"), ("Time", "<Tab><Tab>", "1 of 1"),
    ("Packages", "<Space><Tab><Tab>", "[ Continue ]"), ("Destination", "<Tab><Tab>", "1 of 1"),
  ]

  /// Goes through so many pages from the first on, to the one behind them: all of them unless told otherwise, to
  /// the review.
  static func pass(_ count: Int = pages.count, on terminal: PseudoTerminal) throws {
    for (number, page) in pages.prefix(count).enumerated() {
      try terminal.waitForText("Step \(number + 1) of 10")
      try terminal.waitForText(page.title)
      try terminal.play(page.keys)
      try terminal.waitForText(page.ready)
      try terminal.waitForText("[ Continue ]")
      try terminal.play("<Enter>")
    }
  }

  /// From the review to the end of the work.
  static func install(on terminal: PseudoTerminal) throws {
    try terminal.waitForText("Step 10 of 10")
    try terminal.play("<S-Tab><Enter>")
    try terminal.waitForText("Write the New System?")
    try terminal.play("<Tab><Enter>")
  }
}
