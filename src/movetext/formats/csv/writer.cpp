#include "movetext/formats/csv/writer.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/text/csv_field.hpp"

namespace mt::csv {

void Writer::write_value(const Record& record, std::string_view column, std::string_view movetext,
                         std::string& out) const {
  if (column == "Movetext") return text::append_csv_field(movetext, out);
  if (column == "Plies") {
    out += std::to_string(count_plies(record));
    return;
  }
  const bool is_tag = column.starts_with(tag_column);
  const std::string_view value = tags_.named(is_tag ? column.substr(tag_column.size()) : column);
  const int usual = record.convention->default_game_type;
  if (column == "GameType" && value.empty() && usual >= 0)
    out += std::to_string(usual);
  else
    text::append_csv_field(value, out);
}

void Writer::write(const Record& record, std::string_view movetext, std::string& out, bool white_first) {
  tags_.fill(record, {.white_first = white_first});
  const std::string* const first = columns_.data();
  for (const std::string& column : columns_) {
    if (&column != first) out += ',';
    write_value(record, column, movetext, out);
  }
  out += "\r\n";
}

}  // namespace mt::csv
