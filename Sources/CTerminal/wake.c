#include "wake.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <unistd.h>

#include "CTerminal.h"

// The pipe lives as long as the process: a waker may outlive its terminal, and must never write
// to a descriptor that has become something else. The bits say what came; the pipe only wakes, so
// that nothing is lost when it is full.
static _Atomic int ends_of_pipe[2] = {-1, -1};
static _Atomic uint64_t noted;

int fw_wake_descriptor(void) {
  if (atomic_load(&ends_of_pipe[0]) >= 0) return atomic_load(&ends_of_pipe[0]);
  int ends[2];
  if (pipe(ends)) return -1;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
    fcntl(ends[index], F_SETFL, O_NONBLOCK);
    atomic_store(&ends_of_pipe[index], ends[index]);
  }
  return ends[0];
}

static void note(uint64_t bit) {
  if (atomic_fetch_or(&noted, bit) & bit) return;
  char byte = 0;
  (void)!write(atomic_load(&ends_of_pipe[1]), &byte, 1);
}

void fw_wake_note(int signal) { note((uint64_t)1 << signal); }

bool fw_wake_has(uint64_t signals) { return atomic_load(&noted) & signals; }

void fw_wake_forget(uint64_t signals) { atomic_fetch_and(&noted, ~signals); }

void fw_wake(void) { note(1); }

uint64_t fw_wake_take(void) {
  char bytes[64];
  while (read(atomic_load(&ends_of_pipe[0]), bytes, sizeof bytes) > 0) {}
  return atomic_exchange(&noted, 0);
}
