public import TerminalScreen

/// The whole state of one run of a form.
///
/// `handle` is the only door through which it changes; drawing and reports read it. It waits for
/// nothing and knows no terminal, so that a run can be replayed, tested and shown by any face.
public struct Session: Sendable {
  /// The form that is filled in.
  public let form: FormDefinition
  /// Words, keys, locale and what the terminal can do.
  public private(set) var settings: SessionSettings
  let fieldNumbers: FieldNumbers
  /// For each field the others whose rules look at it.
  let dependents: [Int: [Int]]
  /// For each field the others that are shown or enabled by it.
  let conditions: ConditionTable
  /// The model as it was given: what Revert brings back.
  let initialStore: any ModelStore
  var store: any ModelStore
  var fields: [FieldState]
  /// How many fields shut the gate: counted as they change, never by looking at all of them (E10).
  var blockers = 0
  /// How many visible fields demand an answer, and how many of those have a right one.
  var required = 0
  var done = 0
  /// How many fields show an error that lasts; kept for tabs only.
  var marked = 0
  /// The same counts for each page.
  var pageCounts: [PageCounts]
  /// The number of the page that is shown, from 0.
  public internal(set) var page = 0
  /// Which pages are to be gone through: those whose condition holds and that show something.
  var shownPages: [Bool]
  /// The page farthest on that was shown.
  var farthestPage = 0
  /// The line of a review that was followed: Continue and Back go back there.
  var followed: FollowedLine?
  /// How many fields have rules that run beside typing just now.
  var running = 0
  /// What was last asked of the rules that run beside typing, by the number of the field.
  var checks: [Int: FieldCheck] = [:]
  /// The id of the last check.
  var lastCheck = 0
  /// What has the focus.
  public internal(set) var focus = Focus.submit
  /// Whether the run goes on, and how it ended.
  public internal(set) var outcome = Outcome.editing
  var overlay: Overlay?
  var history = UndoHistory<FieldValue>()
  /// Grows with every change of a value: what a draft is saved by.
  public internal(set) var changes = 0
  var killRing = KillRing()
  var status: Status?
  var now = Duration.zero
  /// The size of the screen that is drawn for.
  public internal(set) var size: Size
  var scroll = ScrollAnchor()
  var layout = PageLayout()
  var layoutIsStale = true
  /// Grows whenever what lies over the form changes: everything is drawn again then.
  var overlayRevision = 0
  /// What a screen reader is to say after the last event (A3).
  public internal(set) var announcements: [String] = []
  var effects: [Effect] = []
  var click = ClickState()
  /// Grows with each text that suggestions are asked for: older answers are dropped.
  var suggestionRequest = 0
  /// Fields whose history was cleared.
  var forgotten: Set<Int> = []
  var drag = DragState()
  var hover: HoverState?
  /// How groups are drawn, where the model decides that.
  var shownStyle: FormStyle?
  var liveNotes: [LiveValue]
  var readOnlyValues: [LiveValue]
  /// The count of changes when those were looked at last.
  var liveChanges = 0

  /// Begins a run of a form, with the focus on its first field.
  public init<Model>(_ form: Form<Model>, size: Size, settings: SessionSettings = SessionSettings()) {
    self.init(
      definition: form.definition,
      store: BoundModel(
        form.model, form.bindings, pageConditions: form.pageConditions, style: form.live.style),
      size: size, settings: settings)
  }

  init(definition: FormDefinition, store: any ModelStore, size: Size, settings: SessionSettings) {
    form = definition
    self.settings = settings
    self.store = store
    initialStore = store
    self.size = size
    fields = Array(repeating: FieldState(), count: definition.fields.count)
    pageCounts = Array(repeating: PageCounts(), count: definition.pages.count)
    shownPages = Array(repeating: true, count: definition.pages.count)
    let numbers = FieldNumbers(definition.fields)
    fieldNumbers = numbers
    var dependents: [Int: [Int]] = [:]
    for (number, field) in definition.fields.enumerated() {
      for rule in field.rules {
        for id in rule.dependencies { numbers[id].map { dependents[$0, default: []].append(number) } }
      }
    }
    self.dependents = dependents
    conditions = ConditionTable(store, numbers)
    liveNotes = Self.liveNotes(in: definition, store)
    readOnlyValues = Self.readOnlyValues(in: definition, store)
    updateConditions()
    for number in fields.indices { measure(number) }
    take(settings.known)
    // That Continue waits is no news at the start.
    announcements.removeAll()
    beginPages()
    announceFocus()
    if let notice = settings.notice { tell(notice, isError: true) }
    offerDraft()
    settle()
    if case .field(let number) = focus { send(.focusByKey, to: number) }
    settle()
  }

