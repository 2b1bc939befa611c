#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

int fw_capture_open(size_t *size, const char **mapped) {
  // Beyond the limit a file's growth ends the process (SIGXFSZ).
  struct rlimit limit;
  if (!getrlimit(RLIMIT_FSIZE, &limit) && limit.rlim_cur < *size) *size = (size_t)limit.rlim_cur;
#ifdef __linux__
  int descriptor = memfd_create("formwork", MFD_CLOEXEC);
#else
  FILE *file = tmpfile();
  int descriptor = file ? fcntl(fileno(file), F_DUPFD_CLOEXEC, 3) : -1;
  if (file) fclose(file);
#endif
  if (descriptor < 0) return -1;
  void *map = ftruncate(descriptor, (off_t)*size)
                  ? MAP_FAILED
                  : mmap(NULL, *size, PROT_READ, MAP_SHARED, descriptor, 0);
  if (map == MAP_FAILED) {
    close(descriptor);
    return -1;
  }
  *mapped = map;
  return descriptor;
}

void fw_capture_close(int descriptor, const char *mapped, size_t size) {
  munmap((void *)mapped, size);
  close(descriptor);
}

bool fw_write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written > 0) {
      next += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
      if (poll(&ready, 1, -1) < 0 && errno != EINTR) return false;
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

int fw_open_terminal(const char *path, int given) {
  int opened = given >= 0 ? fcntl(given, F_DUPFD_CLOEXEC, 3) : open(path, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (opened < 0 || isatty(opened)) return opened;
  close(opened);
  return -1;
}

void fw_close(int descriptor) { close(descriptor); }

int fw_poll(int first, int second, int milliseconds) {
  struct pollfd wanted[] = {{.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}};
  // A signal comes with what was typed before it: that must not be left for others.
  bool interrupted = poll(wanted, 2, milliseconds) < 0;
  if (interrupted && poll(wanted, 2, 0) < 0) return 2;
  return (wanted[0].revents ? 1 : 0) | (interrupted || wanted[1].revents ? 2 : 0);
}

ptrdiff_t fw_read(int descriptor, void *bytes, size_t count) {
  ssize_t got = read(descriptor, bytes, count);
  if (got > 0) return got;
  return got < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : -1;
}

void fw_wipe(void *bytes, size_t count) {
  memset(bytes, 0, count);
  __asm__ __volatile__("" : : "r"(bytes) : "memory");
}

bool fw_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) || !size.ws_col || !size.ws_row) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool fw_set_window_size(int descriptor, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  return ioctl(descriptor, TIOCSWINSZ, &size) == 0;
}

int fw_column_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

bool fw_open_pty(int *master, int *terminal, int columns, int rows) {
  int opened = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (opened < 0) return false;
  const char *name = grantpt(opened) || unlockpt(opened) ? NULL : ptsname(opened);
  int other = name ? open(name, O_RDWR | O_NOCTTY | O_CLOEXEC) : -1;
  if (other < 0) {
    close(opened);
    return false;
  }
  fw_set_window_size(opened, columns, rows);
  *master = opened;
  *terminal = other;
  return true;
}
