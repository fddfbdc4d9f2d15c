// The openings of a match, from the options of the command line.
#pragma once
#include "movetext/cli/engine/match_plan.hpp"
#include "movetext/engine/match/openings.hpp"

#include <memory>
#include <string>

namespace mt::cli {

// Returns why the requested openings are not available, without reading a file, or an empty string.
std::string openings_problem(const MatchPlan& plan);

// Returns nullptr, with the reason in `problem`, if the openings are not available. `key` receives a text
// that identifies the openings.
std::unique_ptr<engine::match::Openings> make_openings(const MatchPlan& plan,
                                                       const std::shared_ptr<const AnyGame>& game,
                                                       std::string& key, std::string& problem);

}  // namespace mt::cli
