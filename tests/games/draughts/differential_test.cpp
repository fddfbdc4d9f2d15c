// Compares the generator with the rule book on random positions of every game: many kings, men everywhere.
#include "movetext/games/draughts/path_counter.hpp"
#include "movetext/games/draughts/plain_step.hpp"
#include "support/random_position.hpp"
#include "support/samples.hpp"
#include "support/table.hpp"
#include "support/test_name.hpp"

#include <gtest/gtest.h>
#include <type_traits>

namespace mt::draughts::test {
namespace {

template <class Set>
void compare_moves(const Variant<Set>& variant, const Position<Set>& p) {
  const Diagram diagram = diagram_of(variant, p);
  const BookMoves book = moves_by_the_book(diagram);
  MoveList<Set> moves;
  ASSERT_TRUE(legal_moves(variant, p, moves));
  std::set<BookMove> ours;
  for (const Move<Set>& move : moves) ours.insert(book_move(variant, move));
  ASSERT_EQ(ours.size(), moves.size()) << "a move is listed twice";
  ASSERT_EQ(ours, book.legal);
  ASSERT_EQ(can_capture(variant, p), !book.all_captures.empty());
  ASSERT_EQ(has_move(variant, p), !book.legal.empty());

  MoveList<Set> captures;
  ASSERT_TRUE(all_captures(variant, p, captures));
  ours.clear();
  for (const Move<Set>& move : captures) ours.insert(book_move(variant, move));
  ASSERT_EQ(ours, book.all_captures);
  ASSERT_EQ(ours.size(), captures.size());

  std::uint64_t replies = 0;
  for (const Move<Set>& move : moves) {
    MoveList<Set> answers;
    ASSERT_TRUE(legal_moves(variant, play(variant, p, move), answers));
    replies += answers.size();
  }
  ASSERT_EQ(*perft(variant, p, 1), moves.size());
  ASSERT_EQ(*perft(variant, p, 2), replies);
  if constexpr (std::is_same_v<Set,
                               Set64>) {  // unlike perft(), count_paths() has the sanitizers here
    ASSERT_EQ((*count_paths<Loose<Set>, Set>(variant, p, 1)), moves.size());
    ASSERT_EQ((*count_paths<Loose<Set>, Set>(variant, p, 2)), replies);
  }

  for (const Move<Set>& move : moves) {
    const Diagram next = play_by_the_book(diagram, book_move(variant, move));
    ASSERT_EQ(diagram_of(variant, play(variant, p, move)).cells, next.cells);
  }
}

// Checks that legal_moves_between() returns those moves of legal_moves() that have the given start and end,
// in the same order. If there is only one such move, the plain step must find it.
template <class Set>
void compare_between(const Variant<Set>& variant, const Position<Set>& p) {
  const PlainStepFunction<Set> plain_step = plain_step_function(variant);
  MoveList<Set> moves;
  MoveList<Set> part;
  ASSERT_TRUE(legal_moves(variant, p, moves));
  for (Set from = variant.geometry.squares; any(from);) {
    const int f = pop(from);
    for (Set to = variant.geometry.squares; any(to);) {
      const int t = pop(to);
      MoveList<Set> expected;
      for (const Move<Set>& m : moves) {
        if (m.from == f && m.to == t) expected.push_back(m);
      }
      ASSERT_TRUE(legal_moves_between(variant, p, f, t, part));
      ASSERT_EQ(part, expected);
      const bool captures = !expected.empty() && expected[0].is_capture();
      const auto start = static_cast<unsigned>(f);
      const auto end = static_cast<unsigned>(t);
      Move<Set> made;
      Position<Set> after;
      ASSERT_EQ(plain_step(p, {start, end, captures}, made, after, variant), expected.size() == 1);
      ASSERT_FALSE(plain_step(p, {start, end, !captures}, made, after, variant));
      if (expected.size() != 1) continue;
      ASSERT_EQ(made, expected[0]);
      ASSERT_EQ(after, play(variant, p, made));
    }
  }
}

class EveryGame : public testing::TestWithParam<NamedRules> {};

TEST_P(EveryGame, MovesFollowTheRuleBook) {
  with_variant(GetParam().rules, [](const auto& variant) {
    Random random(2024);
    for (int i = 0; i < mt::test::samples(1500) && !testing::Test::HasFatalFailure(); ++i) {
      const auto p = random_position(variant, random);
      compare_moves(variant, p);
      if (i % 50 == 0) compare_between(variant, p);
      if (testing::Test::HasFatalFailure())
        ADD_FAILURE() << "position " << i << ": " << diagram_of(variant, p).cells;
    }
  });
}

TEST_P(EveryGame, RandomGamesFollowTheRuleBook) {
  with_variant(GetParam().rules, []<class Set>(const Variant<Set>& variant) {
    Random random(7);
    Position<Set> p = start_position(variant);
    MoveList<Set> moves;
    for (int ply = 0; ply < 300 && !testing::Test::HasFatalFailure(); ++ply) {
      Position<Set> without_limit = p;
      without_limit.king_moves = {};
      compare_moves(variant, without_limit);
      ASSERT_TRUE(legal_moves(variant, p, moves));
      if (moves.empty()) {
        p = start_position(variant);
      } else {
        p = play(variant, p, moves[static_cast<unsigned>(below(random, static_cast<int>(moves.size())))]);
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Draughts, EveryGame, testing::ValuesIn(games()),
                         [](const auto& test) { return mt::test::test_name(test.param.name); });

// The same comparison on boards of other sizes, including odd widths and boards that are not square.
TEST(OtherBoards, MovesFollowTheRuleBook) {
  Random random(99);
  const std::vector<NamedRules> all = games();
  for (int width = 4; width <= 14; ++width) {
    for (int height = 4; height <= 14; height += 2 + width % 2) {
      const NamedRules& game = all[static_cast<unsigned>(below(random, static_cast<int>(all.size())))];
      board::Shape shape = game.rules.shape;
      shape.width = static_cast<std::int8_t>(width);
      shape.height = static_cast<std::int8_t>(height);
      SCOPED_TRACE(game.name + " " + std::to_string(width) + "x" + std::to_string(height));
      const Rules rules = on_board(game.rules, shape, usual_men_rows(game.rules, height));
      with_variant(rules, [&](const auto& variant) {
        for (int i = 0; i < 30 && !testing::Test::HasFatalFailure(); ++i) {
          compare_moves(variant, random_position(variant, random));
        }
      });
    }
  }
}

}  // namespace
}  // namespace mt::draughts::test
