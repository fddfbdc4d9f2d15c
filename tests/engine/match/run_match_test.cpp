// A match of many games: which games are played, and when the match stops.
#include "engine/match/match_players.hpp"
#include "movetext/engine/players/make_player.hpp"

#include <gtest/gtest.h>
#include <thread>

namespace mt::engine::match {
namespace {

class Listener final : public MatchListener {
 public:
  bool has(std::uint64_t number) override { return number % 3 == 1; }
  bool ended(const GameReport& report) override {
    numbers.push_back(report.appointment.number);
    return numbers.size() < most;
  }
  std::vector<std::uint64_t> numbers;
  std::size_t most = SIZE_MAX;
};

MatchTerms match_of(const char* game, unsigned at_once) {
  MatchTerms terms{.game = {.game = make_game(*parse_game(game)), .most_plies = 40}};
  for (std::uint32_t seed = 1; seed <= 3; ++seed)
    terms.contestants.push_back({.time = {}, .start = [seed](std::string&) -> std::unique_ptr<Player> {
                                   return std::make_unique<LotPlayer>(seed);
                                 }});
  terms.games = 4;
  terms.at_once = at_once;
  return terms;
}

TEST(RunMatch, PlaysOnlyTheRemainingGames) {
  for (const unsigned at_once : {1U, 4U}) {
    const MatchTerms terms = match_of("english", at_once);
    Openings openings;
    Listener listener;
    const std::atomic<bool> stop = false;
    EXPECT_EQ(run_match(terms, openings, listener, stop), "");
    std::sort(listener.numbers.begin(), listener.numbers.end());
    EXPECT_EQ(listener.numbers, (std::vector<std::uint64_t>{0, 2, 3, 5, 6, 8, 9, 11}));
  }
}

TEST(RunMatch, StopsWhenDecidedOrRequested) {
  MatchTerms terms = match_of("english", 2);
  Openings openings;
  Listener decided;
  decided.most = 3;
  std::atomic<bool> stop = false;
  EXPECT_EQ(run_match(terms, openings, decided, stop), "");
  EXPECT_EQ(decided.numbers.size(), 3U);
  stop = true;
  terms.games = 100'000;
  terms.game.most_plies = 10'000;
  Listener told;
  EXPECT_EQ(run_match(terms, openings, told, stop), "");
  EXPECT_LT(told.numbers.size(), 100'000U);
  // An engine that cannot be started also ends the match.
  stop = false;
  terms.contestants[2].start = [](std::string& problem) {
    problem = "there is none";
    return std::unique_ptr<Player>();
  };
  Listener none;
  EXPECT_EQ(run_match(terms, openings, none, stop), "there is none");
}

}  // namespace
}  // namespace mt::engine::match
