// The core for programs in C and in other languages, and the whole of what its WebAssembly offers: plain
// functions, opaque handles, and bytes with their lengths.
//
//   mt_run* run = mt_run_new(mt_export, "", 0);
//   mt_run_set(run, mt_option_file, "club.pdn", 8);
//   for (size_t taken = 0; taken < size; drain(run)) taken += mt_run_feed(run, bytes + taken, size - taken);
//   while (mt_run_finish(run) == 0) drain(run);    // drain: mt_out(), mt_out_size(), mt_drop()
//   mt_run_free(run);
//
// Texts are UTF-8 and need no zero at their end.  A null pointer is taken for no bytes where the length is 0,
// and refused otherwise; a null handle does nothing.  Handles are used by one thread at a time.  Compressed
// files are unpacked by the caller.
#pragma once
// NOLINTBEGIN(modernize-deprecated-headers,modernize-use-using,modernize-redundant-void-arg): this is C, too.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A run over one file, or the answer about one position.
typedef struct mt_run mt_run;

// What a run does: the first parameter of mt_run_new().
enum mt_command {
  mt_check,    // finds faults; no records come out
  mt_export,   // writes each record in the canonical form of its format
  mt_convert,  // writes all records in one format
};
// What mt_run_set() sets.
enum mt_option {
  mt_option_file,      // the name of the file, for messages and where its content does not say what it is
  mt_option_from,      // the name of the format of the input, instead of finding it out
  mt_option_game,      // the game of all records, whatever their tags say
  mt_option_json,      // "1": messages and sums are JSON objects, one a line
  mt_option_outcomes,  // "1": how each game stands by its rules, one a line
  mt_option_notation,  // of the moves that are written: "algebraic", "lan"; else the game's own
};
// What a run or a position answers with; each channel is drained by itself.
enum mt_channel {
  mt_records,   // what is written
  mt_messages,  // what was found wrong; with mt_option_json as objects
  mt_results,   // outcomes, and in the end the sums
};
// What mt_position() shows.
enum mt_view {
  mt_view_text,     // the position in the first notation of its game
  mt_view_moves,    // its legal moves, one a line, sorted by their bytes
  mt_view_board,    // the board in characters
  mt_view_picture,  // the board as SVG
};

// Returns a number that changes when a function or a number below changes its meaning.
uint32_t mt_api_version(void);

// Returns memory for what is handed over; nullptr: there is none.
void* mt_alloc(size_t size);
// Gives it back.
void mt_free(void* block);

// Makes a run.  `to` is the name of the format to write, for mt_convert.  Returns nullptr if there is no such
// command or format, or no memory.
mt_run* mt_run_new(uint32_t command, const char* to, size_t to_size);
// Sets an option; returns 0 if there is no such option or value, or the run has begun.
uint32_t mt_run_set(mt_run* run, uint32_t option, const char* value, size_t size);
// Takes the next bytes of the file and returns how many it has taken: fewer when more than a few MiB wait to
// be dropped.
size_t mt_run_feed(mt_run* run, const char* bytes, size_t size);
// Says that the file ends here.  Returns 0 if something waits to be dropped; then it must be called again.
uint32_t mt_run_finish(mt_run* run);
// Returns what waits; it is good until the next call with the same handle except mt_out_size().  nullptr: no
// such channel.
const char* mt_out(const mt_run* run, uint32_t channel);
// Returns how many bytes of it there are.
size_t mt_out_size(const mt_run* run, uint32_t channel);
// Forgets what waits.
void mt_drop(mt_run* run, uint32_t channel);
// Ends the run and gives its memory back.
void mt_run_free(mt_run* run);

// Returns a view of a position, of the start for an empty one, in mt_records of a run that has finished;
// mt_messages says what was forgiven in it, or why nothing is there.  nullptr: no such game or view, or no
// memory.
mt_run* mt_position(const char* game, size_t game_size, const char* position, size_t position_size,
                    uint32_t view);

#ifdef __cplusplus
}
#endif
// NOLINTEND(modernize-deprecated-headers,modernize-use-using,modernize-redundant-void-arg)
