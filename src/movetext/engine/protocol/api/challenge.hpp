// A game that an engine invites the other side to, in the protocols of equals.
#pragma once
#include "movetext/base/side.hpp"

#include <string>

namespace mt::engine {

struct Challenge {
  Side side = Side::first;  // that the engine plays
  int minutes = 0;          // of each side for the game; 0: no limit
  int moves = 0;            // of each side, after which the game is left; 0: no limit
  std::string start{};      // a position in a notation of the game; empty: the usual one
};

}  // namespace mt::engine
