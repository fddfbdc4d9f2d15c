// Describes tables, and writes the SQL that creates them.
#pragma once
#include "movetext/server/store/schema.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::server::store {

// Every column is "not null".
struct Column {
  std::string_view name;
  ColumnType type = ColumnType::number;
  std::string_view rest{};  // SQL after the type: "unique", "default 0" and similar
};

struct Index {
  std::string_view name;
  std::string_view columns;
  std::string_view where{};  // condition of a partial index; empty for an index of all rows
  bool is_unique = false;
};

struct Table {
  std::string_view name;
  std::span<const Column> columns;
  // Columns of a composite primary key; a primary key of one column is declared in `columns`.
  std::string_view primary_key{};
  std::span<const Index> indexes{};
};

std::string_view type_name(const Dialect& dialect, ColumnType type);

// create_table() returns the statements that create the table and its indexes.
std::string create_table(const Dialect& dialect, const Table& table);
std::string create_index(std::string_view table, const Index& index);

}  // namespace mt::server::store
