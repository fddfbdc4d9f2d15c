// Compares the result of a record with its moves.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/record/score.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::replay {

// Returns whether tape[at] is the word "0-0" that ends a record: not castling, but a game that both sides
// have lost.
bool ends_in_zeros(const Record& record, std::size_t at);
// Makes that word the termination marker of the record.
void take_zeros(Record& record);

// What decides if the record has one result and its last position another.
enum class Decides : std::uint8_t {
  record,    // the record, unless its tag and its marker contradict each other, or neither gives a result
  position,  // the position, unless the tag Termination says that the game was decided off the board
};

// Handles a last position decided as `played` ("0-1") for the `reason` ("checkmate"). Reports a record with
// another result.
void correct_result(Record& record, std::string_view played, std::string_view reason, Decides decides);

// Handles the last position of a game that is won by points; `score` is the result. A result that is missing
// or gives only the winner is replaced by the score; a contradicting result is reported.
void correct_score(Record& record, const std::array<int, 2>& score, const Outcome& outcome, Decides decides);

// Handles a game for which only the outcome found by the referee is known. It is written in the points of the
// record: "2-0" if its results are out of two. Does nothing unless the position decides, and the game has
// ended because a side has lost: players may have continued after a draw by the rules, or not have claimed
// it.
void correct_by_outcome(Record& record, const Outcome& outcome);

// Reports a record without a Result tag, for which the termination marker is used.
void tell_missing_result(Record& record);

// Compares the result of a record with the last position of its main line.
template <Game G>
void compare_settled(Record& record, const G& game, const typename G::Position& position, Decides decides) {
  const Outcome outcome = game.settled(position);
  if (outcome.kind == Outcome::Kind::open) return;
  if constexpr (KeepsScore<G>) {
    correct_score(record, game.final_score(position), outcome, decides);
  } else if (record.convention->four_results) {
    correct_result(record, result_of(outcome), outcome.reason, decides);
  }
}

}  // namespace mt::replay
