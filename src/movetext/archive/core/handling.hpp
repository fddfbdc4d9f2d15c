// How a worker reads and replays records. The stages set it before the first record.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/reading.hpp"

#include <cstdint>
#include <optional>

namespace mt::archive {

// The options of a replay that the user can change.
struct ReplayTerms {
  bool losing = false;  // play each record under the losing form of its game
  // Notation of the moves in the output; if empty, the notation of the game.
  std::optional<board::Notation> notation{};
  // Letters of chessmen in the input. If empty, the replay finds out which letters are used.
  std::optional<PieceLetters> reading_letters{};
  PieceLetters letters{};      // letters of chessmen in the output
  FenForm fen{};               // form of chess positions in the output
  bool fix_ambiguous = false;  // see replay::ReplayOptions
  bool fix_result = false;     // see replay::ReplayOptions
};

struct Handling {
  ReplayTerms terms{};
  RecordGate gate{};                      // refuses records as soon as their tags are read
  const std::uint64_t* number = nullptr;  // number of the current record in its file; set by the worker
  bool asks_for_numbers = false;          // the records of a file are numbered, so they are read in sequence
  // If false, a record is replayed only if a stage requests it (Passing::must_replay).
  bool replays_all = true;
  bool writes_moves = false;   // the canonical text of each move is written into the record
  bool is_for_people = false;  // write dice for human readers rather than for programs
  bool adjudicates = false;    // apply the rules of draws, to set Replayed::outcome and its claims
};

}  // namespace mt::archive
