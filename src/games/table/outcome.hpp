// How a game ended, or that it has not, by its rules alone.
#pragma once
#include <cstdint>
#include <string_view>

#include "movetext/base/side.hpp"

namespace mt {

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Side winner = Side::first;  // of a win
  std::string_view rule{};    // "no-move", "third-repetition" ...; empty while open
  std::uint32_t ply = 0;      // after which the game was over, counted from 1; 0: at the start
};

}  // namespace mt
