// A text table with headings.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::server::words {

class TextTable {
 public:
  static constexpr std::string_view nothing = "-";  // shown in an empty cell
  struct Column {
    std::string heading;
    bool right = false;  // true aligns the column at the right, for numbers
  };
  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

  // Adds a row. It must have one cell for each column.
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  bool empty() const { return rows_.empty(); }
  const std::vector<Column>& columns() const { return columns_; }
  const std::vector<std::vector<std::string>>& rows() const { return rows_; }
  // Returns the lines of the table without trailing spaces. If the last column is too long, it continues on
  // the next line.
  std::string write() const;
  // Returns the table for a terminal. Columns are never truncated. If the last column is too long, it is on
  // separate lines.
  std::string write_whole() const;

 private:
  std::string write(bool whole) const;
  void add_line(std::string& out, const std::vector<std::string>& cells,
                const std::vector<std::size_t>& widths, bool whole) const;

  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace mt::server::words
