// How a worker reads and replays records: what its stages ask for before the first record.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/reading.hpp"

#include <cstdint>
#include <optional>

namespace mt::archive {

// The terms under which records are replayed, where the user has asked for others than the usual ones.
struct ReplayTerms {
  bool losing = false;                            // the losing form of the game that each record has
  std::optional<board::Notation> notation{};      // of the moves; nothing: the notation of the game
  std::optional<PieceLetters> reading_letters{};  // of chessmen in the input; nothing: found for each game
  PieceLetters letters{};                         // of chessmen in the output
  FenForm fen{};                                  // of chess positions in the output
  bool fix_ambiguous = false;                     // as replay::ReplayOptions has it
  bool fix_result = false;                        // the same
};

struct Handling {
  ReplayTerms terms{};
  RecordGate gate{};                      // refuses records as soon as their tags are read
  const std::uint64_t* number = nullptr;  // of the record that is read, in its file; set by the worker
  bool asks_for_numbers = false;          // the records of a file are numbered, one after the other
  bool replays_all = true;     // else a record is replayed only if a stage asks for it (Passing::must_replay)
  bool writes_moves = false;   // the record receives the canonical text of each move
  bool is_for_people = false;  // dice are written as people read them, not as programs do
  bool adjudicates = false;    // the rules of draws are followed, for Replayed::outcome and its claims
};

}  // namespace mt::archive
