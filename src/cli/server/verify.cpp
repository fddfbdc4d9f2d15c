// movetext verify: whether a store is what its events say.
#include "movetext/server/play/verify.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/json_line.hpp"
#include "movetext/cli/server/commands.hpp"
#include "movetext/cli/server/server_settings.hpp"
#include "movetext/server/store/store.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 2> options{config_option, data_option};

constexpr auto examples = std::to_array<Example>({
    {"movetext verify --config /etc/movetext/server.toml", "every game of a server, also while it runs"},
    {"movetext verify --data /tmp/restored", "a backup that was restored there"},
});

Status run(const Invocation& invocation) {
  const auto opened = open_server(invocation);
  if (!opened) return Status::io;
  try {
    const server::Verified verified =
        server::verify(*opened->store, [](server::GameId game, const std::string& fault) {
          complain("board " + std::to_string(game) + ": " + fault);
        });
    opened->store->stop();
    std::string summary;
    if (invocation.has("json")) {
      JsonLine line(summary);
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
  } catch (const server::StoreError& error) {
    complain(error.what());
  }
  return Status::io;
}

}  // namespace

const Command verify_command{
    .name = "verify",
    .summary = "play all games of a server again and compare",
    .description =
        "Every game is played again from its first event and compared with what the server has noted of it: "
        "position, "
        "half-moves, whose turn it is, deadlines, results; of games with dice each roll is checked against "
        "its seed. "
        "The last line counts games, events, moves and faults.",
    .options = options,
    .examples = examples,
    .run = run,
};

}  // namespace mt::cli
