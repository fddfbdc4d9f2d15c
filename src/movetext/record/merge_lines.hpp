// Adds the comments, glyphs and variations of one record to another with the same main line.
#pragma once
#include "movetext/record/merge_report.hpp"
#include "movetext/record/record.hpp"

namespace mt {

// Returns whether both records have the same moves in their main lines, with the same dice and turns of the
// cube. Both must have been played, so that a move has one text.
bool have_same_main_line(const Record& one, const Record& other);

// Adds to `kept` what `other` has beside its main line, and `kept` lacks.  Lines that begin alike become one
// line as far as they do.  A comment is added by its parts: embedded commands that are missing, and words,
// unless they are a part of what is there.  A command that can have one value only, such as a clock, is
// reported if the values differ. Requires have_same_main_line().
void merge_lines(Record& kept, const Record& other, MergeReport& report);

}  // namespace mt
