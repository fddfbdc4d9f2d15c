// Describes the turn of a match that a message is about, if its offset alone says little.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt::archive {

// Returns "game 2, move 7" for the place `begin` in the record's source. Returns an empty string if there is
// no event there, before the first game, and for a record that is not a match.
std::string turn_words(const Record& record, std::uint32_t begin);

// Adds these words to the record's diagnostics.
void add_turn_words(Record& record);

}  // namespace mt::archive
