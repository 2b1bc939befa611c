#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The target that `FUZZ_TARGET` names.
private let target: FuzzTarget = {
  let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(Finding) {
    try target.check(Array(UnsafeBufferPointer(start: start, count: count)))
  } catch {
    fatalError(error.description)
  }
  return 0
}
