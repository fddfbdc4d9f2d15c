// The rules in sentences, built from the row.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// Returns a paragraph about what distinguishes this rule set from others.
std::string rules_in_words(const Rules& rules);

}  // namespace mt::draughts
