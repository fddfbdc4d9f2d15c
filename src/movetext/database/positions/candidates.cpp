#include "movetext/database/positions/candidates.hpp"

#include <algorithm>

namespace mt::database {
namespace {

// Returns the games that the entries list, or an empty list if some are only counted.
std::vector<GameId> listed_games(const std::vector<Entry>& entries) {
  std::vector<GameId> out;
  for (const Entry& entry : entries) {
    if (!entry.cells.empty()) return {};
    for (const GameRef& game : entry.games) out.push_back(game.game);
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

}  // namespace

void append_candidates(BlockReader& blocks, const Segment& segment, TypedKey position,
                       std::vector<GameRange>& out) {
  std::vector<Entry> entries;
  blocks.find(segment, position.type, position.key, entries);
  if (entries.empty() && segment.keep == Keep::all) return;
  const std::vector<GameId> listed = listed_games(entries);
  for (const GameId game : listed) out.push_back({game, game});
  if (!listed.empty()) return;
  if (segment.rows == 0) {
    out.push_back({segment.first, segment.last});
    return;
  }
  for (const std::uint32_t group : blocks.groups_with(segment, position_signature, position.key)) {
    const GameId first = segment.first + group * group_games;
    out.push_back({first, std::min(segment.last, first + group_games - 1)});
  }
}

}  // namespace mt::database
