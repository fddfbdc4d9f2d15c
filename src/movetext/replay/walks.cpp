#include "movetext/replay/walks.hpp"

#include "movetext/replay/walk_list.hpp"

#include <algorithm>
#include <span>

namespace mt::replay {

const Walks& walks_of(const AnyGame& game) {
  const std::span<const FamilyWalks> rows = walk_list;
  const auto own = std::find_if(rows.begin(), rows.end(),
                                [&](const FamilyWalks& row) { return row.family == &game.family(); });
  return *own->walks;
}

Replayed replay(Record& record, const AnyGame& reading, const AnyGame& writing,
                const ReplayOptions& options) {
  if (options.notation) return walks_of(reading).replay(record, reading, writing, options);
  ReplayOptions own = options;
  own.notation = writing.notation();
  return walks_of(reading).replay(record, reading, writing, own);
}

Legality legality(const Record& record, const AnyGame& game, Lines lines) {
  return walks_of(game).legality(record, game, lines);
}

OffBoard plies_off_board(const Record& record, const AnyGame& game) {
  return walks_of(game).off_board(record, game);
}

std::optional<AnyPosition> line_end(const AnyGame& game, std::string_view moves) {
  return walks_of(game).line_end(game, moves);
}

}  // namespace mt::replay
