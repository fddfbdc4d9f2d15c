// The order of records in an archive: the collating sequence of the PGN standard, section 12, as bytes that
// compare with memcmp.
#pragma once
#include "movetext/record/roster.hpp"

#include <string>
#include <string_view>

namespace mt {

// Appends the key: date (unknown or impossible parts count as 0), event, site, round ("?" before "-" before
// numbers, "4.1.2" component by component, everything else last), White, Black, result, and the exported
// movetext.  All but date and round are compared by their bytes.
void append_collating_key(const TagSheet& tags, std::string_view movetext, std::string& key);

// Appends a round: "?" before "-" before numbers, "4.1.2" component by component, everything else last.
void append_round_key(std::string_view round, std::string& key);

// Appends what makes two records the same game: start position and game, the moves of the main line, the
// roster.  Comments, variations and other tags do not count.
void append_identity(const Record& record, const TagSheet& tags, std::string& key);

}  // namespace mt
