// How a game ended by its rules alone, or that it goes on.
#pragma once
#include "movetext/base/side.hpp"

#include <cstdint>
#include <string_view>

namespace mt {

struct Outcome {
  enum class Kind : std::uint8_t { open, win, draw };
  Kind kind = Kind::open;
  Side winner = Side::first;   // if a side has won
  std::string_view reason{};   // a clause: "the position occurred for the third time"; empty while open
  std::string_view article{};  // the article of the rule; empty if none is known
  std::uint32_t ply = 0;       // plies played when the outcome was reached
};

}  // namespace mt
