// Values that records of matches have: properties of GNU Backgammon and eXtreme Gammon, and comments.
#include "movetext/engine/statistics/stored_values.hpp"

#include "movetext/engine/statistics/judged_values.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/properties.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::statistics {
namespace {

// A turn of White: a roll that was not preceded by a double, and its play.
struct RollAndPlay {
  Record record;
  std::vector<MatchRow> rows{{.deed = Deed::no_double, .event = 0, .stake = Stake{}},
                             {.deed = Deed::play, .event = 1, .stake = Stake{}}};

  explicit RollAndPlay(std::string_view text, EventKind kind = EventKind::properties) {
    record.add(EventKind::roll, "31", 2);
    record.add(EventKind::ply, "8/5 6/5", 2);
    record.add(kind, text);
    read_stored_values(record, rows);
  }
  const MatchRow& cube() const { return rows[0]; }
  const MatchRow& play() const { return rows[1]; }
};

// A double of White, and the answer.
struct DoubleAndAnswer {
  Record record;
  std::vector<MatchRow> rows;

  DoubleAndAnswer(CubeAction answer, std::string_view properties, const char* length = "0",
                  Stake stake = {}) {
    rows = {{.deed = Deed::offer, .event = 0, .stake = stake},
            {.deed = answer == CubeAction::take ? Deed::take : Deed::drop,
             .side = Side::second,
             .event = 1,
             .stake = stake}};
    record.set_tag(match_length_tag, length);
    record.add(EventKind::cube, "Doubles => 2", 2, static_cast<std::uint8_t>(CubeAction::offer));
    record.add(EventKind::cube, "Takes", 3, static_cast<std::uint8_t>(answer));
    record.add(EventKind::properties, properties);
    read_stored_values(record, rows);
  }
};

TEST(Properties, AreVisitedWithAllValues) {
  std::string seen;
  for_each_property(R"(A[0][l\]p]DA [x] stray LU[-0.1]open[y)",
                    [&](std::string_view name, const PropertyValues& values) {
                      seen += name;
                      for (const std::string_view value : values) seen.append("<").append(value).append(">");
                    });
  EXPECT_EQ(seen, R"(A<0><l\]p>DA<x>LU<-0.1>open<y>)");
}

TEST(StoredValues, ReadThePlaysOfGnubg) {
  const RollAndPlay turn(
      "A[1][fehe E ver 3 0.5 0.1 0 0.1 0 0.25 0C 0 1 0.0 1][xwmj E ver 3 0.4 0.1 0 0.1 0 0.125 0C 0 1 0.0 1]"
      "[feeb E ver 3 0.4 0.1 0 0.1 0 -0.75 0C 0 1 0.0 1]MR[]LU[0.31]");
  EXPECT_NEAR(*turn.play().loss, 0.125, 1e-9);
  EXPECT_NEAR(*turn.play().spread, 1, 1e-9);
  EXPECT_NEAR(*turn.play().luck, 0.31, 1e-9);
  EXPECT_FALSE(turn.cube().loss);
}

TEST(StoredValues, ReadRolloutsOfGnubg) {
  const RollAndPlay play(
      "A[1][fehe X ver 3 Score 0.5 0.4 Trials 36 Output 1 2 3 4 5 6 7][xwmj X ver 3 Score 0.2 0.1 Trials "
      "36]");
  EXPECT_NEAR(*play.play().loss, 0.3, 1e-9);
  const RollAndPlay cube(
      "DA[X ver 3 NoDouble Output 1 2 3 4 5 6 0.5 StdDev 0 DoubleTake Output 1 2 3 4 5 6 0.75]");
  EXPECT_NEAR(*cube.cube().loss, 0.25, 1e-9);
}

TEST(StoredValues, IgnoreWhatIsNotAValue) {
  for (const char* const text :
       {"A[0]", "A[7][fehe E ver 3 0 0 0 0 0 0.5 0C]", "A[-1][fehe E ver 3 0 0 0 0 0 0.5 0C]", "A[0][fehe]",
        "A[x][fehe E ver 3 0 0 0 0 0 0.5]", "A[0][fehe E ver]", "XE[move]", "XM[]", "XM[2-ply ?]", "LU[-inf]",
        "LU[nan]", "LU[]", "DA[]", "DA[E ver 3 0C]", "DA[X NoDouble Output 1]", "XD[2-ply 0.1]", "A", "]"}) {
    const RollAndPlay turn(text);
    EXPECT_FALSE(turn.play().loss) << text;
    EXPECT_FALSE(turn.play().luck) << text;
    EXPECT_FALSE(turn.cube().loss) << text;
  }
}

constexpr const char* gnubg_double =
    "DA[E ver 3 0C 1 0.0 1 0.6 0.1 0 0.1 0 0.4 0.75 0.6 0.1 0 0.1 0 0.4 1.25]";

TEST(StoredValues, ReadTheCubeOfGnubgForMoney) {
  const RollAndPlay turn(gnubg_double);
  EXPECT_EQ(turn.cube().fault, CubeFault::missed_cash);
  EXPECT_NEAR(*turn.cube().loss, 0.25, 1e-9);
  const DoubleAndAnswer wrong(CubeAction::take, gnubg_double);
  EXPECT_NEAR(*wrong.rows[0].loss, 0, 1e-9);
  EXPECT_EQ(wrong.rows[1].fault, CubeFault::wrong_take);
  EXPECT_NEAR(*wrong.rows[1].loss, 0.25, 1e-9);
}

// In a match, the values with the cube are chances to win the match: 0.5 + 0.1 * 0.75 is an equity of 0.75.
TEST(StoredValues, ReadTheCubeOfGnubgInAMatch) {
  const DoubleAndAnswer drop(CubeAction::drop, "DA[E ver 3 0C 1 0.0 1 0 0 0 0 0 0 0.575 0 0 0 0 0 0 0.59]",
                             "7", {.zero = 0.5, .unit = 0.1});
  EXPECT_NEAR(drop.rows[0].cube->no_double, 0.75, 1e-9);
  EXPECT_NEAR(drop.rows[0].cube->double_take, 0.9, 1e-9);
  EXPECT_EQ(drop.rows[1].fault, CubeFault::wrong_drop);
  EXPECT_NEAR(*drop.rows[1].loss, 0.1, 1e-9);
}

TEST(StoredValues, ReadXg) {
  const RollAndPlay turn(
      "XD[2-ply 0.7 0.9 1.0 0.6 0.1 0 0.1 0]XE[double -0.2]XM[3-ply 0.5 0 0 0 0 0 8/5 6/5][1-ply 0.1 0 0 0 0 "
      "0 24/20]XE[move -0.0561]XL[-0.7]");
  EXPECT_EQ(turn.cube().fault, CubeFault::missed_double);
  EXPECT_NEAR(*turn.cube().loss, 0.2, 1e-9);
  EXPECT_NEAR(*turn.play().loss, 0.0561, 1e-9);
  EXPECT_NEAR(*turn.play().spread, 0.4, 1e-9);
  EXPECT_NEAR(*turn.play().luck, -0.7, 1e-9);
  const DoubleAndAnswer early(CubeAction::take,
                              "XD[2-ply 0.5 0.25 1.0 0.6 0.1 0 0.1 0]XE[double 0.25]XE[take 0.0]");
  EXPECT_EQ(early.rows[0].fault, CubeFault::early_double);
  EXPECT_NEAR(*early.rows[0].loss, 0.25, 1e-9);
  EXPECT_NEAR(*early.rows[1].loss, 0, 1e-9);
}

TEST(StoredValues, ReadComments) {
  const RollAndPlay marked("[%eval 0.2] [%lost ?? 0.171 20/14* 8/7*] [%cube ? 0.104 double, take]",
                           EventKind::comment);
  EXPECT_NEAR(*marked.play().loss, 0.171, 1e-9);
  EXPECT_NEAR(*marked.cube().loss, 0.104, 1e-9);
  EXPECT_EQ(marked.cube().fault, CubeFault::missed_double);
  const RollAndPlay faultless("[%eval 0.2]", EventKind::comment);
  EXPECT_EQ(faultless.play().loss, 0);
  EXPECT_EQ(faultless.cube().loss, 0);
  const RollAndPlay words("A good play [%csl a]", EventKind::comment);
  EXPECT_FALSE(words.play().loss);
}

TEST(StoredValues, ReadExactComments) {
  const RollAndPlay marked(
      "[%eval 0.2] [%lost ?? 0.171 20/14* 8/7*] [%cube ? 0.104 double, take] [%loss 0.17062] "
      "[%double 0.50000 0.60417 1.00000 missed double] [%luck -0.08038] [%spread 0.00040]",
      EventKind::comment);
  EXPECT_EQ(marked.play().loss, 0.17062);
  EXPECT_EQ(marked.play().luck, -0.08038);
  EXPECT_EQ(marked.play().spread, 0.0004);
  EXPECT_EQ(marked.cube().fault, CubeFault::missed_double);
  EXPECT_NEAR(*marked.cube().loss, 0.10417, 1e-9);
  ASSERT_TRUE(marked.cube().cube);
  const RollAndPlay clear("[%eval 0.2] [%loss 0.00000]", EventKind::comment);
  EXPECT_EQ(clear.play().loss, 0);
  EXPECT_FALSE(clear.play().luck);
  EXPECT_FALSE(clear.play().spread);
  EXPECT_EQ(clear.cube().loss, 0);
  EXPECT_FALSE(clear.cube().cube);
}

TEST(StoredValues, OfCommentsComeBeforeThoseOfProperties) {
  Record record;
  record.add(EventKind::roll, "31", 2);
  record.add(EventKind::ply, "8/5 6/5", 2);
  record.add(EventKind::properties,
             "XM[3-ply 0.5 0 0 0 0 0 8/5 6/5][1-ply 0.1 0 0 0 0 0 24/20]XE[move -0.2]XL[-0.7]");
  record.add(EventKind::comment, "[%eval 0.2] [%loss 0.10000]");
  std::vector<MatchRow> rows{{.deed = Deed::play, .event = 1, .stake = Stake{}}};
  read_stored_values(record, rows);
  EXPECT_EQ(rows[0].loss, 0.1);
  EXPECT_FALSE(rows[0].luck);
  EXPECT_FALSE(rows[0].spread);
}

TEST(StoredValues, ReadCommentsOnActions) {
  Record record;
  record.add(EventKind::cube, "Doubles => 2", 2, static_cast<std::uint8_t>(CubeAction::offer));
  record.add(EventKind::comment,
             "[%eval 1.000] [%loss 0.20000] [%double 1.20000 1.40000 1.00000 wrong double]");
  record.add(EventKind::cube, "Takes", 3, static_cast<std::uint8_t>(CubeAction::take));
  record.add(EventKind::comment,
             "[%eval -1.400] [%loss 0.40000] [%double 1.20000 1.40000 1.00000 wrong take]");
  std::vector<MatchRow> rows{{.deed = Deed::offer, .event = 0, .stake = Stake{}},
                             {.deed = Deed::take, .side = Side::second, .event = 2, .stake = Stake{}}};
  read_stored_values(record, rows);
  EXPECT_EQ(rows[0].fault, CubeFault::late_double);
  EXPECT_NEAR(*rows[0].loss, 0.2, 1e-9);
  EXPECT_EQ(rows[1].fault, CubeFault::wrong_take);
  EXPECT_NEAR(*rows[1].loss, 0.4, 1e-9);
}

TEST(JudgedValues, AreTakenFromJudgements) {
  std::vector<MatchRow> rows{{.deed = Deed::no_double, .event = 3}, {.deed = Deed::play, .event = 4}};
  engine::Course course{.game = {}, .is_match = true, .decisions = {}};
  course.decisions.push_back({.kind = engine::Decision::Kind::roll, .event = 3});
  course.decisions.push_back({.kind = engine::Decision::Kind::play, .event = 4});
  std::vector<engine::Judgement> judgements(2);
  judgements[0].cube = CubeValues{.no_double = 0.5, .double_take = 0.75};
  judgements[1].loss = 0.050001;
  judgements[1].luck = -0.400004;
  judgements[1].spread = 0.3;
  read_judgements(course, judgements, rows);
  EXPECT_EQ(rows[0].fault, CubeFault::missed_double);
  EXPECT_NEAR(*rows[0].loss, 0.25, 1e-9);
  EXPECT_EQ(rows[1].loss, 0.05) << "rounded as in comments";
  EXPECT_EQ(rows[1].luck, -0.4);
  EXPECT_EQ(rows[1].spread, 0.3);
}

TEST(CubeVerdicts, NameTheFault) {
  const auto fault = [](Deed deed, double quiet, double taken) {
    return verdict_of(deed, {.no_double = quiet, .double_take = taken}).fault;
  };
  EXPECT_EQ(fault(Deed::no_double, 0.5, 0.6), CubeFault::missed_double);
  EXPECT_EQ(fault(Deed::no_double, 0.5, 1.6), CubeFault::missed_cash);
  EXPECT_EQ(fault(Deed::no_double, 1.2, 1.6), CubeFault::none);
  EXPECT_EQ(fault(Deed::offer, 0.5, 0.4), CubeFault::early_double);
  EXPECT_EQ(fault(Deed::offer, 1.2, 1.6), CubeFault::late_double);
  EXPECT_EQ(fault(Deed::offer, 0.5, 0.6), CubeFault::none);
  EXPECT_EQ(fault(Deed::take, 0.5, 1.1), CubeFault::wrong_take);
  EXPECT_EQ(fault(Deed::drop, 0.5, 0.9), CubeFault::wrong_drop);
}

TEST(CubeVerdicts, CallADecisionCloseIfADoubleWouldCostLittle) {
  EXPECT_TRUE(is_close({.no_double = 0.5, .double_take = 0.35}));
  EXPECT_FALSE(is_close({.no_double = 0.5, .double_take = 0.33}));
  EXPECT_TRUE(is_close({.no_double = 0.5, .double_take = 1.5}));
}

}  // namespace
}  // namespace mt::statistics
