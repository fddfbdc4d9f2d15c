// Runs "movetext verify", which says whether a store is what its events say.
#include "movetext/server/app/verify.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/server/store/store.hpp"

namespace mt::cli {
Status run_verify(const Invocation& invocation) {
  const auto opened = open_server(invocation);
  if (!opened) return Status::io;
  try {
    const server::app::Verified verified =
        server::app::verify(*opened->store, [](server::GameId game, const std::string& fault) {
          complain("board " + std::to_string(game) + ": " + fault);
        });
    opened->store->stop();
    std::string summary;
    if (invocation.has("json")) {
      report::JsonLine line(summary);
      line.number("games", verified.games);
      line.number("events", verified.events);
      line.number("moves", verified.moves);
      line.number("faults", verified.faults);
      line.end();
    } else {
      summary = "games " + std::to_string(verified.games) + ", events " + std::to_string(verified.events) +
                ", moves " + std::to_string(verified.moves) + ", faults " + std::to_string(verified.faults) +
                "\n";
    }
    const Status printed = print(invocation, summary);
    return verified.faults > 0 ? Status::faults : printed;
  } catch (const server::store::StoreError& error) {
    complain(error.what());
  }
  return Status::io;
}

}  // namespace mt::cli
