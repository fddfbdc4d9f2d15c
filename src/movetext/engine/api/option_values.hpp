// Whether an option of a player can have a value.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns the option of that name, without regard to case; nullptr: there is none.
const Option* find_option(std::span<const Option> options, std::string_view name);
// Returns the options of a player and, in place of those of the same names, the others.
std::vector<Option> with_own(std::span<const Option> options, std::vector<Option> own);
// Says that there is no option of that name, and which there are: "has no option 'Hush'; it has Hash, Seed".
std::string unknown_option(std::span<const Option> options, std::string_view name);
// Says why an option cannot have a value, as "takes from 1 to 65536 as Hash, not '0'"; empty: it can.
std::string objection_to(const Option& option, std::string_view value);

}  // namespace mt::engine
