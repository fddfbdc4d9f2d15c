// One record of the input, whatever its format.
#pragma once
#include "movetext/archive/format.hpp"
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/oldmoves/reader.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgg/reader.hpp"
#include "movetext/record/reading.hpp"

#include <cstddef>
#include <string_view>

namespace mt::archive {

// The choice of ReadOptions::shapes: what the convention that a record is read in usually has.
const text::MoveShapes& choose_shapes(const void* context, const Record& record);

// The record that begins at `begin` of `chunk`, a file of PDN or PGN.  A record whose GameType names a game
// of the other of them has its movetext: `1. e4 e5 *` and `[GameType "20"]` may stand in one file.
Reading read_movetext(const Format& format, std::string_view chunk, std::size_t begin,
                      const ReadOptions& options, Record& record);

// The record that begins at `begin` of `chunk`; see read_record of its format.
inline Reading read_one(const Format& format, std::string_view chunk, std::size_t begin,
                        const ReadOptions& options, Record& record) {
  if (is_movetext(format)) return read_movetext(format, chunk, begin, options, record);
  if (format.id == FormatId::mat) return mat::read_record(chunk, begin, record, options);
  if (format.id == FormatId::sgf) return sgf::read_record(chunk, begin, record, options);
  if (format.id == FormatId::sgg) return sgg::read_record(chunk, begin, record, options);
  if (format.id == FormatId::oldmoves) return oldmoves::read_record(chunk, begin, record, options);
  if (format.id == FormatId::bgammon) return bgammon::read_record(chunk, begin, record, options);
  return json::read_record(chunk, begin, record, {.events = options.limits.events});
}

}  // namespace mt::archive
