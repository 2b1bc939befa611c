import Forms
import Synchronization
import Testing

@testable import Formwork

/// Work and its page are on two threads: in which order the page hears of what the work told.
@Suite("P3: what work tells")
struct ProgressDeskTests {
  private struct DiskFull: Error, CustomStringConvertible {
    let description = "The disk is full."
  }

  /// Waits until work has ended, and takes all that it told.
  private func events(
    _ work: @escaping @Sendable (ProgressReporter) async throws -> Int
  ) async -> (events: [String], desk: ProgressDesk<Int>) {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self)
    let desk = ProgressDesk(work)
    let reporter = desk.start { signal.yield() }
    var events: [String] = []
    for await _ in signals {
      events += reporter.take().map { "\($0)" }
      if events.last == "finished" || events.last?.hasPrefix("failed") == true { break }
    }
    return (events, desk)
  }

  @Test("P3: the end comes last, however many reports were not taken by then")
  func order() {
    let reporter = ProgressReporter(wake: {})
    reporter.step(2)
    reporter.log("Done.")
    reporter.end(.finished)
    #expect(reporter.take().map { "\($0)" }.last == "finished")
    #expect(reporter.take().isEmpty)
  }

  @Test("P3: reports that come between two looks of the page are before the end that follows them")
  func between() {
    let reporter = ProgressReporter(wake: {})
    #expect(reporter.take().isEmpty)
    reporter.fraction(1)
    reporter.log("Last words.")
    reporter.end(.failed("The disk is full."))
    let events = reporter.take()
    #expect(events.count == 3)
    guard case .failed? = events.last else {
      Issue.record("\(events)")
      return
    }
  }

  @Test("P3: nothing is told behind the end, whatever is still on its way")
  func behind() {
    let reporter = ProgressReporter(wake: {})
    reporter.end(.finished)
    reporter.log("Too late.")
    #expect(reporter.take().count == 1)
    reporter.log("Later still.")
    #expect(reporter.take().isEmpty)
  }

  @Test("P3: the end wakes the page, even where a report has done so and was not taken")
  func wakes() {
    let count = Mutex(0)
    let reporter = ProgressReporter(wake: { count.withLock { $0 += 1 } })
    reporter.log("One.")
    reporter.log("Two.")
    #expect(count.withLock { $0 } == 1)
    reporter.end(.finished)
    #expect(count.withLock { $0 } == 2)
  }

  @Test("P3: when the page hears of the end the result is there")
  func result() async throws {
    let (events, desk) = await events {
      $0.step(0)
      return 42
    }
    #expect(events == ["report(Forms.ProgressReport.step(0))", "finished"])
    #expect(try desk.result() == 42)
  }

  @Test("P3: of an error the page hears its words, and whoever asks gets the error")
  func failure() async {
    let (events, desk) = await events { _ in throw DiskFull() }
    #expect(events == [#"failed("The disk is full.")"#])
    #expect(throws: DiskFull.self) { try desk.result() }
  }
}
