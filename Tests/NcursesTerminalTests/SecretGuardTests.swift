import CTerminal
import Glibc
import Testing

extension NcursesTerminalTests {
  @Suite(.serialized) struct SecretGuard {
    @Test("E4: no core dump and no tracing as long as somebody asks for that; then all is as before")
    func whileHeld() async throws {
      await #expect(processExitsWith: .exitCode(0)) {
        var before = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &before)
        let wasKept = fw_secrets_are_kept()
        fw_secrets_begin()
        fw_secrets_begin()
        fw_secrets_end()
        guard fw_secrets_are_kept() else { exit(1) }
        fw_secrets_end()
        var after = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &after)
        let isAsBefore = before.rlim_cur == after.rlim_cur && fw_secrets_are_kept() == wasKept
        exit(isAsBefore ? 0 : 2)
      }
    }
  }
}
