// Many rule sets, random games and random boards.
#pragma once
#include "support/dice.hpp"
#include "support/rule_sets.hpp"

#include <vector>

namespace mt::draughts::test {

inline Rules resized(const Rules& rules, std::int8_t width, std::int8_t height) {
  return on_board(rules, {width, height, rules.shape.squares}, usual_men_rows(rules, height));
}

// Returns every rule set with a name, and a few with another goal or board.
inline std::vector<NamedRules> all_rules() {
  std::vector<NamedRules> all = rule_sets();
  all.insert(all.end(), {{"losing-russian", losing(rows::russian)},
                         {"international-14x14", resized(rows::international, 14, 14)},
                         {"russian-14x14", resized(rows::russian, 14, 14)},
                         {"international-11x9", resized(rows::international, 11, 9)},
                         {"frisian-12x12", resized(rows::frisian, 12, 12)},
                         {"frisian-14x14", resized(rows::frisian, 14, 14)},
                         {"turkish-14x14", resized(rows::turkish, 14, 14)},
                         {"english-4x4", resized(rows::english, 4, 4)}});
  return all;
}

using mt::test::Dice;

// Plays random legal moves; calls visit(position, legal moves, chosen move) before each.
template <class Set, class Visit>
void random_game(const Variant<Set>& variant, Position<Set> position, Dice& dice, int plies, Visit&& visit) {
  MoveList<Set> moves;
  for (int ply = 0; ply < plies; ++ply) {
    if (!legal_moves(variant, position, moves) || moves.empty()) return;
    const Move<Set> move = moves[dice.below(moves.size())];
    visit(position, moves, move);
    position = play(variant, position, move);
  }
}

// Returns a position with random pieces. `pieces`: percent of the squares that are occupied; `kings`: percent
// of the pieces that are kings.
template <class Set>
Position<Set> random_position(const Variant<Set>& variant, Dice& dice, std::size_t pieces,
                              std::size_t kings) {
  Position<Set> position;
  for (Set rest = variant.geometry.squares; any(rest);) {
    const Set square = bit<Set>(pop(rest));
    if (dice.below(100) >= pieces) continue;
    const std::size_t colour = dice.below(2);
    const bool man = dice.below(100) >= kings && !any(variant.geometry.home[1 - colour] & square);
    (man ? position.men : position.kings)[colour] |= square;
  }
  position.to_move = dice.below(2) == 0 ? Colour::white : Colour::black;
  return position;
}

}  // namespace mt::draughts::test
