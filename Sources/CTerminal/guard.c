#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "wake.h"

// All that a handler touches is here, written before the handlers are installed or in one store.
static struct {
  int descriptor;
  struct termios modes;
  // Two places, so that one is whole whenever a signal comes.
  struct { char bytes[512]; size_t count; } restore[2];
  atomic_int current;
  atomic_bool armed;
} guard = {.descriptor = -1};

static atomic_bool claimed;

bool fw_terminal_claim(void) { return !atomic_exchange(&claimed, true); }
void fw_terminal_release(void) { atomic_store(&claimed, false); }

enum { signals = 65 };
static struct sigaction before[signals];
static bool taken[signals];
static char alternate_stack[65536];

void fw_guard_restore(bool discard_input) {
  if (!atomic_exchange(&guard.armed, false)) return;
  int saved = errno;
  int current = atomic_load(&guard.current);
  fw_write_all(guard.descriptor, guard.restore[current].bytes, guard.restore[current].count);
  // Never TCSAFLUSH: it waits for output, for ever on a stopped terminal.
  if (discard_input) tcflush(guard.descriptor, TCIFLUSH);
  while (tcsetattr(guard.descriptor, TCSANOW, &guard.modes) == -1 && errno == EINTR) {}
  errno = saved;
}

static void set_default(int signal) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(signal, &action, NULL);
}

// The process must die of the signal itself, with its true status and core: not in the runtime's
// backtracer, which would take over the person's terminal and offer to show memory. The signal is
// blocked here, so raising it takes effect on return.
static void on_fatal(int signal) {
  fw_guard_restore(true);
  set_default(signal);
  raise(signal);
}

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

#define bit(signal) ((uint64_t)1 << (signal))
static const uint64_t ending = bit(SIGINT) | bit(SIGTERM) | bit(SIGHUP) | bit(SIGQUIT) | bit(SIGPIPE) |
                               bit(SIGALRM) | bit(SIGUSR1) | bit(SIGUSR2);

// A signal is noted for the loop. If the loop has not taken one for half a second, something in
// it blocks, and the next one ends the process: the terminal is restored, and nobody has to kill.
// Not while a command has the terminal: then the loop waits for that, and keys are the command's.
static void on_ending(int signal) {
  static _Atomic int64_t first;
  int saved = errno;
  int64_t now = milliseconds();
  if (!fw_wake_has(ending)) {
    atomic_store(&first, now);
  } else if (atomic_load(&guard.armed) && now - atomic_load(&first) >= 500) {
    fw_guard_restore(true);
    set_default(signal);
    raise(signal);
  }
  fw_wake_note(signal);
  errno = saved;
}

static void on_telling(int signal) {
  int saved = errno;
  fw_wake_note(signal);
  errno = saved;
}

static const struct {
  int signal;
  void (*handler)(int);
} handlers[] = {
    {SIGILL, on_fatal},   {SIGTRAP, on_fatal}, {SIGABRT, on_fatal}, {SIGSEGV, on_fatal},
    {SIGBUS, on_fatal},   {SIGFPE, on_fatal},  {SIGINT, on_ending}, {SIGTERM, on_ending},
    {SIGHUP, on_ending},  {SIGQUIT, on_ending}, {SIGPIPE, on_ending}, {SIGALRM, on_ending},
    {SIGUSR1, on_ending}, {SIGUSR2, on_ending}, {SIGTSTP, on_telling}, {SIGCONT, on_telling},
    {SIGWINCH, on_telling},
};

// What was ignored stays ignored: nohup asked for it, or a shell for its background jobs.
static void take(int signal, void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = SA_ONSTACK | (handler == on_fatal ? 0 : SA_RESTART);
  sigfillset(&action.sa_mask);
  if (sigaction(signal, NULL, &before[signal])) return;
  if (handler != on_fatal && before[signal].sa_handler == SIG_IGN) return;
  taken[signal] = sigaction(signal, &action, NULL) == 0;
}

static void use_alternate_stack(void) {
  stack_t now;
  if (sigaltstack(NULL, &now) || !(now.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = alternate_stack, .ss_size = sizeof alternate_stack};
  sigaltstack(&stack, NULL);
}

static void restore_at_exit(void) { fw_guard_restore(false); }

bool fw_guard_begin(int descriptor) {
  if (tcgetattr(descriptor, &guard.modes) || fw_wake_descriptor() < 0) return false;
  static bool registered;
  if (!registered) registered = atexit(restore_at_exit) == 0;
  guard.descriptor = descriptor;
  fw_guard_set_restore(NULL, 0);
  (void)fw_wake_take();
  use_alternate_stack();
  for (size_t index = 0; index < sizeof handlers / sizeof *handlers; index++)
    take(handlers[index].signal, handlers[index].handler);
  return true;
}

void fw_guard_set_restore(const char *bytes, size_t count) {
  int other = !atomic_load(&guard.current);
  if (count > sizeof guard.restore[other].bytes) count = sizeof guard.restore[other].bytes;
  if (count) memcpy(guard.restore[other].bytes, bytes, count);
  guard.restore[other].count = count;
  atomic_store(&guard.current, other);
}

void fw_guard_arm(bool armed) { atomic_store(&guard.armed, armed); }

bool fw_guard_raw(void) {
  struct termios raw = guard.modes;
  raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  raw.c_iflag &= ~(tcflag_t)(BRKINT | PARMRK | INPCK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
  raw.c_oflag &= ~(tcflag_t)ONLCR;
  raw.c_cflag = (raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  int result;
  while ((result = tcsetattr(guard.descriptor, TCSANOW, &raw)) == -1 && errno == EINTR) {}
  return result == 0;
}

void fw_guard_end(void) {
  for (int signal = 1; signal < signals; signal++) {
    if (taken[signal]) sigaction(signal, &before[signal], NULL);
    taken[signal] = false;
  }
  guard.descriptor = -1;
}

bool fw_guard_can_suspend(void) { return taken[SIGTSTP] && getsid(0) != getpid(); }

// The default action, not SIGSTOP: the kernel leaves it out where no shell could ever let the
// group go on.
void fw_guard_stop(void) {
  struct sigaction ours, going_on, ignoring;
  memset(&ignoring, 0, sizeof ignoring);
  ignoring.sa_handler = SIG_IGN;
  // One that is sent to the process may be another thread's to take, and this one would go on meanwhile: it
  // is for the others in the group. The one sent to this thread stops all threads before raise returns.
  sigaction(SIGTSTP, &ignoring, &ours);
  kill(0, SIGTSTP);
  set_default(SIGTSTP);
  // What lets it go on does so without a handler: noted by another thread it would come late, as a second time.
  sigaction(SIGCONT, NULL, &going_on);
  set_default(SIGCONT);
  sigset_t stopping, before_stop;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTSTP);
  raise(SIGTSTP);
  // Threads that the runtime started have signals blocked.
  pthread_sigmask(SIG_UNBLOCK, &stopping, &before_stop);
  pthread_sigmask(SIG_SETMASK, &before_stop, NULL);
  sigaction(SIGCONT, &going_on, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

_Noreturn void fw_die_of(int signal) {
  fw_guard_restore(false);
  set_default(signal);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal);
  raise(signal);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
  _exit(128 + signal);
}
