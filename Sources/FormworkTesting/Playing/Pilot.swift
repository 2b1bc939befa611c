public import Forms
public import TerminalScreen

/// Fills in a form without a terminal, as a person would: keys in, and everything that can be seen of
/// the form out. Time is virtual, so nothing ever waits.
///
/// ```swift
/// var pilot = try form.pilot("Ada<Tab>ada@")
/// pilot.focus                         // "email"
/// try pilot.press("x.org<Enter>")
/// pilot.value.email                   // "ada@x.org"
/// ```
public struct Pilot<Model: Sendable>: Sendable {
  /// The session, the frame, and effects, for what has no name here.
  public private(set) var player: ScriptPlayer
  /// All that a terminal was sent, from taking it over to giving it back; empty in memory. A look from
  /// within a script has what was read by then.
  public let output: [UInt8]

  /// Begins with the first screen.
  ///
  /// - Parameters:
  ///   - settings: words, keys, locale, the day that is today, what the terminal can do; by default
  ///     the same on every machine.
  ///   - perform: looks at paths and runs commands while a script waits; without it such rules pass.
  ///   - readFolder: what folders hold, for files to be chosen from; none by default.
  public init(
    _ form: Form<Model>, size: Size = .usual, settings: SessionSettings = SessionSettings(),
    performing perform: ScriptPlayer.PerformCheck? = nil,
    readFolder: (@Sendable (String) -> Result<Folder, FolderProblem>)? = nil
  ) {
    player = ScriptPlayer(
      Session(form, size: size, settings: settings), performing: perform, readFolder: readFolder)
    output = []
  }

  /// What was played on a terminal.
  package init(_ player: ScriptPlayer, output: [UInt8]) {
    self.player = player
    self.output = output
  }

  // MARK: Doing

  /// Presses keys in the notation of `KeyNotation`: `Ada<Tab><Click 10,5><Wait 300ms>`.
  ///
  /// - Throws: the first place in `keys` that can't be read; nothing was pressed then.
  public mutating func press(_ keys: String) throws(KeyNotationError) { try player.play(keys) }

  /// Presses keys and shows the form after each one, with the key as it was written.
  public mutating func press(_ keys: String, afterEach look: (Pilot, String) throws -> Void) throws {
    for key in try KeyNotation.parse(keys) {
      player.play(key)
      try look(self, key.source)
    }
  }

  /// Presses keys; at each `<Wait …>` rules with `async` and suggestions that were asked for run to
  /// their ends, however long they take.
  public mutating func pressAndWait(_ keys: String) async throws(KeyNotationError) {
    try await player.play(keys)
  }

  /// Clicks on the first place where the screen has a text.
  ///
  /// - Throws: the screen, where it has no such text.
  public mutating func click(on text: String) throws(NotOnScreen) {
    guard let place = place(of: text) else { throw NotOnScreen(text: text, screen: screen) }
    let script = "<Click \(place.column),\(place.row)>"
    for key in (try? KeyNotation.parse(script)) ?? [] { player.play(key) }
  }

  /// A text that was to be clicked on and is not there.
  public struct NotOnScreen: Error, CustomStringConvertible, Sendable {
    /// What was looked for.
    public var text: String
    /// The rows of the screen as they were.
    public var screen: [String]
    /// The sentence and the screen.
    public var description: String {
      (["“\(SafeText.of(text))” is not on the screen:"] + screen.map { SafeText.of($0) })
        .joined(separator: "\n")
    }
  }

  // MARK: Seeing

  /// The caller's value, with all that was valid when it was entered.
  public var value: Model {
    guard let model = player.session.model(as: Model.self) else {
      preconditionFailure("a session of a form has that form's model")
    }
    return model
  }

  /// The id of the field that has the focus; `continue`, `back` and `tabs` for what is no field.
  public var focus: String { player.session.focusedID }
  /// What fields show, by their ids; empty ones have no entry.
  public var shown: [String: String] {
    Dictionary(player.session.shown.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
  /// The errors that show now, by the ids of their fields.
  public var errors: [String: String] {
    Dictionary(player.session.errors.map { ($0.id, $0.words) }, uniquingKeysWith: { first, _ in first })
  }
  /// The ids of the fields that keep Continue shut, in form order.
  public var missing: [String] { player.session.missing }
  /// Whether Continue would be taken.
  public var canContinue: Bool { player.session.isGateOpen }
  /// Whether the form is still edited, was submitted, or left.
  public var outcome: Outcome { player.session.outcome }
  /// What lies open over the form: `alert`, `list`, `calendar`, `files`, `tip`, `menu`, `summary`.
  public var open: String? { player.session.openName }
  /// What a screen reader is told after the last key.
  public var spoken: [String] { player.announcements }
  /// The rows of the screen without trailing blanks.
  public var screen: [String] { player.frame.rows }
  /// Where the cursor stands; nil: it is hidden.
  public var cursor: Point? { player.frame.cursor }
  /// The screen and all that is known of it, in writing.
  public var snapshot: Snapshot { Snapshot(of: player) }
  /// The screen to be drawn: `pilot.picture.svg()`. Secrets are dots.
  public var picture: ScreenPicture { ScreenPicture(of: player) }

  /// What a person would see while the keys are pressed from here on; the pilot itself presses none.
  ///
  /// - Throws: the first place in `keys` that can't be read.
  public func film(_ keys: String, pace: Film.Pace = .usual) throws(KeyNotationError) -> Film {
    Film(of: player, playing: try KeyNotation.parse(keys), pace: pace)
  }

  /// The first place where the screen has a text; nil if nowhere.
  public func place(of text: String) -> Point? {
    for (row, line) in screen.enumerated() {
      guard let range = line.firstPlace(of: text) else { continue }
      return Point(column: line[..<range.lowerBound].columns, row: row)
    }
    return nil
  }

  /// What the first cell of a text on the screen means; nil if it is not there.
  public func role(of text: String) -> StyleRole? {
    place(of: text).map { player.frame[$0.row, $0.column].role }
  }
}

extension Form where Model: Sendable {
  /// Fills in the form without a terminal; the keys are pressed already.
  ///
  /// - Throws: the first place in `keys` that can't be read.
  public func pilot(
    _ keys: String = "", size: Size = .usual, settings: SessionSettings = SessionSettings()
  ) throws(KeyNotationError) -> Pilot<Model> {
    var pilot = Pilot(self, size: size, settings: settings)
    try pilot.press(keys)
    return pilot
  }
}
