#include "movetext/replay/unplayed.hpp"

#include "movetext/record/fold.hpp"

#include <vector>

namespace mt::replay {

void number_unplayed(Record& record) {
  fold_damaged_moves(record);
  // The number of plies so far in each open line. Plies with an even index are moves of the first side.
  std::vector<std::uint32_t> lines;
  std::uint32_t plies = 0;
  for (Event& event : record.tape) {
    switch (event.kind) {
      case EventKind::ply:
      case EventKind::null_ply:
        event.value = plies + 2;  // 2 * number + side, with number = plies / 2 + 1
        event.flags |= verbatim;
        ++plies;
        break;
      case EventKind::open:
        lines.push_back(plies);
        plies = plies > 0 ? plies - 1 : 0;
        break;
      case EventKind::close:
        plies = lines.back();
        lines.pop_back();
        break;
      default:
        break;
    }
  }
}

}  // namespace mt::replay
