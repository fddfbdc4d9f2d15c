// One record made of two of the same game.
//
//   MergeReport report = merge_records(kept, other, true);
//   if (report.has_conflicts()) tell(words_of_conflicts(report));
#pragma once
#include "movetext/record/merge_report.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// Adds to `kept` what `other` has and `kept` lacks: tags, comments, embedded commands, glyphs, variations.
// Both have been played.  What contradicts `kept` is reported and not added, and so are all annotations if
// the moves of the main lines differ.  `white_first`: the first side is White.
MergeReport merge_records(Record& kept, const Record& other, bool white_first);

// Returns how much a record says beside the moves of its main line, in bytes: its tags and annotations.
std::uint64_t annotation_size(const Record& record);

}  // namespace mt
