#include "movetext/games/backgammon/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "movetext/games/backgammon/any_backgammon.hpp"
#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/foreign_files.hpp"
#include "movetext/games/backgammon/move_word.hpp"
#include "movetext/games/backgammon/rows.hpp"

namespace mt::backgammon {
namespace {

// PDN has no GameType numbers for these games.
constexpr auto games = std::to_array<GameRow>({
    {"backgammon", -1, &family, &rows::backgammon, {"bg"}},
    {"nackgammon", -1, &family, &rows::nackgammon},
    {"hypergammon", -1, &family, &rows::hypergammon3, {"hypergammon3"}},
    {"hypergammon2", -1, &family, &rows::hypergammon2},
    {"hypergammon1", -1, &family, &rows::hypergammon1},
    {"longgammon", -1, &family, &rows::longgammon},
});

struct Verbs {
  using Rules = RulesRow;

  static Rules rules_of(const GameRow& row) { return {static_cast<const backgammon::Rules*>(row.rules)}; }
  static std::string key(Rules /*row*/) { return {}; }
  static std::string board_size(Rules /*row*/) { return std::to_string(point_count); }
  static board::Notation notation(Rules /*row*/) { return board::Notation::points; }
  static std::string rules_in_words(Rules row) {
    const backgammon::Rules& rules = *row.rules;
    std::string out = std::to_string(rules.checkers) + (rules.checkers == 1 ? " checker" : " checkers");
    out += " on each side; each side counts the points from its own end: ";
    bool is_first = true;
    for (const Stack stack : rules.start) {
      if (stack.checkers == 0) continue;
      if (!is_first) out += ", ";
      is_first = false;
      out += std::to_string(stack.checkers) + " on the " + std::to_string(stack.point) + " point";
    }
    return out + ".";
  }
  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    return std::make_unique<BackgammonGame>(spec);
  }
};

const GameRow* row_of_rules(const Rules* rules) {
  for (const GameRow& row : games)
    if (row.rules == rules) return &row;
  return nullptr;
}

const GameRow* row_of_position(std::string_view position) {
  std::vector<Diagnostic> notes;
  const auto read = parse_position(rows::backgammon, position, notes);
  if (read) return row_of_rules(read->rules);
  return has_drawn_board(position) ? row_of_rules(&rows::backgammon) : nullptr;  // a drawing that is damaged
}

const GameRow* row_of_variation(std::string_view value) {
  const Rules* rules = find_rules(value);
  return rules == nullptr ? nullptr : row_of_rules(rules);
}

std::string_view variation_of(const GameRow& row) {
  return static_cast<const Rules*>(row.rules)->variation;
}

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "backgammon",
    .title = "Backgammon",
    .convention = &conventions::match,
    .games = games,
    .standard = &games.front(),
    .looks = {.board_edge = is_board_edge},
    .foreign_files = foreign_files,
    .has_dice = true,
    .value_unit = {},
    .values_of_mover = true,
    .board_legend = "White: O checkers\nBlack: X checkers\n"
                    "A number in a stack counts its checkers; v or ^ points to the side on roll.\n",
    .places = " points",
    .is_move_word = is_move_word,
    .positions = {.row_of = row_of_position},
    .variations = {.find = row_of_variation, .name = variation_of},
    .usual_engine = {.program = "gnubg", .protocol = "gnubg"},
});

}  // namespace mt::backgammon
