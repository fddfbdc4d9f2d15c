/* check FILE: prints the faults and totals of a file, and the first moves in Frisian draughts, from C. */
#include "movetext/capi/movetext.h"

#include <stdio.h>
#include <string.h>

static void print(mt_run* run, enum mt_channel channel) {
  fwrite(mt_out(run, channel), 1, mt_out_size(run, channel), stdout);
  mt_drop(run, channel);
}

static int check(FILE* file, const char* name) {
  mt_run* run = mt_run_new(mt_check, "", 0);
  if (run == NULL) return 3;
  mt_run_set(run, mt_option_file, name, strlen(name));
  static char bytes[1 << 16];
  for (size_t size; (size = fread(bytes, 1, sizeof bytes, file)) > 0;)
    for (size_t taken = 0; taken < size; print(run, mt_messages))
      taken += mt_run_feed(run, bytes + taken, size - taken);
  while (mt_run_finish(run) == 0) print(run, mt_messages);
  print(run, mt_messages);
  print(run, mt_results);
  mt_run_free(run);
  return ferror(file) != 0 ? 3 : 0;
}

int main(int count, char** words) {
  FILE* file = count == 2 ? fopen(words[1], "rb") : NULL;
  if (file == NULL) {
    fprintf(stderr, "usage: check FILE\n");
    return 2;
  }
  const int status = check(file, words[1]);
  fclose(file);
  mt_position* start = mt_position_new("frisian", 7, "", 0);
  if (mt_position_ask(start, mt_view_moves, "", 0) != 0)
    fwrite(mt_position_answer(start), 1, mt_position_answer_size(start), stdout);
  mt_position_free(start);
  return status;
}
