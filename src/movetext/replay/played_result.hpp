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

// Returns whether tape[at] is the word "0-0" at the end of a record. There it does not mean castling, but
// that both sides have lost the game.
bool ends_in_zeros(const Record& record, std::size_t at);
// Makes the word "0-0" the termination marker of the record.
void take_zeros(Record& record);

// What decides if the record gives one result and its last position gives another.
enum class Decides : std::uint8_t {
  record,    // the record, unless its tag and its marker contradict each other or both give no result
  position,  // the position, unless the tag Termination says that the game was not decided on the board
};

// Handles a record whose last position is decided: the result is `played` ("0-1") for the `reason`
// ("checkmate"). If the record gives another result, reports it.
void correct_result(Record& record, std::string_view played, std::string_view reason, Decides decides);

// Handles the last position of a game that is won by points; `score` gives the points of both sides. If the
// record gives no result or only the winner, the score is written. If its result contradicts the score, this
// is reported.
void correct_score(Record& record, const std::array<int, 2>& score, const Outcome& outcome, Decides decides);

// Handles a game whose outcome is only known from the referee. The result is written in the points of the
// record: "2-0" if the record gives two points per game. Does nothing unless the position decides and the
// game has ended because a side has lost. A draw by the rules is not enough: players may have continued after
// it, or not have claimed it.
void correct_by_outcome(Record& record, const Outcome& outcome);

// Reports a record without a Result tag, whose result is therefore given by the termination marker.
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
