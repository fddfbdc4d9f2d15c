// The order of records in an archive: the collating sequence of section 12 of the PGN standard, as bytes that
// compare with memcmp.
#pragma once
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt {

// Appends the key: date (unknown or impossible parts count as 0), event, site, round ("?" before "-" before
// numbers, "4.1.2" component by component, all other texts last), White, Black, result, and the exported
// movetext. All but date and round are compared by their bytes.
void append_collating_key(const TagSheet& tags, std::string_view movetext, std::string& key);

// Appends a round: "?" before "-" before numbers, "4.1.2" component by component, all other texts last.
void append_round_key(std::string_view round, std::string& key);

// What two records must have in common to be repeats; comments, variations and other tags never count.
enum class Repeats : std::uint8_t {
  exact,     // the roster, the game, the start position, the moves of the main line
  moves,     // as exact, without the roster
  players,   // as moves, and the players' names in the form of append_plain_name()
  position,  // the game, the last position of the main line, and its length
};

// Appends what the record has in common with its repeats; for Repeats::position, the position itself is left
// out. `line_key` replaces the start position and the moves; if it is empty, they are appended themselves.
void append_identity(const Record& record, const TagSheet& tags, Repeats repeats, std::string_view line_key,
                     std::string& key);

}  // namespace mt
