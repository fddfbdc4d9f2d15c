// Determines the end of a game, its score in discs, and its winner.
#pragma once
#include "movetext/base/outcome.hpp"
#include "movetext/games/othello/position.hpp"
#include "movetext/games/othello/rules.hpp"

namespace mt::othello {

// Returns whether neither side has a move.
template <class Set>
constexpr bool is_over(const Board<Set>& board, const Position<Set>& position) {
  return !position.passes && !has_move(board, position, position.turn);
}

// Returns the score of a finished game. The side with more discs gets the empty squares. If both sides have
// the same number of discs, each gets half of the empty squares. The WTHOR base scores all its finished games
// like this.
template <class Set>
constexpr std::array<int, 2> final_score(const Board<Set>& board, const Position<Set>& position) {
  std::array<int, 2> score{count(position.discs[0]), count(position.discs[1])};
  const int empty = board.square_count() - score[0] - score[1];
  if (score[0] == score[1]) return {score[0] + empty / 2, score[1] + empty / 2};
  score[score[0] > score[1] ? 0 : 1] += empty;
  return score;
}

// Returns the outcome in this position, which is open if a side has a move.
template <class Set>
constexpr Outcome settled(const Board<Set>& board, const Rules& rules, const Position<Set>& position) {
  if (!is_over(board, position)) return {};
  const auto [black, white] = final_score(board, position);
  if (black == white)
    return {
        .kind = Outcome::Kind::draw, .end = End::score, .reason = "both sides have the same number of discs"};
  const bool first = (black > white) != rules.fewest_wins;
  return {.kind = Outcome::Kind::win,
          .winner = first ? Side::first : Side::second,
          .end = End::score,
          .reason = rules.fewest_wins ? "it has fewer discs" : "it has more discs"};
}

}  // namespace mt::othello
