#ifndef FORMWORK_CMEMORY_H
#define FORMWORK_CMEMORY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Memory for what people must not lose to others: wiped before it is given back, and, if asked
// for, kept out of swap and of core dumps. Addresses travel as integers, so that Swift can hold
// them in types that are Sendable; whoever holds one owns it.

/// Zeroed memory of `size` bytes, 0 when there is none. `locked` asks for mlock and no dump; a
/// refusal of those is not an error.
uintptr_t fw_memory_allocate(size_t size, bool locked);

/// Wipes and frees what `fw_memory_allocate` gave.
void fw_memory_free(uintptr_t address, size_t size, bool locked);

/// Overwrites with zeros in a way that the compiler may not leave out.
void fw_memory_wipe(void *start, size_t size);
#endif
