// Finds the games of a database that a filter takes.
#pragma once
#include "movetext/archive/stages/selection.hpp"
#include "movetext/database/explorer/entry.hpp"
#include "movetext/sqlite/database.hpp"

#include <atomic>
#include <vector>

namespace mt::database {

// Returns the ids of the records that the selection takes, ascending. Only records about which the tables
// leave a doubt are replayed. The selection must not ask for the numbers of records in their files. Ends
// early when `stop` becomes true. Throws sqlite::Error.
std::vector<GameId> filtered_games(sqlite::Database& database, const archive::Selection& selection,
                                   const std::atomic<bool>& stop);

}  // namespace mt::database
