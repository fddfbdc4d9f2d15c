#include "movetext/games/draughts/path_counter.hpp"
#include "movetext/games/draughts/perft_fixed.hpp"

namespace mt::draughts {

template <class Set>
Result<std::uint64_t> perft(const Variant<Set>& variant, const Position<Set>& position, int depth) {
  if (depth <= 0) return std::uint64_t{1};
  if (depth > max_perft_depth) return Fault{Code::too_complex};
  if (const PerftFunction<Set> fixed = fixed_perft<Set>(movement_of(variant.rules))) {
    return fixed(variant, position, depth);
  }
  return count_paths<Loose<Set>, Set>(variant, position, depth);
}

template Result<std::uint64_t> perft(const Variant<Set64>&, const Position<Set64>&, int);
template Result<std::uint64_t> perft(const Variant<Set128>&, const Position<Set128>&, int);
template Result<std::uint64_t> perft(const Variant<Set256>&, const Position<Set256>&, int);

}  // namespace mt::draughts
