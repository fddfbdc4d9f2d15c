// The tables, described once for all drivers.
//
// A driver states in a Dialect how its SQL differs, and receives the text of each migration step.  Existing
// databases were created by exactly these texts, so the text of a released step must never change
// (schema_test.cpp compares all steps with the released texts).
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace mt::server::store {

// The type of a column.  An id is a number that the database assigns, and the primary key of its table; a key
// is text that is compared byte by byte.
enum class ColumnType : std::uint8_t { id, number, real, text, key, bytes };

// SQL that one driver adds to one table.
struct TableExtra {
  std::string_view table;
  std::string_view columns{};  // further columns, each written as "  name type rest,\n"
  std::string_view options{};  // follows the closing parenthesis
  std::string_view after{};    // statements between the table and its indexes
};

// SQL that one driver adds to one column, after the common text.
struct ColumnExtra {
  std::string_view table;
  std::string_view column;
  std::string_view rest;
};

struct Dialect {
  // Indexed by ColumnType.  The type of an id states that it is the primary key and is generated.
  std::array<std::string_view, 6> types;
  std::string_view empty_bytes;      // a literal
  std::string_view options{};        // follow the closing parenthesis of a table with a generated id
  std::string_view keyed_options{};  // the same for a table whose primary key is not an id
  std::span<const TableExtra> tables{};
  std::span<const ColumnExtra> columns{};
};

// The parts of the migration steps that all drivers have in common.
std::string first_step(const Dialect& dialect);
std::string second_step(const Dialect& dialect);
std::string third_step();
std::string fourth_step(const Dialect& dialect);
std::string fifth_step(const Dialect& dialect);

}  // namespace mt::server::store
