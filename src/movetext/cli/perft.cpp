// movetext perft: counts move paths.
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/parallel_perft.hpp"
#include "movetext/report/json_line.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 4> perft_options{
    Option{.name = "depth",
           .kind = ValueKind::number,
           .value = "D",
           .help = "length of the paths in plies",
           .required = true},
    Option{.name = "divide", .help = "the count behind each first move as well"},
    position_option,
    play_option,
};

constexpr auto perft_examples = std::to_array<Example>({
    {"movetext perft --game international --depth 7", "10 million paths"},
    {"movetext perft --game turkish --depth 5 --divide", "by first moves"},
});

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

Status print_path_counts(const Invocation& invocation) {
  const std::uint64_t depth = invocation.number_or("depth", 0);
  if (depth > deepest) {
    complain("--depth is at most " + std::to_string(deepest));
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

}  // namespace

const Command perft_command{
    .name = "perft",
    .summary = "count move paths, to compare rules with other programs",
    .shares = "game|losing|notation|output|threads|json|quiet|color",
    .description =
        "Counts the paths of the given length that the rules allow from the start position, or from "
        "--position after the "
        "moves of --play. A capture counts once for each distinct origin, end, set of captured pieces and "
        "promotion. "
        "Draw rules end no path. The last line is the count alone.",
    .options = perft_options,
    .examples = perft_examples,
    .run = print_path_counts,
};

}  // namespace mt::cli
