// The rules in sentences, made from the row.
#pragma once
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// A paragraph: what tells this rule set from others.
std::string rules_in_words(const Rules& rules);

}  // namespace mt::draughts
