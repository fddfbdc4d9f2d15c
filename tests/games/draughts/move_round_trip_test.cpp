// Every written move is read back as the same move: under every rule set, in every notation.
#include "any_rules.hpp"
#include "movetext/games/draughts/match.hpp"
#include "movetext/games/draughts/position_text.hpp"
#include "movetext/games/draughts/write_move.hpp"
#include "support/test_name.hpp"

#include <gtest/gtest.h>

namespace mt::draughts {
namespace {

using board::Notation;

class EveryRules : public ::testing::TestWithParam<test::NamedRules> {};

INSTANTIATE_TEST_SUITE_P(Draughts, EveryRules, ::testing::ValuesIn(test::all_rules()),
                         [](const auto& test) { return mt::test::test_name(test.param.name); });

std::vector<Notation> notations(const SquareNames& names) {
  std::vector<Notation> all{Notation::numeric, Notation::algebraic, Notation::short_form};
  if (names.has_diagonal()) all.push_back(Notation::diagonal);
  return all;
}

template <class Set>
std::string fen(const Variant<Set>& variant, const Position<Set>& position) {
  std::string text;
  write_fen(variant, position, {}, text);
  return text;
}

template <class Set>
void expect_identity(const Variant<Set>& variant, const Position<Set>& position, const Move<Set>& move) {
  MoveList<Set> meant;
  for (const Notation notation : notations(variant.names)) {
    const std::string written = move_text(variant, position, move, notation);
    MoveText text;
    ASSERT_FALSE(read_move_text(variant.names, written, text, notation))
        << written << ' ' << fen(variant, position);
    ASSERT_TRUE(match(variant, position, text, meant));
    ASSERT_EQ(meant.size(), 1U) << written << ' ' << fen(variant, position);
    ASSERT_EQ(meant[0], move) << written << ' ' << fen(variant, position);
    ASSERT_EQ(spelling_fault(variant, text, move), Code::none) << written;
  }
}

TEST_P(EveryRules, RandomGamesAreReadBackMoveByMove) {
  test::with_variant(GetParam().rules, [](const auto& variant) {
    mt::test::Dice dice(0x9E3779B97F4A7C15U);
    for (int game = 0; game < 12; ++game) {
      test::random_game(variant, start_position(variant), dice, 120,
                        [&](const auto& position, const auto&, const auto& move) {
                          expect_identity(variant, position, move);
                        });
    }
  });
}

// Random boards with many kings have far more captures that share both ends than real games.
TEST_P(EveryRules, CrowdedBoardsAreReadBackMoveByMove) {
  test::with_variant(GetParam().rules, [](const auto& variant) {
    mt::test::Dice dice(0xD1B54A32D192ED03U);
    const int boards = variant.names.count() > 72 ? 10 : 120;
    for (int board = 0; board < boards; ++board) {
      const auto start = test::random_position(variant, dice, 20 + dice.below(25), 20);
      test::random_game(variant, start, dice, 4, [&](const auto& position, const auto& moves, const auto&) {
        for (std::size_t i = 0; i < moves.size() && i < 12; ++i) expect_identity(variant, position, moves[i]);
      });
    }
  });
}

TEST_P(EveryRules, AListOfMovesIsWrittenLikeItsMembers) {
  test::with_variant(GetParam().rules, [](const auto& variant) {
    mt::test::Dice dice(0x2545F4914F6CDD1DU);
    for (int board = 0; board < 30; ++board) {
      const auto start = test::random_position(variant, dice, 25, 30);
      test::random_game(variant, start, dice, 1, [&](const auto& position, const auto& moves, const auto&) {
        for (const Notation notation : notations(variant.names)) {
          std::vector<std::string> listed;
          std::vector<std::string> single;
          write_moves(variant, position, moves, notation, listed);
          for (const auto& move : moves) single.push_back(move_text(variant, position, move, notation));
          ASSERT_EQ(listed, single) << fen(variant, position);
        }
      });
    }
  });
}

TEST_P(EveryRules, LegalMovesHaveDistinctTexts) {
  test::with_variant(GetParam().rules, [](const auto& variant) {
    mt::test::Dice dice(0x94D049BB133111EBU);
    const int boards = variant.names.count() > 72 ? 12 : 40;
    for (int board = 0; board < boards; ++board) {
      const auto start = test::random_position(variant, dice, 30, 25);
      test::random_game(variant, start, dice, 3, [&](const auto& position, const auto& moves, const auto&) {
        if (moves.size() > 40) return;
        for (const Notation notation : notations(variant.names)) {
          std::vector<std::string> texts;
          for (const auto& move : moves) texts.push_back(move_text(variant, position, move, notation));
          std::sort(texts.begin(), texts.end());
          ASSERT_EQ(std::adjacent_find(texts.begin(), texts.end()), texts.end()) << fen(variant, position);
        }
      });
    }
  });
}

}  // namespace
}  // namespace mt::draughts
