// The ids of names in a table of names; new names are added.
#pragma once
#include "movetext/sqlite/database.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace mt::database {

// Keeps the ids of the last names in memory.
class NameIds {
 public:
  // `find` selects the id of a row by its texts; `add` inserts a row.
  NameIds(sqlite::Database& database, std::string_view find, std::string_view add)
      : database_(database), find_(database.query(find)), add_(database.query(add)) {}

  // `second`: the second text of the row, for a table with two.
  std::int64_t id_of(std::string_view first, std::string_view second = {});
  // Forgets all ids, after rows were removed or a transaction was undone.
  void forget() { ids_.clear(); }

 private:
  static constexpr std::size_t most = 100'000;  // names in memory

  sqlite::Database& database_;
  sqlite::Query find_;
  sqlite::Query add_;
  std::unordered_map<std::string, std::int64_t> ids_;
  std::string key_;
};

}  // namespace mt::database
