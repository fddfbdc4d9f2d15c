// Tests the search that is used for positions with very many captures. It is compared with the plain search
// and with the rule book.
#include "movetext/games/draughts/heaviest_captures.hpp"

#include "reading.hpp"
#include "support/random_position.hpp"
#include "support/samples.hpp"
#include "support/table.hpp"
#include "support/test_name.hpp"

#include <gtest/gtest.h>

namespace mt::draughts::test {
namespace {

template <class Set>
std::set<BookMove> as_book_moves(const Variant<Set>& variant, const MoveList<Set>& moves) {
  std::set<BookMove> set;
  for (const Move<Set>& move : moves) set.insert(book_move(variant, move));
  return set;
}

class AddingValues : public testing::TestWithParam<NamedRules> {};

TEST_P(AddingValues, FindsTheResultsOfThePlainSearch) {
  with_variant(GetParam().rules, []<class Set>(const Variant<Set>& variant) {
    Random random(31);
    MoveList<Set> plain;
    MoveList<Set> found;
    for (int i = 0; i < mt::test::samples(1500); ++i) {
      const auto p = random_position(variant, random);
      if (!can_capture(variant, p)) continue;
      ASSERT_TRUE(legal_moves(variant, p, plain));
      ASSERT_TRUE(heaviest_captures(variant, p, found));
      ASSERT_EQ(found.size(), plain.size()) << diagram_of(variant, p).cells;
      ASSERT_EQ(as_book_moves(variant, found), as_book_moves(variant, plain)) << diagram_of(variant, p).cells;
    }
  });
}

// One or two kings among many pieces: the captures are long.
TEST_P(AddingValues, FollowsTheRuleBookForLongCaptures) {
  with_variant(GetParam().rules, []<class Set>(const Variant<Set>& variant) {
    Random random(5);
    MoveList<Set> found;
    for (int i = 0; i < mt::test::samples(60); ++i) {
      const auto p = kings_among_many(variant, random, 8 + below(random, 5));
      if (!can_capture(variant, p)) continue;
      ASSERT_TRUE(heaviest_captures(variant, p, found));
      ASSERT_EQ(as_book_moves(variant, found), moves_by_the_book(diagram_of(variant, p)).legal)
          << diagram_of(variant, p).cells;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Draughts, AddingValues,
                         testing::Values(NamedRules{"international", rows::international},
                                         NamedRules{"killer", killer(rows::international)},
                                         NamedRules{"brazilian", rows::brazilian},
                                         NamedRules{"canadian", rows::canadian},
                                         NamedRules{"frisian", rows::frisian},
                                         NamedRules{"frisian-killer", killer(rows::frisian)}),
                         [](const auto& test) { return mt::test::test_name(test.param.name); });

// If pieces are removed immediately, or a man becomes a king during a capture, the board changes during a
// capture, and this search does not apply.
TEST(HeaviestCaptures, OtherRulesAreNotSearched) {
  for (const Rules& rules : {rows::russian, rows::turkish, rows::english, rows::italian, rows::thai}) {
    with_variant(rules, []<class Set>(const Variant<Set>& variant) {
      MoveList<Set> moves;
      EXPECT_FALSE(heaviest_captures(variant, start_position(variant), moves));
      EXPECT_TRUE(moves.empty());
    });
  }
}

TEST(HeaviestCaptures, PositionsWithoutCapturesHaveNone) {
  const Variant<Set64> variant(rows::frisian);
  MoveList<Set64> moves;
  EXPECT_TRUE(heaviest_captures(variant, position(variant, "W:WK46,31:BK5"), moves));
  EXPECT_TRUE(moves.empty());
}

// A position that the plain search abandons: seventeen men around one king.
TEST(FrisianKing, HasTwoCapturesAmongSeventeenMen) {
  const Variant<Set64> variant(rows::frisian);
  const auto p = position(variant, "B:W3,14,17,18,19,22,24,28,31,33,34,36,39,41,43,48,50:BK16");
  MoveList<Set64> moves;
  ASSERT_TRUE(legal_moves(variant, p, moves));
  EXPECT_EQ(moves.size(), 2U);
  EXPECT_EQ(as_book_moves(variant, moves), moves_by_the_book(diagram_of(variant, p)).legal);
  for (const Move<Set64>& move : moves) {
    MoveList<Set64> between;
    ASSERT_TRUE(legal_moves_between(variant, p, move.from, move.to, between));
    EXPECT_TRUE(std::find(between.begin(), between.end(), move) != between.end());
  }
  EXPECT_EQ(*perft(variant, p, 1), 2U);
}

TEST(Frisian, RandomPositionsAreSolved) {
  const Variant<Set64> variant(rows::frisian);
  Random random(2000);
  MoveList<Set64> moves;
  for (int i = 0; i < mt::test::samples(2000); ++i) {
    const int pieces = 2 + below(random, 39);
    const auto p =
        i % 2 == 0 ? random_position(variant, random, pieces) : kings_among_many(variant, random, pieces - 1);
    ASSERT_TRUE(legal_moves(variant, p, moves)) << diagram_of(variant, p).cells;
  }
}

// Of two hundred thousand random positions, one or two need more steps than the budget.
TEST(Frisian, ASearchBeyondItsBudgetIsReported) {
  const Variant<Set64> variant(rows::frisian);
  const auto p = position(variant,
                          "W:WK23:BK5,K7,K9,K12,K13,K14,K16,K18,K20,K21,K24,K25,K27,K31,K33,K34,K35,K36,K38,"
                          "K40,K41,K44,K45,K47,K49");
  MoveList<Set64> moves;
  EXPECT_FALSE(legal_moves(variant, p, moves));
  EXPECT_TRUE(moves.empty());
  EXPECT_EQ(perft(variant, p, 3).code(), Code::too_complex);
}

// Both searches use up the effort that several positions share.
TEST(Frisian, TheSharedEffortIsCounted) {
  const Variant<Set64> variant(rows::frisian);
  const auto p = position(variant, "B:W3,14,17,18,19,22,24,28,31,33,34,36,39,41,43,48,50:BK16");
  Effort effort{2 * search_budget};
  MoveList<Set64> moves;
  ASSERT_TRUE(legal_moves(variant, p, moves, &effort));
  EXPECT_LT(effort.left, search_budget - 16);
  effort.left = search_budget;  // enough for the first search, but not for the second
  EXPECT_FALSE(legal_moves(variant, p, moves, &effort));
  EXPECT_TRUE(moves.empty());
}

}  // namespace
}  // namespace mt::draughts::test
