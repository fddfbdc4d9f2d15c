// What values mean in each game, and the marks that result from them.
#include "movetext/engine/analysis/marks.hpp"
#include "movetext/games/table/game_rows.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <limits>
#include <string>

namespace mt::engine {
namespace {

ScoreCurve curve(std::string_view name) {
  const auto game = make_game(*parse_game(name));
  return game->score_curve(game->start());
}

ScoreCurve curve(std::string_view name, std::string_view position) {
  const auto game = make_game(*parse_game(name));
  AnyPosition read;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(game->parse_position(position, read, notes)) << position;
  return game->score_curve(read);
}

Mark mark_of_falling(ScoreCurve of_game, int before, int after) {
  const auto value = [](int hundredths) { return Score{.value = hundredths}; };
  return mark_of(lost(value(before), value(after), of_game), false);
}

TEST(Curves, AreFairToBothSidesAndRise) {
  constexpr int most = std::numeric_limits<int>::max();
  for (const GameRow& row : game_rows()) {
    const ScoreCurve of_game = curve(row.name);
    EXPECT_EQ(of_game.expected(0), 0.5) << row.name;
    for (const int value : {1, 30, 100, 450, 20'000, most})
      EXPECT_NEAR(of_game.expected(value) + of_game.expected(-value), 1, 1e-12) << row.name << ' ' << value;
    EXPECT_LT(of_game.expected(-100), of_game.expected(-99)) << row.name;
    EXPECT_LT(of_game.expected(99), of_game.expected(100)) << row.name;
    EXPECT_EQ(of_game.expected(most), 1) << row.name;
  }
}

// The chances agree with the expected score, whatever part of even games is drawn.
TEST(Curves, GiveChancesThatAgreeWithTheScore) {
  for (const double draws : {0.001, 0.05, 0.3, 0.5, 0.75, 0.999}) {
    const ScoreCurve of_game{.steepness = 0.004, .draws = draws};
    EXPECT_NEAR(of_game.chances(0).draw, draws, 1e-9);
    double before = 1;
    for (const int value : {0, 1, 30, 100, 450, 3'000, 20'000, std::numeric_limits<int>::max()}) {
      const ResultChances chances = of_game.chances(value);
      EXPECT_NEAR(chances.win + chances.draw + chances.loss, 1, 1e-9);
      EXPECT_NEAR(chances.win + chances.draw / 2, of_game.expected(value), 1e-9);
      EXPECT_GE(chances.loss, -1e-9) << draws << ' ' << value;
      EXPECT_GE(chances.draw, 0);
      EXPECT_LE(chances.draw, before);
      before = chances.draw;
      EXPECT_NEAR(of_game.chances(-value).loss, chances.win, 1e-9);
    }
  }
}

TEST(Curves, AreOrderedByTheWorthOfAMan) {
  // If kings move only one square, an extra man wins most games. In games in which a single king can hold the
  // draw, an extra man wins fewer games.
  EXPECT_GT(curve("english").expected(100), 0.8);
  EXPECT_GT(curve("english").expected(100), curve("international").expected(100));
  EXPECT_GT(curve("italian").expected(100), curve("russian").expected(100));
  EXPECT_GT(curve("international").expected(100), curve("chess").expected(100));
  EXPECT_GT(curve("international").expected(100), curve("xiangqi").expected(100));
  EXPECT_LT(curve("antidraughts").expected(100), 0.6) << "men are to be lost there";
}

TEST(Curves, MakeTheLossOfAManABlunder) {
  for (const auto* const game : {"international", "english", "italian", "russian", "brazilian", "frisian"})
    EXPECT_EQ(mark_of_falling(curve(game), 0, -100), Mark::blunder) << game;
  EXPECT_EQ(mark_of_falling(curve("english"), 0, -15), Mark::dubious) << "people win with less there";
  EXPECT_EQ(mark_of_falling(curve("international"), 0, -15), Mark::none);
  EXPECT_EQ(mark_of_falling(curve("english"), -600, -700), Mark::none) << "both are lost";
}

TEST(Curves, WeighDiscsMoreTowardsTheEndInOthello) {
  const std::string middle = std::string(40, '-') + std::string(12, 'O') + std::string(12, 'X');
  const std::string late = std::string(2, '-') + std::string(31, 'O') + std::string(31, 'X');
  const ScoreCurve from_start = curve("othello");
  const ScoreCurve at_end = curve("othello", late + " X");
  EXPECT_NEAR(from_start.expected(400), curve("othello", middle + " X").expected(400), 0.001)
      << "twenty plies change nothing";
  EXPECT_LT(from_start.expected(400), 0.65);
  EXPECT_GT(at_end.expected(200), 0.9);
  EXPECT_EQ(mark_of_falling(from_start, 0, -200), Mark::dubious);
  EXPECT_EQ(mark_of_falling(at_end, 0, -200), Mark::blunder);
}

}  // namespace
}  // namespace mt::engine
