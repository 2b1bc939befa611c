#include "CTestTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

int ctt_resize(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(descriptor, TIOCSWINSZ, &size) ? -errno : 0;
}

static int name_program_side(int descriptor, char *path, size_t capacity) {
#ifdef __linux__
  return ptsname_r(descriptor, path, capacity);
#else
  const char *name = ptsname(descriptor);
  return name && strlcpy(path, name, capacity) < capacity ? 0 : -1;
#endif
}

int ctt_open(char *path, size_t capacity, int columns, int rows) {
  int descriptor = posix_openpt(O_RDWR | O_NOCTTY);
  if (descriptor < 0) return -errno;
  if (fcntl(descriptor, F_SETFD, FD_CLOEXEC) || grantpt(descriptor) || unlockpt(descriptor) ||
      name_program_side(descriptor, path, capacity) || ctt_resize(descriptor, columns, rows)) {
    int problem = errno;
    close(descriptor);
    return -problem;
  }
  return descriptor;
}

int ctt_open_program_side(const char *path) {
  int descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  return descriptor < 0 ? -errno : descriptor;
}

int ctt_get_modes(int descriptor, ctt_modes *modes) {
  struct termios found;
  if (tcgetattr(descriptor, &found)) return -errno;
  memset(modes, 0, sizeof *modes);
  modes->input = (uint32_t)found.c_iflag;
  modes->output = (uint32_t)found.c_oflag;
  modes->control = (uint32_t)found.c_cflag;
  modes->local = (uint32_t)found.c_lflag;
  size_t count = sizeof found.c_cc < sizeof modes->characters ? sizeof found.c_cc : sizeof modes->characters;
  memcpy(modes->characters, found.c_cc, count);
  return 0;
}

int ctt_mode_flags(const ctt_modes *modes) {
  return (modes->local & ECHO ? CTT_ECHO : 0) | (modes->local & ICANON ? CTT_CANONICAL : 0) |
         (modes->local & ISIG ? CTT_SIGNALS : 0);
}

int ctt_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) ? -errno : 0;
#else
  if (pipe(ends)) return -errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

// The first terminal that the leader of a session opens becomes its controlling terminal, so
// descriptor 0 is opened there even where standard input is to be something else afterwards.
static void plan_descriptors(posix_spawn_file_actions_t *actions, const char *terminal_path,
                             const int descriptors[3]) {
  posix_spawn_file_actions_addopen(actions, 0, terminal_path ? terminal_path : "/dev/null", O_RDWR, 0);
  for (int number = 1; number < 3; number++)
    posix_spawn_file_actions_adddup2(actions, descriptors[number] < 0 ? 0 : descriptors[number], number);
  if (descriptors[0] >= 0) posix_spawn_file_actions_adddup2(actions, descriptors[0], 0);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(actions, 3);
#endif
}

static void plan_signals(posix_spawnattr_t *attributes) {
  sigset_t all, none;
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(attributes, &all);
  posix_spawnattr_setsigmask(attributes, &none);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(attributes, flags);
}

pid_t ctt_spawn(const char *terminal_path, const int descriptors[3], char *const arguments[],
                char *const environment[]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  plan_descriptors(&actions, terminal_path, descriptors);
  plan_signals(&attributes);
  pid_t process = -1;
  int problem = posix_spawnp(&process, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return problem ? -problem : process;
}
