// The rows of recorded matches: which decisions they have, and what these are worth.
#include "movetext/engine/statistics/match_row.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/replay/replay.hpp"

#include <gtest/gtest.h>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace mt::statistics {
namespace {

class Positions final : public replay::LineFollower {
 public:
  void start(const AnyPosition& position) override { start_ = position; }
  void visit(std::uint32_t event, const AnyPosition& position) override { after_[event] = position; }
  std::optional<AnyPosition> after(std::optional<std::uint32_t> event) const {
    if (!event) return start_;
    const auto found = after_.find(*event);
    return found == after_.end() ? std::nullopt : std::optional(found->second);
  }

 private:
  std::optional<AnyPosition> start_;
  std::map<std::uint32_t, AnyPosition> after_;
};

std::vector<MatchRow> rows_of(std::string_view text) {
  Record record;
  mat::read_record(text, 0, record);
  const auto game = make_game(*parse_game("backgammon"));
  Positions positions;
  replay::replay(record, *game, *game, {.lines = &positions});
  EXPECT_EQ(record.errors, 0U);
  return match_rows(record, *game,
                    [&](std::optional<std::uint32_t> event) { return positions.after(event); });
}

// Returns the deeds of all rows, with the side: "W play B double".
std::string deeds_of(const std::vector<MatchRow>& rows) {
  constexpr std::array<const char*, 5> names{"play", "no-double", "double", "take", "drop"};
  std::string text;
  for (const MatchRow& row : rows)
    text.append(text.empty() ? "" : " ")
        .append(row.side == Side::first ? "W:" : "B:")
        .append(names[static_cast<std::size_t>(row.deed)]);
  return text;
}

TEST(MatchRows, HaveAllDecisionsOfAGame) {
  const auto rows = rows_of(
      " 7 point match\n Game 1\n Ada : 0                          Blaise : 0\n"
      "  1)                              31: 8/5 6/5\n"
      "  2) 62: 24/18 13/11              Doubles => 2\n"
      "  3)  Takes                       44: 24/20(2) 13/9(2)\n"
      "  4)  Doubles => 4                 Drops\n"
      "      Wins 2 points\n");
  EXPECT_EQ(deeds_of(rows), "B:play W:no-double W:play B:double W:take B:play W:double B:drop")
      << "the first roll decides which side begins";
  // At 0-0 in a match to 7 points, a game won or lost with a cube of 1 makes the score 1-0 or 0-1.
  EXPECT_NEAR(rows[0].stake->zero, 0.5, 1e-9);
  EXPECT_GT(rows[0].stake->unit, 0.03);
  EXPECT_GT(rows[5].stake->unit, 1.5 * rows[0].stake->unit) << "the cube is at 2";
  EXPECT_FALSE(rows[0].is_forced);
}

TEST(MatchRows, OfMoneyPlayAreWorthTheCube) {
  const auto rows = rows_of(
      " 0 point match\n Game 1\n Ada : 0                          Blaise : 0\n"
      "  1)                              31: 8/5 6/5\n"
      "  2)  Doubles => 2                 Beavers => 4\n"
      "  3)  Takes\n"
      "  4) 62: 24/18 13/11              Doubles => 8\n"
      "  5)  Drops                        Wins 4 points\n");
  EXPECT_EQ(deeds_of(rows), "B:play W:double B:take W:play B:double W:drop")
      << "a beaver is a take, and the answer to it is not a decision";
  EXPECT_EQ(rows[1].stake->unit, 1);
  EXPECT_EQ(rows[3].stake->unit, 4);
}

TEST(MatchRows, OfTheCrawfordGameHaveNoCubeDecisions) {
  const auto rows = rows_of(
      "; [Crawford \"On\"]\n 3 point match\n Game 1\n Ada : 2                          Blaise : 0\n"
      "  1) 31: 8/5 6/5                  62: 24/18 13/11\n"
      "  2) 44: 24/20(2) 13/9(2)         53: 8/3 6/3\n");
  EXPECT_EQ(deeds_of(rows), "W:play B:play W:play B:play");
  EXPECT_NEAR(rows[0].stake->zero + rows[0].stake->unit, 1, 1e-9) << "Ada wins the match with this game";
}

TEST(MatchRows, BeyondTheTableHaveNoStake) {
  const auto rows = rows_of(
      " 31 point match\n Game 1\n Ada : 0                          Blaise : 0\n"
      "  1) 31: 8/5 6/5                  62: 24/18 13/11\n");
  EXPECT_FALSE(rows[0].stake);
}

}  // namespace
}  // namespace mt::statistics
