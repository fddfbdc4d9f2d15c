#include "movetext/formats/trf/line.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::trf {
namespace {

// Returns whether the part of the line with the rounds has the form "  12 w 1".
bool has_rounds_in_columns(const ReportLine& line) {
  const std::size_t size = line.text().size();
  for (std::size_t at = rounds_begin; line.offset(at) < size; at += round_width) {
    for (const std::size_t blank : {at - 2, at - 1, at + colour_at - 1, at + result_at - 1})
      if (line.sign(blank) != ' ') return false;
    for (std::size_t i = 0; i < opponent.size; ++i) {
      const char c = line.sign(at + i);
      if (c != ' ' && !text::is_digit(c)) return false;
    }
  }
  return true;
}

}  // namespace

std::size_t ReportLine::offset(std::size_t column) const {
  if (columns_ == Columns::bytes) return std::min(column, text_.size());
  std::size_t at = 0;
  for (; column > 0 && at < text_.size(); --column) at += text::read_scalar(text_, at).size;
  return std::min(at, text_.size());
}

std::string_view ReportLine::field(Field field) const {
  const std::size_t begin = offset(field.begin);
  return text::trim(text_.substr(begin, offset(field.begin + field.size) - begin));
}

std::size_t ReportLine::offset_of(Field field) const {
  return text::skip_blanks(text_, offset(field.begin), offset(field.begin + field.size));
}

char ReportLine::sign(std::size_t column) const {
  const std::size_t at = offset(column);
  if (at == text_.size()) return ' ';
  const char c = text_[at];
  if (static_cast<unsigned char>(c) >= 0x80U) return '?';
  return text::is_blank(c) ? ' ' : c;
}

Columns columns_of_player(std::string_view line, bool is_utf8) {
  if (!is_utf8) return Columns::bytes;
  const bool fits_characters = has_rounds_in_columns({line, Columns::characters});
  return fits_characters || !has_rounds_in_columns({line, Columns::bytes}) ? Columns::characters
                                                                           : Columns::bytes;
}

}  // namespace mt::trf
