// Whole matches of backgammon with dice, the cube, beavers and resignations.
#include "engine/match/match_players.hpp"
#include "movetext/engine/match/game_record.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace mt::engine::match {
namespace {

std::vector<std::string> dice_of(const GameReport& report) {
  std::vector<std::string> out;
  for (const PlayedMove& move : report.moves)
    if (!move.dice.empty()) out.push_back(move.dice);
  return out;
}

TEST(PlayMatch, UsesTheSameDiceInBothGamesOfAPair) {
  Trial trial("backgammon");
  trial.terms.seed = 9;
  const auto one = dice_of(trial.play());
  // The dice stay the same if another player has the first side.
  Trial other("backgammon", [](const GameLine& line, const Limits&) {
    std::vector<std::string> plays;
    line.game().legal_moves(line.position(), line.game().notation(), plays);
    const bool is_play = line.game().match_state(line.position())->dice.rolled() && !plays.empty();
    return is_play ? std::optional(Answer{.kind = Answer::Kind::move, .move = plays.back()}) : std::nullopt;
  });
  other.terms.seed = 9;
  const auto two = dice_of(other.play());
  const std::size_t common = std::min(one.size(), two.size());
  ASSERT_GT(common, 10U);
  EXPECT_TRUE(std::equal(one.begin(), one.begin() + static_cast<std::ptrdiff_t>(common), two.begin()));
  Trial third("backgammon");
  third.terms.seed = 10;
  EXPECT_NE(dice_of(third.play()), one);
}

// Gives `answer` whenever the player is asked before a roll.
LotPlayer::Odd before_roll(Answer answer) {
  return [answer](const GameLine& line, const Limits&) {
    const auto state = line.game().match_state(line.position());
    const bool is_before = !state->dice.rolled() && !state->double_offered && state->resignation == 0;
    return is_before ? std::optional(answer) : std::nullopt;
  };
}

TEST(PlayMatch, TurnsTheCube) {
  Trial trial("backgammon", before_roll({.kind = Answer::Kind::offer_double}));
  trial.terms.length = 0;
  const GameReport report = trial.play();
  ASSERT_EQ(report.ending, Ending::rules) << report.detail;
  ASSERT_EQ(report.parts.size(), 1U);
  EXPECT_EQ(report.parts[0].points % 2, 0U);
  const auto has = [&](std::string_view text) {
    return std::any_of(report.moves.begin(), report.moves.end(),
                       [&](const PlayedMove& move) { return move.text == text; });
  };
  EXPECT_TRUE(has("double") && has("take"));
  // Without a cube the player is not asked before a roll.
  Trial plain("backgammon", before_roll({.kind = Answer::Kind::offer_double}));
  plain.terms.length = 0;
  plain.terms.cube = false;
  EXPECT_LE(plain.play().parts.at(0).points, 3U);
}

TEST(PlayMatch, NeedsConsentToResignASingleGame) {
  // The opponent rejects the resignation, and the dice are rolled before the player is asked again. So the
  // player does not resign twice in one turn, which would lose as much as possible.
  Trial rejected("backgammon", before_roll({.kind = Answer::Kind::resign, .level = 1}));
  rejected.terms.length = 0;
  const GameReport played_on = rejected.play();
  EXPECT_GT(played_on.moves.size(), 10U);
  const auto accept = [](const GameLine& line, const Limits&) {
    return line.game().match_state(line.position())->resignation > 0
               ? std::optional(Answer{.kind = Answer::Kind::accept})
               : std::nullopt;
  };
  Trial accepted("backgammon", before_roll({.kind = Answer::Kind::resign, .level = 1}), accept);
  accepted.terms.length = 0;
  const GameReport given_up = accepted.play();
  EXPECT_LT(given_up.moves.size(), 4U);
  EXPECT_EQ(given_up.points, (std::array<double, 2>{0, 1}));
  EXPECT_EQ(given_up.winner, Side::second);
}

TEST(PlayMatch, LosesByTheFaultsOfAnEngine) {
  const auto gone = before_roll({.kind = Answer::Kind::failed, .fault = Answer::Fault::gone});
  Trial money("backgammon", nullptr, gone);
  money.terms.length = 0;
  const GameReport lost = money.play();
  EXPECT_EQ(lost.ending, Ending::crash);
  EXPECT_EQ(lost.winner, Side::first);
  EXPECT_EQ(lost.points[0], 1);  // if the cube was not turned, a backgammon counts only one point
  money.terms.cube = false;
  EXPECT_EQ(money.play().ending, Ending::rules);  // without the cube no player is asked before a roll
  Trial match("backgammon", nullptr, gone);
  match.terms.length = 5;
  const GameReport whole = match.play();
  EXPECT_EQ(whole.ending, Ending::crash);
  EXPECT_EQ(whole.winner, Side::first);
  Trial illegal("backgammon", [](const GameLine&, const Limits&) {
    return std::optional(Answer{.kind = Answer::Kind::move, .move = "24/1"});
  });
  EXPECT_EQ(illegal.play().ending, Ending::illegal_move);
}

// Doubles at the first chance. Answers a double with a beaver if the rules allow a beaver, and otherwise with
// a take.
std::optional<Answer> doubles_or_beavers(const GameLine& line, const Limits& /*limits*/) {
  const auto state = line.game().match_state(line.position());
  if (!state) return {};
  if (state->double_offered)
    return Answer{.kind = state->beavers == Flag::yes && state->animals == 0 ? Answer::Kind::beaver
                                                                             : Answer::Kind::take};
  if (!state->dice.rolled() && state->cube.exponent == 0) return Answer{.kind = Answer::Kind::offer_double};
  return {};
}

TEST(DiceMatch, OffersBeaversOnlyIfBothPlayersKnowThem) {
  for (const bool first : {false, true})
    for (const bool second : {false, true})
      for (const bool agreed : {false, true}) {
        Trial trial("backgammon", doubles_or_beavers, doubles_or_beavers);
        trial.terms.length = 0;
        trial.terms.beavers = agreed;
        trial.players[0].beavers = first;
        trial.players[1].beavers = second;
        const GameReport report = trial.play();
        const bool expected = first && second && agreed;
        const bool beavered =
            std::any_of(report.moves.begin(), report.moves.end(),
                        [](const PlayedMove& move) { return move.text.starts_with("beaver"); });
        EXPECT_EQ(beavered, expected);
        EXPECT_EQ(report.ending, Ending::rules);
        ASSERT_TRUE(report.cube_rules);
        EXPECT_EQ(report.cube_rules->beavers, expected);
        EXPECT_TRUE(report.cube_rules->jacoby);
      }
}

}  // namespace
}  // namespace mt::engine::match
