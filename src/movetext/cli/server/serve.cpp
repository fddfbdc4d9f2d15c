// Runs "movetext serve", the game server.
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/server/runtime/node.hpp"
#include "movetext/server/runtime/notify_manager.hpp"
#include "movetext/server/runtime/policy_of.hpp"
#include "movetext/server/runtime/signals.hpp"
#include "movetext/server/store/store.hpp"

#include <atomic>
#include <cstdlib>
#include <mutex>

namespace mt::cli {
namespace {

// Runs a node until a signal stops it. The SignalWatch must be created before any other thread.
Status serve(const Invocation& invocation, const server::runtime::Config& config,
             server::runtime::Secrets secrets) {
  server::runtime::Node* running = nullptr;
  std::atomic<bool> asked = false;
  std::mutex mutex;
  server::runtime::Log* log_of_signals = nullptr;
  const server::runtime::SignalWatch signals({.stop =
                                                  [&](int nth) {
                                                    if (nth > 1)
                                                      std::_Exit(static_cast<int>(Status::interrupted));
                                                    const std::lock_guard lock(mutex);
                                                    asked = true;
                                                    if (running != nullptr) running->stop();
                                                  },
                                              .reopen =
                                                  [&] {
                                                    const std::lock_guard lock(mutex);
                                                    if (log_of_signals != nullptr) log_of_signals->reopen();
                                                  }});
  // If a stop was requested before the watch existed, an alarm will end the process within a second, so the
  // node is not started.
  if (invocation.stop()) return Status::interrupted;
  const auto level =
      server::runtime::find_log_level(config.node.log_level).value_or(server::runtime::LogLevel::info);
  server::runtime::Log log(config.node.log.empty() ? "" : server::runtime::data_path(config, config.node.log),
                           level);
  server::runtime::Node node(config, std::move(secrets), log);
  {
    const std::lock_guard lock(mutex);
    running = &node;
    log_of_signals = &log;
    if (asked) node.stop();
  }
  server::runtime::notify_manager("READY=1");
  const bool well = node.wait();
  const std::lock_guard lock(mutex);
  running = nullptr;
  log_of_signals = nullptr;
  return well ? Status::ok : Status::io;
}

}  // namespace

Status run_serve(const Invocation& invocation) {
  if (invocation.has("print-config")) return print(invocation, server::runtime::sample_config());
  server::runtime::forbid_core_dumps();
  const auto config = read_settings(invocation);
  if (!config) return Status::usage;
  auto secrets = read_server_secrets(*config);
  if (!secrets) return Status::usage;
  try {
    return serve(invocation, *config, std::move(*secrets));
  } catch (const std::exception& error) {
    complain(error.what());
  }
  return Status::io;
}

}  // namespace mt::cli
