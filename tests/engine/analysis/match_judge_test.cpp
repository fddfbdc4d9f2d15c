// How decisions of a match are judged by the values of an engine.
#include "movetext/engine/analysis/exact_numbers.hpp"
#include "movetext/engine/analysis/judge.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

Course course_with(std::string_view position, std::vector<Decision> decisions) {
  Course course{.game = make_game(*parse_game("backgammon")), .is_match = true, .decisions = {}};
  std::vector<Diagnostic> notes;
  for (Decision& decision : decisions)
    EXPECT_TRUE(course.game->parse_position(position, decision.position, notes)) << position;
  course.decisions = std::move(decisions);
  return course;
}

FoundLine line(double equity, Act act, std::vector<std::string> moves = {}) {
  FoundLine out{.moves = std::move(moves), .act = act};
  out.score = Score{.unit = Score::Unit::equity, .value = static_cast<int>(equity * 1000)};
  out.worth.emplace().equity = equity;
  return out;
}

TEST(JudgeMatch, KeepsExactEquitiesAndLuck) {
  const Course course =
      course_with("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7", {{.kind = Decision::Kind::play, .made = "24/20"}});
  const std::vector<std::optional<Finding>> findings{
      Finding{{line(0.17644, Act::none, {"8/5 6/5"}), line(0.14612, Act::none, {"24/20"})}, 0.123}};
  const Judgement judgement = judge(course, findings).at(0);
  EXPECT_NEAR(*judgement.loss, 0.03032, 1e-9);
  EXPECT_EQ(judgement.mark, Mark::dubious);
  EXPECT_DOUBLE_EQ(*judgement.luck, 0.123);
  EXPECT_FALSE(judgement.is_forced);
  EXPECT_EQ(kind_of_error(course.decisions[0], judgement), ErrorKind::play);
}

// A loss that a comment shows as 0.03000 is not above 0.03.
TEST(JudgeMatch, MarksTheLossThatCommentsShow) {
  const Course course =
      course_with("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7", {{.kind = Decision::Kind::play, .made = "24/20"}});
  const auto judged = [&](double best, double made) {
    const std::vector<std::optional<Finding>> findings{
        Finding{{line(best, Act::none, {"8/5 6/5"}), line(made, Act::none, {"24/20"})}, {}}};
    return judge(course, findings).at(0);
  };
  for (int hundredths = 10; hundredths < 60; ++hundredths) {
    const double made = hundredths / 100.0;
    for (const double limit : {0.03, 0.06, 0.12}) {
      const Judgement at = judged(made + limit + 0.000004, made);
      const Judgement above = judged(made + limit + 0.00002, made);
      EXPECT_EQ(exact_text(*at.loss), exact_text(limit)) << made;
      EXPECT_EQ(at.mark, mark_of(limit, true)) << made << ' ' << limit;
      EXPECT_EQ(above.mark, mark_of(limit + 0.001, true)) << made << ' ' << limit;
    }
  }
}

TEST(JudgeMatch, KnowsForcedPlays) {
  const Course course =
      course_with("BBBCCC5d4c1e1b3-w1b0-w66-n1-0:0:5", {{.kind = Decision::Kind::play, .made = "no play"}});
  EXPECT_TRUE(judge(course, std::vector<std::optional<Finding>>(1)).at(0).is_forced);
}

TEST(JudgeMatch, NamesTheKindsOfErrorsAboutDoubles) {
  struct Case {
    double no_double;
    double double_take;
    std::string_view roll;
    std::string_view offer;
    std::string_view take;
    std::string_view drop;
  };
  for (const Case& c : {Case{0.5, 0.8, "missed double", "", "", "wrong drop"},
                        Case{0.5, 0.2, "", "wrong double", "", "wrong drop"},
                        Case{0.9, 1.3, "missed double", "", "wrong take", ""},
                        Case{1.2, 1.6, "", "wrong double", "wrong take", ""}}) {
    const std::string_view position = "b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7";
    const Finding offered{
        {line(c.no_double, Act::no_double), line(c.double_take, Act::double_take), line(1, Act::double_drop)},
        {}};
    const Finding answered{{line(-c.double_take, Act::take), line(-1, Act::drop)}, {}};
    const auto kind = [&](Decision::Kind decision, std::string made) {
      const Course course = course_with(position, {{.kind = Decision::Kind::offer, .made = "double"},
                                                   {.kind = decision, .made = std::move(made)}});
      const bool answers = decision == Decision::Kind::answer;
      const Judgement judgement =
          judge(course, std::vector<std::optional<Finding>>{offered, answers ? answered : offered}).at(1);
      EXPECT_TRUE(judgement.cube);
      if (judgement.cube) {
        EXPECT_DOUBLE_EQ(judgement.cube->no_double, c.no_double);
        EXPECT_DOUBLE_EQ(judgement.cube->double_take, c.double_take);
        EXPECT_DOUBLE_EQ(judgement.cube->double_drop, 1);
      }
      return words_of(kind_of_error(course.decisions[1], judgement));
    };
    EXPECT_EQ(kind(Decision::Kind::roll, "no double"), c.roll) << c.no_double;
    EXPECT_EQ(kind(Decision::Kind::offer, "double"), c.offer) << c.no_double;
    EXPECT_EQ(kind(Decision::Kind::answer, "take"), c.take) << c.no_double;
    EXPECT_EQ(kind(Decision::Kind::answer, "drop"), c.drop) << c.no_double;
  }
}

}  // namespace
}  // namespace mt::engine
