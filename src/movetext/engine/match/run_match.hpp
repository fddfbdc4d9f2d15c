// Plays the games of a match, several at a time.
//
//   MatchTerms terms{.game = {.game = game}, .contestants = contestants, .games = 100};
//   const std::string problem = run_match(terms, openings, board, listener, stop);
#pragma once
#include "movetext/engine/match/openings.hpp"
#include "movetext/engine/match/play_game.hpp"
#include "movetext/engine/match/schedule.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace mt::engine::match {

struct Contestant {
  TimeTerms time{};
  // Starts an instance of the engine. Called by each thread that plays games, so up to MatchTerms::at_once
  // instances run at the same time. If the engine cannot be started, returns nullptr with the reason in
  // `problem`.
  std::function<std::unique_ptr<Player>(std::string& problem)> start;
};

struct MatchTerms {
  GameTerms game{};
  std::vector<Contestant> contestants{};
  std::uint64_t games = 100;  // for each pair of contestants
  unsigned at_once = 1;
};

// Called by one thread at a time.
class MatchListener {
 public:
  MatchListener() = default;
  virtual ~MatchListener() = default;
  MatchListener(const MatchListener&) = delete;
  MatchListener& operator=(const MatchListener&) = delete;

  // Returns whether the game with that number was played in an earlier run.
  virtual bool has(std::uint64_t number) = 0;
  // Called when a game has ended. Returns false to end the match, because it is decided or cannot continue.
  virtual bool ended(const GameReport& report) = 0;
  // Called every twentieth of a second.
  virtual void waiting() {}
};

// Plays the match. Returns why it could not continue, or an empty string if all games were played, if
// `listener` ended the match, or if `stop` became true. A stop breaks off the running games; they do not
// count.
std::string run_match(const MatchTerms& terms, Openings& openings, MatchListener& listener,
                      const std::atomic<bool>& stop);

}  // namespace mt::engine::match
