// The tables of data/openings, as the build compiles them into the program.
#pragma once
#include <span>
#include <string_view>

namespace mt::openings {

struct Table {
  std::string_view game;  // name of the game's row
  std::span<const std::string_view>
      rows;  // CODE tab NAME tab MOVES, from the start array; the code may be empty
};

std::span<const Table> tables();

}  // namespace mt::openings
