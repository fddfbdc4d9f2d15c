// Plays for the accounts of engines: takes boards that wait for an engine, computes a decision, and plays it.
// This is done on separate threads, so mails never wait for an engine.
//
//   Engines engines(house, setups, {.threads = 2}, now, hear);
//   engines.wake();   // a game has changed
//   engines.stop();
//
// The store records which boards wait (store/turns.hpp). Therefore nothing is lost if the process dies, and
// several nodes can share the work. A node reserves a turn for a limited time. It carries out a decision only
// if the board is still in the position that the engine has seen.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/engines/decide.hpp"
#include "movetext/server/engines/ready_player.hpp"
#include "movetext/server/store/store.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace mt::server::engines {

struct EnginesOptions {
  unsigned threads = 1;                    // how many engines may compute at the same time
  Duration margin = 15 * second_long;      // a turn is reserved for the engine's time limits plus this time
  std::chrono::milliseconds look{1'000};   // interval between two searches for boards that wait
  std::chrono::milliseconds pause{50};     // minimum interval after a search that found no board
  std::chrono::milliseconds idle{60'000};  // a player that is idle for this time is ended
};

// What happened to a turn of an engine, or another event to report.
struct Happening {
  enum class Kind : std::uint8_t {
    played,
    outdated,  // the board has changed in the meantime, so the engine must look at it again
    failed,    // the engine did not give an answer that can be played
    told,      // a message for the operator
  };
  Kind kind = Kind::played;
  std::string_view engine{};
  GameId game = 0;
  std::string_view what{};  // why the turn failed, or the message
  std::chrono::milliseconds took{};
  Duration retry_in = 0;  // only if the turn failed
};

class Engines {
 public:
  using Clock = std::function<Time()>;
  using Hear = std::function<void(const Happening&)>;
  struct House {
    const app::ServerPolicy& policy;
    store::Store& store;
    app::GameCache& cache;
  };

  // Starts the threads at once. `hear` is called on the threads of the engines.
  Engines(const House& house, std::vector<EngineSetup> setups, EnginesOptions options, Clock clock,
          Hear hear);
  Engines(const Engines&) = delete;
  Engines& operator=(const Engines&) = delete;
  ~Engines();

  // Notifies the engines that a board may wait for one of them. May be called from any thread.
  void wake();
  // Interrupts all computations and returns their turns to the store. May be called twice.
  void stop();

 private:
  // A turn that this node has reserved.
  struct Taken {
    const EngineSetup* setup = nullptr;
    GameId game = 0;
    std::uint32_t tries = 0;
    Time until = 0;
  };
  struct Played {
    Happening::Kind kind = Happening::Kind::played;
    std::string problem{};
  };

  // After a failure an engine pauses. Otherwise it could keep a thread busy with one board after another.
  struct Rest {
    std::uint32_t failures = 0;  // consecutive failures on this node
    Time until = 0;
  };

  void work();
  // Returns false if no board waits for an engine.
  bool play_one(ReadyPlayer& ready);
  std::optional<Taken> take();
  std::optional<Situation> look(const Taken& taken);
  std::optional<Situation> seen(store::Transaction& transaction, const Taken& taken) const;
  // Carries out the acts of the decision. If this fails, returns the turn to the store for another attempt.
  Played play(const Taken& taken, const Situation& here, const Decision& decision);
  bool is_resting(const EngineSetup& setup, Time now);
  void note_end(const EngineSetup& setup, bool has_failed);
  void give_back(const Taken& taken, Time due, std::string_view error);

  House house_;
  const std::vector<EngineSetup> setups_;
  EnginesOptions options_;
  Clock clock_;
  Hear hear_;
  std::stop_source stop_;
  std::mutex mutex_;  // guards the next three members
  std::condition_variable changed_;
  std::uint64_t wakes_ = 0;
  std::vector<Rest> rests_;  // in the order of setups_
  std::vector<std::thread> threads_;
};

}  // namespace mt::server::engines
