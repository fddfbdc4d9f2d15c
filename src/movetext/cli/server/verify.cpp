// Runs "movetext verify", which checks whether a store agrees with its events.
#include "movetext/server/app/verify.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/cli/server/verified.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::cli {
Status run_verify(const Invocation& invocation) {
  const auto opened = open_server(invocation);
  if (!opened) return Status::io;
  try {
    const bool json = invocation.has("json");
    std::string lines;
    const server::app::Verified verified =
        server::app::verify(*opened->store, [&](server::GameId game, const std::string& fault) {
          if (json)
            lines += board_fault_json(game, fault);
          else
            complain("board " + std::to_string(game) + ": " + fault);
        });
    opened->store->stop();
    const Status printed = print(invocation, lines + verified_line(verified, json));
    return verified.faults > 0 ? Status::faults : printed;
  } catch (const server::store::StoreError& error) {
    complain(error.what());
  }
  return Status::io;
}

}  // namespace mt::cli
