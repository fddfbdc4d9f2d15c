// Says in words which turn of a match a message is about, where its place alone says little.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <string>

namespace mt::archive {

// Returns "game 2, move 7" for the place `begin` in the record's source; empty where no event stands, before
// the first game, and for a record that is not a match.
std::string turn_words(const Record& record, std::uint32_t begin);

// Adds these words to the record's diagnostics.
void add_turn_words(Record& record);

}  // namespace mt::archive
