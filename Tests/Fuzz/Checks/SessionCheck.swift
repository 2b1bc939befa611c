import TerminalScreen

@testable import FormFiles
@testable import Forms

/// A whole session from bytes: decoder, `handle`, `draw`. After each piece the focus is on something to be
/// seen, the counts agree with a recount, and the screen is the one that drawing afresh would show.
///
/// The first byte chooses the form, the second the size. 0xFE, which no terminal sends, does something
/// else: time passes, the window changes, a slow rule answers, the terminal goes.
enum SessionCheck {
  private static let forms: [Form<Answers>] = SessionForms.all.map { text in
    guard let file = try? FormFile(parsing: Array(text.utf8)) else { preconditionFailure(text) }
    return file.form
  }
  private static let sizes = [(80, 24), (40, 12), (30, 8), (20, 5), (1, 1), (0, 0), (132, 50), (3, 40)]

  static func run(_ bytes: [UInt8]) throws(Finding) {
    var source = ByteSource(bytes)
    var play = Play(source.one(of: forms), size(source.byte()))
    while !source.isEmpty, play.session.outcome == .editing {
      let piece = source.take(until: 0xFE)
      if !piece.isEmpty { play.type(piece) }
      try play.expectAllInOrder()
      guard !source.isEmpty, play.session.outcome == .editing else { break }
      play.perform(source.byte(), source.byte(), size(source.byte()))
    }
    try play.expectAllInOrder()
    try play.expectSameScreenAfresh()
  }

  private static func size(_ byte: UInt8) -> Size {
    let size = sizes[Int(byte) % sizes.count]
    return Size(columns: size.0, rows: size.1)
  }
}

private struct Play: ~Copyable {
  private(set) var session: Session
  private var decoder = InputDecoder()
  private var frame: Frame
  private var checks: [Int] = []
  private var now = Duration.zero

  init(_ form: Form<Answers>, _ size: Size) {
    session = Session(form, size: size)
    frame = Frame(size: size)
    note(session.begin())
    session.draw(into: &frame)
  }

  mutating func type(_ bytes: [UInt8]) {
    var events: [Event] = []
    bytes.withUnsafeBytes { decoder.feed($0) { events.append($0) } }
    for event in events { note(session.handle(.terminal(event))) }
  }

  mutating func perform(_ what: UInt8, _ byte: UInt8, _ size: Size) {
    switch what % 8 {
    case 0, 1:
      now += .milliseconds(Int(byte) * 50)
      note(session.handle(.time(now)))
    case 2: note(session.handle(.terminal(.resize(size))))
    case 3:
      let id = checks.isEmpty ? Int(byte) : checks.removeFirst()
      note(session.handle(.checked(id, byte & 1 == 0 ? nil : .notAccepted)))
    case 4: note(session.handle(.terminal(.focus(gained: byte & 1 == 0))))
    case 5: note(session.handle(.notice("Something \u{1B}[31m went wrong\u{202E}.")))
    case 6 where byte == 0xFF: note(session.handle(.terminal(.hangup)))
    default:
      var events: [Event] = []
      decoder.flush { events.append($0) }
      for event in events { note(session.handle(.terminal(event))) }
    }
  }

  private mutating func note(_ effects: [Effect]) {
    var effects = effects[...]
    while let effect = effects.popFirst() {
      switch effect {
      case .check(let request): checks.append(request.id)
      case .readFolder(let path):
        effects += session.handle(
          .folder(path, path.utf8.count % 5 == 0 ? .failure(.notPermitted) : .success(Self.folder)))
      default: break
      }
    }
  }

  private static let folder = Folder([.init("a", isFolder: true), .init("b\u{1B}[2J"), .init(".z")])

  mutating func expectAllInOrder() throws(Finding) {
    session.draw(into: &frame)
    try FrameCheck.run(frame)
    guard session.outcome == .editing else { return }
    if case .field(let number) = session.focus {
      try hold(session.isReachable(number), "the focus is on what is not there")
    }
    let blocking = session.fields.indices.filter(session.isReachable).filter {
      session.fields[$0].problem != nil || session.fields[$0].flags.contains(.checking)
    }
    try hold(session.blockers == blocking.count, "the gate counts \(session.blockers), not \(blocking.count)")
  }

  func expectSameScreenAfresh() throws(Finding) {
    var fresh = Frame(size: session.size)
    session.draw(into: &fresh)
    try hold(
      fresh.cursor == frame.cursor && fresh.shows(sameAs: frame), "drawn afresh it is another screen")
  }
}

extension Frame {
  /// Whether both look the same; the numbers that frames give to clusters may differ.
  fileprivate func shows(sameAs other: Frame) -> Bool {
    size == other.size
      && zip(cells, other.cells).allSatisfy { one, two in
        one == two
          || one.role == two.role && one.width == two.width && character(of: one) == other.character(of: two)
      }
  }
}
