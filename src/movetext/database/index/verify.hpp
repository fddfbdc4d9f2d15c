// Checks a database.
#pragma once
#include "movetext/database/index/position_tables.hpp"
#include "movetext/sqlite/database.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>

namespace mt::database {

struct VerifyOptions {
  unsigned threads = 1;
  PositionTables* tables = nullptr;  // nullptr: the tables of positions are not checked
};

// Receives a fault in words.
using ReportFault = std::function<void(const std::string& fault)>;

// Checks the file (SQLite's integrity_check), each block, the digest of each source that is whole, and that
// each row of `game` agrees with its record, which is read and replayed again. Returns the number of games
// that were checked. `path`: the file of the database. Throws sqlite::Error.
std::uint64_t verify(sqlite::Database& database, const std::string& path, const VerifyOptions& options,
                     const ReportFault& report, const std::atomic<bool>& stop);

}  // namespace mt::database
