// The client for GNU Backgammon. It is tested line by line, and also with the program itself if GNU
// Backgammon is installed.
#include "engine/ubgi_talk.hpp"
#include "movetext/engine/conformance/check.hpp"
#include "movetext/engine/external/external_player.hpp"
#include "movetext/engine/process/own_files.hpp"
#include "movetext/engine/protocol/gnubg/protocol.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace mt::engine {
namespace {

constexpr const char* program = "/usr/games/gnubg";
constexpr std::string_view opening_31 = "b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7";

GameLine position_line(std::string_view position, std::string_view game = "backgammon") {
  std::shared_ptr<const AnyGame> rules = make_game(*parse_game(game));
  AnyPosition start;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(rules->parse_position(position, start, notes)) << position;
  return GameLine(rules, start);
}

std::unique_ptr<Client> client() {
  return gnubg::make_client(*parse_game("backgammon"));
}
void greet(Talk& talk) {
  talk.client->greet(talk);
  EXPECT_EQ(talk.sent, "hello\n");
  talk.hear(
      {"GNU Backgammon 1.07.001 20230103", "", "Copyright (C) 1999-2004 Gary Wong.", "movetext-gnubg 1"});
}

// Returns the words of `line` from the word with that number on, separated by blanks.
std::string words_from(std::string_view line, int first) {
  for (; first > 0; --first) line.remove_prefix(std::min(line.find(' ') + 1, line.size()));
  return std::string(line.substr(0, line.find('\n')));
}
std::size_t count_words(std::string_view line) {
  return static_cast<std::size_t>(std::count(line.begin(), line.end(), ' ')) + 1;
}
// Returns an answer to "values" in which each position has the same values.
std::string same_values(std::string_view request, std::string_view equities, bool is_money = true) {
  std::string out = is_money ? "values 0.0 1.0" : "values 0.4 0.6";
  for (std::size_t i = count_words(words_from(request, 13)); i > 0; --i)
    out.append(" ").append(equities).append(" 0.45 0.10 0.01 0.15 0.02");
  return out;
}

TEST(GnubgClient, SupportsGamesWithAllCheckers) {
  for (const std::string_view game : {"backgammon", "nackgammon", "longgammon"})
    EXPECT_TRUE(gnubg::protocol.has(*parse_game(game))) << game;
  for (const std::string_view game : {"hypergammon", "hypergammon2", "chess"})
    EXPECT_FALSE(gnubg::protocol.has(*parse_game(game))) << game;
  EXPECT_EQ(gnubg::protocol.front, nullptr);
}

TEST(GnubgClient, IgnoresLinesBeforeItsScript) {
  Talk talk(client());
  greet(talk);
  EXPECT_EQ(talk.readies, 1);
  EXPECT_EQ(talk.client->identity().name, "GNU Backgammon");
  EXPECT_EQ(talk.client->identity().version, "1.07.001");
}

TEST(GnubgClient, ComparesAllPlaysAndThenTheBestAtTheDepth) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-w61-n1-0:0:7");
  const std::string list = talk.ask({.line = line}, {.depth = 2});
  EXPECT_TRUE(list.starts_with("plays 1 -1 7 0 0 0 0 0 1 4HPwATDgc/ABMA:")) << list;
  // A list that is not that of our rules is not used; each play is then evaluated.
  const std::string all = talk.hear({"plays 0.1 13/7 8/7; -0.2 24/18 24/23"});
  EXPECT_TRUE(all.starts_with("values 0 0.000 1 1 -1 7 0 0 0 0 0 1 ")) << all;
  const std::size_t plays = count_words(words_from(all, 13));
  EXPECT_EQ(plays, 10U);
  std::string values = "values 0.4 0.6";
  for (std::size_t i = 0; i < plays; ++i)
    values += (i == 3   ? " -0.2 -0.2 0"
               : i == 5 ? " -0.1 -0.1 0"
                        : " 0.3 0.3 0") +
              std::string(" 0.45 0.10 0.01 0.15 0.02");
  const std::string deep = talk.hear({values});
  EXPECT_TRUE(deep.starts_with("values 2 0.000 1 1 -1 7 0 0 0 0 0 1 ")) << deep;
  EXPECT_EQ(words_from(deep, 13),
            words_from(all, 16).substr(0, 14) + " " + words_from(all, 18).substr(0, 14));
  talk.hear({"values 0.4 0.6 -0.10 -0.10 0 0.45 0.10 0.01 0.15 0.02 -0.15 -0.15 0 0.44 0.10 0.01 0.15 0.02"});
  ASSERT_EQ(talk.answers.size(), 1U);
  const Answer& answer = talk.answers[0];
  EXPECT_EQ(answer.kind, Answer::Kind::move);
  ASSERT_EQ(answer.lines.size(), 1U);
  EXPECT_EQ(answer.lines[0].depth, 2);
  EXPECT_DOUBLE_EQ(*answer.lines[0].worth->equity, 0.15);
  EXPECT_NEAR(*answer.lines[0].worth->match_chance, 0.515, 1e-9);
  EXPECT_DOUBLE_EQ((*answer.lines[0].chances)[0], 0.56);
  EXPECT_DOUBLE_EQ((*answer.lines[0].chances)[1], 0.15);
}

