#include "noughts/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "noughts/game.hpp"

namespace mt::noughts {
namespace {

// PDN 3.0 does not use the number 90.
constexpr auto games = std::to_array<GameRow>({
    {"noughts", 90, &family, &rows::noughts, {"noughts-and-crosses", "tic-tac-toe"}},
    {"small-noughts", -1, &family, &rows::small_noughts, {"noughts-small"}, 90, "Small"},
});

constexpr auto fields = std::to_array<std::string_view>({",W,5,5,A0,0"});

struct Verbs {
  using Rules = noughts::Rules;

  static std::string key(const Rules& /*rules*/) { return {}; }
  static std::string board_size(const Rules& /*rules*/) { return "5x5"; }
  static board::Notation notation(const Rules& /*rules*/) { return board::Notation::algebraic; }
  static std::string rules_in_words(const Rules& rules) {
    return "Crosses begin. Each move puts a mark on an empty square; the first side with " +
           std::to_string(rules.in_a_row) + " in a row, a column or a diagonal wins.";
  }
  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    return std::make_unique<NoughtsGame>(spec);
  }
};

// No other game has moves with a drop sign and nothing before it.
Claim claim_move(std::string_view word, WordPlace /*place*/) {
  return is_move_word(word) ? Claim::unmistakable : Claim::none;
}

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "noughts",
    .title = "Noughts",
    .convention = &conventions::pdn,
    .games = games,
    .move_shapes = &move_shapes,
    .looks = {.move = claim_move},
    .fixed_fields = fields,
    .is_move_word = is_move_word,
});

}  // namespace mt::noughts
