package import Forms
internal import NcursesTerminal

/// Looks into a run from another thread of its process: for those who play a person on a terminal of
/// their own, and have to know when the form waits for them.
///
/// A watched run fills in nothing of the machine's (E1), so that it is the same on every machine, and
/// does not stop the process, in which its watcher lives.
package final class RunWatch: Sendable {
  /// A form that is about to wait: everything that came is seen to and shown.
  package struct Moment: Sendable {
    package let session: Session
    /// Since the run began.
    package let elapsed: Duration
    /// How many bytes were read from the terminal so far.
    package let bytesRead: Int
    /// Whether all of them are told: no escape, character or paste waits for its rest.
    package let isInputWhole: Bool
  }

  let cancellation = Cancellation()
  private let waits: @Sendable (Moment) -> Void

  /// - Parameter waits: told on the form's thread, each time before it waits.
  package init(_ waits: @escaping @Sendable (Moment) -> Void) { self.waits = waits }

  /// Ends the run as if its task had been cancelled. From any thread.
  package func end() { cancellation.cancel() }

  func tellWaiting(_ session: Session, _ elapsed: Duration, _ terminal: borrowing NcursesTerminal) {
    waits(
      Moment(
        session: session, elapsed: elapsed, bytesRead: terminal.bytesRead,
        isInputWhole: terminal.isInputWhole))
  }
}
