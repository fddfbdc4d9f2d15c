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

  void add(PlayerResult result) {
    ++games;
    if (result == PlayerResult::win) ++wins;
    if (result == PlayerResult::draw) ++draws;
    if (result == PlayerResult::loss) ++losses;
  }
  GroupSums& operator+=(const GroupSums& other) {
    games += other.games;
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    return *this;
  }
  // Returns the points of the player of the group, one for a win and a half for a draw: "1.5".
  std::string points() const { return std::to_string(wins + draws / 2) + (draws % 2 == 1 ? ".5" : ""); }
};

}  // namespace mt
