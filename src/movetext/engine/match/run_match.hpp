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
  // Starts the engine, once for each of the games that are played at the same time.  nullptr: `problem` says
  // why it cannot be started.
  std::function<std::unique_ptr<Player>(std::string& problem)> start;
};

struct MatchTerms {
  GameTerms game{};
  std::vector<Contestant> contestants{};
  std::uint64_t games = 100;  // of each two of them
  unsigned at_once = 1;
};

// One thread at a time calls it.
class MatchListener {
 public:
  MatchListener() = default;
  virtual ~MatchListener() = default;
  MatchListener(const MatchListener&) = delete;
  MatchListener& operator=(const MatchListener&) = delete;

  // Says whether the game has been played before.
  virtual bool has(std::uint64_t number) = 0;
  // A game has ended.  False: the match is decided, or cannot go on.
  virtual bool ended(const GameReport& report) = 0;
  // A twentieth of a second has passed.
  virtual void waiting() {}
};

// Returns why the match could not go on; empty: it has come to its end, `listener` has ended it, or `stop`
// became true: then games are broken off, and count for nothing.
std::string run_match(const MatchTerms& terms, Openings& openings, MatchListener& listener,
                      const std::atomic<bool>& stop);

}  // namespace mt::engine::match
