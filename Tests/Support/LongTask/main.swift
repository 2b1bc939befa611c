// A long task for tests of its page: LongTask (quick|slow|fails|silent).
import Formwork

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Failure: Error, CustomStringConvertible {
  let attempt: Int
  var description: String { "The disk is full. Attempt \(attempt)." }
}

actor Attempts {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

let attempts = Attempts()

let kind = CommandLine.arguments.dropFirst().first ?? "quick"
let progress = Progress("Installing", steps: ["Prepare", "Copy", "Finish"]) { report in
  report.step(0)
  report.message("Looking at the disks…")
  try await report.run(["sh", "-c", "printf '\\033[31mred\\033[0m \\007bell\\n'; echo second"])
  report.step(1)
  for part in 0...50 {
    report.fraction(Double(part) / 50)
    if kind == "fails", part == 25 { throw Failure(attempt: await attempts.next()) }
    if kind == "slow" { try await report.run(["sleep", "5"]) }
  }
  report.step(2)
  return 42
}

do {
  guard let answer = try await progress.result("Installed.").run() else { exit(130) }
  print(answer)
} catch {
  print("failed: \(error)")
  exit(1)
}
