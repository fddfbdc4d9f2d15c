// Describes the rules in sentences built from the row.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// Returns a paragraph about the differences between this rule set and others.
std::string rules_in_words(const Rules& rules);

}  // namespace mt::draughts
