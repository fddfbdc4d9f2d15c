// The row of this family: what everybody else may know of it.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::othello {

extern const Family family;

}  // namespace mt::othello
