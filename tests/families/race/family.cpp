#include "race/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "movetext/text/same_word.hpp"
#include "race/any_race.hpp"

namespace mt::race {
namespace {

// PDN has no numbers for these games.
constexpr auto games = std::to_array<GameRow>({
    {"race", -1, &family, &rows::race},
    {"sprint", -1, &family, &rows::sprint},
});

struct Verbs {
  using Rules = race::Rules;

  static std::string key(const Rules& /*rules*/) { return {}; }
  static std::string board_size(const Rules& rules) { return std::to_string(rules.steps); }
  static board::Notation notation(const Rules& /*rules*/) { return board::Notation::points; }
  static std::string rules_in_words(const Rules& rules) {
    return "Two runners on each side, " + std::to_string(rules.steps) +
           " steps from home. The larger die is played first; a runner comes home only by the exact number.";
  }
  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    return std::make_unique<RaceGame>(spec);
  }
};

const GameRow* row_of_position(std::string_view position) {
  return position.starts_with("race ") ? &games.front() : nullptr;
}

bool is_move_word(std::string_view word) {
  PlayText read;
  return read_play_text(word, read) && !read.legs.empty();
}

// The tag Variation has the name of the game.
const GameRow* row_of_variation(std::string_view value) {
  for (const GameRow& row : games)
    if (text::same_in_any_case(row.name, value)) return &row;
  return nullptr;
}

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "race",
    .title = "Race",
    .convention = &conventions::match,
    .games = games,
    .has_dice = true,
    .places = " steps",
    .is_move_word = is_move_word,
    .positions = {.row_of = row_of_position},
    .variations = {.find = row_of_variation, .name = [](const GameRow& row) { return row.name; }},
});

}  // namespace mt::race
