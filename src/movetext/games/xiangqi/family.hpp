// The row of this family: what other rooms may know about it.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::xiangqi {

extern const Family family;

}  // namespace mt::xiangqi
