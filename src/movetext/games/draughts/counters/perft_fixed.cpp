#include "movetext/games/draughts/perft_fixed.hpp"

#include "movetext/games/draughts/fixed_table.hpp"
#include "movetext/games/draughts/path_counter.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <array>
#include <type_traits>

namespace mt::draughts {
namespace {

template <class Set, Rules game>
constexpr FixedFunction<PerftFunction<Set>> perft_of{&fixed_variant<Set, game>.rules,
                                                     count_paths<Fixed<Set, fixed_variant<Set, game>>, Set>};
template <class Set, Rules... games>
constexpr std::array perft_table{perft_of<Set, games>...};

}  // namespace

template <class Set>
PerftFunction<Set> fixed_perft(const Rules& rules) {
  if constexpr (std::is_same_v<Set, Set64>)
    return find_fixed(
        perft_table<Set64, rows::international, killer(rows::international), rows::frisian, rows::english,
                    rows::italian, rows::pool, rows::spanish, rows::russian, rows::brazilian, rows::czech,
                    rows::thai, rows::spantsireti, rows::breakthrough>,
        rules);
  else if constexpr (std::is_same_v<Set, Set128>)
    return find_fixed(perft_table<Set128, rows::canadian, rows::sri_lankan, rows::turkish>, rules);
  else
    return nullptr;
}

template PerftFunction<Set64> fixed_perft(const Rules&);
template PerftFunction<Set128> fixed_perft(const Rules&);
template PerftFunction<Set256> fixed_perft(const Rules&);

}  // namespace mt::draughts
