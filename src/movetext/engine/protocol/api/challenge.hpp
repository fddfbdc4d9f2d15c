// An invitation from an engine to play a game against the other side, in peer-to-peer protocols.
#pragma once
#include "movetext/base/side.hpp"

#include <string>

namespace mt::engine {

struct Challenge {
  Side side = Side::first;  // the side that the inviting engine plays
  int minutes = 0;          // minutes of each side for the whole game; 0: no limit
  int moves = 0;            // after this number of moves of each side the game is abandoned; 0: no limit
  std::string start{};      // a position in a notation of the game, or empty for the usual one
};

}  // namespace mt::engine
