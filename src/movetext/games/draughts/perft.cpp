#include "movetext/games/draughts/perft_fixed.hpp"
#include "movetext/games/draughts/play.hpp"

#include <vector>

namespace mt::draughts {
namespace {

// Counts move by move, for rules without a compiled PathCounter. This is less than half as fast as a
// PathCounter, but each PathCounter takes seconds to compile.
template <class Set>
class ListCounter {
 public:
  ListCounter(const Variant<Set>& variant, int depth)
      : variant_(variant), lists_(static_cast<unsigned>(depth)) {}

  // Returns a fault if a position has too many captures.
  Result<std::uint64_t> paths(const Position<Set>& position, int depth) {
    MoveList<Set>& moves = lists_[static_cast<unsigned>(depth) - 1];
    if (!legal_moves(variant_, position, moves)) return Fault{Code::too_complex};
    if (depth == 1) return moves.size();
    std::uint64_t total = 0;
    for (const Move<Set>& move : moves) {
      const Result<std::uint64_t> below = paths(play(variant_, position, move), depth - 1);
      if (!below) return below;
      total += *below;
    }
    return total;
  }

 private:
  const Variant<Set>& variant_;
  std::vector<MoveList<Set>> lists_;  // one list for each depth; index 0: the last ply
};

}  // namespace

template <class Set>
Result<std::uint64_t> perft(const Variant<Set>& variant, const Position<Set>& position, int depth) {
  if (depth <= 0) return std::uint64_t{1};
  if (depth > max_perft_depth) return Fault{Code::too_complex};
  if (const PerftFunction<Set> fixed = fixed_perft<Set>(movement_of(variant.rules))) {
    return fixed(variant, position, depth);
  }
  return ListCounter(variant, depth).paths(position, depth);
}

template Result<std::uint64_t> perft(const Variant<Set64>&, const Position<Set64>&, int);
template Result<std::uint64_t> perft(const Variant<Set128>&, const Position<Set128>&, int);
template Result<std::uint64_t> perft(const Variant<Set256>&, const Position<Set256>&, int);

}  // namespace mt::draughts
