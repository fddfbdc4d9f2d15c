// The tables, described once for all drivers.
//
// Each driver describes in a Dialect how its SQL differs, and receives the text of each migration step.
// Existing databases were created by exactly these texts, so the text of a released step must never change
// (schema_test.cpp compares all steps with the released texts).
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::store {

// The type of a column. An `id` is a number that the database assigns; it is the primary key of its table. A
// `key` is text that is compared byte by byte.
enum class ColumnType : std::uint8_t { id, number, real, text, key, bytes };

// SQL that a driver adds to the definition of one table.
struct TableExtra {
  std::string_view table;
  std::string_view columns{};  // more columns, each written as "  name type rest,\n"
  std::string_view options{};  // SQL after the closing parenthesis
  std::string_view after{};    // statements after the table and before its indexes
};

// SQL that a driver adds at the end of the definition of one column.
struct ColumnExtra {
  std::string_view table;
  std::string_view column;
  std::string_view rest;
};

struct Dialect {
  // The SQL types, indexed by ColumnType. The type of `id` also states that the column is the primary key and
  // is generated.
  std::array<std::string_view, 6> types;
  std::string_view empty_bytes;  // the literal for empty bytes
  std::string_view options{};    // SQL after the closing parenthesis of a table with a generated id
  // SQL after the closing parenthesis of a table whose primary key is not an id.
  std::string_view keyed_options{};
  std::span<const TableExtra> tables{};
  std::span<const ColumnExtra> columns{};
};

// Return the parts of the migration steps that are the same for all drivers.
std::string first_step(const Dialect& dialect);
std::string second_step(const Dialect& dialect);
std::string third_step();
std::string fourth_step(const Dialect& dialect);
std::string fifth_step(const Dialect& dialect);

}  // namespace mt::server::store
