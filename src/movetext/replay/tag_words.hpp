// The text values of tags that name the game and the notation.
#pragma once
#include "movetext/games/api/game_spec.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::replay {

// Returns whether the value of a tag is unknown: "?", "-" or a blank.
bool says_nothing(std::string_view value);

// Reports the tags for the game and the notation with unknown values, since finish_tags replaces them.
void report_replaced_words(Record& record, const GameSpec& spec);

}  // namespace mt::replay
