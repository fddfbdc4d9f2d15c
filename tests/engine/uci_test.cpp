// Both sides of UCI, tested line by line.
#include "engine/silent_wire.hpp"
#include "movetext/engine/protocol/uci/protocol.hpp"
#include "movetext/engine/protocol/uci/texts.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// A player that never answers. The test answers in its place.
class StillPlayer final : public Player {
 public:
  const Identity& identity() const override { return identity_; }
  std::span<const Option> options() const override { return options_; }
  bool set_option(std::string_view name, std::string_view value) override {
    set.push_back(std::string(name) + "=" + std::string(value));
    return name == "Hash";
  }
  void new_game() override { ++games; }
  Answer think(const Question& /*question*/, const Limits& /*limits*/, Watcher& /*watcher*/,
               std::stop_token /*stop*/) override {
    return {};
  }
  std::vector<std::string> set;
  int games = 0;

 private:
  Identity identity_{"Still", "1", "nobody"};
  std::vector<Option> options_{
      {.name = "Hash", .type = Option::Type::spin, .value = "16", .least = 1, .most = 64}};
};

class TestHost final : public Host {
 public:
  explicit TestHost(std::string_view game) : front(uci::make_front(*parse_game(game), *this)) {}
  void say(std::string_view line) override { said.append(line).append("\n"); }
  Player& player() override { return still; }
  bool choose_game(const GameSpec& spec) override {
    chosen = spec.name();
    return true;
  }
  void think(const Search& search) override { searches.push_back(search); }
  void limit(const Limits& limits) override { limited.push_back(limits); }
  void stop() override { ++stops; }
  void quit() override { has_quit = true; }

  // Passes lines to the front, and returns its reply.
  std::string hear(std::initializer_list<std::string_view> lines) {
    said.clear();
    for (const std::string_view line : lines) front->hear(line);
    return said;
  }
  std::string answer(const Answer& answer) {
    said.clear();
    front->answered(answer);
    return said;
  }

  StillPlayer still;
  std::string said;
  std::string chosen;
  std::vector<Search> searches;
  std::vector<Limits> limited;
  int stops = 0;
  bool has_quit = false;
  std::unique_ptr<Front> front;
};

Answer move(std::string text, std::string reply = {}) {
  return {.kind = Answer::Kind::move, .move = std::move(text), .reply = std::move(reply)};
}

