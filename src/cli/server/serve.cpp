// movetext serve: the game server.
#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/server/node/notify_manager.hpp"
#include "movetext/server/node/signals.hpp"
#include "movetext/server/serve/house_of.hpp"
#include "movetext/server/serve/node.hpp"
#include "movetext/server/store/store.hpp"

#include <array>
#include <atomic>
#include <cstdlib>
#include <mutex>

namespace mt::cli {
namespace {

constexpr std::array<Option, 3> options{
    config_option,
    data_option,
    Option{.name = "print-config", .help = "write a file of all settings, each explained, and end"},
};

constexpr auto examples = std::to_array<Example>({
    {"movetext serve", "try it out: games in movetext-data, mails as files in movetext-data/outbox"},
    {"movetext serve --print-config > server.toml", "all settings, to be changed"},
    {"movetext serve --config /etc/movetext/server.toml", "a server as operators run it"},
});

// A node and what signals do to it.  The watch must be there before any other thread.
Status serve(const Invocation& invocation, const server::Config& config, server::Secrets secrets) {
  server::Node* running = nullptr;
  std::atomic<bool> asked = false;
  std::mutex mutex;
  server::Log* log_of_signals = nullptr;
  const server::SignalWatch signals({.stop =
                                         [&](int nth) {
                                           if (nth > 1) std::_Exit(static_cast<int>(Status::interrupted));
                                           const std::lock_guard lock(mutex);
                                           asked = true;
                                           if (running != nullptr) running->stop();
                                         },
                                     .reopen =
                                         [&] {
                                           const std::lock_guard lock(mutex);
                                           if (log_of_signals != nullptr) log_of_signals->reopen();
                                         }});
  // A signal that came before the watch would end the process in a second, whatever it is doing then.
  if (invocation.stop()) return Status::interrupted;
  const auto level = server::find_log_level(config.node.log_level).value_or(server::LogLevel::info);
  server::Log log(config.node.log.empty() ? "" : server::data_path(config, config.node.log), level);
  server::Node node(config, std::move(secrets), log);
  {
    const std::lock_guard lock(mutex);
    running = &node;
    log_of_signals = &log;
    if (asked) node.stop();
  }
  server::notify_manager("READY=1");
  const bool well = node.wait();
  const std::lock_guard lock(mutex);
  running = nullptr;
  log_of_signals = nullptr;
  return well ? Status::ok : Status::io;
}

Status run(const Invocation& invocation) {
  if (invocation.has("print-config")) return print(invocation, server::sample_config());
  server::forbid_core_dumps();
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

}  // namespace

const Command serve_command{
    .name = "serve",
    .summary = "run the game server: games by e-mail",
    .description =
        "Takes mail by LMTP, plays what it says, and sends boards back. Without settings it keeps its games "
        "in a file "
        "and puts the mails it would send into a directory, so that everything can be tried on one machine "
        "with "
        "'movetext mail'. It runs until SIGTERM or SIGINT, ends what it has begun, and loses nothing if it "
        "is killed.",
    .options = options,
    .examples = examples,
    .run = run,
};

}  // namespace mt::cli
