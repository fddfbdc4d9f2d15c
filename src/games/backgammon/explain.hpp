// Why something is not legal, in words.
#pragma once
#include "movetext/games/backgammon/cube.hpp"

#include <string_view>

namespace mt::backgammon {

// A clause: "the other side owns the cube".  Refusal::none: "legal".
std::string_view words(Refusal refusal);

}  // namespace mt::backgammon
