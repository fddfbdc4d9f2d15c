// Removes games and sources from a database, inside a transaction of the caller.
#pragma once
#include "movetext/database/file/blocks.hpp"
#include "movetext/database/index/position_tables.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mt::database {

// Removes games by their ids; ids that do not exist are ignored. A source without games is removed, too.
// Returns the number of games removed. Throws sqlite::Error.
std::uint64_t remove_games(sqlite::Database& database, PositionTables* tables, std::vector<std::int64_t> ids);

// Removes all sources with this path. Returns the number of sources removed. `games` receives the number of
// their games. Throws sqlite::Error.
std::uint64_t remove_source(sqlite::Database& database, PositionTables* tables, const std::string& path,
                            std::uint64_t& games);

}  // namespace mt::database
