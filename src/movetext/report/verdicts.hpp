// Writes the state of games under their rules, for users and for programs.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/place.hpp"

#include <string>

namespace mt::report {

// Returns one line: "club.pdn:7: draw after ply 84 (the position occurred for the third time; FMJD Annex 1,
// article 6); recorded: 1-1".
std::string verdict_text(const archive::Place& place, const archive::Verdict& verdict);

// Returns the verdict as one JSON object on a line: file, line (or offset), game, plies, outcome, winner,
// ply, reason, article, claims, recorded. Fields without a value are omitted.
std::string verdict_json(const archive::Place& place, const archive::Verdict& verdict);

}  // namespace mt::report
