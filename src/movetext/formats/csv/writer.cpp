#include "movetext/formats/csv/writer.hpp"

#include "movetext/record/tape.hpp"
#include "movetext/text/blank.hpp"

namespace mt::csv {
namespace {

// Quotes a value that has a comma, a quote, a line end or a blank at its edge.
void append_field(std::string_view value, std::string& out) {
  const bool plain = value.find_first_of(",\"\r\n") == std::string_view::npos && text::trim(value) == value;
  if (plain) {
    out += value;
    return;
  }
  out += '"';
  for (const char c : value) {
    if (c == '"') out += '"';
    out += c;
  }
  out += '"';
}

}  // namespace

void Writer::write(const Record& record, std::string_view movetext, std::string& out, bool white_first) {
  tags_.fill(record, {.white_first = white_first});
  for (std::size_t i = 0; i < roster_names.size(); ++i) {
    append_field(tags_.tags()[i].value, out);
    out += ',';
  }
  const std::string_view type = tags_.named("GameType");
  const int usual = record.convention->default_game_type;
  append_field(type.empty() && usual >= 0 ? std::to_string(usual) : std::string(type), out);
  out += ',';
  append_field(tags_.named("FEN"), out);
  out += ',';
  out += std::to_string(count_plies(record));
  out += ',';
  append_field(movetext, out);
  for (const std::string_view name : {"Variant", "ECO", "Opening", "Variation", "WhiteElo", "BlackElo"}) {
    out += ',';
    append_field(tags_.named(name), out);
  }
  out += "\r\n";
}

}  // namespace mt::csv
