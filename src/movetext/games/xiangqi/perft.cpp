// Counts move sequences. The moves of the last ply are only counted, not played.
#include "movetext/games/xiangqi/generate.hpp"
#include "movetext/games/xiangqi/generator.hpp"
#include "movetext/games/xiangqi/play.hpp"

#include <algorithm>

namespace mt::xiangqi {
namespace {

std::uint64_t leaves(const Position& position) {
  std::uint64_t total = 0;
  Generator(position, position.to_move).visit([&](Kind /*kind*/, int /*from*/, Points targets) {
    total += static_cast<std::uint64_t>(count(targets));
  });
  return total;
}

std::uint64_t paths(const Position& position, int depth) {
  if (depth == 1) return leaves(position);
  const Points enemy = position.of(other(position.to_move));
  std::uint64_t total = 0;
  Generator(position, position.to_move).visit([&](Kind kind, int from, Points targets) {
    while (targets != 0) {
      const int to = pop(targets);
      Position after = position;
      move_man(after, from, to, kind, has(enemy, to));
      total += paths(after, depth - 1);
    }
  });
  return total;
}

}  // namespace

std::uint64_t perft(const Position& position, int depth) {
  return depth <= 0 ? 1 : paths(position, std::min(depth, max_perft_depth));
}

}  // namespace mt::xiangqi
