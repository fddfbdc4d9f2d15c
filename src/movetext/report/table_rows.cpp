#include "movetext/report/table_rows.hpp"

#include "movetext/report/json_line.hpp"
#include "movetext/text/csv_field.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::report {

void append_csv_head(std::span<const Column> columns, std::string& out) {
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (i > 0) out += ',';
    text::append_csv_field(columns[i].key, out);
  }
  out += '\n';
}

void append_csv_row(std::span<const Cell> cells, std::string& out) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) out += ',';
    text::append_csv_field(cells[i].text, out);
  }
  out += '\n';
}

void append_json_row(std::span<const Column> columns, std::span<const Cell> cells, std::string& out) {
  JsonLine line(out);
  for (std::size_t i = 0; i < std::min(columns.size(), cells.size()); ++i) {
    if (cells[i].kind == Cell::Kind::text) line.text(columns[i].key, cells[i].text);
    if (cells[i].kind == Cell::Kind::number) line.decimal(columns[i].key, cells[i].text);
  }
  line.end();
}

}  // namespace mt::report
