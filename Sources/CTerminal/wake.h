#ifndef FORMWORK_WAKE_H
#define FORMWORK_WAKE_H
#include <stdbool.h>

/// Notes a signal for the loop; safe in a handler. `ends` says whether it asks to end.
void fw_wake_note(int signal, bool ends);

/// Whether a signal that asks to end waits to be taken.
bool fw_wake_has_ending(void);
#endif
