internal import CTerminal
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import TerminalScreen

extension NcursesTerminal {
  /// Waits until something happens, and hands over all that has come by then, so that one drawing
  /// serves it. Returns after at least one wakeup.
  ///
  /// Resizing, stopping and going on are seen to before their events. A lost terminal is told
  /// once, as `.event(.hangup)`; afterwards only signals, wakers and the deadline wake.
  public mutating func wait(
    until deadline: ContinuousClock.Instant? = nil, _ emit: (Wakeup) -> Void
  ) {
    if !unsent.isEmpty { send() }
    var hasWoken = false
    func tell(_ wakeup: Wakeup) {
      hasWoken = true
      emit(wakeup)
    }
    // Writing found out; a signal that came with it is told as well.
    if isGone, !hasToldHangup {
      takeSignals(tell)
      return hangUp(tell)
    }
    repeat {
      let pause = pendingPause.map { ContinuousClock.now + $0 }
      let end = [deadline, pause].compactMap { $0 }.min()
      // A lost terminal would be ready for ever: it is left out.
      let ready = fw_poll(isGone ? -1 : descriptor, fw_wake_descriptor(), Self.milliseconds(until: end))
      if ready & 2 != 0 { takeSignals(tell) }
      // While it was stopped, others may have read what was there: reading would wait for the next key.
      let isReady = ready & 2 == 0 || InputBuffer.isReadable(descriptor)
      if ready & 1 != 0, !isGone, isReady { takeInput(tell) }
      if ready == 0, let pause, .now >= pause { decoder.flush { tell(.event($0)) } }
      if let deadline, .now >= deadline { tell(.deadline) }
    } while !hasWoken
  }

  /// How long what is pending in the decoder may wait for its rest; nil if nothing is.
  private var pendingPause: Duration? {
    if decoder.isWaiting { return options.escapeDelay }
    return decoder.isIncomplete ? options.longestPause : nil
  }

  /// For poll: rounded up, so that it never returns before the time; -1 waits for ever.
  private static func milliseconds(until end: ContinuousClock.Instant?) -> Int32 {
    guard let end else { return -1 }
    let left = ContinuousClock.now.duration(to: end).components
    guard left.seconds >= 0, left.attoseconds >= 0 else { return 0 }
    let milliseconds = left.seconds.multipliedReportingOverflow(by: 1000)
    guard !milliseconds.overflow else { return .max }
    let rest = (left.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: milliseconds.partialValue + rest)
  }

  private mutating func takeInput(_ tell: (Wakeup) -> Void) {
    // A flood is cut at a megabyte, so that the screen lives.
    var left = 1 << 20
    var isFull: Bool
    repeat {
      let (bytes, isGone) = input.read(from: descriptor)
      bytesRead += bytes.count
      decoder.feed(bytes) { tell(.event($0)) }
      input.wipe(bytes.count)
      left -= bytes.count
      isFull = bytes.count == InputBuffer.size
      if isGone { return hangUp(tell) }
    } while left > 0 && isFull && InputBuffer.isReadable(descriptor)
  }

  private mutating func hangUp(_ tell: (Wakeup) -> Void) {
    isGone = true
    hasToldHangup = true
    decoder.flush { tell(.event($0)) }
    tell(.event(.hangup))
  }

  private mutating func takeSignals(_ tell: (Wakeup) -> Void) {
    let noted = fw_wake_take()
    func has(_ signal: Int32) -> Bool { noted & (1 << UInt64(signal)) != 0 }
    if noted & 1 != 0 { tell(.woken) }
    // What had come of a paste by then is kept with the draft.
    if noted & Self.ending != 0, decoder.isIncomplete { decoder.flush { tell(.event($0)) } }
    for signal in Self.endings where has(signal) { tell(.signal(signal)) }
    let wasAway = has(SIGTSTP) || has(SIGCONT)
    if has(SIGTSTP) {
      // What was typed before belongs to the form: a shell would run it.
      if isInside, !isGone, InputBuffer.isReadable(descriptor) { takeInput(tell) }
      suspend()
    } else if has(SIGCONT), isInside, !isGone {
      enter()
    }
    // Inline nothing is there any more until the owner shows it.
    if wasAway, inline != nil, isInside, !isGone { tell(.event(.resize(size))) }
    if has(SIGWINCH) || has(SIGTSTP) || has(SIGCONT) { takeSize(tell) }
  }

  private static var endings: [Int32] {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2]
  }

  private static var ending: UInt64 { endings.reduce(0) { $0 | 1 << UInt64($1) } }

  private mutating func takeSize(_ tell: (Wakeup) -> Void) {
    let now = Self.windowSize(descriptor, options.place)
    guard !isGone else { return }
    // Smaller and back between two looks: what was cut off meanwhile has to be shown again.
    guard now != size else { return redraw() }
    resize(to: now)
    tell(.event(.resize(now)))
  }
}
