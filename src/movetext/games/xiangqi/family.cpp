#include "movetext/games/xiangqi/family.hpp"

#include "movetext/games/api/describe_family.hpp"
#include "movetext/games/xiangqi/any_xiangqi.hpp"
#include "movetext/games/xiangqi/figures.hpp"
#include "movetext/games/xiangqi/looks.hpp"
#include "movetext/games/xiangqi/move_shapes.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::xiangqi {
namespace {

constexpr std::array<std::string_view, 8> other_names{"chinese-chess", "chinesechess", "cchess"};

// GameType 1 is xiangqi in PDN 3.0. The other rows differ only in how a repetition is judged.
constexpr auto games = std::to_array<GameRow>({
    {"xiangqi", 1, &family, &rows::xiangqi, other_names},
    {"xiangqi-cxa", -1, &family, &rows::cxa, {"chinese-chess-cxa"}, 1, "CXA"},
    {"xiangqi-league", -1, &family, &rows::league, {"chinese-chess-league"}, 1, "UCCI League"},
    {"xiangqi-checks", -1, &family, &rows::check_only, {}, 1, "Checks"},
    {"xiangqi-draws", -1, &family, &rows::draws, {}, 1, "Draws"},
});

constexpr auto fields = std::to_array<std::string_view>({",W,9,10,A0,0"});

std::string repetition_in_words(Repetition repetition) {
  switch (repetition) {
    case Repetition::axf:
    case Repetition::league:
      return "a side that has given check with every move of the repetition loses, and so does a side "
             "that has chased the same piece with every move";
    case Repetition::cxa:
      return "a side that has given check with every move of the repetition loses, and so does a side "
             "that has given check, chased a piece or threatened mate with every move";
    case Repetition::check_only:
      return "a side that has given check with every move of the repetition loses";
    case Repetition::none:
      return {};
  }
  return {};
}

struct Verbs {
  using Rules = xiangqi::Rules;

  static std::string key(const Rules& rules) {
    return {static_cast<char>('0' + static_cast<int>(rules.base)),
            static_cast<char>('0' + static_cast<int>(rules.repetition))};
  }
  static std::string board_size(const Rules& /*rules*/) { return "9x10"; }
  static board::Notation notation(const Rules& /*rules*/) { return board::Notation::wxf; }
  static std::string rules_in_words(const Rules& rules) {
    const std::string judged = repetition_in_words(rules.repetition);
    return "Chinese chess on the points of 9 files and 10 ranks. Red begins. A side that is checkmated or "
           "has no "
           "move loses. The kings may never face each other on an open file. A position that occurs for "
           "the " +
           std::string(rules.occurrences == 3 ? "third" : "fourth") + " time ends the game: " +
           (judged.empty() ? "it is a draw" : judged + "; if both sides or neither did so, it is a draw") +
           ". The game is also a draw after " + std::to_string(rules.quiet_plies / 2) +
           " rounds without a capture, and when no piece that can cross the river is left. On a board of "
           "letters K is a king, A an advisor, E an elephant, H a horse, R a rook, C a cannon and P a pawn; "
           "Red has capitals.";
  }
  // Exchanges the two ways in which engines number the ranks: from 0 and from 1.
  static std::optional<Rules> with_letters_turned(Rules rules) {
    rules.base = rules.base == RankBase::zero ? RankBase::one : RankBase::zero;
    return rules;
  }
  static std::unique_ptr<const AnyGame> make(const GameSpec& spec) {
    return std::make_unique<XiangqiGame>(spec);
  }
};

const GameRow* row_of_position(std::string_view position) {
  return claim_position(position) == Claim::unmistakable ? &games.front() : nullptr;
}

// The tag Game is the same for all rows; the tag Variant distinguishes the rows.
constexpr VariationVerbs game_tag{
    .find = [](std::string_view value) -> const GameRow* {
      return text::same_in_any_case(value, "Chinese Chess") ? &games.front() : nullptr;
    },
    .name = [](const GameRow& /*row*/) -> std::string_view { return "Chinese Chess"; },
};

}  // namespace

constinit const Family family = with_verbs<Verbs>({
    .name = "xiangqi",
    .title = "Xiangqi",
    .convention = &conventions::pgn_of_red,
    .games = games,
    .move_shapes = &move_shapes,
    .standard = &games.front(),
    .looks = {.move = claim_move, .position = claim_position, .board_edge = is_board_edge},
    .value_unit = "pawn",
    .piece_sets = piece_sets,
    .fixed_fields = fields,
    .turned_words = "with ranks numbered from 1 instead of 0, or from 0 instead of 1",
    .is_move_word = is_move_word,
    .positions = {.row_of = row_of_position},
    .variations = game_tag,
    .usual_engine = {.program = "fairy-stockfish", .protocol = "uci"},
});

}  // namespace mt::xiangqi
