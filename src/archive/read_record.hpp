// One record of the input, whatever its format.
#pragma once
#include "movetext/archive/format.hpp"
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/sgf/reader.hpp"

#include <optional>
#include <string_view>

namespace mt::archive {

// The record that begins at `begin` of `chunk`; see pgn::read_record and json::read_record.
inline Reading read_one(const Format& format, std::string_view chunk, std::size_t begin,
                        std::optional<text::Charset> charset, Policy policy, Record& record) {
  if (is_movetext(format))
    return pgn::read_record(chunk, begin, dialect_of(format), record, {.policy = policy, .charset = charset});
  if (format.id == FormatId::mat)
    return mat::read_record(chunk, begin, record, {.policy = policy, .charset = charset});
  if (format.id == FormatId::sgf)
    return sgf::read_record(chunk, begin, record, {.policy = policy, .charset = charset});
  return json::read_record(chunk, begin, record);
}

}  // namespace mt::archive
