// The side of the interface in UCI, and the texts of both sides, tested line by line.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/uci/protocol.hpp"
#include "movetext/engine/protocol/uci/texts.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

struct Talk {
  explicit Talk(std::string_view game)
      : spec(*parse_game(game)), line(make_game(spec)), client(uci::make_client(spec)) {}
  // Passes lines of the engine to the client, and returns what the client sends in reply.
  std::string hear(std::initializer_list<std::string_view> lines) { return wire.hear(*client, lines); }
  void begin(std::initializer_list<std::string_view> options = {}) {
    client->greet(wire);
    hear({"id name Engine 3", "id author Somebody"});
    hear(options);
    hear({"uciok"});
    client->new_game(line, wire);
    hear({"readyok"});
    wire.sent.clear();
  }
  GameSpec spec;
  GameLine line;
  SilentWire wire;
  std::unique_ptr<Client> client;
};

// Returns the lines of the answer after these words of "info" lines, each as "value moves". A value that is a
// bound ends with "+" or "-".
std::vector<std::string> lines_after(std::initializer_list<std::string_view> infos) {
  const GameSpec spec = *parse_game("chess");
  const GameLine line(make_game(spec));
  SilentWire wire;
  const auto client = uci::make_client(spec);
  client->think({line}, {.depth = 6}, wire);
  wire.hear(*client, {"readyok"});
  for (const std::string_view info : infos) client->hear("info " + std::string(info), wire);
  wire.hear(*client, {"bestmove e2e4"});
  std::vector<std::string> out;
  for (const FoundLine& each : wire.answers.at(0).lines) {
    std::string text = each.score ? std::to_string(each.score->value) : "none";
    if (each.score && each.score->bound == Score::Bound::at_least) text += "+";
    if (each.score && each.score->bound == Score::Bound::at_most) text += "-";
    for (const std::string& move : each.moves) text += " " + move;
    out.push_back(text);
  }
  return out;
}

TEST(UciClient, KeepsTheLastCompleteValueOfEachRank) {
  using Lines = std::vector<std::string>;
  const std::string_view exact = "depth 5 score cp 31 pv e2e4 e7e5";
  EXPECT_EQ(lines_after({exact}), Lines{"31 e4 e5"});
  // A bound does not replace an exact value, but an exact value replaces a bound.
  EXPECT_EQ(lines_after({exact, "depth 6 score cp 900 lowerbound pv d2d4"}), Lines{"31 e4 e5"});
  EXPECT_EQ(lines_after({"depth 4 score cp 9 upperbound pv d2d4", exact}), Lines{"31 e4 e5"});
  EXPECT_EQ(lines_after({"depth 4 score cp 9 upperbound pv d2d4"}), Lines{"9- d4"});
  EXPECT_EQ(lines_after({"depth 4 score cp 9 upperbound pv d2d4", "depth 5 score cp 40 lowerbound pv e2e4"}),
            Lines{"40+ e4"});
  // A score without moves belongs to the moves of its rank.
  EXPECT_EQ(lines_after({exact, "depth 6 score cp 25"}), Lines{"25 e4 e5"});
  EXPECT_EQ(lines_after({"depth 6 score cp 25"}), Lines{"25"});
  // Moves without a score belong to the score of their rank if they begin with the same move.
  EXPECT_EQ(lines_after({exact, "depth 6 pv e2e4 c7c5"}), Lines{"31 e4 c5"});
  EXPECT_EQ(lines_after({exact, "depth 6 pv d2d4 d7d5"}), Lines{"31 e4 e5"});
  EXPECT_EQ(lines_after({"depth 6 pv d2d4 d7d5"}), Lines{"none d4 d5"});
  EXPECT_EQ(
      lines_after({"multipv 1 score cp 8 pv e2e4", "multipv 2 score cp 5 pv d2d4", "multipv 2 score cp 3"}),
      (Lines{"8 e4", "3 d4"}));
  // The side to move has lost.
  EXPECT_EQ(lines_after({"depth 0 score mate 0"}), Lines{"0"});
}

TEST(UciClient, GreetsAndStartsAGame) {
  Talk talk("chess");
  talk.client->greet(talk.wire);
  EXPECT_EQ(talk.wire.sent, "uci\n");
  talk.hear({"Engine by Somebody", "id name Engine 3", "id author Somebody",
             "option name Clear Hash type button",
             "option name Style type combo default Normal var Very Solid var Normal",
             "option name Hash type spin default 16 min 1 max 128", "uciok"});
  EXPECT_EQ(talk.wire.readies, 1);
  EXPECT_EQ(talk.client->identity().name, "Engine 3");
  ASSERT_EQ(talk.client->options().size(), 3U);
  EXPECT_EQ(talk.client->options()[1].choices, (std::vector<std::string>{"Very Solid", "Normal"}));
  EXPECT_EQ(talk.client->options()[2].most, 128);
  talk.wire.sent.clear();
  talk.client->new_game(talk.line, talk.wire);
  EXPECT_EQ(talk.wire.sent, "ucinewgame\nisready\n");
}

