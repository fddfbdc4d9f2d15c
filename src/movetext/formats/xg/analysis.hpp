// Writes eXtreme Gammon's analysis of decisions as SGF properties, which other programs ignore:
//
//   XM[level equity win gammon backgammon lost-gammon lost-backgammon play] one per play, the best first
//   XD[level no-double take drop win gammon backgammon lost-gammon lost-backgammon]  a cube decision
//   XE[what error]  the cost of a decision: move, double, take, beaver, raccoon, resign, accept
//   XL[luck]        the luck of a roll
//   XF[]            the decision is flagged
//
// Equities, errors and luck are in points; probabilities are between 0 and 1. If the level is
// "rollout:1296:0.0123", the decision was rolled out in 1296 games, and the 95 % interval is 0.0123.
#pragma once
#include "movetext/formats/xg/entries.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xg {

// The data of a rollout that is kept: the number of games, and the 95 % interval.
struct Rollout {
  std::int32_t games = 0;
  float error = 0;
};
inline constexpr std::size_t rollout_bytes = 2184;
Rollout rollout_entry(Bytes entry);

// Appends a play, "24/23 13/8"; appends nothing if no checker is played. Returns false if a number is
// impossible in a play.
template <class Numbers>
bool append_play(const Numbers& play, std::string& out);

void append_move_analysis(const MoveEntry& move, Bytes entry, const std::vector<Rollout>& rollouts,
                          std::string& out);
void append_cube_analysis(const CubeEntry& cube, const std::vector<Rollout>& rollouts, std::string& out);
void append_end_analysis(const GameEndEntry& end, std::string& out);

template <class Numbers>
bool append_play(const Numbers& play, std::string& out) {
  constexpr int bar = 24;
  bool first = true;
  for (std::size_t i = 0; i + 1 < play.size() && play[i] >= 0; i += 2) {
    if (play[i] > bar || play[i + 1] >= bar) return false;
    out += first ? "" : " ";
    out += play[i] == bar ? "bar" : std::to_string(play[i] + 1);
    out += '/';
    out += play[i + 1] < 0 ? "off" : std::to_string(play[i + 1] + 1);
    first = false;
  }
  return true;
}

}  // namespace mt::xg
