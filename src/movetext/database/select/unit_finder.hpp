// Finds the units of a database that a filter needs.
#pragma once
#include "movetext/archive/core/container.hpp"
#include "movetext/database/file/needed_units.hpp"
#include "movetext/sqlite/database.hpp"

#include <memory>
#include <string>

namespace mt::database {

// Chooses the records that the filter may take, and those that leave a trace in a run over all records:
// errors and warnings. Reads the table `game` once. Returns nullptr if the database is too old.
std::unique_ptr<UnitChooser> find_units(sqlite::Database& database, const archive::SoughtRecords& sought);

// Opens a database of which only the records are read that a run needs; see archive::OpenContainer.
std::unique_ptr<archive::Container> open_searched_container(const std::string& path);

}  // namespace mt::database