TEST(UciClient, AsksAndReadsTheAnswer) {
  Talk talk("chess");
  talk.begin({"option name MultiPV type spin default 1 min 1 max 500"});
  Diagnostic refusal;
  ASSERT_TRUE(talk.line.play("e4", refusal));
  talk.client->think({talk.line, 2}, {.depth = 5}, talk.wire);
  EXPECT_EQ(talk.wire.sent, "setoption name MultiPV value 2\nisready\n");
  EXPECT_EQ(talk.hear({"readyok"}), "position startpos moves e2e4\ngo depth 5\n");
  talk.hear({"info depth 5 seldepth 9 multipv 1 score cp -31 lowerbound nodes 1234 time 7 pv e7e5 g1f3 b8c6",
             "info depth 5 multipv 2 score mate -2 pv c7c5", "info string pv e7e5",
             "info currmove e7e5 currmovenumber 1", "bestmove e7e5 ponder g1f3"});
  ASSERT_EQ(talk.wire.answers.size(), 1U);
  const Answer& answer = talk.wire.answers[0];
  EXPECT_EQ(answer.move, "e5");
  EXPECT_EQ(answer.reply, "Nf3");
  ASSERT_EQ(answer.lines.size(), 2U);
  EXPECT_EQ(answer.lines[0].moves, (std::vector<std::string>{"e5", "Nf3", "Nc6"}));
  EXPECT_EQ(answer.lines[0].score, (Score{.value = -31, .bound = Score::Bound::at_least}));
  EXPECT_EQ(answer.lines[1].score, (Score{.unit = Score::Unit::wins_in, .value = -4}));
  EXPECT_EQ(answer.effort.nodes, 1234U);
  EXPECT_EQ(answer.effort.deepest, 9);
  EXPECT_EQ(talk.wire.lines.size(), 2U);
}

TEST(UciClient, ReportsAnIllegalMove) {
  Talk talk("chess");
  talk.begin();
  talk.client->think({talk.line}, {.depth = 1}, talk.wire);
  talk.hear({"readyok", "bestmove e2e5"});
  ASSERT_EQ(talk.wire.faults.size(), 1U);
  EXPECT_TRUE(talk.wire.faults[0].starts_with("bestmove e2e5: "));
  EXPECT_TRUE(talk.wire.answers.empty());
}

TEST(UciClient, IgnoresUnrequestedAnswers) {
  Talk talk("chess");
  talk.begin();
  talk.hear({"bestmove e2e4", "info depth 3 score cp 3 pv e2e4"});
  EXPECT_TRUE(talk.wire.answers.empty());
  EXPECT_TRUE(talk.wire.lines.empty());
}

// An engine that repeats its answer must not answer the next search with it.
TEST(UciClient, IgnoresALateRepetitionOfAnAnswer) {
  Talk talk("chess");
  talk.begin();
  talk.client->think({talk.line}, {.depth = 1}, talk.wire);
  talk.hear({"readyok", "bestmove e2e4"});
  Diagnostic refusal;
  ASSERT_TRUE(talk.line.play("e4", refusal));
  ASSERT_TRUE(talk.line.play("e5", refusal));
  talk.client->think({talk.line}, {.depth = 1}, talk.wire);
  EXPECT_TRUE(talk.client->waits());
  talk.hear({"info depth 1 score cp 900 pv e2e4", "bestmove e2e4", "readyok"});
  EXPECT_FALSE(talk.client->waits());
  EXPECT_EQ(talk.wire.answers.size(), 1U);
  EXPECT_TRUE(talk.wire.faults.empty());
  talk.hear({"bestmove g1f3"});
  ASSERT_EQ(talk.wire.answers.size(), 2U);
  EXPECT_EQ(talk.wire.answers[1].move, "Nf3");
  EXPECT_TRUE(talk.wire.answers[1].lines.empty());
}

TEST(UciClient, StopsASearchThatWaitsForTheEngine) {
  Talk talk("chess");
  talk.begin();
  talk.client->think({talk.line}, {}, talk.wire);
  talk.wire.sent.clear();
  EXPECT_TRUE(talk.client->stop(talk.wire));
  EXPECT_EQ(talk.wire.sent, "");
  EXPECT_EQ(talk.hear({"readyok"}), "position startpos\ngo infinite\nstop\n");
}

TEST(UciClient, DetectsHowRanksAreCounted) {
  Talk plain("xiangqi");
  plain.begin();
  plain.client->think({plain.line}, {.depth = 1}, plain.wire);
  plain.hear({"readyok", "bestmove b9c7"});  // not a move of Red with ranks from 0 or from 1
  EXPECT_EQ(plain.wire.faults.size(), 1U);

  Talk variant("xiangqi");
  variant.begin({"option name UCI_Variant type combo default chess var chess var xiangqi"});
  variant.client->think({variant.line}, {.depth = 1}, variant.wire);
  variant.hear({"readyok", "bestmove h3e3"});
  ASSERT_EQ(variant.wire.answers.size(), 1U);
  EXPECT_EQ(variant.wire.answers[0].move, "C2.5");

  // An engine without the option UCI_Variant may count ranks from 1. Its first move shows that.
  Talk odd("xiangqi");
  odd.begin();
  odd.client->think({odd.line}, {.depth = 1}, odd.wire);
  odd.hear({"readyok", "info depth 1 score cp 5 pv a4a5 a7a6", "bestmove a4a5"});
  ASSERT_EQ(odd.wire.answers.size(), 1U);
  EXPECT_EQ(odd.wire.answers[0].move, "P9+1");
}

TEST(UciTexts, CountMatesInMoves) {
  for (const auto& [plies, text] : std::vector<std::pair<int, std::string>>{
           {1, "mate 1"}, {3, "mate 2"}, {-2, "mate -1"}, {0, "mate 0"}}) {
    std::string out;
    uci::write_score({.unit = Score::Unit::wins_in, .value = plies}, out);
    EXPECT_EQ(out, text);
    Words words(out);
    EXPECT_EQ(uci::read_score(words)->value, plies);
  }
}

}  // namespace
}  // namespace mt::engine
