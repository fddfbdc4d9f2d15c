// Tables of figures as plain data. The renderers (table_document.hpp, table_rows.hpp) know nothing about what
// the figures mean.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace mt::report {

// A text or a number. A number is given as the digits that are shown.
struct Cell {
  enum class Kind : std::uint8_t { none, text, number };
  Kind kind = Kind::none;
  std::string text{};

  friend bool operator==(const Cell&, const Cell&) = default;
};

Cell text_cell(std::string text);
Cell count_cell(std::uint64_t count);
// Returns a number with a fixed number of decimals, 0 to 9. A zero has no sign. Returns an empty cell for a
// number that is not finite.
Cell real_cell(double number, int decimals);

struct Column {
  std::string key{};    // name of the field in CSV and JSON
  std::string title{};  // heading for people
};

struct TableRow {
  std::vector<Cell> cells{};
  bool is_heading = false;  // the only cell is the heading of the rows after it
};

// The first column has the names of the rows. No row has more cells than there are columns.
struct Table {
  std::string title{};  // may be empty
  std::vector<Column> columns{};
  std::vector<TableRow> rows{};
};

}  // namespace mt::report
