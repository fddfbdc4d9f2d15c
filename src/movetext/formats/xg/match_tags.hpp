// Creates the tags of an eXtreme Gammon match; they have the same names as in the program's text files.
#pragma once
#include "movetext/formats/xg/entries.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::xg {

// Returns the value of the tag Variation, or an empty string if the number is unknown.
std::string_view variation_name(std::int32_t variation);

// Adds all tags except those of the players and the length.
void add_tags(const MatchEntry& match, Record& record);

}  // namespace mt::xg
