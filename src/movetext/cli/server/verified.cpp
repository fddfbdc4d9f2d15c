#include "movetext/cli/server/verified.hpp"

#include "movetext/report/json_line.hpp"

namespace mt::cli {

std::string verified_line(const server::app::Verified& verified, bool json) {
  if (!json)
    return "games " + std::to_string(verified.games) + ", events " + std::to_string(verified.events) +
           ", moves " + std::to_string(verified.moves) + ", faults " + std::to_string(verified.faults) + "\n";
  std::string out;
  report::JsonLine line(out);
  line.number("games", verified.games);
  line.number("events", verified.events);
  line.number("moves", verified.moves);
  line.number("faults", verified.faults);
  line.end();
  return out;
}

std::string board_fault_json(server::GameId board, const std::string& fault) {
  std::string out;
  report::JsonLine line(out);
  line.number("board", static_cast<std::uint64_t>(board));
  line.text("fault", fault);
  line.end();
  return out;
}

}  // namespace mt::cli
