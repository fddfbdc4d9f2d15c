// Turning events that cannot be what they seem into a comment, so that no text is lost.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// Replaces the events [begin, end) of the tape by one comment that holds their text; the tape keeps its
// length, the others become EventKind::removed.  A pair open/close must be wholly inside or wholly outside.
// With CommentStyle::parenthesis the events begin with `open` and end with its `close`, whose signs are left
// out.
void fold_into_comment(Record& record, std::uint32_t begin, std::uint32_t end, CommentStyle style);

// For a record that is written without having been replayed: each line ends at its first damaged move, and
// the rest of it becomes a comment; what such a move is read as depends on what stands around it.
void fold_damaged_moves(Record& record);

}  // namespace mt
