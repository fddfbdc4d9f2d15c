// Writes a tournament as a report.
#pragma once
#include "movetext/tournament/tournament.hpp"

#include <string>
#include <vector>

namespace mt::trf {

// Returns why a tournament cannot be written, or an empty string if it can be written.
std::string obstacle_to_report(const tournament::Tournament& tournament);

// Appends the lines of a report (TRF16; each ends in CR LF). Players are numbered in the order of their
// ratings, then of their names; ranks follow from points of 1, 1/2 and 0 and the usual tie-breaks. A value
// that is longer than its field is cut; `cut` receives these values.
void append_report(const tournament::Tournament& tournament, std::string& out, std::vector<std::string>& cut);

}  // namespace mt::trf
