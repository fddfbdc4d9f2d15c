// Plays in UBGI are written die by die, in an order in which each step can be played alone.
#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <array>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// A minimal board. It has the checkers of the mover and of the other side, by the points as the mover counts
// them; 25 is the bar.
struct Board {
  std::array<int, 26> own{};
  std::array<int, 26> theirs{};
  explicit Board(const backgammon::Position& position) {
    const Side mover = position.on_roll;
    for (int point = 1; point <= 25; ++point) {
      own[static_cast<std::size_t>(point)] = position.board.count(mover, point);
      if (point < 25)
        theirs[static_cast<std::size_t>(point)] = position.board.count(other(mover), 25 - point);
    }
  }
  // Plays one step with one of the dice, and removes that die. Returns false if no die allows the step.
  bool play(int from, int to, std::vector<int>& dice) {
    const auto begin = static_cast<std::size_t>(from);
    const auto end = static_cast<std::size_t>(to);
    if (own[begin] == 0 || (from != 25 && own[25] > 0) || to >= from) return false;
    if (to > 0 && theirs[end] > 1) return false;
    int highest = 0;
    for (int point = 1; point <= 25; ++point)
      if (own[static_cast<std::size_t>(point)] > 0) highest = point;
    for (auto die = dice.begin(); die != dice.end(); ++die) {
      const bool is_exact = from - *die == to;
      const bool goes_off = to == 0 && highest <= 6 && (is_exact || (*die > from && from == highest));
      if (to == 0 ? !goes_off : !is_exact) continue;
      dice.erase(die);
      --own[begin];
      if (to > 0) ++own[end];
      if (to > 0) theirs[end] = 0;
      return true;
    }
    return false;
  }
};

int number_of(std::string_view text) {
  if (text == "bar") return 25;
  return text == "off" ? 0 : std::stoi(std::string(text));
}

TEST(UbgiSteps, CanBePlayedOneByOne) {
  const std::shared_ptr<const AnyGame> game = make_game(*parse_game("backgammon"));
  std::mt19937 chance(20261125);
  int plays = 0;
  for (int run = 0; run < 12; ++run) {
    AnyPosition position;
    std::vector<Diagnostic> notes;
    ASSERT_TRUE(game->parse_position("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0", position, notes));
    for (int turn = 0; turn < 120 && game->outcome(position).kind == Outcome::Kind::open; ++turn) {
      MatchState state = *game->match_state(position);
      state.dice = {static_cast<std::uint8_t>(1 + chance() % 6), static_cast<std::uint8_t>(1 + chance() % 6)};
      position = game->with_match_state(position, state);
      std::vector<std::string> moves;
      game->legal_moves(position, game->notation(), moves);
      const std::string& move = moves[chance() % moves.size()];
      const std::string steps = ubgi::play_words(*game, position, move);
      Board board(position.as<backgammon::Position>());
      std::vector<int> dice{state.dice.first, state.dice.second};
      if (state.dice.is_double()) dice.assign(4, state.dice.first);
      for (Words words(steps); !words.empty() && steps != "nomove"; ++plays) {
        const std::string_view step = words.take();
        const std::size_t slash = step.find('/');
        ASSERT_TRUE(board.play(number_of(step.substr(0, slash)), number_of(step.substr(slash + 1)), dice))
            << step << " of " << steps << " (" << move << ")";
      }
      Diagnostic refusal;
      std::string text;
      ASSERT_TRUE(game->play(position, move, game->notation(), text, refusal));
    }
  }
  EXPECT_GT(plays, 1000);
}

}  // namespace
}  // namespace mt::engine
