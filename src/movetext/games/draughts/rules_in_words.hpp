// Describes a rule set in sentences that are made from its row.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// Returns a paragraph about the differences between this rule set and others.
std::string rules_in_words(const Rules& rules);

}  // namespace mt::draughts
