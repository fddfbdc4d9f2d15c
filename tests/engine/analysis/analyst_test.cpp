// Analyses of many games with several players. Nothing is searched twice, and the results do not depend on
// the number of players.
#include "movetext/engine/analysis/analyst.hpp"

#include "engine/analysis/moves_course.hpp"
#include "movetext/engine/players/make_player.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

std::vector<std::shared_ptr<const Course>> some_games() {
  return {course_of_moves("chess", {"e4", "e5", "Nf3", "Nc6", "Bb5"}),
          course_of_moves("chess", {"e4", "e5", "Nf3", "d6"}),
          course_of_moves("chess", {"f3", "e5", "g4", "Qh4"}),
          course_of_moves("international", {"32-28", "19-23", "28x19", "14x23"})};
}

// The part that the players of these tests share.
class NamedPlayer : public Player {
 public:
  explicit NamedPlayer(std::string name) : identity_{std::move(name), "1", ""} {}
  const Identity& identity() const final { return identity_; }
  std::span<const Option> options() const final { return {}; }
  bool set_option(std::string_view /*name*/, std::string_view /*value*/) final { return false; }
  void new_game() final {}

 private:
  Identity identity_;
};

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

std::function<EngineUse(const GameSpec&)> limited(const Limits& limits, const std::string& settings = "") {
  return [=](const GameSpec&) { return EngineUse{.settings = settings, .limits = limits}; };
}

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
