#include "movetext/archive/format.hpp"

#include "movetext/games/table/move_shapes.hpp"

#include <array>

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

constexpr const Format& row(FormatId id) {
  return table[static_cast<std::size_t>(id)];
}
constexpr bool in_order() {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table[i].id != static_cast<FormatId>(i)) return false;
  return true;
}
static_assert(in_order());

}  // namespace

const pgn::Dialect& dialect_of(const Format& format) {
  return format.id == FormatId::pgn ? pgn::pgn() : pgn::pdn();
}

pgn::Grammar grammar_of(const pgn::Dialect& dialect) {
  return {dialect, usual_move_shapes(*dialect.convention)};
}

bool holds(const Format& format, const Convention& convention) {
  switch (format.id) {
    case FormatId::pdn:
    case FormatId::pgn:
      return dialect_of(format).convention == &convention;
    case FormatId::fen:
    case FormatId::epd:
      return !convention.is_match;
    case FormatId::mat:
    case FormatId::sgf:
    case FormatId::sgg:
    case FormatId::oldmoves:
    case FormatId::bgammon:
      return convention.is_match;
    case FormatId::json:
    case FormatId::ndjson:
    case FormatId::csv:
      break;
  }
  return true;
}

const Format& format_for(const Format& format, const Convention& convention) {
  const Format* const own = holds(format, convention) ? nullptr : find_format(convention.text_format);
  return own == nullptr ? format : *own;
}

const Format& canonical_format(const Format& format) {
  const bool other_form =
      format.id == FormatId::sgg || format.id == FormatId::oldmoves || format.id == FormatId::bgammon;
  return other_form ? row(FormatId::mat) : format;
}

std::span<const Format> formats() {
  return table;
}

const Format* find_format(std::string_view name) {
  for (const Format& row : table)
    if (row.name == name) return &row;
  return nullptr;
}

}  // namespace mt::archive
