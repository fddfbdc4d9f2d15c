// A table of text with a heading.
#pragma once
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace mt::server::words {

class TextTable {
 public:
  struct Column {
    std::string heading;
    bool right = false;  // numbers stand at the right
  };
  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

  // As many cells as there are columns.
  void add(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
  bool empty() const { return rows_.empty(); }
  const std::vector<Column>& columns() const { return columns_; }
  const std::vector<std::vector<std::string>>& rows() const { return rows_; }
  // Lines without blanks at their ends.  The last column goes on in the next line where
  // it is too long.
  std::string write() const;
  // For terminals: no column is cut, however wide it is; the last one has lines of its own then.
  std::string write_whole() const;

 private:
  std::string write(bool whole) const;
  void add_line(std::string& out, const std::vector<std::string>& cells,
                const std::vector<std::size_t>& widths, bool whole) const;

  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace mt::server::words
