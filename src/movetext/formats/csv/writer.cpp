#include "movetext/formats/csv/writer.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/text/csv_field.hpp"

namespace mt::csv {
void Writer::write(const Record& record, std::string_view movetext, std::string& out, bool white_first) {
  tags_.fill(record, {.white_first = white_first});
  for (std::size_t i = 0; i < roster_names.size(); ++i) {
    text::append_csv_field(tags_.tags()[i].value, out);
    out += ',';
  }
  const std::string_view type = tags_.named("GameType");
  const int usual = record.convention->default_game_type;
  text::append_csv_field(type.empty() && usual >= 0 ? std::to_string(usual) : std::string(type), out);
  out += ',';
  text::append_csv_field(tags_.named("FEN"), out);
  out += ',';
  out += std::to_string(count_plies(record));
  out += ',';
  text::append_csv_field(movetext, out);
  for (const std::string_view name : {"Variant", "ECO", "Opening", "Variation", "WhiteElo", "BlackElo"}) {
    out += ',';
    text::append_csv_field(tags_.named(name), out);
  }
  out += "\r\n";
}

}  // namespace mt::csv
