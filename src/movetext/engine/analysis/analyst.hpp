// Finds values for the decisions of many games, with several players at once.
//
//   Cache cache;
//   Analyst analyst({.start = start_player, .limits = {.nodes = 10'000}, .players = 2}, cache);
//   analyst.add(course);                       // for each game, in their order
//   analyst.wait();
//   const auto judgements = analyst.judgements(course);
//
// A player searches a game from its end to its start, so that its results for later positions help with
// earlier ones. A position is not searched if it was in the cache at the start, or if it occurs in an earlier
// game. So if the limits are nodes or depth, the findings depend on the games and their order, but not on the
// number of players.
#pragma once
#include "movetext/engine/analysis/cache.hpp"
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"
#include "movetext/engine/analysis/judge.hpp"
#include "movetext/engine/api/player.hpp"

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <unordered_set>
#include <vector>

namespace mt::engine {

// How an engine is asked.
struct EngineUse {
  std::string settings{};  // the engine's options as text; a part of each cache key
  std::string command{};   // used in place of the engine's name if the engine reports none
  Limits limits{};
  // A mistake or blunder is searched again with this many times the limits before it is marked; 1 means that
  // it is not searched again.
  unsigned confirmation = 4;
  // Another move is searched again, too, if it loses at least this expected score.
  double suspicious_loss = 1;
};

struct AnalystTerms {
  // Starts a player for a game. If no player can be started, reports the reason and returns nullptr. Called
  // by several threads; the first call for each game comes from the thread that uses the analyst.
  std::function<std::unique_ptr<Player>(const GameSpec& game)> start;
  // Returns how the players of a game are asked. Called once for each game, after the first player of the
  // game was started.
  std::function<EngineUse(const GameSpec& game)> use;
  unsigned players = 1;
  // Receives descriptions of failures; called by several threads.
  std::function<void(const std::string& problem)> tell{};
};

struct AnalystCounts {
  std::uint64_t games = 0;
  std::uint64_t positions = 0;
  // Number of positions that were searched or will be searched. The findings of all other positions were
  // already known.
  std::uint64_t searched = 0;
  std::uint64_t done = 0;    // searches that have ended
  std::uint64_t failed = 0;  // searches in which the player ended early or broke its protocol
  std::uint64_t silent = 0;  // searches that the player answered without a value
};

// Must be used by one thread only.
class Analyst {
 public:
  Analyst(AnalystTerms terms, Cache& cache);
  Analyst(const Analyst&) = delete;
  Analyst& operator=(const Analyst&) = delete;
  // Stops all searches that are still running.
  ~Analyst();

  // Adds a game. Returns its number, from 0.
  std::uint64_t add(std::shared_ptr<const Course> course);
  // Returns whether the game with this number and all earlier games are done, so that their findings are
  // complete.
  bool is_done(std::uint64_t number) const;
  // Returns the number of games that are not done.
  std::size_t waiting() const;
  // Waits until a game is done, but only for a short time.
  void wait_a_moment();
  void wait() {
    while (waiting() > 0) wait_a_moment();
  }
  // Ends all searches and discards their results.
  void stop();

  // Returns the finding for each decision.
  std::vector<std::optional<Finding>> findings(const Course& course);
  // Judges each decision with its findings (judge_confirmed).
  std::vector<Judgement> judgements(const Course& course);
  // Returns the name and version of the engine that is asked about a game. Starts the engine if it was not
  // started yet.
  const std::string& engine_of(const AnyGame& game) { return asked_about(game).engine; }
  AnalystCounts counts() const;

 private:
  // The engine of a game, and how it is asked.
  struct Asked {
    std::string engine;  // name and version
    std::string prefix;  // the text with which all cache keys of the game begin
    Limits limits;
    unsigned confirmation = 1;   // EngineUse::confirmation
    double suspicious_loss = 1;  // EngineUse::suspicious_loss
    bool is_playable = true;     // false if no player could be started
  };
  struct Keys {
    CacheKey usual;
    CacheKey thorough;  // key of the search that confirms a mark
  };
  struct Job {
    std::shared_ptr<const Course> course;
    Limits limits;
    unsigned confirmation = 1;
    double suspicious_loss = 1;
    std::vector<Keys> keys;           // of all decisions, by index
    std::vector<std::size_t> wanted;  // indexes of the decisions to search, from the last to the first
    bool searched = false;  // all wanted decisions were searched, but perhaps not all marks were confirmed
    bool done = false;
  };
  struct Seat {
    std::unique_ptr<Player> player;
    std::string game;  // the game that the player was started for
  };

  const Asked& asked_about(const AnyGame& game);
  std::vector<Keys> keys_of(const Course& course);
  void drop_done();
  void work();
  void run(Job& job, Seat& seat);
  bool take_seat(const Job& job, Seat& seat);
  std::optional<Finding> search(const Job& job, std::size_t index, const GameLine& line, Player& player);
  bool wait_for_earlier(Job& job);
  bool needs_confirmation(const Job& job) const;
  void confirm(const Job& job, Player& player);
  std::optional<Finding> known_finding(const CacheKey& key) const;
  std::vector<std::optional<Finding>> usual_findings(std::span<const Keys> keys) const;
  std::vector<std::optional<Finding>> confirmed_findings(const Course& course, std::span<const Keys> keys,
                                                         std::vector<std::optional<Finding>> usual);

  AnalystTerms terms_;
  Cache& cache_;
  std::map<std::string, Asked> asked_;  // by game
  std::stop_source stop_;
  mutable std::mutex mutex_;
  std::condition_variable work_;
  std::condition_variable done_;
  std::deque<std::shared_ptr<Job>> queue_;  // jobs that no thread has started
  // All jobs that drop_done() has not removed, in the order of the games.
  std::deque<std::shared_ptr<Job>> jobs_;
  std::uint64_t first_job_ = 0;  // number of the first job in jobs_
  std::vector<Seat> idle_;
  // Keys of all searches of the jobs, including the searches that failed.
  std::unordered_set<CacheKey, CacheKeyHash> awaited_;
  AnalystCounts counts_;
  std::vector<std::jthread> threads_;
};

}  // namespace mt::engine
