// An invitation from an engine to a game against the other side, in peer-to-peer protocols.
#pragma once
#include "movetext/base/side.hpp"

#include <string>

namespace mt::engine {

struct Challenge {
  Side side = Side::first;  // played by the inviting engine
  int minutes = 0;          // per side for the whole game; 0 means no limit
  int moves = 0;            // per side, after which the game is abandoned; 0 means no limit
  std::string start{};      // a position in a notation of the game, or empty for the usual one
};

}  // namespace mt::engine
