extension Wording {
  /// English as in the United States of America.
  public static let english = Wording(
    language: "en",
    allRequired: "All fields are required unless marked optional.",
    optional: "(optional)",
    readOnly: "read only",
    problem: { EnglishProblems(label: $1, answered: $2, locale: $3).words(for: $0) },
    requiredDone: { "\($0) of \($1) required \($1 == 1 ? "field" : "fields") done" },
    thingsToMend: { "\($0) things to mend" + ($1.map { ", \($0) lists them" } ?? "") },
    toMend: { $0 == 1 ? "1 field to mend" : "\($0) fields to mend" },
    spokenError: { "Error: \($0)" },
    submitAvailable: { "\($0) is available." },
    submitUnavailable: { "\($0) is not available yet." },
    undid: { "Undid \($0)." },
    redid: { "Redid \($0)." },
    checking: "Checking…",
    stillChecking: { "\($0) is being checked. Wait a moment, then try again." },
    tooSmall: "Make this window larger to go on.",
    tooSmallBriefly: "Enlarge window.",
    keys: KeyWords(
      next: "Next", previous: "Previous", help: "Help", leave: "Leave", close: "Close", change: "Change",
      open: "Open", take: "Choose", filter: "Type to Filter", noMatch: "Nothing matches.", go: "Go",
      submit: "Submit", show: "Show", hide: "Hide", clear: "Clear", undo: "Undo", redo: "Redo",
      revert: "Revert Field",
      revertForm: "Revert Form", up: "Go Up", check: "Check", done: "Done", month: "Month",
      scroll: "Scroll",
      hidden: "Hidden Files",
      menuTitle: "What You Can Do Here", summaryTitle: "To Mend",
      menuHint: { "\($0) lists what you can do here." },
      mouseHint: "Hold Shift to select with the mouse."),
    roles: RoleWords(
      textField: "text field", secureField: "secure text field", searchField: "search text field",
      hidden: "hidden", multiline: "multi-line text field",
      toggle: "checkbox", picker: "pop-up button",
      button: "button", on: "checked", off: "not checked", dimmed: "dimmed",
      characters: { $0 == 1 ? "1 character" : "\($0) characters" }, tab: "tab", choice: "radio group",
      multiple: "group of checkboxes", stepper: "stepper", note: "text", selected: "selected",
      notSelected: "not selected", place: { "\($0) of \($1)" }),
    alerts: AlertWords(
      leaveTitle: { "Leave “\($0)”?" }, leaveMessage: "What you entered will be lost.",
      keepEditing: "Keep Editing", leave: "Leave", clearTitle: { "Clear “\($0)”?" },
      clearMessage: "All of its text will be removed.", keep: "Keep", clear: "Clear",
      revertFormTitle: { "Revert “\($0)”?" },
      revertFormMessage: "Every field goes back to how it was at first. You can undo this.",
      revertSecretsMessage:
        "Every field goes back to how it was at first. Passwords can’t be brought back afterwards.",
      revert: "Revert"),
    edits: EditWords(name: english),
    notices: NoticeWords(
      pasteJoinedLines: "Line breaks became spaces.",
      pasteLeftOut: "Characters that can’t be entered were left out.",
      pasteReplaced: "What can’t be read became “�”.",
      pasteNotHere: "Text can’t be pasted here.",
      secretNotCopied: "A secret is not copied.",
      dropTarget: { "Release to move the text to \($0)." }, dropNotHere: { "\($0) does not take this text." },
      nothingToUndo: "There is nothing to undo.", nothingToRedo: "There is nothing to redo.",
      closedIdle: "The form was closed because nothing was done for a long time.",
      keptIdle: "What was entered is kept, except for secrets."),
    pages: .english, drafts: .english, progress: .english, files: .english, calendar: .english,
    suggestions: .english, line: .english)

  @Sendable private static func english(_ name: EditName) -> String {
    switch name {
    case .typing: "Typing"
    case .deletion: "Deletion"
    case .kill: "Kill"
    case .yank: "Yank"
    case .paste: "Paste"
    case .drop: "Drop"
    case .move: "Move"
    case .clear: "Clear"
    case .transposition: "Transposition"
    case .caseChange: "Case Change"
    case .completion: "Completion"
    case .draft: "Draft"
    case .replacement: "Replacement"
    case .revert: "Revert"
    case .choice: "Choice"
    }
  }
}
