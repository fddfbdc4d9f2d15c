// Runs the engines of a node: their accounts, their threads, their log messages and their metrics.
#pragma once
#include "movetext/server/engines/engines.hpp"
#include "movetext/server/runtime/config.hpp"
#include "movetext/server/runtime/log.hpp"
#include "movetext/server/runtime/metrics.hpp"

namespace mt::server::runtime {

class EngineStaff {
 public:
  // Opens the accounts of the engines in the settings, and starts the engines. Throws StoreError. Throws
  // std::runtime_error if an engine has the name of a player.
  EngineStaff(const Config& config, const engines::Engines::House& house, Metrics& metrics, Log& log);

  void wake() { engines_.wake(); }
  void stop() { engines_.stop(); }
  // Updates the metrics whose values come from the store.
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
