#include "movetext/archive/format.hpp"

#include "movetext/archive/encoder.hpp"
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/oldmoves/reader.hpp"
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgg/reader.hpp"
#include "movetext/text/placement.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::archive {
namespace {

constexpr auto table = std::to_array<Format>({
    {FormatId::pdn, "pdn", ".pdn", true},
    {FormatId::pgn, "pgn", ".pgn", true},
    {FormatId::mat, "mat", ".mat", true},
    {FormatId::sgf, "sgf", ".sgf", true},
    {FormatId::sgg, "sgg", ".sgg", true},
    {FormatId::oldmoves, "oldmoves", ".oldmoves", true},
    {FormatId::bgammon, "bgammon", ".match", true},
    {FormatId::json, "json", ".json", true},
    {FormatId::ndjson, "ndjson", ".ndjson", true},
    {FormatId::csv, "csv", ".csv"},
    {FormatId::fen, "fen", ".fen", false, true},
    {FormatId::epd, "epd", ".epd", false, true},
});

bool has_extension(std::string_view path, std::string_view extension) {
  return without_compression(path).ends_with(extension);
}

// The value of the first tag of that name.
std::string_view tag_value(std::string_view text, std::string_view name) {
  const std::string opening = "[" + std::string(name) + " \"";
  const std::size_t at = text.find(opening);
  if (at == std::string_view::npos) return {};
  const std::string_view value = text.substr(at + opening.size());
  return value.substr(0, value.find('"'));
}

// Behind the tags, comments and lines for other programs that a text begins with.
std::size_t first_word(std::string_view text) {
  for (std::size_t at = 0;;) {
    at = pgn::skip_blanks(text, at);
    const char sign = at < text.size() ? text[at] : '\0';
    if (sign == '[' || sign == ';' || sign == '%')
      at = pgn::line_end(text, at);
    else if (sign == '{')
      at = std::min(text.find('}', at), text.size() - 1) + 1;
    else
      return at;
  }
}

// Without numbers ("e4 e5 *", "Nf3 d5 1-0"): whether a move stands there that only chess has.  A square alone
// is one of a pawn; a capital before a small letter is that of a man.
bool begins_with_chess(std::string_view text) {
  const std::size_t at = first_word(text);
  const std::size_t end = pgn::pgn().scan_move(text, at).end;
  if (end == at || !pgn::ends_token(text, end)) return false;
  const std::string_view move = text.substr(at, end - at);
  const auto is_file = [&](std::size_t i) { return move[i] >= 'a' && move[i] <= 'h'; };
  if (move.size() == 2) return is_file(0);
  const bool man = move[0] >= 'A' && move[0] <= 'Z' && (is_file(1) || move[1] == 'x');
  return man || move.starts_with("O-O") || static_cast<unsigned char>(move[0]) >= 0x80;
}

// Behind the first "1." outside tags: whether a move of chess stands there and none of draughts.
bool opens_with_chess(std::string_view text) {
  for (std::size_t at = 0; (at = text.find("1.", at)) != std::string_view::npos; ++at) {
    const std::size_t line = text.rfind('\n', at);
    if (text[line == std::string_view::npos ? 0 : std::min(line + 1, at)] == '[') continue;
    const std::size_t move = text.find_first_not_of(". \t\r\n", at + 1);
    if (move == std::string_view::npos) return false;
    return pgn::pgn().scan_move(text, move).end > move && text.find_first_of("-:x", move) > move + 2;
  }
  return begins_with_chess(text);
}

bool holds_chess(std::string_view text, std::string_view path) {
  const std::string_view type = tag_value(text, "GameType");
  if (!type.empty() && type != "?") return type == "0" || type.starts_with("0,");
  if (has_extension(path, ".pdn")) return false;
  if (has_extension(path, ".pgn")) return true;
  if (text::begins_with_placement(text)) return true;
  const std::string_view fen = tag_value(text, "FEN");
  return fen.empty() ? opens_with_chess(text) : fen.find('/') != std::string_view::npos;
}

}  // namespace

const pgn::Dialect& dialect_of(const Format& format) {
  return format.id == FormatId::pgn ? pgn::pgn() : pgn::pdn();
}

bool holds(const Format& format, Convention convention) {
  switch (format.id) {
    case FormatId::pdn:
    case FormatId::pgn:
    case FormatId::fen:
    case FormatId::epd:
      return convention != Convention::match;
    case FormatId::mat:
    case FormatId::sgf:
    case FormatId::sgg:
    case FormatId::oldmoves:
    case FormatId::bgammon:
      return convention == Convention::match;
    case FormatId::json:
    case FormatId::ndjson:
    case FormatId::csv:
      break;
  }
  return true;
}

const Format& canonical_format(const Format& format) {
  const bool other_form =
      format.id == FormatId::sgg || format.id == FormatId::oldmoves || format.id == FormatId::bgammon;
  return other_form ? *find_format("mat") : format;
}

std::span<const Format> formats() {
  return table;
}

const Format* find_format(std::string_view name) {
  for (const Format& row : table)
    if (row.name == name) return &row;
  return nullptr;
}

const Format& guess_format(std::string_view first_bytes, std::string_view path) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (first_bytes.starts_with(mark)) first_bytes.remove_prefix(mark.size());
  const std::size_t first = first_bytes.find_first_not_of(" \t\r\n");
  const std::string_view text =
      first == std::string_view::npos ? std::string_view{} : first_bytes.substr(first);
  const auto next_sign = [&](std::size_t from) {
    const std::size_t at = text.find_first_not_of(" \t\r\n", from);
    return at == std::string_view::npos ? '\0' : text[at];
  };
  // An object is a record of NDJSON; an array of objects is JSON.  A PDN tag is a bracket with a letter
  // behind it.
  if (text.starts_with('{') && (next_sign(1) == '"' || next_sign(1) == '}')) return *find_format("ndjson");
  if (text.starts_with('[') && (next_sign(1) == '{' || next_sign(1) == ']')) return *find_format("json");
  if (sgf::holds_tree(text)) return *find_format("sgf");
  if (bgammon::holds_match(text)) return *find_format("bgammon");
  if (sgg::holds_match(text)) return *find_format("sgg");
  if (mat::holds_match(text)) return *find_format("mat");
  if (oldmoves::holds_match(text)) return *find_format("oldmoves");
  for (const Format& format : table)
    if (format.reads && !is_movetext(format) && has_extension(path, format.extension) &&
        !text.starts_with('['))
      return format;
  return *find_format(holds_chess(text, path) ? "pgn" : "pdn");
}

}  // namespace mt::archive
