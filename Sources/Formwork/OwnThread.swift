#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Runs blocking work on a thread made for it, and waits without blocking one.
package func onThreadOfItsOwn<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    startThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}

/// Runs work on a thread made for it, and does not wait.
package func startThread(_ work: @escaping @Sendable () -> Void) {
  let job = Job(work)
  let argument = Unmanaged.passRetained(job)
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let status = pthread_create(&thread, nil, startJob, argument.toOpaque())
  guard status == 0 else {
    // No thread is to be had: better late than never.
    argument.takeRetainedValue().run()
    return
  }
  #if canImport(Darwin)
    if let thread { pthread_detach(thread) }
  #else
    pthread_detach(thread)
  #endif
}

private final class Job: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

#if canImport(Darwin)
  private func startJob(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func startJob(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let argument { Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run() }
    return nil
  }
#endif
