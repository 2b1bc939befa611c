internal import CNcurses
internal import CTerminal
public import TerminalScreen

/// The terminal, as long as one owns this: shows frames, hears events, and gives the screen back
/// as it was when the owner lets go, however that comes about.
///
/// A process has one at a time. All but `Waker.wake` belongs to one thread.
public struct NcursesTerminal: ~Copyable {
  /// What it can do, from TERM, terminfo, the locale and settings; nothing is asked of it.
  public let traits: TerminalTraits
  /// Columns and rows as of the last event.
  public internal(set) var size: Size
  /// How many bytes were read from the terminal so far, so that who types can tell that all of it came.
  package internal(set) var bytesRead = 0
  /// Whether what was read is told: no escape, character or paste waits for its rest.
  package var isInputWhole: Bool { !decoder.isWaiting && !decoder.isIncomplete }

  let options: Options
  let modes: TerminalModes
  let screen: NcursesScreen
  var decoder: InputDecoder
  var input: InputBuffer
  var writer: CellWriter
  var styles: StyleTable?
  /// Whether the screen is known to be empty, so that blanks need not be written.
  var isBlank = true
  /// The cells that were shown last.
  var shown: [Cell] = []
  var showsCursor = true
  /// The rows below the prompt; nil on the whole screen.
  var inline: InlineScreen?
  /// What goes before the next output, so that opening and the first frame are one write.
  var unsent: [UInt8]
  /// Whether the terminal is ours at the moment, and not a command's.
  var isInside = true
  var isGone = false
  /// Whether the owner knows that the terminal is gone.
  var hasToldHangup = false
  var discardsInput = false

  /// Takes over a terminal: raw mode, alternate screen, paste brackets, mouse, signals.
  ///
  /// - Throws: `noTerminal`, `dumb` (line mode serves), `busy`, `unavailable`; then nothing has
  ///   changed.
  public init(_ options: Options = Options()) throws(TerminalError) {
    guard fw_terminal_claim() else { throw .busy }
    do throws(TerminalError) {
      screen = try Self.start(options)
    } catch {
      fw_terminal_release()
      throw error
    }
    self.options = options
    modes = TerminalModes(
      mouse: options.chosenMouse, place: options.place, TerminalAbilities(term: options.environment("TERM")))
    size = Self.windowSize(screen.terminal, options.place)
    inline = options.place == .inline ? InlineScreen(options.environment) : nil
    traits = TerminalTraits(
      isUTF8: fw_locale_is_utf8(), colors: options.allowsColor ? max(0, Int(fw_max_colors())) : 0,
      hasDim: fw_has_dim(), background: Background(colorfgbg: options.environment("COLORFGBG")))
    unsent = modes.enter
    decoder = InputDecoder(keys: TerminalKeys.load())
    input = InputBuffer()
    writer = CellWriter(columns: size.columns, isUTF8: traits.isUTF8)
    let isOtherSize =
      getmaxx(fw_window()) != Int32(size.columns) || getmaxy(fw_window()) != Int32(size.rows)
    if inline == nil, isOtherSize {
      resizeterm(Int32(size.rows), Int32(size.columns))
    }
    noteRestore()
    _ = fw_guard_raw()
  }

  /// The guard is up before ncurses touches anything.
  private static func start(_ options: Options) throws(TerminalError) -> NcursesScreen {
    guard let names = TerminalNames(term: options.environment("TERM")) else { throw .dumb }
    let terminal = fw_open_terminal(options.path, options.descriptor ?? -1)
    guard terminal >= 0 else { throw .noTerminal }
    do throws(TerminalError) {
      guard fw_guard_begin(terminal) else { throw .noTerminal }
      fw_guard_arm(true)
      if setlocale(LC_CTYPE, options.locale) == nil { setlocale(LC_CTYPE, "C.UTF-8") }
      let screen = try NcursesScreen(terminal: terminal, names: names.candidates, place: options.place)
      guard options.place == .screen || fw_has_relative_moves() else { throw .dumb }
      return screen
    } catch {
      fw_guard_restore(false)
      fw_guard_end()
      fw_close(terminal)
      throw error
    }
  }

  var descriptor: Int32 { screen.terminal }

  /// No window has more columns or rows; ncurses counts them in 16 bits and takes memory for each cell.
  static let largestSide: Int32 = 1000

  static func windowSize(_ descriptor: Int32, _ place: Options.Place) -> Size {
    var (columns, rows) = toldSize(descriptor)
    // Inline nothing may wrap by itself.
    if place == .inline, fw_wraps(), !fw_wraps_late() { columns = max(1, columns - 1) }
    return Size(columns: Int(min(columns, largestSide)), rows: Int(min(rows, largestSide)))
  }

  /// Whether a terminal tells a size that windows have.
  static func hasUsualSize(_ descriptor: Int32) -> Bool {
    let (columns, rows) = toldSize(descriptor)
    return max(columns, rows) <= largestSide
  }

  private static func toldSize(_ descriptor: Int32) -> (columns: Int32, rows: Int32) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    return fw_window_size(descriptor, &columns, &rows) ? (columns, rows) : (80, 24)
  }

  /// Keeps what the guard would send up to date.
  func noteRestore() {
    let bytes = inline.map { modes.restore(below: $0.rowsBelow) } ?? modes.restore(rows: size.rows)
    bytes.withUnsafeBytes { fw_guard_set_restore($0.baseAddress, $0.count) }
  }

  /// Wakes `wait` from other threads.
  public var waker: Waker { Waker() }

  /// Gives the terminal back.
  ///
  /// - Parameter discardingInput: throws away what was typed and not read, as programs do that
  ///   asked for a password: it must not reach the shell.
  public consuming func close(discardingInput: Bool = false) {
    discardsInput = discardingInput
  }

  deinit {
    fw_guard_restore(discardsInput)
    fw_guard_end()
    fw_close(descriptor)
    fw_terminal_release()
  }

  /// Ends the process by a signal as if nobody had caught it, so that whoever waits for it sees
  /// the true reason. Restores an open terminal first.
  public static func dieOf(signal: Int32) -> Never { fw_die_of(signal) }
}
