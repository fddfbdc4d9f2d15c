// The side of the engine in UCI, tested line by line.
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

}  // namespace
}  // namespace mt::engine
