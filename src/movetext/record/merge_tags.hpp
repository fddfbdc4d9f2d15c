// Adds the tags of one record to another of the same game.
#pragma once
#include "movetext/record/merge_report.hpp"
#include "movetext/record/record.hpp"

namespace mt {

// Adds to `kept` the tags that it lacks or whose values it does not know ("?", "2001.??.??" beside
// "2001.05.07"). Where both know different values, that of `kept` stays and the other one is reported; so are
// all tags of a record of other players, since they may belong to them.  `white_first`: the first side is
// White.
void merge_tags(Record& kept, const Record& other, bool white_first, MergeReport& report);

// Returns whether a value says nothing: "", "?", "????.??.??"; as a result also "*".
bool is_unknown_value(std::string_view name, std::string_view value);

}  // namespace mt
