// Checks the rules of the doubling cube and of resignations.
#include "movetext/games/backgammon/explain.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <gtest/gtest.h>

namespace mt::backgammon::test {
namespace {

Position in_play(const MatchRules& match) {
  return start_position(rows::backgammon, match);
}
constexpr MatchRules money{.jacoby = Flag::yes, .beavers = Flag::yes};
constexpr MatchRules seven{.match_length = 7};

Position after(Position position, std::initializer_list<Action> actions) {
  for (const Action action : actions) {
    EXPECT_EQ(why_not(position, action), Refusal::none) << words(why_not(position, action));
    position = act(position, action).position;
  }
  return position;
}

TEST(BackgammonCube, ADoubleIsOfferedBeforeTheRoll) {
  const Position start = in_play(seven);
  EXPECT_EQ(why_not(start, Action::offer_double), Refusal::none);
  EXPECT_EQ(why_not(roll(start, {3, 1}), Action::offer_double), Refusal::already_rolled);
  EXPECT_EQ(why_not(start, Action::take), Refusal::no_double);
  const Position offered = after(start, {Action::offer_double});
  EXPECT_EQ(offered.to_decide, Side::second);
  EXPECT_EQ(offered.on_roll, Side::first);
  EXPECT_EQ(offered.cube.value(), 1U);
  EXPECT_EQ(why_not(offered, Action::roll), Refusal::double_pending);
  EXPECT_EQ(why_not(offered, Action::offer_double), Refusal::double_pending);
  EXPECT_EQ(why_not(offered, Action::resign_single), Refusal::double_pending);
}

TEST(BackgammonCube, ATakeDoublesTheCubeAndGivesItToTheTaker) {
  const Position taken = after(in_play(seven), {Action::offer_double, Action::take});
  EXPECT_EQ(taken.cube.value(), 2U);
  EXPECT_EQ(taken.cube.owner, CubeOwner::second);
  EXPECT_EQ(taken.to_decide, Side::first);
  EXPECT_FALSE(taken.double_offered);
  EXPECT_EQ(why_not(taken, Action::roll), Refusal::none);
  EXPECT_EQ(why_not(taken, Action::offer_double), Refusal::not_owner);
  EXPECT_EQ(why_not(pass(taken), Action::offer_double), Refusal::none);
}

TEST(BackgammonCube, ADropLosesTheValueBeforeTheDouble) {
  Position position = after(in_play(seven), {Action::offer_double, Action::take});
  position = after(pass(position), {Action::offer_double});
  const Turned turned = act(position, Action::drop);
  EXPECT_EQ(turned.result.kind, GameResult::Kind::dropped);
  EXPECT_EQ(turned.result.winner, Side::second);
  EXPECT_EQ(turned.result.points, 2U);
  EXPECT_EQ(turned.result.level, 1);
  EXPECT_FALSE(turned.position.double_offered);
}

TEST(BackgammonCube, BeaversAndRaccoonsTurnTheCubeOfTheTaker) {
  const Position beavered = after(in_play(money), {Action::offer_double, Action::beaver});
  EXPECT_EQ(beavered.to_decide, Side::first);
  EXPECT_EQ(beavered.cube.owner, CubeOwner::second);
  EXPECT_EQ(beavered.animals, 1);
  EXPECT_EQ(why_not(beavered, Action::drop), Refusal::beaver_pending);
  EXPECT_EQ(why_not(beavered, Action::beaver), Refusal::not_doubled);
  const Position taken = after(beavered, {Action::take});
  EXPECT_EQ(taken.cube.value(), 4U);
  EXPECT_EQ(taken.cube.owner, CubeOwner::second);
  EXPECT_EQ(taken.to_decide, Side::first);
  EXPECT_EQ(taken.animals, 0);
  const Position raccooned = after(beavered, {Action::raccoon, Action::take});
  EXPECT_EQ(raccooned.cube.value(), 8U);
  EXPECT_EQ(raccooned.cube.owner, CubeOwner::second);
  const Position again = after(beavered, {Action::raccoon, Action::beaver, Action::take});
  EXPECT_EQ(again.cube.value(), 16U);
  EXPECT_EQ(again.cube.owner, CubeOwner::second);
}

TEST(BackgammonCube, BeaversAreAllowedInMoneyPlayIfAgreed) {
  const Position matched = after(in_play(seven), {Action::offer_double});
  EXPECT_EQ(why_not(matched, Action::beaver), Refusal::match_play);
  const Position plain = after(in_play({.beavers = Flag::no}), {Action::offer_double});
  EXPECT_EQ(why_not(plain, Action::beaver), Refusal::no_beavers);
  const Position unknown = after(in_play({}), {Action::offer_double});
  EXPECT_EQ(why_not(unknown, Action::beaver), Refusal::none);
  EXPECT_EQ(why_not(unknown, Action::raccoon), Refusal::not_doubled);
  EXPECT_EQ(why_not(in_play(money), Action::beaver), Refusal::no_double);
}

TEST(BackgammonCube, TheCubeHasALargestValue) {
  Position position = in_play(money);
  position.max_cube = 2;
  EXPECT_EQ(after(position, {Action::offer_double, Action::beaver, Action::take}).cube.value(), 4U);
  position.cube = {2, CubeOwner::first, CubeState::available};
  EXPECT_EQ(why_not(position, Action::offer_double), Refusal::largest_cube);
  EXPECT_EQ(why_not(pass(position), Action::offer_double), Refusal::not_owner);
  position.cube.exponent = 1;
  EXPECT_EQ(why_not(after(position, {Action::offer_double}), Action::beaver), Refusal::largest_cube);
  position.max_cube = 0;
  position.cube.exponent = Cube::max_exponent;
  EXPECT_EQ(why_not(position, Action::offer_double), Refusal::largest_cube);
}

TEST(BackgammonCube, TheCubeIsNotUsedInTheCrawfordGameOrToOnePoint) {
  Position position = in_play(seven);
  position.crawford = Flag::yes;
  EXPECT_EQ(why_not(position, Action::offer_double), Refusal::crawford);
  EXPECT_EQ(why_not(in_play({.match_length = 1}), Action::offer_double), Refusal::no_cube);
  EXPECT_EQ(why_not(in_play({.has_cube = false}), Action::offer_double), Refusal::no_cube);
  position.crawford = Flag::unknown;
  EXPECT_EQ(why_not(position, Action::offer_double), Refusal::none);
}

TEST(BackgammonCube, ADoubleIsUselessIfTheGameWinsTheMatch) {
  Position position = in_play(seven);
  position.score = {5, 3};
  position.cube = {1, CubeOwner::first, CubeState::available};
  EXPECT_TRUE(is_useless_double(position));
  EXPECT_EQ(why_not(position, Action::offer_double), Refusal::none);
  EXPECT_FALSE(is_useless_double(pass(position)));
  EXPECT_FALSE(is_useless_double(in_play(money)));
}

TEST(BackgammonCube, AResignationNeedsTheConsentOfTheOtherSide) {
  Position position = after(in_play(seven), {Action::offer_double, Action::take});
  position = after(roll(position, {6, 1}), {Action::resign_gammon});
  EXPECT_EQ(position.resignation, 2);
  EXPECT_EQ(position.to_decide, Side::second);
  EXPECT_EQ(why_not(position, Action::resign_single), Refusal::resignation_pending);
  const Position refused = act(position, Action::refuse_resignation).position;
  EXPECT_EQ(refused.to_decide, Side::first);
  EXPECT_EQ(refused.resignation, 0);
  EXPECT_EQ(refused.dice, (Dice{6, 1}));
  EXPECT_EQ(why_not(refused, Action::accept_resignation), Refusal::no_resignation);
  const GameResult result = act(position, Action::accept_resignation).result;
  EXPECT_EQ(result.winner, Side::second);
  EXPECT_EQ(result.points, 4U);
  EXPECT_EQ(result.level, 2);
}

TEST(BackgammonCube, ActionsAreRefusedInAFinishedGame) {
  Position position = in_play(seven);
  position.board.sides[0] = 0;
  for (int action = 0; action < action_count; ++action)
    EXPECT_EQ(why_not(position, static_cast<Action>(action)), Refusal::game_over);
}

}  // namespace
}  // namespace mt::backgammon::test