TEST(GnubgClient, ComparesGivenPlaysAtTheSameDepth) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line(opening_31);
  const std::vector<std::string> among{"24/23 24/21", "8/5 6/5"};
  const std::string list = talk.ask({.line = line, .lines = 2, .among = among}, {.depth = 1});
  const std::string all = talk.hear({"unable to set the position"});
  EXPECT_TRUE(all.starts_with("values 0 ")) << all;
  const std::string deep = talk.hear({same_values(all, "0.1 0.1 0", false)});
  EXPECT_EQ(count_words(words_from(deep, 13)), 2U) << deep;
  talk.hear({same_values(deep, "0.1 0.1 0", false)});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].lines.size(), 2U);
}

TEST(GnubgClient, ReportsTheLuckOfARoll) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line("AAA2eee16-w0b0-b65-n1-0:0:0-xJ");
  talk.ask({.line = line, .luck = Question::Luck::roll}, {.depth = 0});
  const std::string mean = talk.hear({"unable"});
  const std::string before = talk.hear({same_values(mean, "-0.5 -0.5 0")});
  EXPECT_TRUE(before.starts_with("values 1 0.000 1 1 -1 0 0 0 0 1 0 1 ")) << before;
  const std::string last = talk.hear({"values 0 1 0.3 0.3 0.2 0.45 0.10 0.01 0.15 0.02"});
  talk.hear({same_values(last, "-0.5 -0.5 0")});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_NEAR(*talk.answers[0].luck, 0.2, 1e-9);
}

TEST(GnubgClient, DecidesAboutDoubles) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-6:5:7-xP");
  EXPECT_TRUE(talk.ask({line}).starts_with("values 2 0.000 1 1 -1 7 5 6 0 0 0 1 "));
  talk.hear({"values 0.0 0.5 0.2 -0.1 0.2 0.45 0.10 0.01 0.15 0.02"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].kind, Answer::Kind::offer_double);
  EXPECT_EQ(talk.answers[0].reply, "take");
  ASSERT_EQ(talk.answers[0].lines.size(), 3U);
  EXPECT_EQ(talk.answers[0].lines[1].act, Act::double_take);
  EXPECT_NEAR(*talk.answers[0].lines[1].worth->match_chance, 0.3, 1e-9);
  EXPECT_DOUBLE_EQ(*talk.answers[0].lines[2].worth->equity, 1);
  EXPECT_NEAR(*talk.answers[0].lines[2].worth->match_chance, 0.5, 1e-9);
}

TEST(GnubgClient, AnswersDoublesAndBeavers) {
  Talk talk(client());
  greet(talk);
  const GameLine match = position_line("b4E1C3eE3c1e4B-w0b0-w00-n1-0:0:7-xD");
  talk.ask({match}, {.depth = 0});
  talk.hear({"values 0.4 0.6 0.1 0.1 -0.2 0.45 0.10 0.01 0.15 0.02"});
  EXPECT_EQ(talk.answers.at(0).kind, Answer::Kind::take) << "there are no beavers in a match";
  EXPECT_DOUBLE_EQ(*talk.answers[0].lines[0].worth->equity, 0.2);
  const GameLine money = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0-xVD");
  talk.ask({money}, {.depth = 0});
  talk.hear({"values 0 1 0.1 0.1 -0.2 0.45 0.10 0.01 0.15 0.02"});
  EXPECT_EQ(talk.answers.at(0).kind, Answer::Kind::beaver);
  EXPECT_DOUBLE_EQ(*talk.answers[0].lines.back().worth->equity, 0.4);
  talk.ask({money}, {.depth = 0});
  talk.hear({"values 0 1 1.1 1.1 1.2 0.85 0.10 0.01 0.15 0.02"});
  EXPECT_EQ(talk.answers.at(0).kind, Answer::Kind::drop);
}

