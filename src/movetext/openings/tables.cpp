#include "movetext/openings/tables.hpp"

#include "movetext/games/table/parse_game.hpp"

namespace mt::openings {

const Table* find_table(std::span<const Table> tables, const GameSpec& spec) {
  const GameSpec plain =
      with_piece_letters(with_fen_form(spec, {}), {});  // the spelling of moves and positions does not matter
  for (const Table& table : tables) {
    const GameSpec game = spec_of(*find_game(table.game));
    if (plain.row == game.row && plain == game) return &table;
  }
  return nullptr;
}

}  // namespace mt::openings
