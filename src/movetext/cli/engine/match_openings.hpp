// The openings of a match, from the options of the command line.
#pragma once
#include "movetext/cli/engine/match_plan.hpp"
#include "movetext/engine/match/openings.hpp"

#include <memory>
#include <string>

namespace mt::cli {

// Returns why the requested openings are not available, as far as this is known without reading a file, or an
// empty string.
std::string openings_problem(const MatchPlan& plan);

// Makes the openings of a match. If they are not available, returns nullptr with the reason in `problem`.
// `key` receives a text that identifies the openings.
std::unique_ptr<engine::match::Openings> make_openings(const MatchPlan& plan,
                                                       const std::shared_ptr<const AnyGame>& game,
                                                       std::string& key, std::string& problem);

}  // namespace mt::cli
