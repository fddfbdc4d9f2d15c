// Declares the table entry of the chess family for other folders.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::chess {

extern const Family family;

}  // namespace mt::chess
