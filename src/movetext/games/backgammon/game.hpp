// Backgammon as a game: what a record of a match is played with (replay/match_replayer.hpp).  Dice and cube
// make its verbs others than those of board games without them.
//
//   const Backgammon game(rows::nackgammon);
//   Position position = start_position(game.rules(), {.match_length = 5});
#pragma once
#include "movetext/games/backgammon/cube.hpp"
#include "movetext/games/backgammon/explain.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/plain_play.hpp"
#include "movetext/games/backgammon/play_text.hpp"
#include "movetext/games/backgammon/position_text.hpp"
#include "movetext/games/backgammon/resolve_play.hpp"
#include "movetext/games/backgammon/write_play.hpp"

#include <string_view>
#include <vector>

namespace mt::backgammon {

class Backgammon {
 public:
  explicit Backgammon(const Rules& rules) : rules_(rules) {}
  const Rules& rules() const { return rules_; }
  Position start() const { return start_position(rules_); }

 private:
  Rules rules_;
};

}  // namespace mt::backgammon
