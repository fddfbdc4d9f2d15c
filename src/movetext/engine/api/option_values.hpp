// Checks whether an option of a player can have a value.
#pragma once
#include "movetext/engine/api/player.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

// Returns the option with that name, compared without regard to case, or nullptr.
const Option* find_option(std::span<const Option> options, std::string_view name);
// Returns the options of a player, together with `own`, which replace options of the same names.
std::vector<Option> with_own(std::span<const Option> options, std::vector<Option> own);
// Returns an error for an unknown option, with the known ones: "has no option 'Hush'; options are Hash,
// Seed".
std::string unknown_option(std::span<const Option> options, std::string_view name);
// Returns why an option cannot have a value, "takes a number from 1 to 65536 for Hash, not '0'", or an empty
// string if it can.
std::string objection_to(const Option& option, std::string_view value);

}  // namespace mt::engine
