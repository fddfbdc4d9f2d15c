// The tags of a match of eXtreme Gammon, with the names that its text files have.
#pragma once
#include "movetext/formats/xg/entries.hpp"
#include "movetext/record/record.hpp"

#include <string_view>

namespace mt::xg {

// The value of the tag Variation; empty: a number that no variation has.
std::string_view variation_name(std::int32_t variation);

// All but the players and the length.
void add_tags(const MatchEntry& match, Record& record);

}  // namespace mt::xg
