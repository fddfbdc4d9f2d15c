// Runs one test body over many rule sets, each on the smallest square set that holds its board.
#pragma once
#include "movetext/games/draughts/generate.hpp"
#include "movetext/games/draughts/rows.hpp"

#include <memory>
#include <ostream>
#include <string>
#include <vector>

namespace mt::draughts::test {

struct NamedRules {
  std::string name;
  Rules rules;
  friend std::ostream& operator<<(std::ostream& out, const NamedRules& named) { return out << named.name; }
};

inline Rules resized(const Rules& rules, std::int8_t width, std::int8_t height) {
  return on_board(rules, {width, height, rules.shape.squares}, usual_men_rows(rules, height));
}

// Every rule set with a name, some with their goal or board changed.
inline std::vector<NamedRules> all_rules() {
  return {{"international", rows::international},
          {"english", rows::english},
          {"italian", rows::italian},
          {"pool", rows::pool},
          {"unified_pool", rows::unified_pool},
          {"jamaican_pool", rows::jamaican_pool},
          {"spanish", rows::spanish},
          {"russian", rows::russian},
          {"brazilian", rows::brazilian},
          {"canadian", rows::canadian},
          {"sri_lankan", rows::sri_lankan},
          {"portuguese", rows::portuguese},
          {"czech", rows::czech},
          {"turkish", rows::turkish},
          {"thai", rows::thai},
          {"frisian", rows::frisian},
          {"frysk", rows::frysk},
          {"spantsireti", rows::spantsireti},
          {"breakthrough", rows::breakthrough},
          {"filipino", rows::filipino},
          {"killer", killer(rows::international)},
          {"losing_russian", losing(rows::russian)},
          {"international_14x14", resized(rows::international, 14, 14)},
          {"russian_14x14", resized(rows::russian, 14, 14)},
          {"international_11x9", resized(rows::international, 11, 9)},
          {"frisian_12x12", resized(rows::frisian, 12, 12)},
          {"frisian_14x14", resized(rows::frisian, 14, 14)},
          {"turkish_14x14", resized(rows::turkish, 14, 14)},
          {"english_4x4", resized(rows::english, 4, 4)}};
}

// Calls body(const Variant<Set>&).
template <class Body>
void with_variant(const Rules& rules, Body&& body) {
  const int bits = bits_needed(rules);
  if (bits <= 64) {
    body(*std::make_unique<Variant<Set64>>(rules));
  } else if (bits <= 128) {
    body(*std::make_unique<Variant<Set128>>(rules));
  } else {
    body(*std::make_unique<Variant<Set256>>(rules));
  }
}

// A small generator of fixed sequence.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  // 0 .. limit - 1
  unsigned below(std::size_t limit) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    state_ ^= state_ << 17;
    return static_cast<unsigned>((state_ >> 16) % limit);
  }

 private:
  std::uint64_t state_;
};

// Plays random legal moves; calls visit(position, legal moves, chosen move) before each.
template <class Set, class Visit>
void random_game(const Variant<Set>& variant, Position<Set> position, Random& random, int plies,
                 Visit&& visit) {
  MoveList<Set> moves;
  for (int ply = 0; ply < plies; ++ply) {
    if (!legal_moves(variant, position, moves) || moves.empty()) return;
    const Move<Set> move = moves[random.below(moves.size())];
    visit(position, moves, move);
    position = play(variant, position, move);
  }
}

// Pieces at random: `pieces` of 100 squares are occupied, `kings` of 100 pieces are kings.
template <class Set>
Position<Set> random_position(const Variant<Set>& variant, Random& random, unsigned pieces, unsigned kings) {
  Position<Set> position;
  for (Set rest = variant.geometry.squares; any(rest);) {
    const Set square = bit<Set>(pop(rest));
    if (random.below(100) >= pieces) continue;
    const unsigned colour = random.below(2);
    const bool man = random.below(100) >= kings && !any(variant.geometry.home[1 - colour] & square);
    (man ? position.men : position.kings)[colour] |= square;
  }
  position.to_move = random.below(2) == 0 ? Colour::white : Colour::black;
  return position;
}

}  // namespace mt::draughts::test
