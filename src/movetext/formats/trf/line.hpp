// A line of a report, whose fields are found by their columns.
#pragma once
#include "movetext/formats/trf/layout.hpp"

#include <cstddef>
#include <string_view>

namespace mt::trf {

// How columns are counted.
enum class Columns : unsigned char { bytes, characters };

class ReportLine {
 public:
  ReportLine(std::string_view text, Columns columns) : text_(text), columns_(columns) {}

  // Returns a field without the blanks around it; empty if the line ends before it.
  std::string_view field(Field field) const;
  // Returns the index of the byte at which the text of a field begins.
  std::size_t offset_of(Field field) const;
  // Returns the character in a column, or a blank after the end of the line. A character of several bytes is
  // returned as '?'.
  char sign(std::size_t column) const;
  // Returns the index of the byte at which a column begins, at most the size of the line.
  std::size_t offset(std::size_t column) const;
  std::string_view text() const { return text_; }

 private:
  std::string_view text_;
  Columns columns_;
};

// Returns how the columns of a line of a player are counted: programs disagree if a name has letters outside
// ASCII. The count in which the rounds are in their columns is right.
Columns columns_of_player(std::string_view line, bool is_utf8);

}  // namespace mt::trf
