extension Wording {
  /// German.
  public static let german = Wording(
    language: "de",
    allRequired: "Alle Felder sind auszufüllen, sofern sie nicht als freiwillig markiert sind.",
    optional: "(freiwillig)",
    readOnly: "nur zu lesen",
    problem: { GermanProblems(label: $1, answered: $2, locale: $3).words(for: $0) },
    requiredDone: { "\($0) von \($1) \($1 == 1 ? "Pflichtfeld" : "Pflichtfeldern") erledigt" },
    thingsToMend: { "\($0) Angaben zu berichtigen" + ($1.map { ", \($0) zeigt sie" } ?? "") },
    toMend: { $0 == 1 ? "1 Feld zu berichtigen" : "\($0) Felder zu berichtigen" },
    spokenError: { "Fehler: \($0)" },
    submitAvailable: { "„\($0)“ ist verfügbar." },
    submitUnavailable: { "„\($0)“ ist noch nicht verfügbar." },
    undid: { "Rückgängig gemacht: \($0)." },
    redid: { "Wiederholt: \($0)." },
    checking: "Wird geprüft …",
    stillChecking: { "„\($0)“ wird noch geprüft. Warten Sie einen Augenblick und versuchen Sie es erneut." },
    tooSmall: "Vergrößern Sie das Fenster, um fortzufahren.",
    tooSmallBriefly: "Fenster vergrößern.",
    keys: KeyWords(
      next: "Weiter", previous: "Zurück", help: "Hilfe", leave: "Verlassen", close: "Schließen",
      change: "Ändern", open: "Öffnen", take: "Übernehmen", filter: "Tippen filtert",
      noMatch: "Nichts passt dazu.", go: "Ausführen", submit: "Absenden", show: "Anzeigen", hide: "Verbergen",
      clear: "Leeren",
      undo: "Rückgängig:", redo: "Wiederholen:", revert: "Feld zurücksetzen",
      revertForm: "Formular zurücksetzen", up: "Nach oben", check: "Ankreuzen", done: "Fertig",
      month: "Monat", scroll: "Blättern",
      hidden: "Verborgene Dateien",
      menuTitle: "Was hier möglich ist", summaryTitle: "Zu berichtigen",
      menuHint: { "\($0) zeigt, was hier möglich ist." },
      mouseHint: "Mit der Umschalttaste markiert die Maus Text."),
    roles: RoleWords(
      textField: "Textfeld", secureField: "verdecktes Textfeld", searchField: "Suchfeld",
      hidden: "verborgen", multiline: "mehrzeiliges Textfeld",
      toggle: "Kontrollkästchen",
      picker: "Auswahlliste", button: "Taste", on: "angekreuzt", off: "nicht angekreuzt",
      dimmed: "nicht verfügbar", characters: { "\($0) Zeichen" }, tab: "Reiter",
      choice: "Optionsfelder", multiple: "Gruppe von Kontrollkästchen", stepper: "Zähler", note: "Text",
      selected: "ausgewählt", notSelected: "nicht ausgewählt", place: { "\($0) von \($1)" }),
    alerts: AlertWords(
      leaveTitle: { "„\($0)“ verlassen?" }, leaveMessage: "Was Sie eingegeben haben, geht verloren.",
      keepEditing: "Weiter bearbeiten", leave: "Verlassen", clearTitle: { "„\($0)“ leeren?" },
      clearMessage: "Der ganze Text wird entfernt.", keep: "Behalten", clear: "Leeren",
      revertFormTitle: { "„\($0)“ zurücksetzen?" },
      revertFormMessage: "Jedes Feld wird wieder, wie es am Anfang war. Sie können das rückgängig machen.",
      revertSecretsMessage:
        "Jedes Feld wird wieder, wie es am Anfang war. Passwörter lassen sich nicht wiederherstellen.",
      revert: "Zurücksetzen"),
    edits: EditWords(name: german),
    notices: NoticeWords(
      pasteJoinedLines: "Zeilenumbrüche wurden zu Leerzeichen.",
      pasteLeftOut: "Nicht eingebbare Zeichen wurden ausgelassen.",
      pasteReplaced: "Für Unlesbares steht „�“.",
      pasteNotHere: "Hier kann kein Text eingefügt werden.",
      secretNotCopied: "Ein Geheimnis wird nicht kopiert.",
      dropTarget: { "Loslassen verschiebt den Text nach „\($0)“." },
      dropNotHere: { "„\($0)“ nimmt diesen Text nicht an." },
      nothingToUndo: "Es gibt nichts rückgängig zu machen.",
      nothingToRedo: "Es gibt nichts zu wiederholen.",
      closedIdle: "Das Formular wurde geschlossen, weil lange nichts geschah.",
      keptIdle: "Was eingegeben war, ist aufbewahrt, außer Geheimem."),
    pages: .german, drafts: .german, progress: .german, files: .german, calendar: .german,
    suggestions: .german, line: .german)

  @Sendable private static func german(_ name: EditName) -> String {
    switch name {
    case .typing: "Eingabe"
    case .deletion: "Löschen"
    case .kill: "Ausschneiden"
    case .yank: "Einfügen des Ausgeschnittenen"
    case .paste: "Einfügen"
    case .drop: "Ablegen"
    case .move: "Verschieben"
    case .clear: "Leeren"
    case .transposition: "Vertauschen"
    case .caseChange: "Groß- und Kleinschreibung"
    case .completion: "Ergänzung"
    case .draft: "Entwurf"
    case .replacement: "Ersetzung"
    case .revert: "Zurücksetzen"
    case .choice: "Auswahl"
    }
  }
}
