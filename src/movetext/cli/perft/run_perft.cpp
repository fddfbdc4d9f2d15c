// movetext perft: counts move paths.
#include "movetext/cli/console.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/perft/commands.hpp"
#include "movetext/cli/perft/parallel_perft.hpp"
#include "movetext/report/json_line.hpp"

#include <string>

namespace mt::cli {
namespace {

constexpr std::uint64_t deepest = 1000;

void add_count(std::string& out, const Invocation& invocation, std::string_view move, std::uint64_t count) {
  if (!invocation.has("json")) {
    out.append(move).append(move.empty() ? "" : " ").append(std::to_string(count)).append("\n");
    return;
  }
  report::JsonLine line(out);
  if (!move.empty()) line.text("move", move);
  line.number(move.empty() ? "total" : "count", count);
  line.end();
}

}  // namespace

Status run_perft(const Invocation& invocation) {
  const std::uint64_t depth = invocation.number_or("depth", 0);
  if (depth > deepest) {
    complain("--depth takes a number up to " + std::to_string(deepest));
    return Status::usage;
  }
  OneGame one(invocation);
  const auto notation = one.notation();
  if (!notation) return Status::usage;
  if (!one.set_up()) return Status::faults;

  const PerftJob job{one.game(), one.position(),       static_cast<int>(depth),
                     *notation,  invocation.threads(), invocation.stop()};
  const PerftCount counted = count_paths(job);
  if (invocation.stop()) return Status::interrupted;
  if (counted.too_complex) {
    complain("a position has too many captures to search [too-complex]");
    return Status::faults;
  }
  std::string out;
  if (invocation.has("divide"))
    for (const auto& [move, count] : counted.by_move) add_count(out, invocation, move, count);
  add_count(out, invocation, {}, counted.total);
  return print(invocation, out);
}

}  // namespace mt::cli
