#include "movetext/games/draughts/perft_fixed.hpp"

#include "movetext/games/draughts/path_counter.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <array>

namespace mt::draughts {
namespace {

template <class Set>
struct Entry {
  const Rules* rules;
  PerftFunction<Set> function;
};

template <class Set, Rules rules>
constexpr Entry<Set> entry() {
  constexpr const Variant<Set>& variant = fixed_variant<Set, rules>;
  return {&variant.rules, count_paths<Fixed<Set, variant>, Set>};
}

constexpr std::array table_64 = {
    entry<Set64, rows::international>(), entry<Set64, killer(rows::international)>(),
    entry<Set64, rows::frisian>(),       entry<Set64, rows::english>(),
    entry<Set64, rows::italian>(),       entry<Set64, rows::pool>(),
    entry<Set64, rows::spanish>(),       entry<Set64, rows::russian>(),
    entry<Set64, rows::brazilian>(),     entry<Set64, rows::czech>(),
    entry<Set64, rows::thai>(),          entry<Set64, rows::spantsireti>(),
    entry<Set64, rows::breakthrough>(),
};
constexpr std::array table_128 = {entry<Set128, rows::canadian>(), entry<Set128, rows::sri_lankan>(),
                                  entry<Set128, rows::turkish>()};

template <class Set, std::size_t size>
PerftFunction<Set> find(const std::array<Entry<Set>, size>& table, const Rules& rules) {
  for (const Entry<Set>& e : table) {
    if (*e.rules == rules) return e.function;
  }
  return nullptr;
}

}  // namespace

template <>
PerftFunction<Set64> fixed_perft(const Rules& rules) {
  return find(table_64, rules);
}
template <>
PerftFunction<Set128> fixed_perft(const Rules& rules) {
  return find(table_128, rules);
}
template <>
PerftFunction<Set256> fixed_perft(const Rules&) {
  return nullptr;
}

}  // namespace mt::draughts
