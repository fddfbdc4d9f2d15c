// GNU Backgammon as a player: the program itself, if it is installed, and programs that misbehave.
#include "engine/front_peer.hpp"
#include "engine/gnubg_position.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/external/external_player.hpp"
#include "movetext/engine/protocol/gnubg/protocol.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::engine {
namespace {

constexpr const char* program = "/usr/games/gnubg";

// Programs that misbehave. The options that are added to their commands are arguments of a shell script.
class Misbehaving : public testing::Test {
 protected:
  // Starts a shell with that script in place of GNU Backgammon.
  std::unique_ptr<ExternalPlayer> start(const std::string& script, std::string& problem) {
    const std::string path = testing::TempDir() + "movetext_gnubg_test.sh";
    std::ofstream(path) << script << "\n";
    return ExternalPlayer::start({.program = {{"sh", path}},
                                  .game = *parse_game("backgammon"),
                                  .protocol = &gnubg::protocol,
                                  .patience = {.greeting = Milliseconds(700),
                                               .late = Milliseconds(100),
                                               .untimed = Milliseconds(300),
                                               .stopped = Milliseconds(200)}},
                                 problem);
  }
  Answer ask(const std::string& script) {
    std::string problem;
    auto player = start("echo movetext-gnubg 1; read hello; " + script, problem);
    EXPECT_NE(player, nullptr) << problem;
    if (!player) return {};
    const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7");
    Watcher silent;
    return player->think({line}, {.depth = 0}, silent, {});
  }
};

TEST_F(Misbehaving, ScriptsAreReported) {
  std::string problem;
  EXPECT_EQ(start("exit 3", problem), nullptr);
  EXPECT_EQ(problem, "sh exited with status 3");
  EXPECT_EQ(start("exec sleep 20", problem), nullptr);
  EXPECT_EQ(problem, "sh did not answer the greeting within 0.7 s");
  EXPECT_EQ(start("while read word; do echo \"Unknown keyword '$word'.\"; done", problem), nullptr);
  EXPECT_NE(problem.find("breaks its protocol"), std::string::npos) << problem;
  EXPECT_EQ(ask("read question; exit 0").fault, Answer::Fault::gone);
  EXPECT_EQ(ask("exec sleep 20").fault, Answer::Fault::silent);
  EXPECT_EQ(ask("read question; echo garbage; exec sleep 20").fault, Answer::Fault::protocol);
  EXPECT_EQ(ask("read question; echo unable to do so; exec sleep 20").fault, Answer::Fault::unable);
}

class RealGnubg : public testing::Test {
 protected:
  void SetUp() override {
    if (::access(program, X_OK) != 0) GTEST_SKIP() << program << " is not installed";
    start("backgammon");
  }
  void start(std::string_view game) {
    std::string problem;
    player = ExternalPlayer::start({.program = {{program}},
                                    .game = *parse_game(game),
                                    .protocol = &gnubg::protocol,
                                    .patience = {.greeting = Milliseconds(60'000)}},
                                   problem);
    ASSERT_NE(player, nullptr) << problem;
  }
  Answer ask(const Question& question, const Limits& limits = {.depth = 0}) {
    Watcher silent;
    const Answer answer = player->think(question, limits, silent, {});
    EXPECT_NE(answer.kind, Answer::Kind::failed) << answer.problem << "\n" << player->log();
    return answer;
  }
  Answer ask(std::string_view position, const Limits& limits = {.depth = 0}) {
    const GameLine line = position_line(position);
    return ask({.line = line}, limits);
  }
  std::unique_ptr<ExternalPlayer> player;
};

TEST_F(RealGnubg, PlaysTheOpeningOfBothSides) {
  EXPECT_EQ(player->identity().name, "GNU Backgammon");
  EXPECT_FALSE(player->identity().version.empty());
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7").move, "8/5 6/5");
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7").move, "8/5 6/5");
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:0-xJ").move, "8/5 6/5");
  EXPECT_EQ(ask("BBBCCC5d4c1e1b3-w1b0-w66-n1-0:0:5").move, "no play");
  EXPECT_EQ(ask("CA1BBA12bba1ca-w0b0-b65-n22-4:4:7").move, "6/off 5/off");
  EXPECT_TRUE(ask("a1B2D1C3eD3c1eB4-w1b0-w52-n1-0:0:7").move.starts_with("bar/"));
}

// At 6:5 in a match to 7, after the Crawford game, only the trailing side can gain by doubling.
TEST_F(RealGnubg, KnowsWhoIsAhead) {
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-b00-n1-6:5:7-xP").kind, Answer::Kind::offer_double);
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-b00-n1-5:6:7-xP").kind, Answer::Kind::no_double);
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-w00-n1-5:6:7-xP").kind, Answer::Kind::offer_double);
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-w00-n1-6:5:7-xP").kind, Answer::Kind::no_double);
}

TEST_F(RealGnubg, DecidesAboutTheCube) {
  EXPECT_EQ(ask("AAA2eee16-w0b0-b00-n1-6:3:7-xC").kind, Answer::Kind::no_double);
  EXPECT_EQ(ask("CA1BBA12bba1ca-w0b0-b00-n1-0:0:7").kind, Answer::Kind::offer_double);
  EXPECT_EQ(ask("AAA2eee16-w0b0-b00-n1-0:0:0-xD").kind, Answer::Kind::drop);
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7-xD").kind, Answer::Kind::take);
  EXPECT_EQ(ask("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xVD").kind, Answer::Kind::beaver);
}

// The expected values were obtained by running GNU Backgammon 1.07.001 by hand.
TEST_F(RealGnubg, ValuesPositions) {
  for (const std::string_view turn : {"b00", "w00"}) {
    const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-" + std::string(turn) + "-n1-0:0:0");
    const Answer answer = ask({.line = line, .values_only = true});
    EXPECT_EQ(answer.kind, Answer::Kind::none);
    ASSERT_EQ(answer.lines.size(), 1U);
    EXPECT_NEAR((*answer.lines[0].chances)[0], 0.5215, 0.001);
    EXPECT_NEAR(*answer.lines[0].worth->equity, 0.0921, 0.001);
    EXPECT_NEAR(*answer.lines[0].worth->cubeless, 0.0671, 0.001);
  }
  const GameLine ahead = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-1:6:9");
  EXPECT_NEAR(*ask({.line = ahead, .values_only = true}).lines.at(0).worth->match_chance, 0.811, 0.01);
}

TEST_F(RealGnubg, LooksAsManyPliesAheadAsWanted) {
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0");
  struct Case {
    int depth;
    double equity;
    double wins;
  };
  for (const Case& c : {Case{0, 0.09209, 0.52151}, Case{1, 0.10554, 0.52655}, Case{2, 0.10519, 0.52521}}) {
    const Answer answer = ask({.line = line, .values_only = true}, {.depth = c.depth});
    EXPECT_EQ(answer.lines.at(0).depth, c.depth);
    EXPECT_NEAR(*answer.lines.at(0).worth->equity, c.equity, 2e-4) << c.depth;
    EXPECT_NEAR((*answer.lines.at(0).chances)[0], c.wins, 2e-4) << c.depth;
  }
}

TEST_F(RealGnubg, ValuesNackgammon) {
  start("nackgammon");
  const GameLine line = position_line("bb3D1C3dD3c1d3BB-w0b0-w00-n1-0:0:0", "nackgammon");
  const GameLine start = position_line("bb3D1C3dD3c1d3BB-w0b0-w31-n1-0:0:0", "nackgammon");
  EXPECT_NEAR(*ask({.line = line, .values_only = true}).lines.at(0).worth->equity, 0.19551, 2e-4);
  const Answer deeper = ask({.line = line, .values_only = true}, {.depth = 1});
  EXPECT_NEAR(*deeper.lines.at(0).worth->equity, 0.10901, 2e-4);
  const Answer play = ask({.line = start, .luck = Question::Luck::opening});
  EXPECT_EQ(play.kind, Answer::Kind::move);
  EXPECT_TRUE(play.luck);
  EXPECT_GT(play.spread.value_or(0), 0.1);
}

TEST_F(RealGnubg, ReportsTheLuckOfARollWithoutAPlay) {
  const GameLine line = position_line("BBBCCC5d4c1e1b3-w1b0-w66-n1-0:0:5");
  const Answer answer = ask({.line = line, .luck = Question::Luck::roll});
  EXPECT_EQ(answer.lines.size(), 1U);
  EXPECT_TRUE(answer.luck);
}

// Trap: hint() of GNU Backgammon leaves plays that its filter removes at 0 plies.
TEST_F(RealGnubg, ComparesAllPlaysAtOneDepth) {
  const GameLine line = position_line(opening_31);
  const Answer best = ask({.line = line}, {.depth = 1});
  EXPECT_EQ(best.move, "8/5 6/5");
  const std::vector<std::string> among{"8/5 6/5", "24/20"};
  const Answer both = ask({.line = line, .lines = 2, .among = among}, {.depth = 1});
  ASSERT_EQ(both.lines.size(), 2U);
  for (const FoundLine& found : both.lines) EXPECT_EQ(found.depth, 1);
  EXPECT_NEAR(*both.lines[0].worth->equity, *best.lines.at(0).worth->equity, 1e-6);
  const Answer all = ask({.line = line, .lines = 0}, {.depth = 0});
  EXPECT_EQ(all.lines.size(), 16U);
}

// Trap: a list of plays is cached by the program for the position that was set before. The second question
// has another score.
TEST_F(RealGnubg, UsesTheScoreOfEachQuestion) {
  const Answer even = ask("b4E1C3eE3c1e4B-w0b0-b64-n1-0:0:7");
  const Answer gammon_go = ask("b4E1C3eE3c1e4B-w0b0-b64-n1-0:5:7");
  EXPECT_GT(std::abs(*even.lines.at(0).worth->equity - *gammon_go.lines.at(0).worth->equity), 0.001);
}

// The expected luck is that of GNU Backgammon's own analysis (LU in its files) of a match to 13 points.
TEST_F(RealGnubg, ReportsLuckAsGnuBackgammonDoes) {
  const GameLine opening = position_line("b4E1C3eE3c1e4B-w0b0-w51-n1-0:0:13");
  const Answer first = ask({.line = opening, .luck = Question::Luck::opening});
  EXPECT_NEAR(first.luck.value_or(9), 0.00204, 0.0002);
  const Answer again = ask({.line = opening, .luck = Question::Luck::opening});
  EXPECT_NEAR(again.luck.value_or(9), *first.luck, 1e-9);
}

TEST_F(RealGnubg, KnowsWonGames) {
  // Black bears off its last checkers, and White has borne off none: a gammon.
  const Answer gammon = ask("A7e4e4e5-w0b0-b65-n1-0:0:0");
  EXPECT_NEAR(*gammon.lines.at(0).worth->equity, 2, 1e-4);
  const Answer jacoby = ask("A7e4e4e5-w0b0-b65-n1-0:0:0-xJ");
  EXPECT_NEAR(*jacoby.lines.at(0).worth->equity, 1, 1e-4);
  const Answer match = ask("A7e4e4e5-w0b0-b65-n1-0:0:2");
  EXPECT_NEAR(*match.lines.at(0).worth->match_chance, 1, 1e-4);
}

TEST_F(RealGnubg, RollsOutTwoDecisions) {
  const Limits limits{.depth = 0, .trials = 36};
  ASSERT_TRUE(player->set_option("Seed", "7"));
  ASSERT_TRUE(player->set_option("Truncation", "6"));
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b43-n1-0:0:7");
  const std::vector<std::string> among{"24/20 13/10", "13/10 13/9"};
  const Answer plays = ask({.line = line, .lines = 2, .among = among}, limits);
  ASSERT_EQ(plays.lines.size(), 2U);
  for (const FoundLine& found : plays.lines) {
    EXPECT_EQ(found.worth->trials, 36U);
    EXPECT_GT(*found.worth->equity_error, 0.0);
    EXPECT_LT(*found.worth->equity_error, 0.2);
    EXPECT_LT(std::abs(*found.worth->equity), 0.3);
  }
  const Answer cube = ask("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0", limits);
  ASSERT_EQ(cube.lines.size(), 3U);
  EXPECT_EQ(cube.lines[0].worth->trials, 36U);
  EXPECT_LT(*cube.lines[1].worth->equity, *cube.lines[0].worth->equity);
}

TEST_F(RealGnubg, StopsADeepSearchAndGoesOn) {
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b43-n1-0:0:7");
  Watcher silent;
  std::stop_source stop;
  std::jthread stopping([&] {
    std::this_thread::sleep_for(Milliseconds(1500));
    stop.request_stop();
  });
  const auto begin = std::chrono::steady_clock::now();
  const Answer answer = player->think({.line = line}, {.depth = 4}, silent, stop.get_token());
  EXPECT_EQ(answer.kind, Answer::Kind::move) << answer.problem;
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
  EXPECT_EQ(ask(opening_31).move, "8/5 6/5");
}

// A player that passes everything on to a player that another object owns.
class Borrowed final : public Player {
 public:
  explicit Borrowed(Player& player) : player_(player) {}
  const Identity& identity() const override { return player_.identity(); }
  std::span<const Option> options() const override { return player_.options(); }
  Abilities abilities() const override { return player_.abilities(); }
  bool set_option(std::string_view name, std::string_view value) override {
    return player_.set_option(name, value);
  }
  void new_game() override { player_.new_game(); }
  Answer think(const Question& question, const Limits& limits, Watcher& watcher,
               std::stop_token stop) override {
    return player_.think(question, limits, watcher, stop);
  }

 private:
  Player& player_;
};

// Makes GNU Backgammon an engine of UBGI, by using it as the player of our own front.
TEST_F(RealGnubg, ConformsAsAUbgiEngine) {
  CheckTerms terms;
  terms.start = [&](std::string&) {
    return std::make_unique<FrontPeer>(ubgi::protocol, *parse_game("backgammon"),
                                       std::make_unique<Borrowed>(*player));
  };
  std::vector<int> not_offered;
  for (const CheckReport& report : run_checks(ubgi_checks(), terms)) {
    EXPECT_NE(words(report.verdict), "failed")
        << report.check->number << " " << report.check->name << ": " << report.why << "\n"
        << report.transcript;
    if (report.verdict == CheckOutcome::not_offered) not_offered.push_back(report.check->number);
  }
  EXPECT_EQ(not_offered, std::vector<int>{});
}

}  // namespace
}  // namespace mt::engine
