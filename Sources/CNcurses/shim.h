#ifndef FORMWORK_CNCURSES_H
#define FORMWORK_CNCURSES_H

// What Swift can't see of curses: macros, mutable globals, structures behind macros. The wide
// functions are declared only with this define; SwiftPM drops the one of pkg-config.
#define NCURSES_WIDECHAR 1
#define NCURSES_NOMACROS 1

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <wchar.h>

// term.h's short names would hit words like these everywhere.
#undef columns
#undef lines

static inline WINDOW *fw_window(void) { return stdscr; }
static inline WINDOW *fw_shown(void) { return curscr; }

// Attributes are casts in C, which Swift does not import.
static const attr_t fw_bold = WA_BOLD;
static const attr_t fw_dim = WA_DIM;
static const attr_t fw_reverse = WA_REVERSE;
static const attr_t fw_underline = WA_UNDERLINE;
static const attr_t fw_italic = WA_ITALIC;

// The part of an attribute that names a colour pair; pairs above 255 are not used.
static inline attr_t fw_pair(int pair) { return (attr_t)COLOR_PAIR(pair); }

// A cell as setcchar would make it, without its checks: `count` is 1 to CCHARW_MAX, the first
// scalar has a width, the others none, and `attributes` holds the pair.
static inline void fw_set_cell(cchar_t *cell, const uint32_t *scalars, int count, attr_t attributes, int pair) {
  memset(cell, 0, sizeof *cell);
  cell->attr = attributes;
  for (int index = 0; index < count; index++) cell->chars[index] = (wchar_t)scalars[index];
  cell->ext_color = pair;
}

static inline void fw_set_scalar(cchar_t *cell, uint32_t scalar, attr_t attributes, int pair) {
  fw_set_cell(cell, &scalar, 1, attributes, pair);
}

static const int fw_cell_scalars = CCHARW_MAX;

// What terminfo says of the terminal that is open.
static inline bool fw_has_cursor_address(void) { return cursor_address != NULL; }
static inline bool fw_has_dim(void) { return enter_dim_mode != NULL; }
static inline bool fw_has_alternate_screen(void) { return enter_ca_mode != NULL && exit_ca_mode != NULL; }
// Whether the cursor can be moved from where it is, and what is behind it erased.
static inline bool fw_has_relative_moves(void) {
  return parm_up_cursor && parm_right_cursor && parm_left_cursor && parm_down_cursor && clr_eol && clr_eos;
}
// What comes after the last column: nothing yet (the next character wraps), or the next row at once.
static inline bool fw_wraps(void) { return auto_right_margin; }
static inline bool fw_wraps_late(void) { return auto_right_margin && eat_newline_glitch; }
static inline bool fw_has_mouse(void) { return key_mouse != NULL; }
static inline int fw_max_colors(void) { return max_colors; }
static inline int fw_max_pairs(void) { return max_pairs; }

// Takes out of `string`, where it stands, what switches the alternate character set: that is never
// used here, since frames hold Unicode or ASCII. Three bytes less for every change of attributes.
// In place, and through tigetstr, which gives the string that ncurses itself reads.
static inline void fw_cut(const char *name, const char *part) {
  char *string = tigetstr((char *)name);
  char *found = string && string != (char *)-1 ? strstr(string, part) : NULL;
  if (found) memmove(found, found + strlen(part), strlen(found + strlen(part)) + 1);
}

// For the terminal that is open.
static inline void fw_trim_attributes(void) {
  fw_cut("sgr", "%?%p9%t\033(0%e\033(B%;");
  fw_cut("sgr0", "\033(B");
  // The same by shift-out and shift-in, as in screen, tmux, the Linux console and the VT100.
  fw_cut("sgr", "%?%p9%t\016%e\017%;");
  fw_cut("sgr0", "\017");
}

typedef enum {
  fw_enter_screen, fw_exit_screen, fw_keypad_on, fw_keypad_off, fw_cursor_hide, fw_cursor_show,
  fw_attributes_off, fw_bell, fw_last_row, fw_up, fw_down, fw_left, fw_right, fw_erase_line, fw_erase_below
} fw_capability;

