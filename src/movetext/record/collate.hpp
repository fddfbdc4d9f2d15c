// The order of records in an archive: the collating sequence of the PGN standard, section 12, as bytes that
// compare with memcmp.
#pragma once
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt {

// Appends the key: date (unknown or impossible parts count as 0), event, site, round ("?" before "-" before
// numbers, "4.1.2" component by component, everything else last), White, Black, result, and the exported
// movetext.  All but date and round are compared by their bytes.
void append_collating_key(const TagSheet& tags, std::string_view movetext, std::string& key);

// Appends a round: "?" before "-" before numbers, "4.1.2" component by component, everything else last.
void append_round_key(std::string_view round, std::string& key);

// What makes a record a repeat of another; comments, variations and other tags never do.
enum class Repeats : std::uint8_t {
  exact,     // the roster, the game, the start position, the moves of the main line
  moves,     // all of these but the roster
  players,   // the same, and the names of the players as append_plain_name() has them
  position,  // the game, the last position of the main line, and its length
};

// Appends what the record has in common with its repeats, but for Repeats::position the position itself.
// `line_key`: takes the place of the start position and the moves; empty: these count themselves.
void append_identity(const Record& record, const TagSheet& tags, Repeats repeats, std::string_view line_key,
                     std::string& key);

}  // namespace mt
