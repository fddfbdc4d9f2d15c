// Counts move paths with several threads; the result does not depend on their number.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <atomic>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace mt::cli {

struct PerftJob {
  const AnyGame& game;
  AnyPosition position;
  int depth;
  board::Notation notation;  // notation of the first moves in the result
  unsigned threads;
  const std::atomic<bool>& stop;  // once it is true, the counts are meaningless
};

struct PerftCount {
  std::vector<std::pair<std::string, std::uint64_t>>
      by_move;  // sorted by the bytes of the move; empty for depth 0
  std::uint64_t total = 0;
  bool too_complex = false;
};

PerftCount count_paths(const PerftJob& job);

}  // namespace mt::cli