  /// What has to be done before the first event: checks of values that were there beforehand.
  public mutating func begin() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  /// Says whether the theme, as it is now, and the terminal show what is quiet; all is drawn anew where that
  /// is new. It changes no event's meaning and no layout.
  package mutating func setQuiet(_ showsQuiet: Bool) {
    guard settings.traits.hasDim != showsQuiet else { return }
    settings.traits.hasDim = showsQuiet
    overlayRevision += 1
  }

  /// The caller's model, with every value that was valid when it was entered.
  public func model<Model: Sendable>(as type: Model.Type) -> Model? { (store as? BoundModel<Model>)?.model }

  /// The only way to change a session. Returns what the edge has to do.
  public mutating func handle(_ event: SessionEvent) -> [Effect] {
    guard outcome == .editing else { return [] }
    if !announcements.isEmpty { announcements.removeAll(keepingCapacity: true) }
    switch event {
    case .time(let now):
      self.now = now
      timePassed()
    case .terminal(let event): handle(event)
    case .entry(let field, let entry): enter(entry, field)
    case .line(let move): perform(move)
    case .folder(let path, let result): take(result, ofFolder: path)
    case .suggestions(let request, let texts): take(texts, for: request)
    case .notice(let words): tell(words, isError: true)
    case .checked(let id, let problem): take(answer: problem, ofCheck: id)
    case .refresh: break
    }
    settle()
    guard !effects.isEmpty else { return [] }
    defer { effects = [] }
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .key(let press): handle(press)
    case .paste(let text): handle(text)
    case .mouse(let mouse): handle(mouse)
    case .resize(let size): resize(to: size)
    case .focus: break
    case .hangup: finish(.cancelled)
    }
  }

  mutating func finish(_ outcome: Outcome) {
    self.outcome = outcome
    effects.append(.finish(outcome))
  }

  private mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    updateLayout()
    if !isTooSmall { revealHighlighted() }
    overlayRevision += 1
  }

  /// Brings everything that follows from the state up to date after an event.
  mutating func settle() {
    updatePages()
    updateLive()
    if layoutIsStale { updateLayout() }
  }
}

/// What a run is given beside its form.
public struct SessionSettings: Sendable {
  /// The words that people read and hear.
  public var wording = Wording.english
  /// Which key means which command.
  public var keymap = Keymap.standard
  /// The locale and the day that controls go by.
  public var environment = ControlEnvironment(
    locale: .enUS, today: CalendarDate(year: 2001, month: 1, day: 1)!)
  /// What the terminal can do.
  public var traits = TerminalTraits()
  /// The page that is shown first: where a person left off. Tabs go to any page; a wizard no farther
  /// than the pages before it are in order (P9, P12).
  public var startPage = 0
  /// Answers known beforehand: what is valid is not asked again.
  public var known: [KnownAnswer] = []
  /// Answers of an earlier run that a person may go on with (P12).
  public var draft: Draft?
  /// Whether what is entered is kept when the person leaves.
  public var keepsDraft = false
  /// Whether the form is shown below the prompt, as high as what it shows (P13).
  public var isInline = false
  /// Whether the mouse is the form's, so that selecting text of the screen needs Shift. The help says so.
  public var takesMouse = true
  /// A sentence for the status row at the start, until the first key.
  public var notice: String?

  /// English, the standard keys, en_US, a terminal that can do what most can.
  public init() {}
}

/// A sentence in the status row, until the next key.
struct Status: Sendable, Hashable {
  var words: String
  var isError: Bool
}

/// What a double click is told by.
struct ClickState: Sendable {
  var position = Point(column: -1, row: -1)
  var time = Duration.zero
  var count = 0
}
