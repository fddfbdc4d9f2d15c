// Declares the table entry of the backgammon family for other folders.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::backgammon {

extern const Family family;

}  // namespace mt::backgammon
