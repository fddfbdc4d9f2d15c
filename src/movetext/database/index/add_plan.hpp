// Which of the files that a user adds to a database are new, and which the database has already.
#pragma once
#include "movetext/database/index/index_games.hpp"
#include "movetext/sqlite/database.hpp"

#include <atomic>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace mt::database {

struct AddPlan {
  std::vector<std::string> files;      // the files to read, in their order
  std::vector<std::string> unchanged;  // files, and sources of databases, that the database has in full
  std::map<std::string, GrownFile, std::less<>> grown;  // see IndexOptions
  std::map<std::string, std::set<std::int64_t>, std::less<>>
      left_out;       // sources of databases that are not read
  std::string fault;  // why the files cannot be added, in words; empty if they can
};

// Compares the files with the sources of the database. Of a file that has grown, the last record is read
// again, because it may have grown, too (last_unit.hpp). A transaction must be open. Throws sqlite::Error.
AddPlan plan_addition(sqlite::Database& database, const std::vector<std::string>& files,
                      const std::atomic<bool>& stop);

}  // namespace mt::database
