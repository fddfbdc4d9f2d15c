// Turns misread events into a comment, so that no text is lost.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// Replaces the events [begin, end) of the tape by one comment with their text. The tape keeps its length: the
// other events become EventKind::removed. The range must contain both events of a pair open/close or neither
// of them. With CommentStyle::parenthesis, the range must begin with `open` and end with its `close`; their
// parentheses are not part of the text.
void fold_into_comment(Record& record, std::uint32_t begin, std::uint32_t end, CommentStyle style);

// Prepares a record for writing without a replay. Each line ends at its first damaged move, and the rest of
// the line becomes a comment, because the meaning of a damaged move depends on the moves around it.
void fold_damaged_moves(Record& record);

}  // namespace mt
