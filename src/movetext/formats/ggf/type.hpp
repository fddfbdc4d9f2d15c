// The type of a game, "s8r18": a board, and how GGS uses it.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::ggf {

struct GameType {
  std::size_t size = 0;  // of a row of the board; 0 if not given
  bool losing = false;   // "a" (anti): the side with fewer discs wins
};
// Reads TY; unknown parts are ignored.
GameType read_type(std::string_view type);
// Returns TY for a game without anything unusual.
std::string write_type(std::size_t size, bool losing);

}  // namespace mt::ggf
