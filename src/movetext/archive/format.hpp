// The one table of file formats.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace mt::archive {

enum class FormatId : std::uint8_t {
  pdn,
  pgn,
  mat,
  sgf,
  sgg,
  oldmoves,
  bgammon,
  json,
  ndjson,
  csv,
  fen,
  epd,
};

struct Format {
  FormatId id = FormatId::pdn;
  std::string_view name;       // what --from and --to take
  std::string_view extension;  // with the dot
  bool reads = false;          // csv, fen and epd are only written; sgg and oldmoves are only read
  bool positions = false;      // of the main line, one a line, and nothing else of the record
};

constexpr bool is_movetext(const Format& format) {
  return format.id == FormatId::pdn || format.id == FormatId::pgn;
}
// Says whether it can hold records of that convention; of the formats of games only JSON and CSV hold them
// all.
bool holds(const Format& format, const Convention& convention);
// `format`, or if it cannot hold such records the text format that is made for them.
const Format& format_for(const Format& format, const Convention& convention);
// The tokens of a movetext format.
const pgn::Dialect& dialect_of(const Format& format);
pgn::Grammar grammar_of(const pgn::Dialect& dialect);

// Returns what a file of that format is exported as: .mat for the other text forms of matches, else itself.
const Format& canonical_format(const Format& format);

std::span<const Format> formats();
// nullptr: no format of that name.
const Format* find_format(std::string_view name);
}  // namespace mt::archive
