#include "movetext/server/runtime/engine_staff.hpp"

#include "movetext/server/engines/engine_account.hpp"
#include "movetext/server/runtime/config_engines.hpp"
#include "movetext/server/runtime/now.hpp"

#include <chrono>
#include <string>
#include <vector>

namespace mt::server::runtime {
namespace {

std::vector<engines::EngineSetup> setups_of(const Config& config, store::Store& store) {
  std::vector<engines::EngineSetup> setups;
  for (const Config::Engine& engine : config.engines)
    setups.push_back(setup_of(engine, engines::account_of_engine(store, rules_of(engine), now())));
  return setups;
}

}  // namespace

EngineStaff::EngineStaff(const Config& config, const engines::Engines::House& house, Metrics& metrics,
                         Log& log)
    : metrics_(metrics),
      log_(log),
      waiting_(metrics.gauge("movetext_engine_waiting", "Boards that wait for an engine")),
      oldest_(metrics.gauge("movetext_engine_oldest_seconds",
                            "Time that the oldest waiting board has waited for an engine")),
      seconds_(metrics.histogram("movetext_engine_seconds",
                                 "Seconds that an engine took to choose and play a move", latency_bounds())),
      engines_(house, setups_of(config, house.store), {.threads = config.node.engines}, now,
               [this](const engines::Happening& happening) { hear(happening); }) {}

void EngineStaff::look(store::Transaction& transaction, Time now) {
  const store::TurnDepth depth = transaction.turns().depth();
  waiting_.set(static_cast<double>(depth.waiting));
  const Duration age = depth.oldest == 0 ? 0 : now - depth.oldest;
  oldest_.set(static_cast<double>(age) / second_long);
}

void EngineStaff::hear(const engines::Happening& happening) {
  using Kind = engines::Happening::Kind;
  if (happening.kind == Kind::told) {
    log_.warn("engine.told", {{"engine", happening.engine}, {"what", happening.what}});
    return;
  }
  const char* const word = happening.kind == Kind::played     ? "played"
                           : happening.kind == Kind::outdated ? "outdated"
                                                              : "failed";
  metrics_
      .counter("movetext_engine_turns_total", "Turns of engines, by engine and outcome",
               {{"engine", std::string(happening.engine)}, {"outcome", word}})
      .add();
  if (happening.kind == Kind::failed) {
    log_.warn("engine.turn", {{"engine", happening.engine},
                              {"board", happening.game},
                              {"outcome", word},
                              {"problem", happening.what},
                              {"again_in", happening.retry_in / second_long}});
    return;
  }
  if (happening.kind == Kind::played) seconds_.observe(std::chrono::duration<double>(happening.took).count());
  log_.info("engine.turn", {{"engine", happening.engine},
                            {"board", happening.game},
                            {"outcome", word},
                            {"ms", happening.took.count()}});
}

}  // namespace mt::server::runtime
