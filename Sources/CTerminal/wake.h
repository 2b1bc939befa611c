#ifndef FORMWORK_WAKE_H
#define FORMWORK_WAKE_H
#include <stdbool.h>
#include <stdint.h>

/// Whether one of these signals (bit n for signal n) waits to be taken.
bool fw_wake_has(uint64_t signals);
#endif
