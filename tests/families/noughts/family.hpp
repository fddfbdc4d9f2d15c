// The row of this family: what everybody else may know of it.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::noughts {

extern const Family family;

}  // namespace mt::noughts
