// How a worker reads and replays records; the stages set it before the first record.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/reading.hpp"

#include <cstdint>
#include <optional>

namespace mt::archive {

// The options of a replay that the user can change.
struct ReplayTerms {
  bool losing = false;                            // use the losing form of each record's game
  std::optional<board::Notation> notation{};      // notation of the moves; if empty, that of the game
  std::optional<PieceLetters> reading_letters{};  // of chessmen in the input; if empty, found for each game
  PieceLetters letters{};                         // letters of chessmen in the output
  FenForm fen{};                                  // form of chess positions in the output
  bool fix_ambiguous = false;                     // as in replay::ReplayOptions
  bool fix_result = false;                        // likewise
};

struct Handling {
  ReplayTerms terms{};
  RecordGate gate{};                      // refuses records as soon as their tags are read
  const std::uint64_t* number = nullptr;  // number in its file of the record being read; set by the worker
  bool asks_for_numbers = false;          // the records of a file are numbered, so they are read in sequence
  bool replays_all = true;                // if false, only on request of a stage (Passing::must_replay)
  bool writes_moves = false;              // the canonical text of each move is written into the record
  bool is_for_people = false;             // write dice for human readers rather than for programs
  bool adjudicates = false;               // apply the rules of draws, for Replayed::outcome and its claims
};

}  // namespace mt::archive
