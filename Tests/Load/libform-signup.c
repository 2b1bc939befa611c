// The sign-up form as a plain program of ncurses' form library: the yardstick of the load test. It has
// the same five fields, and none of masks, errors, drafts, undo or speech.
#define _XOPEN_SOURCE_EXTENDED 1
#include <form.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  static const char *const names[] = {"Full Name", "Email", "Phone", "Password", "Confirm Password"};
  enum { COUNT = sizeof names / sizeof *names };
  FIELD *fields[2 * COUNT + 1];
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  for (int i = 0; i < COUNT; i++) {
    FIELD *label = new_field(1, 18, 2 + 2 * i, 2, 0, 0);
    FIELD *field = new_field(1, 50, 2 + 2 * i, 22, 0, 0);
    if (!label || !field) return 1;
    set_field_opts(label, field_opts(label) & ~O_ACTIVE);
    set_field_buffer(label, 0, names[i]);
    set_field_back(field, A_UNDERLINE);
    field_opts_off(field, O_STATIC | O_AUTOSKIP);
    if (strstr(names[i], "Password")) field_opts_off(field, O_PUBLIC);
    fields[2 * i] = label;
    fields[2 * i + 1] = field;
  }
  fields[2 * COUNT] = NULL;
  FORM *form = new_form(fields);
  if (!form || post_form(form) != E_OK) return endwin(), 1;
  // Posting clears what stood there before.
  mvaddstr(0, 2, "Create Account");
  for (;;) {
    pos_form_cursor(form);
    refresh();
    int key = getch();
    if (key == ERR || key == 3) break;
    switch (key) {
    case '\t': form_driver(form, REQ_NEXT_FIELD), form_driver(form, REQ_END_LINE); break;
    case KEY_BTAB: form_driver(form, REQ_PREV_FIELD); break;
    case KEY_BACKSPACE:
    case 127: form_driver(form, REQ_DEL_PREV); break;
    default:
      if (key >= ' ' && key < 256) form_driver(form, key);
    }
  }
  unpost_form(form);
  endwin();
  return 0;
}
