// The client for GNU Backgammon. It is tested line by line, and also with the program itself if GNU
// Backgammon is installed.
#include "engine/ubgi_talk.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/external/external_player.hpp"
#include "movetext/engine/protocol/gnubg/protocol.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace mt::engine {
namespace {

constexpr const char* program = "/usr/games/gnubg";

GameLine position_line(std::string_view position) {
  std::shared_ptr<const AnyGame> rules = make_game(*parse_game("backgammon"));
  AnyPosition start;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(rules->parse_position(position, start, notes)) << position;
  return GameLine(rules, start);
}

Talk greeted() {
  return Talk(gnubg::make_client(*parse_game("backgammon")));
}
void greet(Talk& talk) {
  talk.client->greet(talk);
  talk.hear({"Interface: 2", "RFBF: 0", "Engine: 1.00", "Software: 1.07.001"});
}

TEST(GnubgClient, SupportsOnlyTheUsualGame) {
  EXPECT_TRUE(gnubg::protocol.has(*parse_game("backgammon")));
  EXPECT_FALSE(gnubg::protocol.has(*parse_game("nackgammon")));
  EXPECT_FALSE(gnubg::protocol.has(*parse_game("chess")));
  EXPECT_EQ(gnubg::protocol.front, nullptr);
}

TEST(GnubgClient, AsksForAPlayAndItsValue) {
  Talk talk = greeted();
  greet(talk);
  EXPECT_EQ(talk.readies, 1);
  EXPECT_EQ(talk.client->identity().version, "1.07.001");
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:0");
  EXPECT_EQ(talk.ask({line}, {.depth = 0}),
            "board:Black:White:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:"
            "0:1:-1:"
            "0:25:0:0:0:0:0:0:0:0\n");
  const std::string next = talk.hear({"8/5 6/5 "});
  EXPECT_TRUE(next.starts_with("evaluation fibsboard board:")) << next;
  EXPECT_TRUE(next.ends_with(" plies 0 cubeful deterministic\n")) << next;
  talk.hear({"0.45 0.10 0.01 0.15 0.02 -0.20"});
  ASSERT_EQ(talk.answers.size(), 1U);
  const Answer& answer = talk.answers[0];
  EXPECT_EQ(answer.move, "8/5 6/5");
  ASSERT_EQ(answer.lines.size(), 1U);
  EXPECT_DOUBLE_EQ(*answer.lines[0].worth->equity, 0.20);
  EXPECT_DOUBLE_EQ((*answer.lines[0].chances)[0], 0.55);
  EXPECT_DOUBLE_EQ((*answer.lines[0].chances)[1], 0.15);
  EXPECT_DOUBLE_EQ((*answer.lines[0].chances)[3], 0.45);
}

TEST(GnubgClient, SwapsTheScoresAndKeepsToTheRules) {
  Talk talk = greeted();
  greet(talk);
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-6:5:7-xP");
  EXPECT_NE(talk.ask({line}).find("board:Black:White:7:6:5:"), std::string::npos);
  const std::string board = talk.hear({"0.5 0.1 0.0 0.1 0.0 0.3"});
  EXPECT_TRUE(board.starts_with("board:Black:White:7:6:5:")) << board;
  talk.hear({"double"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::offer_double);
  EXPECT_DOUBLE_EQ(*talk.answers[0].lines[0].worth->match_chance, 0.3);
  const GameLine offered = position_line("b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:7-xD");
  talk.ask({offered});
  talk.hear({"beaver"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::take) << "there are no beavers in a match";
}

// The board line has no word for a beaver on offer. So games for points are played without beavers.
TEST(GnubgClient, HasNoBeavers) {
  Talk talk = greeted();
  greet(talk);
  EXPECT_TRUE(talk.client->abilities().cube);
  EXPECT_FALSE(talk.client->abilities().beavers);
}

TEST(GnubgClient, ReportsProtocolViolations) {
  for (const std::string_view said : {"24/1", "roll", "Error: syntax error", "24/18 18/16"}) {
    Talk talk = greeted();
    greet(talk);
    const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:7");
    talk.ask({line});
    talk.hear({said});
    EXPECT_EQ(talk.faults.size(), 1U) << said;
  }
}

class RealGnubg : public testing::Test {
 protected:
  void SetUp() override {
    if (::access(program, X_OK) != 0) GTEST_SKIP() << program << " is not installed";
    std::string problem;
    player = ExternalPlayer::start({.program = {{program, "-t", "-q", "-r"}},
                                    .game = *parse_game("backgammon"),
                                    .protocol = &gnubg::protocol,
                                    .patience = {.greeting = Milliseconds(60'000)}},
                                   problem);
    ASSERT_NE(player, nullptr) << problem;
  }
  Answer ask(std::string_view position, bool values_only = false) {
    const GameLine line = position_line(position);
    Watcher silent;
    const Answer answer = player->think({.line = line, .values_only = values_only}, {.depth = 0}, silent, {});
    EXPECT_NE(answer.kind, Answer::Kind::failed) << position << ": " << answer.problem << "\n"
                                                 << player->log();
    return answer;
  }
  std::unique_ptr<ExternalPlayer> player;
};

TEST_F(RealGnubg, PlaysTheOpeningOfBothSides) {
  EXPECT_EQ(player->identity().name, "GNU Backgammon");
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
    const Answer answer = ask("b4E1C3eE3c1e4B-w0b0-" + std::string(turn) + "-n1-0:0:0", true);
    EXPECT_EQ(answer.kind, Answer::Kind::none);
    ASSERT_EQ(answer.lines.size(), 1U);
    EXPECT_NEAR((*answer.lines[0].chances)[0], 0.5215, 0.001);
    EXPECT_NEAR(*answer.lines[0].worth->equity, 0.0844, 0.001);
    EXPECT_NEAR(*answer.lines[0].worth->cubeless, 0.0671, 0.001);
  }
  const Answer ahead = ask("b4E1C3eE3c1e4B-w0b0-b00-n1-1:6:9", true);
  ASSERT_EQ(ahead.lines.size(), 1U);
  EXPECT_NEAR(*ahead.lines[0].worth->match_chance, 0.811, 0.005);
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
  // GNU Backgammon returns only one candidate, gives no value for a double that was taken or dropped, and
  // does not support limits.
  EXPECT_EQ(not_offered, (std::vector<int>{31, 32, 33, 35, 36, 37}));
}

TEST(RealPrograms, AreReportedIfTheyHaveNoSocket) {
  std::string problem;
  const Milliseconds patience(300);
  EXPECT_EQ(Process::start_listening({.words = {"true"}}, "external", patience, problem), nullptr);
  EXPECT_EQ(problem, "true does not listen on a socket");
  EXPECT_EQ(Process::start_listening({.words = {"cat"}}, "external", patience, problem), nullptr);
  EXPECT_EQ(problem, "cat does not listen on a socket");
  EXPECT_EQ(Process::start_listening({.words = {"no-such-program"}}, "external", patience, problem), nullptr);
  EXPECT_EQ(problem, "no-such-program: No such file or directory");
}

}  // namespace
}  // namespace mt::engine
