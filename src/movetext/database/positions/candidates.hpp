// The games of a segment that may have a position.
#pragma once
#include "movetext/database/positions/segments.hpp"

#include <cstdint>
#include <vector>

namespace mt::database {

// Games with consecutive numbers, from `first` to `last`.
struct GameRange {
  GameId first = 0;
  GameId last = 0;
};

struct TypedKey {
  std::int64_t type = 0;  // game.type
  std::uint64_t key = 0;  // canonical key of a position
};

// Appends ranges of games in ascending order. Each game of the segment that reaches the position is in one of
// them; most games of the ranges reach it if the segment lists its games, else perhaps only a few. Throws
// sqlite::Error.
void append_candidates(BlockReader& blocks, const Segment& segment, TypedKey position,
                       std::vector<GameRange>& out);

}  // namespace mt::database
