// Analyses of many games with several players. Nothing is searched twice, and the results do not depend on
// the number of players.
#include "movetext/engine/analysis/analyst.hpp"

#include "engine/analysis/analyst_games.hpp"
#include "engine/analysis/moves_course.hpp"
#include "movetext/engine/players/make_player.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

// Answers with the first legal move and the value of 10 hundredths. After `fails_from` searches it fails.
class Talker final : public NamedPlayer {
 public:
  Talker(std::atomic<int>& asked, int fails_from)
      : NamedPlayer("Talker"), asked_(asked), fails_from_(fails_from) {}
  Answer think(const Question& question, const Limits& /*limits*/, Watcher& /*watcher*/,
               std::stop_token /*stop*/) override {
    if (++asked_ > fails_from_) return {.kind = Answer::Kind::failed, .problem = "it is gone"};
    std::vector<std::string> moves;
    const AnyGame& game = question.line.game();
    EXPECT_TRUE(game.legal_moves(question.line.position(), game.notation(), moves));
    const FoundLine line{.score = Score{.value = 10}, .moves = {moves.front()}};
    return {.kind = Answer::Kind::move, .move = moves.front(), .lines = {line}};
  }

 private:
  std::atomic<int>& asked_;
  int fails_from_;
};

TEST(Analyst, SearchesNothingTwice) {
  std::atomic<int> asked = 0;
  Cache cache;
  const AnalystTerms terms{.start = [&](const GameSpec&) { return std::make_unique<Talker>(asked, 1000); },
                           .use = limited({.depth = 1})};
  {
    Analyst analyst(terms, cache);
    for (const auto& course : some_games()) analyst.add(course);
    analyst.wait();
    // The games have 6 + 5 + 5 + 5 positions. The mate needs no search and is not counted, and five positions
    // occur in an earlier game.
    EXPECT_EQ(analyst.counts().positions, 20U);
    EXPECT_EQ(analyst.counts().searched, 15U);
    EXPECT_EQ(asked, 15);
  }
  Analyst again(terms, cache);
  for (const auto& course : some_games()) again.add(course);
  again.wait();
  EXPECT_EQ(again.counts().searched, 0U);
  EXPECT_EQ(asked, 15);
}

// A game must be released immediately if all its positions are known.
TEST(Analyst, HandlesManyKnownGamesInLinearTime) {
  std::atomic<int> asked = 0;
  Cache cache;
  Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Talker>(asked, 1000); },
                   .use = limited({.depth = 1})},
                  cache);
  const auto course = some_games().front();
  analyst.add(course);
  analyst.wait();
  for (std::uint64_t i = 1; i <= 3000; ++i) {
    EXPECT_EQ(analyst.add(course), i);
    EXPECT_EQ(analyst.waiting(), 0U);
    EXPECT_TRUE(analyst.is_done(i));
  }
  EXPECT_EQ(asked, 6);
  EXPECT_LE(course.use_count(), 3) << "the course of a game that is done is not kept";
}

TEST(Analyst, SearchesAgainIfTheSettingsChange) {
  std::atomic<int> asked = 0;
  Cache cache;
  const auto searched = [&](const Limits& limits, const std::string& settings) {
    Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Talker>(asked, 1000); },
                     .use = limited(limits, settings)},
                    cache);
    analyst.add(some_games().front());
    analyst.wait();
    return analyst.counts().searched;
  };
  EXPECT_EQ(searched({.depth = 1}, ""), 6U);
  EXPECT_EQ(searched({.depth = 2}, ""), 6U);
  EXPECT_EQ(searched({.nodes = 1}, ""), 6U);
  EXPECT_EQ(searched({.depth = 1}, "Hash=64"), 6U);
  EXPECT_EQ(searched({.depth = 1}, ""), 0U);
}

// The games of an archive may have different engines, each with limits of its own.
TEST(Analyst, AsksEachGameWithTheLimitsOfItsEngine) {
  class Measured final : public NamedPlayer {
   public:
    Measured(std::string name, std::vector<Limits>& seen) : NamedPlayer(std::move(name)), seen_(seen) {}
    Answer think(const Question& /*question*/, const Limits& limits, Watcher& /*watcher*/,
                 std::stop_token /*stop*/) override {
      seen_.push_back(limits);
      return {.kind = Answer::Kind::move};
    }

   private:
    std::vector<Limits>& seen_;
  };
  std::map<std::string, std::vector<Limits>> seen;
  std::vector<std::string> asked;
  Cache cache;
  Analyst analyst({.start =
                       [&](const GameSpec& spec) {
                         asked.push_back("start " + spec.name());
                         return std::make_unique<Measured>("Engine of " + spec.name(), seen[spec.name()]);
                       },
                   .use =
                       [&](const GameSpec& spec) {
                         asked.push_back("use " + spec.name());
                         return EngineUse{.limits = spec.family().name == "chess" ? Limits{.depth = 7}
                                                                                  : Limits{.nodes = 50}};
                       }},
                  cache);
  const auto chess = course_of_moves("chess", {"e4", "e5"});
  const auto draughts = course_of_moves("international", {"32-28", "19-23"});
  for (const auto& course : {chess, draughts}) analyst.add(course);
  analyst.wait();
  EXPECT_EQ(asked, (std::vector<std::string>{"start chess", "use chess", "start international",
                                             "use international"}));
  ASSERT_FALSE(seen["chess"].empty());
  for (const Limits& limits : seen["chess"]) EXPECT_TRUE(limits.depth == 7 && !limits.nodes);
  ASSERT_FALSE(seen["international"].empty());
  for (const Limits& limits : seen["international"]) EXPECT_TRUE(limits.nodes == 50U && !limits.depth);
  EXPECT_EQ(analyst.engine_of(*chess->game), "Engine of chess 1");
  EXPECT_EQ(analyst.engine_of(*draughts->game), "Engine of international 1");
}

