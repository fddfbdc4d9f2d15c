// A position is written in every notation and read back. Nothing may change except the losses that are
// reported.
#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/position_text.hpp"
#include "support/random_positions.hpp"

#include <gtest/gtest.h>

namespace mt::backgammon {
namespace {

std::string told(const PositionNotes& notes) {
  std::string text;
  for (const Diagnostic& note : notes) text.append(note.message).append("\n");
  return text;
}

Position larger_die_first(Position position) {
  if (position.dice.first < position.dice.second) std::swap(position.dice.first, position.dice.second);
  return position;
}

// Checks that every difference between the positions is in the reported losses.
void expect_named(const Position& before, const Position& after, const std::string& losses) {
  const auto named = [&](bool same, std::string_view words) {
    EXPECT_TRUE(same || losses.find(words) != std::string::npos) << words << " is not in:\n" << losses;
  };
  const bool same_colours = before.on_roll == after.on_roll;
  named(same_colours && before.board == after.board, "which side is White");
  const bool match = losses.find("the score") != std::string::npos;
  const bool offer = losses.find("on offer") != std::string::npos;
  named(before.dice == after.dice, "the dice");
  named(before.cube.exponent == after.cube.exponent && before.cube.owner == after.cube.owner, "the cube");
  // An XGID of money play always has a largest cube. Other notations omit the largest cube if it has the
  // usual value.
  const bool usual = before.max_cube == Cube::usual_limit && after.max_cube == 0;
  const bool unsaid = before.max_cube == 0 && after.max_cube >= Cube::usual_limit && after.is_money();
  named(before.max_cube == after.max_cube || usual || unsaid, "the largest value of the cube");
  named(before.score == after.score && before.match_length == after.match_length, "the score");
  named(match || before.crawford == after.crawford, before.crawford == Flag::unknown
                                                        ? "written as the Crawford game"
                                                        : "whether this is the Crawford game");
  const auto rule = [&](Flag flag, Flag then, std::string_view lost, std::string_view assumed) {
    named(match || flag == then, flag == Flag::unknown ? assumed : lost);
  };
  rule(before.jacoby, after.jacoby, "the Jacoby rule", "written without the Jacoby rule");
  rule(before.beavers, after.beavers, "the beaver rule", "written without beavers");
  named(before.double_offered == after.double_offered, "the double on offer");
  named(before.animals == after.animals || !after.double_offered, "the beaver on offer");
  named(before.resignation == after.resignation, "the resignation on offer");
  named(!same_colours || offer || before.to_decide == after.to_decide, "on offer");
  named((before.cube.state == CubeState::disabled) == (after.cube.state == CubeState::disabled) || match,
        "that the cube is not in use");
}

void expect_back(const Rules& rules, const Position& position, PositionNotation notation) {
  PositionNotes losses;
  std::string text;
  if (!write_position(rules, position, notation, text, losses)) {
    EXPECT_EQ(text, "");
    EXPECT_GT(position.cube.exponent, 9) << told(losses);
    return;
  }
  SCOPED_TRACE(std::string(name(notation)) + " " + text);
  PositionNotes unused;
  const Position held = held_by(notation, rules, position, unused);
  PositionNotes notes;
  const auto read = parse_position(rules, text, notes);
  ASSERT_TRUE(read) << told(notes);
  EXPECT_EQ(read->position, held) << told(losses);
  EXPECT_EQ(read->rules, &rules);
  expect_named(larger_die_first(position), read->position, told(losses));
  // If the result is written again, the text is the same, and only the variant can be lost.
  std::string again;
  PositionNotes more;
  write_position(rules, read->position, notation, again, more);
  EXPECT_EQ(again, text);
  for (const Diagnostic& note : more) {
    const bool variant = note.message.find("the variant") != std::string::npos;
    EXPECT_TRUE(variant || notation == PositionNotation::simple) << note.message;
  }
}

TEST(PositionRoundTrip, RandomPositionsAreReadBackFromEveryNotation) {
  mt::test::Dice random(0x51DE'CA5E'0B0E'D1CEU);
  for (int i = 0; i < 800 && !::testing::Test::HasFailure(); ++i) {
    for (const Rules* rules : rows::all) {
      const Position position = test::random_position(random, *rules);
      for (int n = 0; n < position_notation_count; ++n)
        expect_back(*rules, position, static_cast<PositionNotation>(n));
      if (::testing::Test::HasFailure()) break;
    }
  }
}

TEST(PositionRoundTrip, DrawnBoardsAreReadBackBothWaysUp) {
  mt::test::Dice random(0xB0A2'D00F'7EA5'E11DU);
  for (int i = 0; i < 800 && !::testing::Test::HasFailure(); ++i) {
    for (const Rules* rules : rows::all) {
      const Position position = test::random_position(random, *rules);
      std::string text;
      write_board_text(*rules, larger_die_first(position), {.flip = true}, text);
      PositionNotes notes;
      // The drawing names the variant, so the rules passed here do not matter.
      const auto read = parse_position(rows::backgammon, text, notes);
      ASSERT_TRUE(read) << text << told(notes);
      PositionNotes losses;
      EXPECT_EQ(read->position, held_by(PositionNotation::board, *rules, position, losses)) << text;
      EXPECT_EQ(read->rules, rules);
      // A match without the Crawford rule is remarkable, because few are played.
      const bool is_odd =
          position.crawford == Flag::no && implied_crawford(position) == Flag::yes && notes.size() == 1;
      EXPECT_TRUE(losses.empty() && (notes.empty() || is_odd)) << text << told(losses) << told(notes);
    }
  }
}

// Every XGID keeps the value and the owner of its cube, whatever its limit, rules, score and dice are.
TEST(PositionRoundTrip, EveryXgidKeepsItsCube) {
  mt::test::Dice random(0xCAFE'0C0B'E001'2345U);
  for (int i = 0; i < 4000; ++i) {
    const std::size_t length = random.below(2) == 0 ? 0 : 2 + random.below(20);
    const std::size_t exponent = random.below(Cube::max_exponent + 1);
    const bool may_be_centred = exponent == 0 || length == 0;
    const int owner = exponent == 0 || (may_be_centred && random.below(3) == 0) ? 0
                      : random.below(2) == 0                                    ? 1
                                                                                : -1;
    std::string text = "XGID=-b----E-C---eE---c-e----B-:" + std::to_string(exponent) + ":" +
                       std::to_string(owner) + (random.below(2) == 0 ? ":1:" : ":-1:");
    text += std::array{"00", "31", "D", "B", "R"}[random.below(5)];
    for (int side = 0; side < 2; ++side)
      text += ":" + std::to_string(random.below(length == 0 ? 100 : length));
    text += ":" + std::to_string(random.below(length == 0 ? 4 : 2)) + ":" + std::to_string(length);
    if (random.below(10) != 0) text += ":" + std::to_string(random.below(random.below(2) == 0 ? 2 : 20));
    PositionNotes notes;
    const auto read = parse_position(rows::backgammon, text, notes);
    ASSERT_TRUE(read) << text << told(notes);
    const Cube cube = read->position.cube;
    EXPECT_EQ(cube.exponent, exponent) << text;
    EXPECT_EQ(cube.owner, owner == 0  ? CubeOwner::none
                          : owner < 0 ? CubeOwner::first
                                      : CubeOwner::second)
        << text;
    EXPECT_NE(cube.state, CubeState::disabled) << text;
  }
}

// A position goes from one notation to another. What both can express is not changed: the board, the turn,
// the dice, the cube, the score, and the Crawford game.
TEST(PositionRoundTrip, PositionsPassFromEachNotationToEachOther) {
  using enum PositionNotation;
  constexpr std::array notations{bpn_ext, xgid, gnubg, ogid};
  mt::test::Dice random(0x0617'D1CE'AB1E'0042U);
  int passed = 0;
  for (int i = 0; i < 1500 && !::testing::Test::HasFailure(); ++i) {
    Position position = larger_die_first(test::random_position(random, rows::backgammon));
    position.resignation = position.animals = 0;
    if (position.cube.state == CubeState::disabled) position.cube.state = CubeState::available;
    position = settle(position);
    if (position.crawford == Flag::unknown) position.crawford = flag(random.below(2) == 0);
    position = settle(position);
    for (const PositionNotation from : notations) {
      for (const PositionNotation to : notations) {
        PositionNotes notes;
        std::string first;
        if (!write_position(rows::backgammon, position, from, first, notes)) continue;
        const auto middle = parse_position(rows::backgammon, first, notes);
        ASSERT_TRUE(middle) << first;
        std::string second;
        if (!write_position(*middle->rules, middle->position, to, second, notes)) continue;
        SCOPED_TRACE(first + " " + second);
        const auto last = parse_position(rows::backgammon, second, notes);
        ASSERT_TRUE(last) << told(notes);
        const Position& after = last->position;
        EXPECT_EQ(after.board, position.board);
        EXPECT_EQ(after.on_roll, position.on_roll);
        EXPECT_EQ(after.dice, position.dice);
        EXPECT_EQ(after.cube, position.cube);
        EXPECT_EQ(after.score, position.score);
        EXPECT_EQ(after.match_length, position.match_length);
        EXPECT_EQ(after.crawford, position.crawford);
        EXPECT_EQ(after.double_offered, position.double_offered);
        ++passed;
      }
    }
  }
  EXPECT_GT(passed, 10'000);
}

// The start array of each variant is read back, with default values for everything else.
TEST(PositionRoundTrip, StartPositionsAreReadBack) {
  for (const Rules* rules : rows::all)
    for (int n = 0; n < position_notation_count; ++n)
      expect_back(*rules, start_position(*rules), static_cast<PositionNotation>(n));
}

}  // namespace
}  // namespace mt::backgammon
