// Declares the table entry of the xiangqi family for other folders.
#pragma once
#include "movetext/games/api/family.hpp"

namespace mt::xiangqi {

extern const Family family;

}  // namespace mt::xiangqi
