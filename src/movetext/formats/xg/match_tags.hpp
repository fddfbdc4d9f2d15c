// Creates the tags of a match of eXtreme Gammon, with the names used in its text files.
#pragma once
#include "movetext/formats/xg/entries.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::xg {

// Returns the value of the tag Variation, or an empty string for an unknown number.
std::string_view variation_name(std::int32_t variation);

// Adds all tags except the players and the length.
void add_tags(const MatchEntry& match, Record& record);

}  // namespace mt::xg
