// The operations of a position that was read from one line: "bm d3; id \"IT.1\";" (PGN standard 16.2.4).
#pragma once
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>

namespace mt::archive {

// Returns the operations of a record that has no moves, with single blanks between their words: what followed
// the position in its line, or a comment that consists of operations.  The start position of a game needs no
// FEN tag for that.  Empty if there are none.  The record is as it was read.
std::string epd_operations(const Record& record);

// Appends to a line that ends with the operations which a position has by its counters ("... - fmvn 12; hmvc
// 3;") those that a record brings, in their order.  Of the counters only those stay that the record does not
// give itself and that say more than a start position does.  `line`: where the line begins in `out`.
void replace_operations(std::string_view operations, std::size_t line, std::string& out);

}  // namespace mt::archive
