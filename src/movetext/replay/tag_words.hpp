// The values of those tags that name the game and the notation in words.
#pragma once
#include "movetext/games/api/game_spec.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::replay {

// Returns whether the value of a tag means unknown: "?", "-" or blank.
bool says_nothing(std::string_view value);

// Reports the tags for game and notation whose values are unknown, because finish_tags() replaces them.
void report_replaced_words(Record& record, const GameSpec& spec);

}  // namespace mt::replay
