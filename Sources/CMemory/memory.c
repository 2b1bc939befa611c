#define _GNU_SOURCE
#include "CMemory.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static size_t whole_pages(size_t size) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return (size + page - 1) / page * page;
}

uintptr_t fw_memory_allocate(size_t size, bool locked) {
  if (!locked) return (uintptr_t)calloc(1, size ? size : 1);
  size_t length = whole_pages(size ? size : 1);
  void *start = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED) return 0;
  (void)mlock(start, length);
#ifdef MADV_DONTDUMP
  (void)madvise(start, length, MADV_DONTDUMP);
#endif
  return (uintptr_t)start;
}

void fw_memory_wipe(void *start, size_t size) {
  volatile unsigned char *byte = start;
  while (size--) *byte++ = 0;
}

void fw_memory_free(uintptr_t address, size_t size, bool locked) {
  if (!address) return;
  fw_memory_wipe((void *)address, size);
  if (locked) munmap((void *)address, whole_pages(size ? size : 1));
  else free((void *)address);
}
