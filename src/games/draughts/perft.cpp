#include "movetext/games/draughts/path_counter.hpp"
#include "movetext/games/draughts/rows.hpp"

namespace mt::draughts {
namespace {

inline constexpr Variant<Set64> international_variant(rows::international);

template <class Config, class Set>
Result<std::uint64_t> count_with(const Variant<Set>& variant, const Position<Set>& position, int depth) {
  PathCounter<Config> counter(Config(variant), depth);
  const std::uint64_t paths = counter.paths(position, depth);
  if (counter.failed()) return Fault{Code::too_complex};
  return paths;
}

}  // namespace

template <class Set>
Result<std::uint64_t> perft(const Variant<Set>& variant, const Position<Set>& position, int depth) {
  if (depth <= 0) return std::uint64_t{1};
  if (depth > max_perft_depth) return Fault{Code::too_complex};
  if constexpr (std::is_same_v<Set, Set64>) {
    if (variant.rules == rows::international) {
      return count_with<Fixed<Set64, international_variant>>(variant, position, depth);
    }
  }
  return count_with<Loose<Set>>(variant, position, depth);
}

template Result<std::uint64_t> perft(const Variant<Set64>&, const Position<Set64>&, int);
template Result<std::uint64_t> perft(const Variant<Set128>&, const Position<Set128>&, int);
template Result<std::uint64_t> perft(const Variant<Set256>&, const Position<Set256>&, int);

}  // namespace mt::draughts
