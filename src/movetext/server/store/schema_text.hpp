// Descriptions of tables, and the SQL that creates the tables.
#pragma once
#include "movetext/server/store/schema.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::server::store {

// No column may be null.
struct Column {
  std::string_view name;
  ColumnType type = ColumnType::number;
  std::string_view rest{};  // "unique", "default 0" and similar
};

struct Index {
  std::string_view name;
  std::string_view columns;
  std::string_view where{};  // empty for all rows
  bool is_unique = false;
};

struct Table {
  std::string_view name;
  std::span<const Column> columns;
  std::string_view primary_key{};  // of several columns; a key of one column is declared with the column
  std::span<const Index> indexes{};
};

std::string_view type_name(const Dialect& dialect, ColumnType type);

// Returns the statements that create the table and then its indexes.
std::string create_table(const Dialect& dialect, const Table& table);
std::string create_index(std::string_view table, const Index& index);

}  // namespace mt::server::store
