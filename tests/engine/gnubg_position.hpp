// Positions for the tests of GNU Backgammon.
#pragma once
#include "movetext/engine/api/game_line.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string_view>
#include <vector>

namespace mt::engine {

// The start of a match to seven points, in which White has rolled 31.
inline constexpr std::string_view opening_31 = "b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7";

// Returns the line of a game that starts at the position, which is written in BPN.
inline GameLine position_line(std::string_view position, std::string_view game = "backgammon") {
  std::shared_ptr<const AnyGame> rules = make_game(*parse_game(game));
  AnyPosition start;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(rules->parse_position(position, start, notes)) << position;
  return GameLine(rules, start);
}

}  // namespace mt::engine
