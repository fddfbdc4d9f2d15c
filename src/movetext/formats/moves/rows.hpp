// The rows of a table of moves as CSV (RFC 4180) and as JSON objects, one for each line.
#pragma once
#include "movetext/formats/api/move_row.hpp"
#include "movetext/formats/api/writing_options.hpp"

#include <cstddef>
#include <span>
#include <string>

namespace mt::moves {

// Returns the first line of a CSV table, including its line end.
std::string csv_head(const WritingOptions& options);
// Appends a row of CSV. A value that is absent is an empty field; the items of a list are separated by
// blanks, and a glyph is written as in PGN, "$1".
std::size_t append_csv_row(std::span<const std::string> columns, std::span<const RowValue> values,
                           const WritingOptions& options, std::string& out);
// Appends an object. A value that is absent is left out; a list is an array, and a glyph is a number.
std::size_t append_json_row(std::span<const std::string> columns, std::span<const RowValue> values,
                            const WritingOptions& options, std::string& out);

}  // namespace mt::moves
