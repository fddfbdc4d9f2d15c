#include "movetext/games/othello/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "movetext/games/othello/any_othello.hpp"
#include "movetext/games/othello/looks.hpp"
#include "movetext/games/othello/move_shapes.hpp"
#include "movetext/games/othello/rows.hpp"

#include <algorithm>

namespace mt::othello {
namespace {

// GameType 50 is Othello in PDN 3.0. PDN has no numbers for other sizes.
constexpr auto games = std::to_array<GameRow>({
    {"othello", 50, &family, &rows::othello, {"reversi", "flipello", "othello-8x8"}},
    {"othello-6x6", -1, &family, &rows::othello_6x6, {"othello-small", "reversi-6x6"}, 50, "6x6"},
    {"othello-10x10",
     -1,
     &family,
     &rows::othello_10x10,
     {"othello-large", "grand-othello", "reversi-10x10"},
     50,
     "10x10"},
});

constexpr auto fen_forms =
    std::to_array<GameForm>({{"losing", {"losing", "anti", "reverse", "misere"}, "Losing"}});

bool is_board(int size) {
  return std::any_of(games.begin(), games.end(),
                     [&](const GameRow& row) { return static_cast<const Rules*>(row.rules)->size == size; });
}

struct Verbs {
  using Rules = othello::Rules;

  static std::string key(const Rules& /*rules*/) { return {}; }
  static std::string board_size(const Rules& rules) {
    return std::to_string(rules.size) + "x" + std::to_string(rules.size);
  }
  static board::Notation notation(const Rules& /*rules*/) { return board::Notation::algebraic; }
  static std::string rules_in_words(const Rules& rules) {
    return "Black begins, with two discs of each colour in the middle of a board of " + board_size(rules) +
           ". A move puts a disc on an empty square so that one or more discs of the other colour are "
           "between "
           "it and another disc of its colour in a row, a column or a diagonal; all discs enclosed in this "
           "way, in every direction, are turned over. You must make such a move if there is one; a side "
           "without one passes automatically. The game is over when neither side has a move. " +
           (rules.fewest_wins ? "The side with fewer discs wins" : "The side with more discs wins") +
           "; in the score, the side with more discs gets the empty squares.";
  }

  static Rules with_form(const Rules& rules, std::size_t /*form*/) { return losing(rules); }
  static bool has_form(const Rules& rules, std::size_t /*form*/) { return rules.fewest_wins; }

  // The size in the GameType selects the board. The GameType also gives the corner of a1, which does not
  // change the names of squares.
  static std::optional<Rules> with_game_type(Rules rules, const GameType& type) {
    const std::int8_t width = type.width.value_or(rules.size);
    const bool square = type.height.value_or(width) == width;
    if (!square || !is_board(width) || type.white_first.value_or(false)) return std::nullopt;
    rules.size = width;
    return rules;
  }
  static std::string game_type(int number, const Rules& rules) {
    const std::string size = std::to_string(rules.size);
    return std::to_string(number) + ",B," + size + ',' + size + ",A2,0";
  }

  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    if (squares_fit<Set64>(spec.rules.as<Rules>())) return std::make_unique<OthelloGame<Set64>>(spec);
    return std::make_unique<OthelloGame<Set128>>(spec);
  }
};

const GameRow* row_of_position(std::string_view position) {
  for (const GameRow& row : games)
    if (begins_with_board(position, static_cast<const Rules*>(row.rules)->size)) return &row;
  return nullptr;
}

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "othello",
    .title = "Othello",
    .convention = &conventions::pdn,
    .games = games,
    .move_shapes = &move_shapes,
    .forms = fen_forms,
    .looks = {.move = claim_move, .position = claim_position, .record = is_record},
    .has_many_boards = true,
    .turns_board = false,
    .value_unit = "disc",
    .values_of_mover = true,
    .boards = "a board of 6x6, 8x8 or 10x10 squares, and Black begins",
    .positions = {.row_of = row_of_position},
});

}  // namespace mt::othello