// `number` is the row or how far to go, where the capability takes one.
static inline const char *fw_string(fw_capability which, int number) {
  switch (which) {
  case fw_enter_screen: return enter_ca_mode;
  case fw_exit_screen: return exit_ca_mode;
  case fw_keypad_on: return keypad_xmit;
  case fw_keypad_off: return keypad_local;
  case fw_cursor_hide: return cursor_invisible;
  case fw_cursor_show: return cursor_normal;
  case fw_attributes_off: return exit_attribute_mode;
  case fw_bell: return bell;
  case fw_last_row: return cursor_address ? tiparm(cursor_address, number, 0) : NULL;
  case fw_up: return parm_up_cursor ? tiparm(parm_up_cursor, number) : NULL;
  case fw_down: return parm_down_cursor ? tiparm(parm_down_cursor, number) : NULL;
  case fw_left: return parm_left_cursor ? tiparm(parm_left_cursor, number) : NULL;
  case fw_right: return parm_right_cursor ? tiparm(parm_right_cursor, number) : NULL;
  case fw_erase_line: return clr_eol;
  case fw_erase_below: return clr_eos;
  }
  return NULL;
}

// tputs hands over byte by byte, without a context: hence the static place. One terminal, one
// thread.
typedef struct { char *next, *end; } fw_sink;

static inline fw_sink *fw_current_sink(void) {
  static fw_sink sink;
  return &sink;
}

static inline int fw_sink_byte(int byte) {
  fw_sink *sink = fw_current_sink();
  if (sink->next < sink->end) *sink->next++ = (char)byte;
  return byte;
}

// Writes a capability, its padding resolved, and returns how many bytes it took.
static inline size_t fw_write_capability(fw_capability which, int number, char *buffer, size_t size) {
  const char *string = fw_string(which, number);
  if (!string) return 0;
  fw_sink *sink = fw_current_sink();
  sink->next = buffer;
  sink->end = buffer + size;
  tputs(string, 1, fw_sink_byte);
  return (size_t)(sink->next - buffer);
}

// Writes what turns the attributes set before into these, and returns how many bytes it took.
static inline size_t fw_write_attributes(attr_t attributes, int pair, char *buffer, size_t size) {
  fw_sink *sink = fw_current_sink();
  sink->next = buffer;
  sink->end = buffer + size;
  vid_puts(attributes, (short)pair, NULL, fw_sink_byte);
  return (size_t)(sink->next - buffer);
}

// A scalar of a cell: the base, then its marks; 0 where there is none.
static inline uint32_t fw_cell_scalar(const cchar_t *cell, int index) {
  return index < CCHARW_MAX ? (uint32_t)cell->chars[index] : 0;
}

// The sequence of a key; NULL where the terminal has none. Read from the loaded entry: looking
// a name up costs a search of all names each time.
static inline const char *fw_key_sequence(int key) {
  switch (key) {
  case KEY_UP: return key_up;
  case KEY_DOWN: return key_down;
  case KEY_LEFT: return key_left;
  case KEY_RIGHT: return key_right;
  case KEY_HOME: return key_home;
  case KEY_END: return key_end;
  case KEY_PPAGE: return key_ppage;
  case KEY_NPAGE: return key_npage;
  case KEY_IC: return key_ic;
  case KEY_DC: return key_dc;
  case KEY_BTAB: return key_btab;
  case KEY_ENTER: return key_enter;
  case KEY_SLEFT: return key_sleft;
  case KEY_SRIGHT: return key_sright;
  case KEY_SHOME: return key_shome;
  case KEY_SEND: return key_send;
  case KEY_SDC: return key_sdc;
  case KEY_F(1): return key_f1;
  case KEY_F(2): return key_f2;
  case KEY_F(3): return key_f3;
  case KEY_F(4): return key_f4;
  case KEY_F(5): return key_f5;
  case KEY_F(6): return key_f6;
  case KEY_F(7): return key_f7;
  case KEY_F(8): return key_f8;
  case KEY_F(9): return key_f9;
  case KEY_F(10): return key_f10;
  case KEY_F(11): return key_f11;
  case KEY_F(12): return key_f12;
  default: return NULL;
  }
}

static inline int fw_function_key(int number) { return KEY_F(number); }

static inline bool fw_locale_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }
#endif
