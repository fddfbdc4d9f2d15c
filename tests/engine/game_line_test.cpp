// A game of a match in the form that engines receive.
#include "movetext/engine/api/game_line.hpp"

#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

using Moves = std::vector<std::string>;

GameLine match_from(std::string_view position) {
  std::shared_ptr<const AnyGame> game = make_game(*parse_game("backgammon"));
  AnyPosition start;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(game->parse_position(position, start, notes));
  return GameLine(game, start);
}
Moves moves_of(const GameLine& line) {
  return {line.moves().begin(), line.moves().end()};
}
MatchState state_at(const GameLine& line) {
  return *line.game().match_state(line.position());
}

TEST(GameLine, TakesRollsPlaysAndActions) {
  GameLine line = match_from("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xV");
  Diagnostic refusal;
  EXPECT_EQ(line.act(MatchAction::offer_double), MatchRefusal::none);
  EXPECT_EQ(line.roll({3, 1}), MatchRefusal::double_pending);
  EXPECT_EQ(line.act(MatchAction::beaver), MatchRefusal::none);
  EXPECT_EQ(line.act(MatchAction::drop), MatchRefusal::beaver_pending);
  EXPECT_EQ(line.act(MatchAction::take), MatchRefusal::none);
  EXPECT_EQ(state_at(line).cube.exponent, 2);
  EXPECT_EQ(line.roll({3, 1}), MatchRefusal::none);
  EXPECT_EQ(line.roll({6, 4}), MatchRefusal::none) << "dice that are not played are replaced";
  EXPECT_TRUE(line.play("24/14", refusal)) << refusal.message;
  EXPECT_EQ(moves_of(line), (Moves{"double", "beaver", "take", "64:", "24/14"}));
  EXPECT_EQ(line.to_move(), Side::first);
  line.take_back();
  EXPECT_EQ(state_at(line).dice.larger(), 6);
}

TEST(GameLine, ReplacesTheDiceOfItsFirstPosition) {
  GameLine line = match_from("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:0");
  EXPECT_EQ(line.roll({5, 2}), MatchRefusal::none);
  EXPECT_TRUE(line.moves().empty());
  EXPECT_EQ(line.game().match_state(line.start())->dice.larger(), 5);
}

TEST(GameLine, EndsWithAnAcceptedResignation) {
  GameLine line = match_from("b4E1C3eE3c1e4B-w0b0-b31-n22-0:0:7");
  EXPECT_EQ(line.act(MatchAction::resign_gammon), MatchRefusal::none);
  EXPECT_EQ(line.to_move(), Side::first);
  EXPECT_EQ(line.act(MatchAction::refuse_resignation), MatchRefusal::none);
  EXPECT_EQ(line.roll({2, 1}), MatchRefusal::none);
  EXPECT_EQ(line.act(MatchAction::resign_single), MatchRefusal::none);
  EXPECT_EQ(line.act(MatchAction::accept_resignation), MatchRefusal::none);
  EXPECT_EQ(moves_of(line), (Moves{"resign 2", "reject", "21:", "resign 1", "accept"}));
  const Outcome outcome = line.game().outcome(line.position());
  EXPECT_EQ(outcome.kind, Outcome::Kind::win);
  EXPECT_EQ(outcome.winner, Side::first);
  EXPECT_EQ(outcome.reason, "a resignation was accepted");
  EXPECT_EQ(line.roll({2, 1}), MatchRefusal::game_over);
  EXPECT_EQ(line.act(MatchAction::offer_double), MatchRefusal::game_over);
  Diagnostic refusal;
  EXPECT_FALSE(line.play("31: 8/5 6/5", refusal));
  EXPECT_EQ(refusal.message, "the game is over: a resignation was accepted");
}

TEST(GameLine, HasNoDiceInOtherGames) {
  GameLine line(make_game(*parse_game("chess")));
  EXPECT_EQ(line.roll({3, 1}), MatchRefusal::no_match);
  EXPECT_EQ(line.act(MatchAction::resign_single), MatchRefusal::no_match);
  EXPECT_FALSE(line.game().match_state(line.position()));
  EXPECT_TRUE(line.moves().empty());
}

}  // namespace
}  // namespace mt::engine
