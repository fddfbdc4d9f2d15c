// The core for programs in C and other languages, and the complete interface of the WebAssembly module: plain
// functions, opaque handles, and bytes with their lengths.
//
//   mt_run* run = mt_run_new(mt_export, "", 0);
//   mt_run_set(run, mt_option_file, "club.pdn", 8);
//   for (size_t taken = 0; taken < size; drain(run)) taken += mt_run_feed(run, bytes + taken, size - taken);
//   while (mt_run_finish(run) == 0) drain(run);    // drain: mt_out(), mt_out_size(), mt_drop()
//   mt_run_free(run);
//
// Texts are UTF-8 and need no zero at their end. A null pointer with length 0 means no bytes; with any other
// length it is an error. Functions ignore a null handle. A handle may be used by only one thread at a time.
// The caller decompresses compressed files.
#pragma once
// NOLINTBEGIN(modernize-deprecated-headers,modernize-use-using,modernize-redundant-void-arg): this is also C.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A run over one file, or the answer about one position.
typedef struct mt_run mt_run;

// The task of a run: the first parameter of mt_run_new().
enum mt_command {
  mt_check,    // finds faults; writes no records
  mt_export,   // writes each record in the canonical form of its format
  mt_convert,  // writes all records in one format
};
// The options for mt_run_set().
enum mt_option {
  mt_option_file,      // the file name, for messages and for formats that the content does not determine
  mt_option_from,      // the name of the input format, instead of detecting it
  mt_option_game,      // the game of all records, overriding their tags
  mt_option_json,      // "1": messages and totals are JSON objects, one per line
  mt_option_outcomes,  // "1": the state of each game by its rules, one per line
  mt_option_notation,  // of the written moves: "algebraic", "lan"; by default the game's own
};
// The channels of the answers of a run or a position; each channel is drained separately.
enum mt_channel {
  mt_records,   // the output
  mt_messages,  // the diagnostics; as objects with mt_option_json
  mt_results,   // outcomes, and at the end the totals
};
// The views of mt_position().
enum mt_view {
  mt_view_text,     // the position in the first notation of its game
  mt_view_moves,    // its legal moves, one per line, sorted by their bytes
  mt_view_board,    // the board as text
  mt_view_picture,  // the board as SVG
};

// Returns a number that changes whenever a function or a number below changes its meaning.
uint32_t mt_api_version(void);

// Returns memory for the arguments of a call, or a null pointer if there is none.
void* mt_alloc(size_t size);
// Frees this memory.
void mt_free(void* block);

// Makes a run. `to` is the name of the output format, for mt_convert. Returns a null pointer if there is no
// such command or format, or no memory.
mt_run* mt_run_new(uint32_t command, const char* to, size_t to_size);
// Sets an option. Returns 0 if there is no such option or value, or the run has started.
uint32_t mt_run_set(mt_run* run, uint32_t option, const char* value, size_t size);
// Takes the next bytes of the file and returns how many it has taken: fewer if more than a few MiB of answers
// have not been dropped.
size_t mt_run_feed(mt_run* run, const char* bytes, size_t size);
// Marks the end of the file. Returns 0 if there are answers that have not been dropped; then it must be
// called again.
uint32_t mt_run_finish(mt_run* run);
// Returns the waiting bytes, which are valid until the next call with the same handle other than
// mt_out_size(). Returns a null pointer if there is no such channel.
const char* mt_out(const mt_run* run, uint32_t channel);
// Returns the number of these bytes.
size_t mt_out_size(const mt_run* run, uint32_t channel);
// Drops the waiting bytes.
void mt_drop(mt_run* run, uint32_t channel);
// Ends the run and frees its memory.
void mt_run_free(mt_run* run);

// Returns a view of a position (of the start, if the text is empty) in mt_records of a finished run;
// mt_messages has the diagnostics of the text. Returns a null pointer if there is no such game or view, or no
// memory.
mt_run* mt_position(const char* game, size_t game_size, const char* position, size_t position_size,
                    uint32_t view);

#ifdef __cplusplus
}  // extern "C"
#endif
// NOLINTEND(modernize-deprecated-headers,modernize-use-using,modernize-redundant-void-arg)
