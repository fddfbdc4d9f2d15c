// Declares the table entry of the Othello family for other folders.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::othello {

extern const Family family;

}  // namespace mt::othello
