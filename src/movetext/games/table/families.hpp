// Lists all families of games, in the order of their numbers in PDN's tag GameType. The list is in CMake
// (mt_family).
#pragma once
#include "movetext/games/api/family.hpp"

#include <span>

namespace mt {

std::span<const Family* const> families();
// Finds a family by its name. Returns nullptr if there is none.
const Family* find_family(std::string_view name);

}  // namespace mt
