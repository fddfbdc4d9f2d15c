// Summarises the games of a match.
#include "movetext/record/match_games.hpp"

#include "movetext/record/match.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

class Match {
 public:
  explicit Match(const char* length) {
    record_.convention = &conventions::match;
    record_.set_tag(match_length_tag, length);
  }
  void game(std::uint32_t first, std::uint32_t second) {
    add(EventKind::game, "", pack_score(first, second));
  }
  void roll(Side side, const char* dice) { add(EventKind::roll, dice, value(side)); }
  void play(Side side) { add(EventKind::ply, "8/5", value(side)); }
  void cube(Side side, CubeAction action, const char* words = "") {
    add(EventKind::cube, words, value(side), static_cast<std::uint8_t>(action));
  }
  void won(Side side, std::uint32_t points) { add(EventKind::points, "", 2 * points + value(side)); }

  Record& record() { return record_; }
  std::vector<GameOfMatch> games() const { return games_of(record_); }

 private:
  static std::uint32_t value(Side side) { return side == Side::first ? 0 : 1; }
  void add(EventKind kind, const char* text, std::uint32_t value, std::uint8_t arg = 0) {
    record_.tape.push_back({.kind = kind, .arg = arg, .text = record_.keep(text), .value = value});
  }

  Record record_;
};

constexpr Side white = Side::first;
constexpr Side black = Side::second;

TEST(MatchGames, CountsRollsAndPips) {
  Match match("5");
  match.game(0, 0);
  match.roll(black, "31");
  match.play(black);
  match.roll(white, "66");  // a roll without a legal play
  match.roll(black, "55");
  match.play(black);
  const GameOfMatch game = match.games().at(0);
  EXPECT_EQ(game.side(black).pips, 24U);
  EXPECT_EQ(game.side(black).rolls, 2U);
  EXPECT_EQ(game.side(black).plays, 2U);
  EXPECT_EQ(game.side(white).pips, 24U);
  EXPECT_EQ(game.side(white).plays, 0U);
  EXPECT_FALSE(game.winner);
}

TEST(MatchGames, FollowsTheCube) {
  Match match("0");
  match.game(0, 0);
  match.cube(white, CubeAction::offer, "double 2");
  match.cube(black, CubeAction::beaver, "beaver 4");
  match.roll(white, "21");  // the roll implies a take of the beaver
  match.cube(black, CubeAction::offer, "double 8");
  match.cube(white, CubeAction::drop);
  match.won(black, 4);
  const GameOfMatch game = match.games().at(0);
  EXPECT_EQ(game.cube, 4U);
  EXPECT_EQ(game.cube_owner, black);  // the side that beavers owns the cube
  EXPECT_EQ(game.side(black).takes, 1U);
  EXPECT_EQ(game.side(white).takes, 0U);
  EXPECT_TRUE(game.is_dropped);
  EXPECT_EQ(game.winner, black);
  EXPECT_EQ(game.points, 4U);
  EXPECT_EQ(game.side(white).doubles, 1U);
  EXPECT_EQ(game.side(black).doubles, 2U);
  EXPECT_EQ(game.side(white).drops, 1U);
}

TEST(MatchGames, FindsTheCrawfordGame) {
  Match match("3");
  for (const auto& [first, second] : {std::pair{0U, 0U}, {2U, 0U}, {2U, 1U}, {2U, 2U}})
    match.game(first, second);
  std::vector<GameOfMatch> games = match.games();
  EXPECT_FALSE(games[0].is_crawford);
  EXPECT_TRUE(games[1].is_crawford);
  EXPECT_FALSE(games[2].is_crawford);
  EXPECT_FALSE(games[3].is_crawford);
  match.record().set_tag("Crawford", "Off");
  EXPECT_FALSE(match.games()[1].is_crawford);
}

}  // namespace
}  // namespace mt
