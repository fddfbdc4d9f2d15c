// Plays for the accounts of engines: takes the boards that wait for one, thinks, and plays, each on a thread
// of its own that no mail waits for.
//
//   Engines engines(house, setups, {.threads = 2}, now, hear);
//   engines.wake();   // a game has changed
//   engines.stop();
//
// The store says which boards wait (store/turns.hpp), so nothing is lost when the process dies, and any
// number of nodes can share the work.  A node takes a turn for a while, and carries its decision out only if
// the board still stands where the engine has seen it.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/engines/decide.hpp"
#include "movetext/server/engines/desk.hpp"
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
  unsigned threads = 1;                    // engines that think at the same time
  Duration margin = 15 * second_long;      // a turn is taken for this long beyond the time of its limits
  std::chrono::milliseconds look{1'000};   // time between looks for boards that wait
  std::chrono::milliseconds pause{50};     // least time between two looks that find nothing
  std::chrono::milliseconds idle{60'000};  // after this time without work a player leaves its place
};

// What has happened with a turn.
struct Happening {
  enum class Kind : std::uint8_t {
    played,
    outdated,  // the board has changed meanwhile; it is looked at again
    failed,    // the engine has given no answer that can be played
    told,      // something else that an operator should know
  };
  Kind kind = Kind::played;
  std::string_view engine{};
  GameId game = 0;
  std::string_view what{};  // why it has failed, or what is told
  std::chrono::milliseconds took{};
  Duration retry_in = 0;  // failed
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

  // Begins at once.  `hear` is called on the threads of the engines.
  Engines(const House& house, std::vector<EngineSetup> setups, EnginesOptions options, Clock clock,
          Hear hear);
  Engines(const Engines&) = delete;
  Engines& operator=(const Engines&) = delete;
  ~Engines();

  // Says that a board may wait; may be called from any thread.
  void wake();
  // Breaks off what is being thought, and gives the turns back.  May be called twice.
  void stop();

 private:
  // A turn that this node has taken.
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

  // An engine that fails rests, so that it does not keep a thread busy with one board after the other.
  struct Rest {
    std::uint32_t failures = 0;  // in a row, on this node
    Time until = 0;
  };

  void work();
  // Returns false if no board waits.
  bool play_one(Desk& desk);
  std::optional<Taken> take();
  std::optional<Situation> look(const Taken& taken);
  std::optional<Situation> seen(store::Transaction& transaction, const Taken& taken) const;
  // Carries the acts of the decision out, or gives the turn back.
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
  std::mutex mutex_;  // guards the next three
  std::condition_variable changed_;
  std::uint64_t wakes_ = 0;
  std::vector<Rest> rests_;  // one for each of setups_
  std::vector<std::thread> threads_;
};

}  // namespace mt::server::engines