TEST(Analyst, FindsTheSameWithAnyNumberOfPlayers) {
  std::vector<std::string> first;
  for (const unsigned players : {1U, 2U, 5U}) {
    Cache cache;
    Analyst analyst({.start = [](const GameSpec& spec) { return make_player(spec); },
                     .use = limited({.nodes = 300}),
                     .players = players},
                    cache);
    std::vector<std::string> found;
    const auto games = some_games();
    for (const auto& course : games) analyst.add(course);
    analyst.wait();
    for (const auto& course : games)
      for (const auto& finding : analyst.findings(*course))
        found.push_back(finding ? text_of(*finding) : "none");
    if (first.empty()) first = found;
    EXPECT_EQ(found, first) << players;
  }
}

TEST(Analyst, ContinuesWhenThePlayerFails) {
  std::atomic<int> asked = 0;
  std::atomic<int> told = 0;
  Cache cache;
  Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Talker>(asked, 12); },
                   .use = limited({.depth = 1}),
                   .tell = [&](const std::string&) { ++told; }},
                  cache);
  for (const auto& course : some_games()) analyst.add(course);
  analyst.wait();
  EXPECT_EQ(analyst.counts().failed, 3U);
  EXPECT_EQ(told, 3);
  EXPECT_EQ(cache.size(), 12U) << "a failure is not kept";
}

TEST(Analyst, StopsDuringAnAnalysis) {
  Cache cache;
  Analyst analyst({.start = [](const GameSpec& spec) { return make_player(spec); },
                   .use = limited({.move_time = Milliseconds{600'000}})},
                  cache);
  analyst.add(some_games().front());
  analyst.wait_a_moment();
  analyst.stop();
  EXPECT_EQ(cache.size(), 0U);
}

// Gives the first legal move, with the number of legal moves as its value. In a position with a single legal
// move it gives no value.
class Reticent final : public NamedPlayer {
 public:
  explicit Reticent(std::atomic<int>& asked) : NamedPlayer("Reticent"), asked_(asked) {}
  Answer think(const Question& question, const Limits& /*limits*/, Watcher& /*watcher*/,
               std::stop_token /*stop*/) override {
    ++asked_;
    std::vector<std::string> moves;
    const AnyGame& game = question.line.game();
    EXPECT_TRUE(game.legal_moves(question.line.position(), game.notation(), moves));
    Answer answer{.kind = Answer::Kind::move, .move = moves.front()};
    if (moves.size() > 1)
      answer.lines.push_back({.score = Score{.value = static_cast<int>(moves.size())}, .moves = {moves[0]}});
    return answer;
  }

 private:
  std::atomic<int>& asked_;
};

// Some engines (Scan) report no value if only one move is legal.
TEST(Analyst, TakesTheValueOfAForcedMoveFromTheNextPosition) {
  std::atomic<int> asked = 0;
  Cache cache;
  Analyst analyst({.start = [&](const GameSpec&) { return std::make_unique<Reticent>(asked); },
                   .use = limited({.depth = 1})},
                  cache);
  // After 32-28 19-23 the capture 28x19 is forced; 14x23 and 13x24 are two ways to take it back.
  const auto inside = course_of_moves("international", {"32-28", "19-23", "28x19", "14x23"});
  // In the last position of this record, only one move is legal.
  const auto at_the_end = course_of_moves("international", {"32-28", "19-23"});
  analyst.add(inside);
  analyst.add(at_the_end);
  analyst.wait();
  EXPECT_EQ(analyst.counts().silent, 0U);
  for (const auto& course : {inside, at_the_end}) {
    const auto findings = analyst.findings(*course);
    ASSERT_TRUE(findings[2]);
    const FoundLine& line = findings[2]->lines.front();
    EXPECT_EQ(line.score->value, -2) << "two captures for the other side";
    ASSERT_EQ(line.moves.size(), 2U);
    EXPECT_EQ(line.moves[0], "28x19");
  }
  EXPECT_EQ(asked, 5);
}

TEST(Analyst, CountsAForcedMoveWithoutAnyLaterValueAsSilent) {
  Cache cache;
  class Mute final : public NamedPlayer {
   public:
    Mute() : NamedPlayer("Mute") {}
    Answer think(const Question& /*question*/, const Limits& /*limits*/, Watcher& /*watcher*/,
                 std::stop_token /*stop*/) override {
      return {.kind = Answer::Kind::move};
    }
  };
  Analyst analyst(
      {.start = [&](const GameSpec&) { return std::make_unique<Mute>(); }, .use = limited({.depth = 1})},
      cache);
  analyst.add(course_of_moves("international", {"32-28", "19-23"}));
  analyst.wait();
  EXPECT_EQ(analyst.counts().silent, 3U);
}

}  // namespace
}  // namespace mt::engine
