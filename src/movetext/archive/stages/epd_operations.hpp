// The operations of a position that was read from one line: "bm d3; id \"IT.1\";" (PGN standard 16.2.4).
#pragma once
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// Returns the operations of a record that has no moves, with single blanks between their words: the text
// after the position in its line, or a comment that consists of operations. If the position is the start
// position of a game, no FEN tag is necessary. Returns an empty string if there are none. The record must be
// as it was read.
std::string epd_operations(const Record& record);

// A line in `out` ends with the operations that express the position's counters ("... - fmvn 12; hmvc 3;").
// Replaces them by the operations of the record, in their order. Counters stay only if the record does not
// give them itself and they differ from those of a start position. `line`: where the line begins in `out`.
void replace_operations(std::string_view operations, std::size_t line, std::string& out);

}  // namespace mt::archive
