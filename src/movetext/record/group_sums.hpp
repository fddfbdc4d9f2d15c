// Counts the records of a group (grouping.hpp).
#pragma once
#include "movetext/record/grouping.hpp"

#include <cstdint>
#include <string>

namespace mt {

struct GroupSums {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;  // games won by the player of the group
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  std::uint64_t scored = 0;    // sum of PlayerGame::scored
  std::uint64_t conceded = 0;  // sum of PlayerGame::conceded
  // games with a result against an opponent whose rating is known, the sum of these ratings, and twice the
  // points in these games
  std::uint64_t rated = 0;
  std::uint64_t ratings = 0;
  std::uint64_t rated_halves = 0;

  // Calls `use` for each sum, in a fixed order.
  template <class Sums, class Use>
  static void for_each(Sums& sums, Use&& use) {
    for (auto* sum : {&sums.games, &sums.wins, &sums.draws, &sums.losses, &sums.scored, &sums.conceded,
                      &sums.rated, &sums.ratings, &sums.rated_halves})
      use(*sum);
  }

  void add(const PlayerGame& game) {
    ++games;
    if (game.result == PlayerResult::win) ++wins;
    if (game.result == PlayerResult::draw) ++draws;
    if (game.result == PlayerResult::loss) ++losses;
    scored += game.scored;
    conceded += game.conceded;
    if (game.opponent_rating == 0 || game.result == PlayerResult::none) return;
    ++rated;
    ratings += game.opponent_rating;
    if (game.result == PlayerResult::win) rated_halves += 2;
    if (game.result == PlayerResult::draw) rated_halves += 1;
  }
  GroupSums& operator+=(const GroupSums& other) {
    games += other.games;
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    scored += other.scored;
    conceded += other.conceded;
    rated += other.rated;
    ratings += other.ratings;
    rated_halves += other.rated_halves;
    return *this;
  }
  // Returns the points of the player of the group, one for a win and a half for a draw: "1.5".
  std::string points() const { return std::to_string(wins + draws / 2) + (draws % 2 == 1 ? ".5" : ""); }
};

}  // namespace mt
