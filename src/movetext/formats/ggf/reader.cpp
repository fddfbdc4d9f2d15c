#include "movetext/formats/ggf/reader.hpp"

#include "movetext/formats/ggf/game_reader.hpp"
#include "movetext/record/text_reading.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"

namespace mt::ggf {

Reading read_record(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) {
  return read_text_at<GameReader>(chunk, begin, conventions::pdn, record, options);
}

bool holds_game(std::string_view first_bytes) {
  const std::size_t open = first_bytes.find_first_not_of(" \t\r\n0123456789");
  if (open == npos || !opens_game(first_bytes, open)) return false;
  if (!text::trim(first_bytes.substr(0, count_before(first_bytes, open))).empty()) return false;
  constexpr std::size_t reach = 4096;
  const std::string_view game = first_bytes.substr(open, reach);
  const std::size_t kind = game.find("GM[");
  return kind != npos && (text::begins_in_any_case(game.substr(kind), "GM[Othello]") ||
                          text::begins_in_any_case(game.substr(kind), "GM[Reversi]"));
}

}  // namespace mt::ggf
