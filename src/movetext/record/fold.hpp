// Turns events that turn out to be something else into a comment, so that no text is lost.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// Replaces the events [begin, end) of the tape by one comment that holds their text. The tape keeps its
// length; the other events become EventKind::removed. A pair open/close must be wholly inside or wholly
// outside the range. With CommentStyle::parenthesis the events start with `open` and end with its `close`,
// whose parentheses are left out.
void fold_into_comment(Record& record, std::uint32_t begin, std::uint32_t end, CommentStyle style);

// Prepares a record for writing without replay: each line ends at its first damaged move, and the rest of the
// line becomes a comment, because the meaning of a damaged move depends on the moves around it.
void fold_damaged_moves(Record& record);

}  // namespace mt
