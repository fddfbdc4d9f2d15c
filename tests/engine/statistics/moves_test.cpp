// Statistics of games without dice: stored values, times, phases, accuracy.
#include "engine/analysis/moves_course.hpp"
#include "movetext/engine/statistics/accuracy.hpp"
#include "movetext/engine/statistics/move_row.hpp"
#include "movetext/engine/statistics/move_sums.hpp"
#include "support/samples.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace mt::statistics {
namespace {

// A game of chess whose moves have these comments.
struct Commented {
  Record record;
  engine::Course course;
  std::vector<MoveRow> rows;

  Commented(const std::vector<std::string>& moves, const std::vector<std::string>& comments,
            std::string_view time_control = {})
      : course(*engine::course_of_moves("chess", moves)) {
    if (!time_control.empty()) record.set_tag("TimeControl", time_control);
    for (std::size_t i = 0; i < moves.size(); ++i) {
      course.decisions[i].event = static_cast<std::uint32_t>(record.tape.size());
      record.add(EventKind::ply, moves[i]);
      if (i < comments.size()) record.add(EventKind::comment, comments[i]);
    }
    rows = move_rows(record, course);
    read_stored_values(record, course, rows);
  }
};

TEST(StoredEvals, AreValuesBeforeAndAfterMoves) {
  const Commented game({"e4", "e5", "Nf3", "Nc6"},
                       {"[%eval 0.20]", "[%eval 0.50]", "better was d4 [%eval 0.10]", "[%eval #1]"});
  EXPECT_FALSE(game.rows[0].values) << "the value before the first move is not known";
  EXPECT_NEAR(game.rows[1].value_loss(), 30, 1e-9);
  EXPECT_NEAR(game.rows[2].value_loss(), 40, 1e-9);
  EXPECT_NEAR(game.rows[3].value_loss(), 990, 1e-9) << "a decided game counts as ten pawns";
  EXPECT_EQ(game.rows[3].mark, engine::Mark::blunder);
}

TEST(StoredEvals, AreMissingWhereAMoveHasNone) {
  const Commented game({"e4", "e5", "Nf3", "Nc6"}, {"[%eval 0.20]", "good", "[%eval 0.10]", "[%eval 0.15]"});
  EXPECT_FALSE(game.rows[1].values);
  EXPECT_FALSE(game.rows[2].values);
  EXPECT_TRUE(game.rows[3].values);
}

TEST(StoredEvals, GiveAMateTheValueOfTheResult) {
  const Commented game({"f3", "e5", "g4", "Qh4"}, {"[%eval -0.5]", "[%eval -0.4]", "[%eval #-1]"});
  ASSERT_TRUE(game.rows[3].values);
  EXPECT_NEAR(game.rows[3].value_loss(), 0, 1e-9);
  EXPECT_NEAR(game.rows[2].value_loss(), 960, 1e-9);
}

TEST(Times, ComeFromClocksAndFromTimesOfMoves) {
  const Commented clocks({"e4", "e5", "Nf3", "Nc6"},
                         {"[%clk 0:05:00]", "[%clk 0:04:50]", "[%clk 0:04:58]", "[%clk 0:04:00]"}, "300+3");
  EXPECT_NEAR(*clocks.rows[0].seconds, 3, 1e-9);
  EXPECT_NEAR(*clocks.rows[1].seconds, 13, 1e-9);
  EXPECT_NEAR(*clocks.rows[2].seconds, 5, 1e-9);
  EXPECT_NEAR(*clocks.rows[3].seconds, 53, 1e-9);
  const Commented times({"e4", "e5"}, {"[%emt 0:01:02.5]", "[%emt 7]"});
  EXPECT_NEAR(*times.rows[0].seconds, 62.5, 1e-9);
  EXPECT_NEAR(*times.rows[1].seconds, 7, 1e-9);
  const Commented unknown({"e4", "e5", "Nf3"}, {"[%clk 0:05:00]", "[%clk x]", "[%clk 0:05:10]"});
  EXPECT_FALSE(unknown.rows[0].seconds);
  EXPECT_FALSE(unknown.rows[2].seconds) << "a clock that goes up without an increment gives no time";
}

TEST(Phases, FollowTheShareOfMenOrOfEmptySquares) {
  const auto phase = [](const char* game, const std::vector<std::string>& moves, std::size_t index) {
    return move_rows(Record(), *engine::course_of_moves(game, moves))[index].phase;
  };
  EXPECT_EQ(phase("chess", {"e4", "e5"}, 0), Phase::opening);
  EXPECT_EQ(phase("othello", {"f5", "d6"}, 1), Phase::opening);
}

// The published curve: 103.1668 exp(-0.04354 d) - 3.1669.
TEST(Accuracy, IsThatOfThePublishedScale) {
  EXPECT_EQ(accuracy_of_move(0.4, 0.5), 100);
  EXPECT_NEAR(accuracy_of_move(0.6, 0.5), 103.1668 * std::exp(-0.4354) - 3.1669, 1e-9);
  EXPECT_EQ(accuracy_of_move(1, 0), 0);
}

MoveRow row_of(Side side, double before, double after) {
  MoveRow row{.side = side};
  row.values = MoveRow::Values{};
  row.values->before.expected = before;
  row.values->after.expected = after;
  return row;
}

TEST(Accuracy, OfAGameWithoutLossesIsPerfect) {
  std::vector<MoveRow> rows;
  for (int i = 0; i < 40; ++i) rows.push_back(row_of(i % 2 == 0 ? Side::first : Side::second, 0.5, 0.5));
  const auto accuracy = accuracy_of_game(rows);
  EXPECT_NEAR(*accuracy[0], 100, 1e-9);
  EXPECT_NEAR(*accuracy[1], 100, 1e-9);
  EXPECT_FALSE(accuracy_of_game({})[0]);
}

// Three moves: White loses 10 % of the chances, Black nothing, White nothing. The windows have two positions,
// and their deviations are 5, 0 and 0, of which the last two become 0.5.
TEST(Accuracy, WeightsMovesByTheUnrestAroundThem) {
  const std::vector<MoveRow> rows{row_of(Side::first, 0.6, 0.5), row_of(Side::second, 0.5, 0.5),
                                  row_of(Side::first, 0.5, 0.5)};
  const double bad = accuracy_of_move(0.6, 0.5);
  const double weighted = (5 * bad + 0.5 * 100) / 5.5;
  const double harmonic = 2 / (1 / bad + 1.0 / 100);
  EXPECT_NEAR(*accuracy_of_game(rows)[0], (weighted + harmonic) / 2, 1e-9);
  EXPECT_NEAR(*accuracy_of_game(rows)[1], 100, 1e-9);
}

TEST(MoveSums, ChangeColumnsWithThePlayers) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> share(0, 1);
  for (int i = test::samples(200); i > 0; --i) {
    std::vector<MoveRow> rows;
    for (auto move = random() % 60; move > 0; --move) {
      MoveRow row = row_of(move % 2 == 0 ? Side::first : Side::second, share(random), share(random));
      if (random() % 5 == 0) row.values.reset();
      if (random() % 2 == 0) row.seconds = 200 * share(random);
      row.phase = static_cast<Phase>(random() % phases);
      rows.push_back(row);
    }
    const BothMoveSums sums = sum_of_moves(rows);
    for (MoveRow& row : rows) row.side = other(row.side);
    const BothMoveSums swapped = sum_of_moves(rows);
    for (std::size_t side = 0; side < 2; ++side) {
      EXPECT_EQ(sums[side].all.moves, swapped[1 - side].all.moves);
      EXPECT_EQ(sums[side].all.score, swapped[1 - side].all.score);
      EXPECT_NEAR(sums[side].accuracy, swapped[1 - side].accuracy, 1e-9);
      MoveLosses parts;
      for (const MoveLosses& part : sums[side].by_phase) parts += part;
      EXPECT_EQ(parts.moves, sums[side].all.moves) << "the phases add up";
      EXPECT_EQ(parts.marks, sums[side].all.marks);
    }
  }
}

}  // namespace
}  // namespace mt::statistics
