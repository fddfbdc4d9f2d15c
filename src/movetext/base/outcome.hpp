// How a game ended, or that it has not, by its rules alone.
#pragma once
#include "movetext/base/side.hpp"

#include <cstdint>
#include <string_view>

namespace mt {

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Side winner = Side::first;   // of a win
  std::string_view reason{};   // a clause: "the position occurred for the third time"; empty while open
  std::string_view article{};  // the rule it follows from; empty where none is known
  std::uint32_t ply = 0;       // plies played when it was reached
};

}  // namespace mt
