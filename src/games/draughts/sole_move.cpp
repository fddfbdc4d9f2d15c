#include "movetext/games/draughts/sole_move.hpp"

#include "movetext/games/draughts/fixed_variant.hpp"
#include "movetext/games/draughts/moves_between.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <array>
#include <span>

namespace mt::draughts {
namespace {

template <class Config, class Set>
bool find_sole_move(const Config& config, const Position<Set>& position, int from, int to, Move<Set>& move) {
  SoleMove<Set> moves(move);
  return moves_between(config, position, from, to, moves) && moves.size() == 1;
}

template <class Set>
struct Entry {
  const Rules* rules;
  SoleMoveFunction<Set> function;
};

template <class Set, Rules rules>
constexpr Entry<Set> entry() {
  constexpr const Variant<Set>& known = fixed_variant<Set, rules>;
  return {&known.rules,
          [](const Variant<Set>& variant, const Position<Set>& position, int from, int to, Move<Set>& move) {
            return find_sole_move(Fixed<Set, known>(variant), position, from, to, move);
          }};
}

template <class Set>
constexpr std::span<const Entry<Set>> fixed_entries() {
  return {};
}

constexpr std::array table_64 = {entry<Set64, rows::international>(), entry<Set64, rows::english>(),
                                 entry<Set64, rows::russian>(),       entry<Set64, rows::brazilian>(),
                                 entry<Set64, rows::italian>(),       entry<Set64, rows::frisian>()};
template <>
constexpr std::span<const Entry<Set64>> fixed_entries<Set64>() {
  return table_64;
}

}  // namespace

template <class Set>
SoleMoveFunction<Set> sole_move_function(const Variant<Set>& variant) {
  const Rules rules = movement_of(variant.rules);
  for (const Entry<Set>& fixed : fixed_entries<Set>())
    if (*fixed.rules == rules) return fixed.function;
  return [](const Variant<Set>& v, const Position<Set>& position, int from, int to, Move<Set>& move) {
    return find_sole_move(Loose<Set>(v), position, from, to, move);
  };
}

template SoleMoveFunction<Set64> sole_move_function(const Variant<Set64>&);
template SoleMoveFunction<Set128> sole_move_function(const Variant<Set128>&);
template SoleMoveFunction<Set256> sole_move_function(const Variant<Set256>&);

}  // namespace mt::draughts
