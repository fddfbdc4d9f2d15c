#include "movetext/engine/protocol/hub/moves.hpp"

#include "movetext/engine/protocol/hub/texts.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::engine::hub {

std::vector<std::string> move_texts(const GameLine& line) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < line.moves().size(); ++i) {
    const auto legal = square_moves(line.game(), line.positions()[i]);
    const auto move = std::find_if(legal.begin(), legal.end(),
                                   [&](const SquareMove& each) { return each.move == line.moves()[i]; });
    if (move != legal.end()) out.push_back(move_text(*move));
  }
  return out;
}

bool add_move(const AnyGame& game, std::string_view text, AnyPosition& position,
              std::vector<std::string>& out) {
  const auto moves = square_moves(game, position);
  const SquareMove* const move = find_move(moves, text);
  if (move == nullptr) return false;
  position = move->after;
  out.push_back(move->move);
  return true;
}

}  // namespace mt::engine::hub
