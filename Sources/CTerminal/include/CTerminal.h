#ifndef FORMWORK_CTERMINAL_H
#define FORMWORK_CTERMINAL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What must be C: handlers of signals, and functions that Swift's libc module hides.

// --- One terminal a process ---------------------------------------------------------------

/// Claims the process's one place for an open terminal; false when it is taken.
bool fw_terminal_claim(void);
void fw_terminal_release(void);

// --- The guard: whatever ends the process, the terminal is given back as it was ------------

/// Notes the terminal and its modes, and takes over the signals. False when `descriptor` is no
/// terminal. Signals that were ignored stay so.
bool fw_guard_begin(int descriptor);

/// The bytes that undo what was sent to the terminal. What doesn't fit 512 bytes is cut.
void fw_guard_set_restore(const char *bytes, size_t count);

/// Arms or disarms the restoring, while the program is outside of its screen.
void fw_guard_arm(bool armed);

/// Raw mode: no echo, no lines, no signals from keys, no translation of line ends.
bool fw_guard_raw(void);

/// Sends the restore bytes and puts the modes back, if the guard is armed. With
/// `discard_input`, what was typed and not read is thrown away first. Safe in a signal handler.
void fw_guard_restore(bool discard_input);

/// Puts back the handlers that were there before.
void fw_guard_end(void);

/// Whether suspending can work: there is a shell behind, and stopping was not ignored.
bool fw_guard_can_suspend(void);

/// Stops the process group as the key in a shell would; returns when it goes on.
void fw_guard_stop(void);

/// Ends the process by a signal, as if it had never been caught.
_Noreturn void fw_die_of(int signal);

// --- Waking the loop -----------------------------------------------------------------------

/// The readable end of the pipe that signals and `fw_wake` write to; -1 without one.
int fw_wake_descriptor(void);

/// Makes the pipe readable. From any thread.
void fw_wake(void);

/// Empties the pipe and returns what came: bit n for signal n, bit 0 for `fw_wake`.
uint64_t fw_wake_take(void);

/// Notes a signal for the loop, as if it had come. Safe in a handler.
void fw_wake_note(int signal);

/// Drops signals (bit n for signal n) that have come and are not taken.
void fw_wake_forget(uint64_t signals);

// --- Output --------------------------------------------------------------------------------

/// An empty file in memory, mapped so that what is written can be read without a call.
/// `size` is made smaller where a limit on files (RLIMIT_FSIZE) allows no more.
int fw_capture_open(size_t *size, const char **mapped);
void fw_capture_close(int descriptor, const char *mapped, size_t size);

/// Writes all; false when the terminal is gone.
bool fw_write_all(int descriptor, const void *bytes, size_t count);

// --- Input ---------------------------------------------------------------------------------

/// Opens a terminal by its path, or duplicates `given` if that is not negative. -1 when it is no
/// terminal.
int fw_open_terminal(const char *path, int given);
void fw_close(int descriptor);

/// Waits until `first` or `second` has something, or for so many milliseconds; -1 is for ever. A
/// negative descriptor is left out. Bit 0 and bit 1 say which; 0 that the time is up; a signal
/// counts as `second`.
int fw_poll(int first, int second, int milliseconds);

/// Reads at most `count` bytes; 0 when nothing has come, -1 when the terminal is gone.
ptrdiff_t fw_read(int descriptor, void *bytes, size_t count);

/// Overwrites with zeros in a way that the compiler may not leave out.
void fw_wipe(void *bytes, size_t count);

// --- Terminals -----------------------------------------------------------------------------

/// The window's size; false where the terminal knows none.
bool fw_window_size(int descriptor, int *columns, int *rows);
bool fw_set_window_size(int descriptor, int columns, int rows);

/// The columns that the C library, and so curses, gives a scalar; -1 for none.
int fw_column_width(uint32_t scalar);

/// A pseudo-terminal: for tests, and for commands that run in one. False without one.
bool fw_open_pty(int *master, int *terminal, int columns, int rows);

// --- Secrets in the process ------------------------------------------------------------------

/// No core dump, and on Linux no ptrace by others of the same user, until as many calls of
/// `fw_secrets_end`. Not at the same time from several threads.
void fw_secrets_begin(void);
void fw_secrets_end(void);

/// Whether the process is kept from being dumped and traced now.
bool fw_secrets_are_kept(void);

// --- Commands beside the form --------------------------------------------------------------

/// Starts a program without a shell, found by PATH: in a process group of its own, with the given
/// environment, with pipes as standard input and output, and with no other descriptor of ours. Both
/// lists end with NULL. Our ends of the pipes don't block. False when it can't be started.
bool fw_command_start(
    char *const arguments[], char *const environment[], pid_t *process, int *input, int *output);

/// Writes what the pipe takes; -1 when nobody reads it (no signal then), 0 when it is full.
ptrdiff_t fw_command_write(int input, const void *bytes, size_t count);

/// Whether it has ended, without waiting.
bool fw_command_has_ended(pid_t process);

/// Ends what is left of its group and takes its exit status; -1 if a signal ended it. Once for each.
int fw_command_finish(pid_t process);
#endif
