// Writes the rows of a table for programs, one row at a time: as comma-separated values (RFC 4180, but lines
// end in a line feed) or as lines of JSON. Both use the keys of the columns.
#pragma once
#include "movetext/report/table.hpp"

#include <span>
#include <string>

namespace mt::report {

// Appends the keys of the columns as a line.
void append_csv_head(std::span<const Column> columns, std::string& out);
void append_csv_row(std::span<const Cell> cells, std::string& out);
// Appends a row as a JSON object. Empty cells are left out.
void append_json_row(std::span<const Column> columns, std::span<const Cell> cells, std::string& out);

}  // namespace mt::report
