// The tables of a database file. docs/database.md describes them.
#pragma once
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <string>

namespace mt::database {

// The version of the tables. A program reads all versions up to its own.
inline constexpr std::int32_t format_version = 1;
inline constexpr std::int32_t page_bytes = 16384;

// Makes the tables in an empty file, inside a transaction of the caller.
void create_schema(sqlite::Database& database);

// Makes the indexes of the table `game`. In a new database they are made when all games are there, which is
// faster.
void create_indexes(sqlite::Database& database);

// Returns why the file cannot be used, in words for the user, or an empty string. `path` is its name in the
// message.
std::string objection_to(sqlite::Database& database, const std::string& path);

// Returns whether the columns can answer filters on all games without flags::unusual.
bool answers_filters(sqlite::Database& database);

// Return a value of the table `meta`; empty if there is none.
std::string meta(sqlite::Database& database, std::string_view name);
void set_meta(sqlite::Database& database, std::string_view name, std::string_view value);

}  // namespace mt::database
