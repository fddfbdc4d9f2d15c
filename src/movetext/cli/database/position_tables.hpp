// The tables of positions of a database.
#pragma once
#include "movetext/database/index/position_tables.hpp"
#include "movetext/sqlite/database.hpp"

#include <memory>

namespace mt::cli {

std::unique_ptr<database::PositionTables> position_tables();
// Returns the tables of a database, or nullptr if it was made without them.
std::unique_ptr<database::PositionTables> tables_in(sqlite::Database& database);

}  // namespace mt::cli
