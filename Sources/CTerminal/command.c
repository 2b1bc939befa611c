#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

static bool make_pipe(int ends[2]) {
  if (pipe(ends) != 0)
    return false;
  for (int i = 0; i < 2; i++) {
    // A child must not find our pipes at the numbers of its own standard files.
    if (ends[i] < 3) {
      int moved = fcntl(ends[i], F_DUPFD_CLOEXEC, 3);
      close(ends[i]);
      ends[i] = moved;
    } else {
      fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
  }
  return ends[0] >= 0 && ends[1] >= 0;
}

static void close_both(const int ends[2]) {
  if (ends[0] >= 0)
    close(ends[0]);
  if (ends[1] >= 0)
    close(ends[1]);
}

static bool spawn(
  char *const arguments[], char *const environment[], pid_t *process, int input, int output) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&files, input, 0);
  posix_spawn_file_actions_adddup2(&files, output, 1);
  posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&files, 3);
#endif
  // Signals as a shell would start it: none ignored or caught. One is blocked: a stop that the group got while
  // this is still in it would stop it before it becomes the command, and the parent waits for that; nobody
  // would ever let them go on. In a group of its own no stop is meant for it.
  sigset_t blocked, all;
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGTSTP);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_setsigmask(&attributes, &blocked);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(&attributes, flags);
  int failure = posix_spawnp(process, arguments[0], &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return failure == 0;
}

bool fw_command_start(
  char *const arguments[], char *const environment[], pid_t *process, int *input, int *output) {
  int in[2] = {-1, -1}, out[2] = {-1, -1};
  if (!make_pipe(in) || !make_pipe(out) || !spawn(arguments, environment, process, in[0], out[1])) {
    close_both(in);
    close_both(out);
    return false;
  }
  close(in[0]);
  close(out[1]);
  fcntl(in[1], F_SETFL, O_NONBLOCK);
  fcntl(out[0], F_SETFL, O_NONBLOCK);
  *input = in[1];
  *output = out[0];
  return true;
}

ptrdiff_t fw_command_write(int input, const void *bytes, size_t count) {
  sigset_t pipe_signal, pending, before;
  sigemptyset(&pipe_signal);
  sigaddset(&pipe_signal, SIGPIPE);
  sigpending(&pending);
  bool was_pending = sigismember(&pending, SIGPIPE) == 1;
  pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
  ssize_t written;
  do
    written = write(input, bytes, count);
  while (written < 0 && errno == EINTR);
  int failure = errno;
  if (written < 0 && failure == EPIPE && !was_pending) {
    // The signal of this write is taken here, before anything can act on it.
    int taken;
    sigwait(&pipe_signal, &taken);
  }
  if (written < 0)
    written = failure == EAGAIN || failure == EWOULDBLOCK ? 0 : -1;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return written;
}

bool fw_command_has_ended(pid_t process) {
  siginfo_t info = {0};
  // Not taken yet, so that the number of its group can't be given to others meanwhile.
  int result = waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT);
  return (result != 0 && errno != EINTR) || info.si_pid == process;
}

int fw_command_finish(pid_t process) {
  kill(-process, SIGKILL);
  int how = 0;
  pid_t result;
  do
    result = waitpid(process, &how, 0);
  while (result < 0 && errno == EINTR);
  return result > 0 && WIFEXITED(how) ? WEXITSTATUS(how) : -1;
}
