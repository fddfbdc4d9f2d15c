// The engines of a node: their accounts, their threads, and their log messages and metrics.
#pragma once
#include "movetext/server/engines/engines.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/log.hpp"
#include "movetext/server/runtime/metrics.hpp"

namespace mt::server::runtime {

class EngineStaff {
 public:
  // Opens the accounts that the settings name, and starts.  Throws std::runtime_error if an engine has the
  // name of a player, and StoreError.
  EngineStaff(const Config& config, const engines::Engines::House& house, Metrics& metrics, Log& log);

  void wake() { engines_.wake(); }
  void stop() { engines_.stop(); }
  // Updates the metrics that need a query of the store.
  void look(store::Transaction& transaction, Time now);

 private:
  void hear(const engines::Happening& happening);

  Metrics& metrics_;
  Log& log_;
  Gauge& waiting_;
  Gauge& oldest_;
  Histogram& seconds_;
  engines::Engines engines_;
};

}  // namespace mt::server::runtime
