// The operations of a position that was read from one line: "bm d3; id \"IT.1\";" (PGN standard 16.2.4).
#pragma once
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// Returns the operations of a record without moves, with single blanks between their words. They are the text
// after the position in its line, or a comment that consists of operations. Returns an empty string if the
// record has no operations. The record needs no FEN tag if its position is the start position of a game. It
// must not have been changed since it was read.
std::string epd_operations(const Record& record);

// A line in `out` ends with the operations that express the position's counters ("... - fmvn 12; hmvc 3;").
// This function replaces them by the operations of the record, in the order of the record. The operation of a
// counter stays only if the record has no operation for this counter, and if the counter differs from the
// counter of a start position. `line`: offset in `out` at which the line begins.
void replace_operations(std::string_view operations, std::size_t line, std::string& out);

}  // namespace mt::archive
