#include "movetext/formats/ggf/reader.hpp"

#include "movetext/formats/ggf/game_reader.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"

#include <optional>

namespace mt::ggf {
namespace {

// Finds out whether the game that is found from `begin` on is one of two in its line: "2 (;...;)(;...;)".
// Bytes before and behind the record show it, in whatever encoding.
Pair pair_of(std::string_view chunk, std::size_t begin) {
  constexpr std::uint32_t two = 2;
  const auto own = find_start(chunk, begin);
  if (!own) return Pair::none;
  if (own->number == two) {
    const auto next = find_start(chunk, own->open + 2);
    return next && next->behind_game && next->number == 0 ? Pair::first : Pair::none;
  }
  if (!own->behind_game || own->number != 0) return Pair::none;
  const auto before = find_start_before(chunk, own->begin);
  return before && before->number == two ? Pair::second : Pair::none;
}

}  // namespace

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  const Pair pair = pair_of(chunk, begin);
  Reading reading = read_decoded(chunk.substr(begin), options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = &conventions::pdn;
    record.source_is_movetext = false;
    GameReader reader(text, options, record);
    const Found found = reader.run(pair);
    record.source = text.substr(0, reader.end());
    return Reading{found, reader.end()};
  });
  reading.end += begin;
  return reading;
}

bool holds_game(std::string_view first_bytes) {
  constexpr std::string_view game = "GM[Othello]";
  const auto start = find_start(first_bytes, 0);
  if (!start || text::skip_blanks(first_bytes, 0, first_bytes.size()) != start->begin) return false;
  const std::size_t first = text::skip_blanks(first_bytes, start->open + 2, first_bytes.size());
  return text::begins_in_any_case(first_bytes.substr(first), game);
}

}  // namespace mt::ggf
