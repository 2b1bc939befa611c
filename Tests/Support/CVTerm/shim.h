// libvterm without bit-fields and callbacks: what a test asks of a terminal, in flat structs.
//
// The functions are inline so that only what imports this module needs libvterm: the package
// itself builds without it.

#ifndef CVTERM_SHIM_H
#define CVTERM_SHIM_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <vterm.h>

typedef struct {
  VTerm *terminal;
  VTermScreen *screen;
  int cursor_row, cursor_column;
  int cursor_visible;
  int alternate_screen;
  int bells;
} cvt_screen;

enum {
  CVT_BOLD = 1,
  CVT_UNDERLINE = 2,
  CVT_ITALIC = 4,
  CVT_REVERSE = 8,
  CVT_BLINK = 16,
  CVT_STRIKE = 32,
};

/// A colour: -1 the terminal's own, 0 to 255 of the palette, else 0x1RRGGBB.
typedef struct {
  uint32_t scalars[VTERM_MAX_CHARS_PER_CELL];
  int scalar_count;
  /// 1 or 2; 0 for the right half of a wide character.
  int width;
  int attributes;
  int32_t foreground, background;
} cvt_cell;

static inline int cvt_on_cursor(VTermPos position, VTermPos old, int visible, void *user) {
  cvt_screen *screen = (cvt_screen *)user;
  (void)old;
  (void)visible;
  screen->cursor_row = position.row;
  screen->cursor_column = position.col;
  return 1;
}

static inline int cvt_on_property(VTermProp property, VTermValue *value, void *user) {
  cvt_screen *screen = (cvt_screen *)user;
  if (property == VTERM_PROP_CURSORVISIBLE) screen->cursor_visible = value->boolean;
  if (property == VTERM_PROP_ALTSCREEN) screen->alternate_screen = value->boolean;
  return 1;
}

static inline int cvt_on_bell(void *user) {
  ((cvt_screen *)user)->bells++;
  return 1;
}

static const VTermScreenCallbacks cvt_callbacks = {
    .movecursor = cvt_on_cursor, .settermprop = cvt_on_property, .bell = cvt_on_bell};

static inline cvt_screen *cvt_create(int columns, int rows) {
  cvt_screen *screen = (cvt_screen *)calloc(1, sizeof *screen);
  screen->cursor_visible = 1;
  screen->terminal = vterm_new(rows, columns);
  vterm_set_utf8(screen->terminal, 1);
  screen->screen = vterm_obtain_screen(screen->terminal);
  vterm_screen_set_callbacks(screen->screen, &cvt_callbacks, screen);
  vterm_screen_enable_altscreen(screen->screen, 1);
  vterm_screen_reset(screen->screen, 1);
  return screen;
}

static inline void cvt_destroy(cvt_screen *screen) {
  vterm_free(screen->terminal);
  free(screen);
}

static inline void cvt_write(cvt_screen *screen, const void *bytes, size_t count) {
  vterm_input_write(screen->terminal, (const char *)bytes, count);
  vterm_screen_flush_damage(screen->screen);
}

/// What the terminal answers to queries; returns how many bytes.
static inline size_t cvt_read_replies(cvt_screen *screen, void *bytes, size_t capacity) {
  return vterm_output_read(screen->terminal, (char *)bytes, capacity);
}

static inline void cvt_resize(cvt_screen *screen, int columns, int rows) {
  vterm_set_size(screen->terminal, rows, columns);
}

static inline int32_t cvt_color(VTermColor color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(&color) || VTERM_COLOR_IS_DEFAULT_BG(&color)) return -1;
  if (VTERM_COLOR_IS_INDEXED(&color)) return color.indexed.idx;
  return 0x1000000 | color.rgb.red << 16 | color.rgb.green << 8 | color.rgb.blue;
}

static inline cvt_cell cvt_cell_at(cvt_screen *screen, int column, int row) {
  cvt_cell flat;
  memset(&flat, 0, sizeof flat);
  VTermScreenCell cell;
  VTermPos position = {.row = row, .col = column};
  if (!vterm_screen_get_cell(screen->screen, position, &cell)) return flat;
  flat.foreground = cvt_color(cell.fg);
  flat.background = cvt_color(cell.bg);
  flat.attributes = (cell.attrs.bold ? CVT_BOLD : 0) | (cell.attrs.underline ? CVT_UNDERLINE : 0) |
                    (cell.attrs.italic ? CVT_ITALIC : 0) | (cell.attrs.reverse ? CVT_REVERSE : 0) |
                    (cell.attrs.blink ? CVT_BLINK : 0) | (cell.attrs.strike ? CVT_STRIKE : 0);
  // The right half of a wide character holds no scalar but this mark.
  if (cell.chars[0] == UINT32_MAX) return flat;
  flat.width = cell.width;
  while (flat.scalar_count < VTERM_MAX_CHARS_PER_CELL && cell.chars[flat.scalar_count]) {
    flat.scalars[flat.scalar_count] = cell.chars[flat.scalar_count];
    flat.scalar_count++;
  }
  return flat;
}

#endif
