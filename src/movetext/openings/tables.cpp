#include "movetext/openings/tables.hpp"

#include "movetext/games/table/parse_game.hpp"
#include "movetext/text/lines.hpp"

namespace mt::openings {

std::vector<std::string_view> Table::rows() const {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at < text.size();) {
    const text::Line line = text::line_at(text, at);
    lines.push_back(text.substr(line.begin, line.end - line.begin));
    at = line.next;
  }
  return lines;
}

const Table* find_table(std::span<const Table> tables, const GameSpec& spec) {
  const GameSpec plain =
      // The spelling of moves and positions does not matter.
      with_piece_letters(with_fen_form(spec, {}), {});
  for (const Table& table : tables) {
    const GameSpec game = spec_of(*find_game(table.game));
    if (plain.row == game.row && plain == game) return &table;
  }
  return nullptr;
}

}  // namespace mt::openings
