public import Forms
internal import Synchronization

extension CheckRequest {
  /// Performs the checks one after another; the first problem is the answer, nil if there is none.
  /// Each has its time limit; a cancelled task ends what runs.
  public func answer() async -> Problem? {
    for check in checks {
      if let problem = await check.problem(with: value) { return check.told(problem) }
    }
    return nil
  }
}

extension Check {
  /// Performs what needs no `await`, on this thread: looks at paths and runs commands. Nil for
  /// asynchronous work, which can't be waited for here.
  public func problemWaiting(with value: FieldValue) -> Problem? {
    switch work {
    case .asynchronous: nil
    case .path(let demands): PathCheck(value.text ?? "").problem(demands)
    case .command(let arguments):
      CommandCheck(arguments: arguments, timeout: timeout).problem(with: value) { false }
    }
  }

  func problem(with value: FieldValue) async -> Problem? {
    switch work {
    case .asynchronous(let work): await limited { await work(value) }
    case .path(let demands):
      // A file system that does not answer must not hold up others.
      await limited { await onDetachedThread { PathCheck(value.text ?? "").problem(demands) } }
    case .command(let arguments):
      await withStopFlag { stop in
        await onDetachedThread {
          CommandCheck(arguments: arguments, timeout: timeout).problem(with: value) { stop.isSet }
        }
      }
    }
  }

  /// The result of the work, or that it took too long. Work that heeds no cancellation goes on
  /// unheard.
  private func limited(_ work: @escaping @Sendable () async -> Problem?) async -> Problem? {
    let once = FirstAnswer()
    let working = Task { once.give(await work()) }
    let timing = Task { [timeout] in
      guard (try? await Task.sleep(for: timeout)) != nil else { return }
      once.give(.checkTimedOut)
    }
    defer {
      working.cancel()
      timing.cancel()
    }
    return await withTaskCancellationHandler {
      await once.value
    } onCancel: {
      once.give(nil)
    }
  }
}

/// The first of several answers; later ones are dropped.
private final class FirstAnswer: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Problem?, Never>)
    case given(Problem?)
  }

  private let state = Mutex(State.open)

  var value: Problem? {
    get async {
      await withCheckedContinuation { continuation in
        let given: Problem?? = state.withLock { state in
          if case .given(let problem) = state { return .some(problem) }
          state = .awaited(continuation)
          return .none
        }
        if case .some(let problem) = given { continuation.resume(returning: problem) }
      }
    }
  }

  func give(_ problem: Problem?) {
    let waiting: CheckedContinuation<Problem?, Never>? = state.withLock { state in
      switch state {
      case .given: return nil
      case .open:
        state = .given(problem)
        return nil
      case .awaited(let continuation):
        state = .given(problem)
        return continuation
      }
    }
    waiting?.resume(returning: problem)
  }
}

private func withStopFlag<Result: Sendable>(
  _ work: @escaping @Sendable (StopFlag) async -> Result
) async -> Result {
  let stop = StopFlag()
  return await withTaskCancellationHandler {
    await work(stop)
  } onCancel: {
    stop.set()
  }
}

/// Work that blocks, on a thread made for it.
private func onDetachedThread<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  do {
    return try await onThreadOfItsOwn { work() }
  } catch {
    preconditionFailure("the work throws nothing")
  }
}
