// Plays random games on every board, and compares every position with a rule book that shares no code with
// the game.
#include "movetext/games/othello/perft.hpp"
#include "support/dice.hpp"
#include "support/reading.hpp"
#include "support/rulebook.hpp"

#include <array>

namespace mt::othello::test {
namespace {

template <class Set>
class Pair {
 public:
  explicit Pair(const Rules& rules)
      : game_(rules), book_(Rulebook::start(rules.size)), position_(game_.start()) {}

  // Plays a game to its end and returns the number of passes.
  int play(mt::test::Dice& dice) {
    int passes = 0;
    while (!book_.is_over()) {
      compare();
      passes += book_.moves(book_.turn).empty() ? 1 : 0;
      book_.pass_if_forced();
      const std::vector<int> moves = book_.moves(book_.turn);
      const int square = moves[dice.below(moves.size())];
      book_.play(square);
      position_ = game_.play(position_, {static_cast<std::uint8_t>(square)});
    }
    compare();
    compare_score();
    return passes;
  }

 private:
  void compare() {
    ASSERT_EQ(text_of(game_, position_), book_.text());
    ASSERT_EQ(position(game_, book_.text()), position_);
    Rulebook mover = book_;
    mover.pass_if_forced();
    ASSERT_EQ(position_.passes, mover.turn != book_.turn) << book_.text();
    ASSERT_EQ(game_.to_move(position_) == Side::first, mover.turn == 'X') << book_.text();
    MoveList moves;
    game_.legal_moves(position_, moves);
    const std::vector<int> legal = book_.is_over() ? std::vector<int>() : mover.moves(mover.turn);
    ASSERT_TRUE(std::equal(moves.begin(), moves.end(), legal.begin(), legal.end(), [](Move move, int square) {
      return move.square == square;
    })) << book_.text();
    ASSERT_EQ(game_.settled(position_).kind != Outcome::Kind::open, book_.is_over());
    ASSERT_EQ(perft(game_.board(), position_, 2), book_.perft(2)) << book_.text();
  }

  void compare_score() {
    const auto discs = [&](char sign) {
      return static_cast<int>(std::count(book_.squares.begin(), book_.squares.end(), sign));
    };
    const int black = discs('X');
    const int white = discs('O');
    const auto score = game_.final_score(position_);
    EXPECT_EQ(score[0] + score[1], book_.size * book_.size);
    EXPECT_EQ(score[0] - score[1] > 0, black > white);
    EXPECT_EQ(score[black > white ? 1 : 0], black == white ? score[0] : std::min(black, white));
  }

  Othello<Set> game_;
  Rulebook book_;
  Position<Set> position_;
};

template <class Set>
int passes_in(const Rules& rules, int games) {
  mt::test::Dice dice(0x9E3779B97F4A7C15U);
  int passes = 0;
  for (int i = 0; i < games; ++i) passes += Pair<Set>(rules).play(dice);
  return passes;
}

TEST(OthelloDifferential, RandomGamesFollowTheRuleBook) {
  EXPECT_GT(passes_in<Set64>(rows::othello, 20), 5);
  EXPECT_GT(passes_in<Set64>(rows::othello_6x6, 30), 10);
  EXPECT_GT(passes_in<Set128>(rows::othello_10x10, 4), 0);
}

}  // namespace
}  // namespace mt::othello::test
