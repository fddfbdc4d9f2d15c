// The type of a game in GGF, "s8r18": the board size, and how the server GGS starts and scores the game.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::ggf {

struct GameType {
  std::size_t size = 0;  // number of squares in a row of the board; 0 if not given
  bool losing = false;   // "a" (anti): the side with fewer discs wins
};
// Reads a value of TY; unknown parts are ignored.
GameType read_type(std::string_view type);
// Returns the value of TY for a game with no special rules except those given.
std::string write_type(std::size_t size, bool losing);

}  // namespace mt::ggf
