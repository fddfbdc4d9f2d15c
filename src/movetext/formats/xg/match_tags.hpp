// Makes the tags of a match of eXtreme Gammon, with the names that its text files have.
#pragma once
#include "movetext/formats/xg/entries.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::xg {

// Returns the value of the tag Variation; empty for a number that no variation has.
std::string_view variation_name(std::int32_t variation);

// Adds all tags but the players and the length.
void add_tags(const MatchEntry& match, Record& record);

}  // namespace mt::xg
