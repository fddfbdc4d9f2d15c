// The row of this family: the part that is visible to other code.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::noughts {

extern const Family family;

}  // namespace mt::noughts
