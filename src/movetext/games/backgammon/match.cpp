#include "movetext/games/backgammon/match.hpp"

namespace mt::backgammon {
namespace {

// Returns whether the loser has a checker on the bar or on its own points 19..24.
bool is_far_back(const Board& board, Side loser) {
  for (int point = bar - home_points; point <= bar; ++point)
    if (board.count(loser, point) > 0) return true;
  return false;
}

int level_of_loss(const Position& position, Side loser) {
  if (position.borne_off(loser) > 0) return 1;
  return is_far_back(position.board, loser) ? 3 : 2;
}

}  // namespace

GameResult finished(const Position& position) {
  const Side last = other(position.on_roll);  // the side that played last; it wins if both have finished
  for (const Side winner : {last, position.on_roll}) {
    if (!position.is_finished(winner)) continue;
    const int level = level_of_loss(position, other(winner));
    return {GameResult::Kind::borne_off, winner, static_cast<std::uint8_t>(level),
            points_for(position, level)};
  }
  return {};
}

}  // namespace mt::backgammon