TEST(GnubgClient, AcceptsResignationsThatAreWorthEnough) {
  for (const auto& [chance, kind] : {std::pair{"0.3", Answer::Kind::accept}, {"0.9", Answer::Kind::reject}}) {
    Talk talk(client());
    greet(talk);
    GameLine line = position_line("AAA2eee16-w0b0-b00-n1-0:0:3");
    ASSERT_EQ(line.act(MatchAction::resign_single), MatchRefusal::none);
    talk.ask({line}, {.depth = 0});
    // The side that resigns is on roll; its chances are given.
    const std::string equity = chance == std::string_view("0.3") ? "-0.9 -0.9 -1.5" : "0.2 0.2 0.1";
    const std::string next = talk.hear({"values 0.3 0.7 " + equity + " 0.05 0 0 0.1 0"});
    EXPECT_TRUE(next.starts_with("points 1 1 -1 3 0 0 ")) << next;
    talk.hear({kind == Answer::Kind::accept ? "points 0.7" : "points 0.2"});
    ASSERT_EQ(talk.answers.size(), 1U);
    EXPECT_EQ(talk.answers[0].kind, kind);
  }
}

TEST(GnubgClient, RollsOut) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:0");
  ASSERT_TRUE(talk.client->set_option("seed", "7", talk));
  talk.ask({line}, {.depth = 0, .trials = 36});
  const std::string request = talk.hear({"values 0 1 0.08 0.08 -0.19 0.52 0.15 0 0.12 0"});
  EXPECT_TRUE(request.starts_with("rollout 36 7 0 0 1 -1 0 0 0 0 0 0 1 4HPwATDgc/ABMA:")) << request;
  talk.hear(
      {"rollout 0 1 0.52 0.15 0.01 0.13 0.01 0.07 0.09 0.01 0.01 0.01 0.01 0.01 0.01 0.02 "
       "0.53 0.15 0.01 0.13 0.01 0.07 -0.17 0.01 0.01 0.01 0.01 0.01 0.01 0.03"});
  ASSERT_EQ(talk.answers.size(), 1U);
  const FoundLine& quiet = talk.answers[0].lines.at(0);
  EXPECT_EQ(quiet.worth->trials, 36U);
  EXPECT_DOUBLE_EQ(*quiet.worth->equity, 0.09);
  EXPECT_DOUBLE_EQ(*quiet.worth->equity_error, 0.02);
  EXPECT_DOUBLE_EQ(*talk.answers[0].lines.at(1).worth->equity_error, 0.03);
}

// A double that is useless is not rolled out: GNU Backgammon would save numbers without meaning.
TEST(GnubgClient, RollsOutOnlyUsefulDoubles) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n22-0:1:3");
  talk.ask({line}, {.depth = 0, .trials = 36});
  talk.hear({"values 0.3 1 0.08 0.08 -0.19 0.52 0.15 0 0.12 0"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].lines.at(0).worth->trials, 0U);
  const GameLine useful = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7");
  talk.ask({useful}, {.depth = 0, .trials = 36});
  talk.hear({"values 0.4 0.6 0.08 0.08 -0.19 0.52 0.15 0 0.12 0", "unable to roll out"});
  ASSERT_EQ(talk.answers.size(), 1U);
  EXPECT_EQ(talk.answers[0].lines.at(0).worth->trials, 0U);
}

TEST(GnubgClient, RefusesWhatGnuBackgammonCannotExpress) {
  Talk talk(client());
  greet(talk);
  EXPECT_EQ(talk.ask({position_line("b4E1C3eE3c1e4B-w0b0-b31-n1-0:0:65")}), "");
  ASSERT_EQ(talk.faults.size(), 1U);
  EXPECT_EQ(talk.faults[0], "GNU Backgammon supports matches of up to 64 points, not 65");
}

