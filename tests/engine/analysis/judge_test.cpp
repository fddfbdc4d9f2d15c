// The marks of moves: what they may be based on, and how they are confirmed.
#include "movetext/engine/analysis/judge.hpp"

#include "engine/analysis/moves_course.hpp"
#include "movetext/engine/analysis/confirm.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// The loss of the first move is `usual` in the usual search and `thorough` in the thorough one, in hundredths
// of a pawn.
Mark mark_after(int usual, int thorough) {
  const auto course = course_of_moves("chess", {"e4", "e5"});
  const auto findings = [](int loss) {
    std::vector<std::optional<Finding>> out(3);
    out[0] = Finding{{{.score = Score{.value = loss}, .moves = {"d4", "d5"}}}};
    out[1] = Finding{{{.score = Score{.value = 0}, .moves = {"e5", "d4"}}}};
    return out;
  };
  return judge_confirmed(*course, findings(usual), findings(thorough))[0].mark;
}

TEST(Confirm, TrustsALossThatStaysOrGrows) {
  EXPECT_EQ(mark_after(400, 400), Mark::blunder);
  EXPECT_EQ(mark_after(200, 400), Mark::blunder);
  EXPECT_EQ(mark_after(0, 400), Mark::blunder);
}

TEST(Confirm, MarksWhatIsLeftOfALossThatShrinks) {
  EXPECT_EQ(mark_after(400, 0), Mark::none);
  const Mark kept = mark_after(250, 250);
  EXPECT_EQ(kept, Mark::blunder);
  EXPECT_LT(mark_after(500, 250), kept);
  for (int thorough = 0; thorough < 500; thorough += 10)
    EXPECT_LE(mark_after(500, thorough), mark_after(500, thorough + 10)) << thorough;
}

TEST(Judge, DoesNotMarkOnALineOfOneMove) {
  const auto course = course_of_moves("chess", {"e4", "e5", "Nf3"});
  std::vector<std::optional<Finding>> findings(4);
  const auto line = [](int value, std::vector<std::string> moves) {
    return Finding{{{.depth = 9, .score = Score{.value = value}, .moves = std::move(moves)}}};
  };
  findings[0] = line(900, {"d4", "d5"});
  findings[1] = line(0, {"e5", "d4"});
  EXPECT_EQ(judge(*course, findings)[0].mark, Mark::blunder);
  findings[0] = line(900, {"d4"});
  EXPECT_EQ(judge(*course, findings)[0].mark, Mark::none);
  findings[0] = line(900, {"d4", "d5"});
  findings[1] = line(0, {"e5"});
  EXPECT_EQ(judge(*course, findings)[0].mark, Mark::none);
}

TEST(Judge, MarksOnlyWhatTheBoundsOfTwoValuesProve) {
  const auto course = course_of_moves("chess", {"e4", "e5"});
  const auto mark = [&](Score::Bound before, Score::Bound after) {
    std::vector<std::optional<Finding>> findings(3);
    findings[0] = Finding{{{.score = Score{.value = 900, .bound = before}, .moves = {"d4", "d5"}}}};
    findings[1] = Finding{{{.score = Score{.value = 0, .bound = after}, .moves = {"e5", "d4"}}}};
    return judge(*course, findings)[0].mark;
  };
  using enum Score::Bound;
  EXPECT_EQ(mark(exact, exact), Mark::blunder);
  EXPECT_EQ(mark(at_least, exact), Mark::blunder);
  EXPECT_EQ(mark(exact, at_least), Mark::blunder) << "Black has at least 0, so White at most 0";
  EXPECT_EQ(mark(at_most, exact), Mark::none);
  EXPECT_EQ(mark(exact, at_most), Mark::none);
}

}  // namespace
}  // namespace mt::engine
