#include "movetext/games/xiangqi/generate.hpp"

#include "movetext/games/xiangqi/generator.hpp"

namespace mt::xiangqi {

void legal_moves(const Position& position, MoveList& moves) {
  moves.clear();
  const Points enemy = position.of(other(position.to_move));
  Generator(position, position.to_move).visit([&](Kind kind, int from, Points targets) {
    while (targets != 0) {
      const int to = pop(targets);
      moves.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), kind, has(enemy, to)});
    }
  });
}

bool has_move(const Position& position) {
  Points all = 0;
  Generator(position, position.to_move).visit([&](Kind /*kind*/, int /*from*/, Points targets) {
    all |= targets;
  });
  return all != 0;
}

Points targets_of(const Position& position, int from) {
  Points found = 0;
  Generator(position, position.side_at(from)).visit([&](Kind /*kind*/, int man, Points targets) {
    if (man == from) found = targets;
  });
  return found;
}

}  // namespace mt::xiangqi