TEST(GnubgClient, ReportsProtocolViolations) {
  for (const std::string_view said :
       {"values", "values 0.4 0.6 0.1 0.1", "values 0.4 0.6 nan 0 0 0 0 0 0 0",
        "values 0.4 0.6 0 0 0 1.5 0 0 0 0", "values 0.4 0.6 0 0 0 0.5 0 0 0 0 0", "error KeyError('values')",
        "", "movetext-gnubg 1", "values 0.4 0.6 9e99 0 0 0 0 0 0 0"}) {
    Talk talk(client());
    greet(talk);
    const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7");
    talk.ask({line});
    talk.hear({said});
    EXPECT_EQ(talk.faults.size(), 1U) << said;
    EXPECT_TRUE(talk.answers.empty()) << said;
  }
}

TEST(GnubgClient, StopsAndDiscardsLateReplies) {
  Talk talk(client());
  greet(talk);
  const GameLine line = position_line("b4E1C3eE3c1e4B-w0b0-b00-n1-0:0:7");
  talk.ask({line}, {.depth = 4});
  EXPECT_TRUE(talk.client->stop(talk));
  EXPECT_TRUE(talk.answers.empty()) << "nothing is known yet";
  talk.hear({"values 0.4 0.6 0.1 0.1 -0.2 0.45 0.10 0.01 0.15 0.02"});
  ASSERT_EQ(talk.answers.size(), 1U) << "the values at two plies are known";
  EXPECT_EQ(talk.answers[0].lines.at(0).depth, 2);
  EXPECT_TRUE(talk.client->must_restart()) << "the program still searches four plies";
}

TEST(OwnFiles, AreRemovedByTheirNames) {
  constexpr std::array files{ProgramFile{.name = "a.txt", .text = "text\n"}};
  constexpr std::array<std::string_view, 2> leftovers{"made", "b.txt"};
  const Startup startup{.files = files, .leftovers = leftovers};
  std::string problem;
  auto own = OwnFiles::write(startup, problem);
  ASSERT_NE(own, nullptr) << problem;
  const std::string directory = own->directory();
  struct stat state {};
  ASSERT_EQ(::stat(directory.c_str(), &state), 0);
  EXPECT_EQ(state.st_mode & 0777U, 0700U);
  EXPECT_EQ(::access((directory + "/a.txt").c_str(), R_OK), 0);
  ASSERT_EQ(::mkdir((directory + "/made").c_str(), 0700), 0);
  std::ofstream(directory + "/b.txt") << "more";
  own.reset();
  EXPECT_NE(::access(directory.c_str(), F_OK), 0);

  own = OwnFiles::write(startup, problem);
  ASSERT_NE(own, nullptr) << problem;
  const std::string kept = own->directory();
  std::ofstream(kept + "/other.txt") << "not ours";
  own.reset();
  EXPECT_EQ(::access((kept + "/other.txt").c_str(), F_OK), 0) << "files of others are left";
  EXPECT_EQ(::unlink((kept + "/other.txt").c_str()), 0);
  EXPECT_EQ(::rmdir(kept.c_str()), 0);
}

TEST(OwnFiles, CompleteACommand) {
  const Startup& startup = gnubg::protocol.startup;
  const auto completed = [&](std::vector<std::string> words) {
    std::string problem;
    if (!complete_command(startup, "/d", words, problem)) return problem;
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
  };
  EXPECT_EQ(completed({"gnubg"}), "gnubg -t -q -r -s /d -p /d/serve.py");
  EXPECT_EQ(completed({"gnubg", "-t", "-q", "-r"}), "gnubg -t -q -r -s /d -p /d/serve.py");
  EXPECT_EQ(completed({"gnubg", "--no-rc", "-b"}), "gnubg --no-rc -b -t -q -s /d -p /d/serve.py");
  EXPECT_EQ(
      completed({"gnubg", "-c", "file"}),
      "gnubg: the option -c cannot be used, because movetext gives the program a script of its own; remove "
      "the option");
  EXPECT_TRUE(completed({"gnubg", "--python=a.py"}).starts_with("gnubg: the option --python cannot be used"));
}

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
    std::string problem;
    player = ExternalPlayer::start({.program = {{program}},
                                    .game = *parse_game("backgammon"),
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
