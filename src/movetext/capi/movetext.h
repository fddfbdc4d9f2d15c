// The C interface of the library, for C and other languages, and the complete interface of the WebAssembly
// module. It consists of plain functions, opaque handles, and bytes with their lengths.
//
//   mt_run* run = mt_run_new(mt_export, "", 0);
//   mt_run_set(run, mt_option_file, "club.pdn", 8);
//   for (size_t taken = 0; taken < size; drain(run)) taken += mt_run_feed(run, bytes + taken, size - taken);
//   while (mt_run_finish(run) == 0) drain(run);    // drain: mt_out(), mt_out_size(), mt_drop()
//   mt_run_free(run);
//
// Texts are UTF-8 and need no zero at their end. A null pointer means no bytes if its length is 0; with any
// other length it is an error. Functions ignore a null handle. Only one thread at a time may use a handle.
// The caller must decompress compressed files.
#pragma once
// NOLINTBEGIN(modernize-deprecated-headers,modernize-use-using,modernize-redundant-void-arg): this is also C.
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A run over one file.
typedef struct mt_run mt_run;
// A position of a game.
typedef struct mt_position mt_position;

// The task of a run: the first argument of mt_run_new().
enum mt_command {
  mt_check,    // finds faults; writes no records
  mt_export,   // writes each record in the canonical form of its format
  mt_convert,  // writes all records in one format
  // gives each record as a block of numbers and one text in mt_records, as docs/capi.md describes them; the
  // diagnostics of a record are complete in mt_messages when its block arrives
  mt_read,
};
// The options for mt_run_set().
enum mt_option {
  mt_option_file,      // the file name: for messages, and for formats that cannot be recognised by content
  mt_option_from,      // the name of the input format; without this option, the format is detected
  mt_option_game,      // the game of all records, which overrides their tags
  mt_option_json,      // "1": messages and totals are JSON objects, one per line
  mt_option_outcomes,  // "1": one line in mt_results for each game, with its state by the rules
  // the notation of the written moves: "algebraic", "lan", ...; by default the usual one of the game
  mt_option_notation,
};
// The channels in which a run or a position answers. The bytes of each channel are read, and then dropped with
// mt_drop(), independently of the other channels.
enum mt_channel {
  mt_records,   // the written records
  mt_messages,  // the diagnostics, as JSON objects with mt_option_json
  mt_results,   // the outcomes, and the totals at the end
};
// The views of mt_position_ask(). JSON objects are one per line; docs/capi.md describes them.
enum mt_view {
  mt_view_text,     // the position as text; argument: a notation of its game ("fen"), empty for the first one
  mt_view_moves,    // the legal moves as JSON objects; argument: the notation of moves, empty for the usual one
  mt_view_board,    // the board in characters; argument: empty, or "flip" for the board seen by Black
  mt_view_picture,  // the board as SVG; argument: as for mt_view_board
  mt_view_facts,    // game, side to move, notations, names of places, outcome as a JSON object; argument: empty
};

// Returns the version of this interface. It changes whenever a function or a number below changes its
// meaning.
uint32_t mt_api_version(void);

// Returns memory for the arguments of a call, or a null pointer if there is not enough memory.
void* mt_alloc(size_t size);
// Frees memory from mt_alloc().
void mt_free(void* block);

// Makes a run. `to` is the name of the output format for mt_convert, else empty. Returns a null pointer if
// the command or the format does not exist, or memory is exhausted.
mt_run* mt_run_new(uint32_t command, const char* to, size_t to_size);
// Sets an option. Returns 0 if the option or its value is unknown, or the run has already received bytes.
uint32_t mt_run_set(mt_run* run, uint32_t option, const char* value, size_t size);
// Reads the next bytes of the file. Returns the number of bytes that were taken: fewer than `size` while more
// than a few MiB of answers wait to be dropped.
size_t mt_run_feed(mt_run* run, const char* bytes, size_t size);
// Marks the end of the file. Returns 0 while too many answers wait: drop them and call it again.
uint32_t mt_run_finish(mt_run* run);
// Returns the waiting bytes of a channel, or a null pointer if the channel does not exist. The bytes are
// valid until the next call with this handle, except mt_out_size().
const char* mt_out(const mt_run* run, uint32_t channel);
// Returns the number of the waiting bytes.
size_t mt_out_size(const mt_run* run, uint32_t channel);
// Drops the waiting bytes.
void mt_drop(mt_run* run, uint32_t channel);
// Ends the run and frees its memory.
void mt_run_free(mt_run* run);

// Makes a position from a text in any notation of the game; an empty text means the start position. Returns a
// null pointer if the game does not exist or memory is exhausted. If the text is not a position, the handle has no
// position, mt_position_is_set() returns 0, and the answer has the diagnostics as JSON objects.
mt_position* mt_position_new(const char* game, size_t game_size, const char* text, size_t size);
// Returns 1 if the handle has a position.
uint32_t mt_position_is_set(const mt_position* position);
// Returns a copy of a position, or a null pointer if memory is exhausted.
mt_position* mt_position_copy(const mt_position* position);
// Plays a move given as text, which is read as leniently as in a record. Returns 1 and answers with the move in the
// usual notation, or returns 0, keeps the position, and answers with the diagnostic as a JSON object.
uint32_t mt_position_play(mt_position* position, const char* move, size_t size);
// Answers with a view of the position. Returns 0 if the view does not exist with this argument.
uint32_t mt_position_ask(mt_position* position, uint32_t view, const char* argument, size_t size);
// Returns the answer of the last call with this handle; it is valid until the next such call.
const char* mt_position_answer(const mt_position* position);
size_t mt_position_answer_size(const mt_position* position);
void mt_position_free(mt_position* position);

#ifdef __cplusplus
}  // extern "C"
#endif
// NOLINTEND(modernize-deprecated-headers,modernize-use-using,modernize-redundant-void-arg)
