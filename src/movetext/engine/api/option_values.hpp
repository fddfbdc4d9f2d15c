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
// Returns `options` (the options of a player), followed by `own`. Leaves out each option of the player that
// has the same name as one of `own`.
std::vector<Option> with_own(std::span<const Option> options, std::vector<Option> own);
// Returns the message for an unknown option, which lists the known options: "has no option 'Hush'; options
// are Hash, Seed".
std::string unknown_option(std::span<const Option> options, std::string_view name);
// Returns why an option cannot have a value, "takes a number from 1 to 65536 for Hash, not '0'", or an empty
// string if it can.
std::string objection_to(const Option& option, std::string_view value);

}  // namespace mt::engine
