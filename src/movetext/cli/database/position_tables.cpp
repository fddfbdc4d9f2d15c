#include "movetext/cli/database/position_tables.hpp"

#include "movetext/archive/temporary_file.hpp"
#include "movetext/database/positions/position_store.hpp"
#include "movetext/database/positions/segments.hpp"
#include "movetext/database/positions/stored_traces.hpp"

namespace mt::cli {

std::unique_ptr<database::PositionTables> position_tables() {
  return database::make_position_store({.directory = archive::temporary_directory()},
                                       database::make_stored_traces);
}

std::unique_ptr<database::PositionTables> tables_in(sqlite::Database& database) {
  return database::has_position_tables(database) ? position_tables() : nullptr;
}

}  // namespace mt::cli
