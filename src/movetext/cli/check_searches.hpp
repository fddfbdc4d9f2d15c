// Checks what the filters of --select search for.
#pragma once
#include "movetext/archive/jobs/job.hpp"

#include <string>

namespace mt::cli {

// Returns an error message if no game can have what is searched for, or an empty string. Only the game of
// --game or the games that a filter names count; without these, all games of the table.
std::string objection_to_searches(const archive::Job& job);

}  // namespace mt::cli
