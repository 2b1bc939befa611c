// Pseudo-terminals and processes for tests, with what Swift's Glibc module hides.

#ifndef CTESTTERMINAL_H
#define CTESTTERMINAL_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Opens a pseudo-terminal of that size and puts the path of the program's side into `path`.
/// Returns the descriptor of our side (closed on exec), or -errno.
int ctt_open(char *path, size_t capacity, int columns, int rows);

/// Opens the program's side without making it anybody's controlling terminal; -errno on failure.
int ctt_open_program_side(const char *path);

/// Tells the terminal, and with it the program, its new size. 0 or -errno.
int ctt_resize(int descriptor, int columns, int rows);

/// The terminal's modes as numbers that can be compared.
typedef struct {
  uint32_t input, output, control, local;
  uint8_t characters[32];
} ctt_modes;

/// 0 or -errno.
int ctt_get_modes(int descriptor, ctt_modes *modes);

enum { CTT_ECHO = 1, CTT_CANONICAL = 2, CTT_SIGNALS = 4 };

/// Which of the flags above these modes have.
int ctt_mode_flags(const ctt_modes *modes);

/// A pipe that is closed on exec: `ends[0]` to read, `ends[1]` to write. 0 or -errno.
int ctt_pipe(int ends[2]);

/// Starts a program as the leader of a session of its own. Descriptors 0, 1 and 2 are the ones
/// given, or, where one is -1, the terminal at `terminal_path`, which also becomes its controlling
/// terminal. With a `terminal_path` of NULL it has none, and -1 means /dev/null. All signals are
/// at their defaults and unblocked. Returns the process, or -errno.
pid_t ctt_spawn(const char *terminal_path, const int descriptors[3], char *const arguments[],
                char *const environment[]);

#endif
