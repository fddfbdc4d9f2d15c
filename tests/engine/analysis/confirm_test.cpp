// Moves are searched again with larger limits before they are marked, or if they look suspicious.
#include "engine/analysis/analyst_games.hpp"
#include "movetext/engine/analysis/analyst.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// After two plies, reports one value if it searches 100 nodes, and another one if it searches more. All other
// values are 0.
class Hasty final : public NamedPlayer {
 public:
  struct Values {
    int hasty = 900;
    int thorough = 0;
    // A search of more nodes prefers another move. The positions before have the same value for each side.
    bool changes_mind = false;
  };
  Hasty(std::atomic<int>& thorough, Values values)
      : NamedPlayer("Hasty"), thorough_(thorough), values_(values) {}
  explicit Hasty(std::atomic<int>& thorough) : Hasty(thorough, {}) {}
  Answer think(const Question& question, const Limits& limits, Watcher& /*watcher*/,
               std::stop_token /*stop*/) override {
    std::vector<std::string> moves;
    const AnyGame& game = question.line.game();
    EXPECT_TRUE(game.legal_moves(question.line.position(), game.notation(), moves));
    const bool is_hasty = *limits.nodes == 100;
    if (!is_hasty) ++thorough_;
    const std::size_t plies = question.line.moves().size();
    const bool has_value = plies == 2 || (plies < 2 && values_.changes_mind);
    const int sign = plies == 1 ? -1 : 1;
    const int value = !has_value ? 0 : sign * (is_hasty ? values_.hasty : values_.thorough);
    AnyPosition after = question.line.position();
    Diagnostic refusal;
    std::string move;
    const std::string& best = values_.changes_mind && !is_hasty ? moves.back() : moves.front();
    EXPECT_TRUE(game.play(after, best, game.notation(), move, refusal));
    std::vector<std::string> replies;
    EXPECT_TRUE(game.legal_moves(after, game.notation(), replies));
    const FoundLine line{.score = Score{.value = value}, .moves = {move, replies.front()}};
    return {.kind = Answer::Kind::move, .move = move, .lines = {line}};
  }

 private:
  std::atomic<int>& thorough_;
  Values values_;
};

TEST(Analyst, SearchesAgainBeforeItMarks) {
  for (const unsigned confirmation : {1U, 4U}) {
    std::atomic<int> thorough = 0;
    Cache cache;
    Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Hasty>(thorough); },
                     .use =
                         [&](const GameSpec&) {
                           return EngineUse{.limits = {.nodes = 100}, .confirmation = confirmation};
                         }},
                    cache);
    const auto course = course_of_moves("chess", {"e4", "e5", "Nf3", "Nc6", "Bb5"});
    analyst.add(course);
    analyst.wait();
    const auto judgements = analyst.judgements(*course);
    EXPECT_EQ(judgements[2].mark, confirmation == 1 ? Mark::blunder : Mark::none);
    EXPECT_EQ(thorough, confirmation == 1 ? 0 : 3) << "before and after 2. Nf3, and before 1... e5";
  }
}

// All values may be known from a run that was interrupted, or that did not search again.
TEST(Analyst, SearchesKnownGamesAgainBeforeItMarks) {
  std::atomic<int> thorough = 0;
  Cache cache;
  const auto mark_with = [&](unsigned confirmation) {
    Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Hasty>(thorough); },
                     .use =
                         [&](const GameSpec&) {
                           return EngineUse{.limits = {.nodes = 100}, .confirmation = confirmation};
                         }},
                    cache);
    const auto course = course_of_moves("chess", {"e4", "e5", "Nf3", "Nc6", "Bb5"});
    analyst.add(course);
    analyst.wait();
    return analyst.judgements(*course)[2].mark;
  };
  EXPECT_EQ(mark_with(1), Mark::blunder);
  EXPECT_EQ(mark_with(4), Mark::none);
  EXPECT_EQ(thorough, 3);
  EXPECT_EQ(mark_with(4), Mark::none);
  EXPECT_EQ(thorough, 3) << "the thorough searches are known, too";
}

// Moves whose loss looks small may be blunders.
TEST(Analyst, SearchesSuspiciousMovesAgain) {
  for (const double suspicious_loss : {0.03, 1.0}) {
    std::atomic<int> thorough = 0;
    Cache cache;
    constexpr Hasty::Values values{.hasty = 40, .thorough = 900};
    Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Hasty>(thorough, values); },
                     .use =
                         [&](const GameSpec&) {
                           return EngineUse{.limits = {.nodes = 100}, .suspicious_loss = suspicious_loss};
                         }},
                    cache);
    const auto course = course_of_moves("chess", {"e4", "e5", "Nf3", "Nc6", "Bb5"});
    analyst.add(course);
    analyst.wait();
    EXPECT_EQ(analyst.judgements(*course)[2].mark, suspicious_loss == 1 ? Mark::none : Mark::blunder);
    EXPECT_EQ(thorough == 0, suspicious_loss == 1);
  }
}

// A move that looks best in a short search may be a blunder. The value after it shows this.
TEST(Analyst, SearchesAgainIfTheValueFallsWithTheBestMove) {
  std::vector<std::string> moves{"e4", "e5"};
  const auto begun = course_of_moves("chess", moves);
  std::vector<std::string> legal;
  const AnyGame& game = *begun->game;
  ASSERT_TRUE(game.legal_moves(begun->decisions.back().position, game.notation(), legal));
  moves.push_back(legal.front());
  std::atomic<int> thorough = 0;
  Cache cache;
  constexpr Hasty::Values values{.hasty = 900, .thorough = 900, .changes_mind = true};
  Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Hasty>(thorough, values); },
                   .use = limited({.nodes = 100})},
                  cache);
  const auto course = course_of_moves("chess", moves);
  analyst.add(course);
  analyst.wait();
  EXPECT_GT(thorough, 0);
  EXPECT_EQ(analyst.judgements(*course)[2].mark, Mark::blunder);
}

TEST(Analyst, FindsABlunderIntoMate) {
  Cache cache;
  Analyst analyst(
      {.start = [](const GameSpec& spec) { return make_player(spec); }, .use = limited({.depth = 3})}, cache);
  const auto course = some_games()[2];
  analyst.add(course);
  analyst.wait();
  const auto judgements = analyst.judgements(*course);
  ASSERT_EQ(judgements.size(), 5U);
  EXPECT_EQ(judgements[2].mark, Mark::blunder) << "2. g4 is mated";
  EXPECT_EQ(judgements[2].made, (Score{.unit = Score::Unit::wins_in, .value = -1}));
  EXPECT_TRUE(judgements[3].is_over);
  EXPECT_EQ(judgements[3].mark, Mark::none);
}

}  // namespace
}  // namespace mt::engine
