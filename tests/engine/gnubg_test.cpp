// The client for GNU Backgammon, line by line, and the files that its program needs.
#include "engine/gnubg_position.hpp"
#include "engine/ubgi_talk.hpp"
#include "movetext/engine/process/own_files.hpp"
#include "movetext/engine/protocol/gnubg/protocol.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace mt::engine {
namespace {

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
  EXPECT_EQ(talk.answers[0].spread, 0);
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

}  // namespace
}  // namespace mt::engine
