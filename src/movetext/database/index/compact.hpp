// Makes a database as small as possible.
#pragma once
#include "movetext/database/index/position_tables.hpp"
#include "movetext/sqlite/database.hpp"

namespace mt::database {

// Joins the small blocks of each source, removes names that no game has, and completes the tables of
// positions, in one transaction; then gives free pages back. The ids of games stay. Throws sqlite::Error.
void compact(sqlite::Database& database, PositionTables* tables);

}  // namespace mt::database
