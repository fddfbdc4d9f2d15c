// The order of records in an archive: the collating sequence of section 12 of the PGN standard. Keys are
// bytes that can be compared with memcmp.
#pragma once
#include "movetext/record/roster.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt {

// Appends the key of a record: date, event, site, round, White, Black, result, exported movetext. Unknown or
// impossible parts of a date count as 0; for rounds see append_round_key(). All other parts are compared by
// their bytes.
void append_collating_key(const TagSheet& tags, std::string_view movetext, std::string& key);

// Appends a round: first "?", then "-", then numbers ("4.1.2" component by component), then all other texts.
void append_round_key(std::string_view round, std::string& key);

// What two records must have in common to be repeats. Comments, variations and other tags are not compared.
enum class Repeats : std::uint8_t {
  exact,     // the roster, the game, the start position and the moves of the main line
  moves,     // the game, the start position and the moves of the main line
  players,   // as `moves`, and the players' names as converted by append_plain_name()
  position,  // the game, the last position of the main line, and the length of the main line
};

// Appends the parts that the record shares with its repeats. For Repeats::position, the caller must append
// the last position. If `line_key` is not empty, it is appended instead of the start position and the moves.
void append_identity(const Record& record, const TagSheet& tags, Repeats repeats, std::string_view line_key,
                     std::string& key);

}  // namespace mt
