// The last record of a source. It is replaced when its file has grown, because it may have grown, too.
#pragma once
#include "movetext/database/index/position_tables.hpp"
#include "movetext/sqlite/database.hpp"

#include <cstddef>
#include <cstdint>

namespace mt::database {

struct LastUnit {
  std::int64_t block = 0;
  std::int64_t game = 0;  // 0 if the last unit of the source has no game; it then stays
  std::size_t size = 0;   // bytes of the unit; 0 if it stays
};

// Finds the last unit of a source. Throws sqlite::Error.
LastUnit last_unit(sqlite::Database& database, std::int64_t source);

// Removes the last unit of a source and its game, if it has one. The source then lacks the bytes of this
// unit, so they must be added again in the same transaction. Throws sqlite::Error.
void remove_last_unit(sqlite::Database& database, PositionTables* tables, std::int64_t source);

}  // namespace mt::database
