// The openings of a match, as the command line asks for them.
#pragma once
#include "movetext/cli/engine/match_plan.hpp"
#include "movetext/engine/match/openings.hpp"

#include <memory>
#include <string>

namespace mt::cli {

// Says why the openings that are asked for cannot be had, without reading a file; empty: they can.
std::string openings_problem(const MatchPlan& plan);

// Returns nullptr if there are none: `problem` says why.  `key` becomes a text that is the same for the same
// openings.
std::unique_ptr<engine::match::Openings> make_openings(const MatchPlan& plan,
                                                       const std::shared_ptr<const AnyGame>& game,
                                                       std::string& key, std::string& problem);

}  // namespace mt::cli
