#include "CTerminal.h"

#include <stdatomic.h>
#include <sys/resource.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

// How many ask for it, and what was before the first of them.
static atomic_int holders;
static struct rlimit core_before;
static int dumpable_before;

void fw_secrets_begin(void) {
  if (atomic_fetch_add(&holders, 1) > 0) return;
  if (getrlimit(RLIMIT_CORE, &core_before) == 0) {
    struct rlimit none = {.rlim_cur = 0, .rlim_max = core_before.rlim_max};
    setrlimit(RLIMIT_CORE, &none);
  }
#ifdef __linux__
  // No core even where cores go to a program, which takes no notice of the limit; and no ptrace.
  dumpable_before = prctl(PR_GET_DUMPABLE);
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

void fw_secrets_end(void) {
  if (atomic_fetch_sub(&holders, 1) > 1) return;
  setrlimit(RLIMIT_CORE, &core_before);
#ifdef __linux__
  if (dumpable_before == 1) prctl(PR_SET_DUMPABLE, 1);
#endif
}

bool fw_secrets_are_kept(void) {
  struct rlimit now;
  if (getrlimit(RLIMIT_CORE, &now) || now.rlim_cur != 0) return false;
#ifdef __linux__
  return prctl(PR_GET_DUMPABLE) == 0;
#else
  return true;
#endif
}