TEST(UciFront, ClampsNumbersThatAreTooLarge) {
  TestHost host("chess");
  host.hear({"uci", "position startpos", "go nodes 99999999999999999999 movetime 9223372036854775808"});
  ASSERT_EQ(host.searches.size(), 1U);
  EXPECT_GT(host.searches[0].limits.nodes, 100'000'000'000'000'000U);
  EXPECT_GT(host.searches[0].limits.move_time, Milliseconds(100'000'000));
}

TEST(UciFront, AnswersTheGreeting) {
  TestHost host("chess");
  EXPECT_EQ(host.hear({"uci"}),
            "id name Still 1\nid author nobody\n"
            "option name Hash type spin default 16 min 1 max 64\n"
            "option name MultiPV type spin default 1 min 1 max 256\n"
            "option name Ponder type check default false\n"
            "option name UCI_ShowWDL type check default false\n"
            "option name UCI_Variant type combo default chess var chess var xiangqi var xiangqi-cxa var "
            "xiangqi-league var xiangqi-checks var xiangqi-draws\n"
            "option name UCI_Chess960 type check default false\n"
            "uciok\n");
}

TEST(UciFront, SkipsUnknownWords) {
  TestHost host("chess");
  EXPECT_EQ(host.hear({"joho isready", "", "register later", "debug on"}), "readyok\n");
}

TEST(UciFront, SearchesFromAPosition) {
  TestHost host("chess");
  EXPECT_EQ(
      host.hear({"position startpos moves e2e4 e7e5 g1f3", "go wtime 60000 btime 50000 winc 1000 depth 7"}),
      "");
  ASSERT_EQ(host.searches.size(), 1U);
  const Host::Search& search = host.searches[0];
  EXPECT_EQ(std::vector<std::string>(search.line.moves().begin(), search.line.moves().end()),
            (std::vector<std::string>{"e4", "e5", "Nf3"}));
  EXPECT_EQ(search.limits.clock(Side::first)->left, Milliseconds(60000));
  EXPECT_EQ(search.limits.clock(Side::first)->increment, Milliseconds(1000));
  EXPECT_EQ(search.limits.clock(Side::second)->left, Milliseconds(50000));
  EXPECT_EQ(search.limits.depth, 7);
  EXPECT_EQ(host.answer(move("Nc6", "Bb5")), "bestmove b8c6 ponder f1b5\n");
}

TEST(UciFront, ReportsSearchResults) {
  TestHost host("chess");
  host.hear({"position startpos", "go depth 3"});
  host.said.clear();
  host.front->found({.rank = 1, .depth = 3, .score = Score{.value = 31}, .moves = {"e4", "e5"}},
                    {5000, Milliseconds(10)});
  EXPECT_EQ(host.said, "info depth 3 multipv 1 score cp 31 nodes 5000 time 10 nps 500000 pv e2e4 e7e5\n");
}

TEST(UciFront, ReportsDepthAndUseOfTheTable) {
  TestHost host("chess");
  host.hear({"position startpos", "go depth 3"});
  host.said.clear();
  const FoundLine line{.rank = 1, .depth = 3, .score = Score{.value = 31}, .moves = {"e4"}};
  host.front->found(line, {.nodes = 5000, .deepest = 9, .table_use = 12});
  EXPECT_EQ(host.said,
            "info depth 3 seldepth 9 multipv 1 score cp 31 nodes 5000 time 0 hashfull 12 pv e2e4\n");
  host.said.clear();
  host.front->found(line, {.nodes = 5000, .deepest = 2});
  EXPECT_TRUE(host.said.starts_with("info depth 3 seldepth 3 ")) << host.said;
}

// Returns the three numbers after "wdl", or an empty list if there are none.
std::vector<int> chances_in(const std::string& line) {
  const std::size_t at = line.find(" wdl ");
  if (at == std::string::npos) return {};
  std::istringstream words(line.substr(at + 5));
  std::vector<int> out(3);
  for (int& number : out) words >> number;
  return out;
}

TEST(UciFront, ReportsChancesOnlyWhenAsked) {
  for (const char* const game : {"chess", "xiangqi"}) {
    TestHost host(game);
    EXPECT_NE(host.hear({"uci"}).find("option name UCI_ShowWDL type check default false\n"),
              std::string::npos);
    const auto report = [&](const Score& score) {
      host.said.clear();
      host.front->found({.depth = 3, .score = score}, {});
      return chances_in(host.said);
    };
    EXPECT_TRUE(report({.value = 31}).empty());
    EXPECT_EQ(host.hear({"setoption name UCI_ShowWDL value true"}), "");
    int before = -1;
    for (const int value : {-900, -120, -31, 0, 31, 120, 900}) {
      const std::vector<int> chances = report({.value = value});
      const std::vector<int> turned = report({.value = -value});
      ASSERT_EQ(chances.size(), 3U);
      EXPECT_EQ(chances[0] + chances[1] + chances[2], 1000);
      EXPECT_NEAR(chances[0], turned[2], 1) << value;
      EXPECT_GT(chances[0], before);
      before = chances[0];
    }
    EXPECT_EQ(report({.unit = Score::Unit::wins_in, .value = 3}), (std::vector<int>{1000, 0, 0}));
    EXPECT_EQ(report({.unit = Score::Unit::wins_in, .value = -2}), (std::vector<int>{0, 0, 1000}));
    host.hear({"setoption name UCI_ShowWDL value false"});
    EXPECT_TRUE(report({.value = 31}).empty());
  }
}

TEST(UciFront, HoldsTheAnswerOfAnInfiniteSearch) {
  TestHost host("chess");
  host.hear({"position startpos", "go infinite"});
  EXPECT_FALSE(host.searches[0].limits.is_bounded());
  EXPECT_EQ(host.answer(move("e4")), "");
  EXPECT_EQ(host.hear({"isready", "stop"}), "readyok\nbestmove e2e4\n");
}

TEST(UciFront, AppliesTheLimitsAfterAPonderHit) {
  TestHost host("chess");
  host.hear({"position startpos moves e2e4", "go ponder wtime 1000 btime 2000", "ponderhit"});
  ASSERT_EQ(host.limited.size(), 1U);
  EXPECT_EQ(host.limited[0].clock(Side::second)->left, Milliseconds(2000));
  EXPECT_EQ(host.answer(move("e5")), "bestmove e7e5\n");
}

TEST(UciFront, AnswersBeforeItExits) {
  TestHost host("chess");
  host.hear({"position startpos", "go depth 4"});
  host.front->hear_end();
  EXPECT_FALSE(host.has_quit);
  EXPECT_EQ(host.answer(move("d4")), "bestmove d2d4\n");
  EXPECT_TRUE(host.has_quit);
}

TEST(UciFront, StopsAnInfiniteSearchAtTheEndOfInput) {
  TestHost host("chess");
  host.hear({"position startpos", "go infinite"});
  host.front->hear_end();
  EXPECT_EQ(host.stops, 1);
  EXPECT_EQ(host.answer(move("d4")), "bestmove d2d4\n");
  EXPECT_TRUE(host.has_quit);
}

TEST(UciFront, ReportsErrors) {
  TestHost host("chess");
  EXPECT_TRUE(host.hear({"position fen nonsense"}).starts_with("info string position: no position is set: "));
  EXPECT_TRUE(host.hear({"position startpos moves e2e4 e2e4"}).starts_with("info string position: e2e4: "));
  EXPECT_EQ(host.hear({"setoption name Nothing value 3"}),
            "info string cannot set option 'Nothing' to '3'\n");
  host.hear({"go infinite"});
  EXPECT_EQ(host.hear({"go depth 1"}), "info string a search is already running\n");
}

TEST(UciFront, ReportsThatThereIsNoMove) {
  TestHost host("chess");
  host.hear({"position startpos moves f2f3 e7e5 g2g4 d8h4", "go depth 3"});
  EXPECT_EQ(host.answer({}), "bestmove (none)\n");
}

TEST(UciFront, CastlesLikeTheVariant) {
  TestHost host("chess");
  const std::string_view fen = "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  host.hear({fen, "go depth 1"});
  EXPECT_EQ(host.answer(move("O-O")), "bestmove e1g1\n");
  host.hear({"setoption name UCI_Chess960 value true", fen, "go depth 1"});
  EXPECT_EQ(host.chosen, "chess960");
  EXPECT_EQ(host.answer(move("O-O")), "bestmove e1h1\n");
}

// Some interfaces set the variant after the other options, and the player of the variant is another one.
TEST(UciFront, KeepsOptionsForTheVariant) {
  TestHost host("chess");
  host.hear({"setoption name Hash value 32", "setoption name Nothing value 3"});
  host.still.set.clear();
  host.hear({"setoption name UCI_Chess960 value true"});
  EXPECT_EQ(host.still.set, (std::vector<std::string>{"Hash=32"}));
}

TEST(UciFront, CountsRanksLikeTheVariant) {
  TestHost host("xiangqi");
  host.hear({"position startpos moves h2e2", "go depth 1"});
  EXPECT_EQ(host.answer(move("N8+7")), "bestmove h9g7\n");
  host.hear({"setoption name UCI_Variant value xiangqi", "position startpos moves h3e3", "go depth 1"});
  EXPECT_EQ(host.answer(move("N8+7")), "bestmove h10g8\n");
}

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
