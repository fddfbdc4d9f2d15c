// movetext tree: counts the moves that are played after a position.
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/count_moves.hpp"
#include "movetext/cli/archive_listener.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/make_job.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/record/move_rows.hpp"
#include "movetext/report/move_tree.hpp"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::cli {
namespace {

constexpr auto tree_examples = std::to_array<Example>({
    {"movetext tree all.pgn", "the first moves and the replies, the most frequent first"},
    {"movetext tree --game chess --play \"1. e4 c5\" --plies 4 --min-games 10 *.pgn.zst",
     "the moves against the Sicilian Defence"},
    {"movetext tree --transpositions --as dot all.pdn -o tree.dot", "a graph for Graphviz"},
});

constexpr std::uint64_t usual_plies = 2;
constexpr std::uint64_t most_plies = 100'000;

// Returns why the options cannot be combined, or an empty string if they can.
std::string objection_to_tree(const Invocation& invocation) {
  if (invocation.number_or("plies", 1) == 0) return "--plies takes a number of at least 1, not 0";
  if (invocation.number_or("plies", 1) > most_plies)
    return "--plies takes a number of at most " + std::to_string(most_plies);
  if (invocation.has("json") && invocation.value_or("as", "json") != "json")
    return "use either --json or --as " + std::string(invocation.value_or("as", ""));
  if (invocation.has("play") && !invocation.has("position") && !invocation.has("game"))
    return "--play needs --game, because the same moves may be moves of several games";
  return {};
}

report::TreeFormat format_of(const Invocation& invocation) {
  const std::string_view as = invocation.has("json") ? "json" : invocation.value_or("as", "text");
  if (as == "json") return report::TreeFormat::json;
  return as == "dot" ? report::TreeFormat::dot : report::TreeFormat::text;
}

// Plays the moves of a tree, in the order of its rows, to find their positions.
class RowPositions {
 public:
  RowPositions(const AnyGame& game, const AnyPosition& first, const std::vector<MoveRow>& rows)
      : game_(game), rows_(rows), line_{first} {}

  // Returns the canonical text of the position after a row. Must be called for all rows in order.
  std::string text(std::size_t index) {
    const MoveRow& row = rows_[index];
    line_.resize(row.ply == 0 ? 1 : row.ply);
    if (row.ply > 0) line_.push_back(after(row));
    std::string out;
    if (line_.back()) game_.write_position(*line_.back(), game_.position_notations().front(), out);
    return out;
  }

 private:
  std::optional<AnyPosition> after(const MoveRow& row) const {
    std::optional<AnyPosition> position = line_.back();
    std::string canonical;
    Diagnostic refusal;
    if (position && !game_.play(*position, row.move, game_.notation(), canonical, refusal)) position.reset();
    return position;
  }

  const AnyGame& game_;
  const std::vector<MoveRow>& rows_;
  std::vector<std::optional<AnyPosition>> line_;  // the positions of the present line, if they are known
};

// Writes the trees of all games to the output. Returns false if the output failed.
bool write_trees(const Invocation& invocation, const archive::MoveCounts& counts,
                 const archive::MoveCounts::Games& games, archive::Output& output) {
  const report::TreeFormat format = format_of(invocation);
  const MoveRowOptions options{.plies = counts.options().plies,
                               .min_games = invocation.number_or("min-games", 1)};
  constexpr std::size_t enough = std::size_t{1} << 20;
  std::string out;
  for (const auto& [name, moves] : games) {
    if (name != games.begin()->first && format == report::TreeFormat::text) out += '\n';
    const auto game = make_game(*moves.spec);
    const AnyPosition first = counts.options().from ? counts.options().from->position : game->start();
    const std::vector<MoveRow> rows = list_moves(moves.graph, options);
    RowPositions positions(*game, first, rows);
    const auto form =
        report::make_tree_form(format,
                               {.game = name,
                                .read = moves.read,
                                .second_begins = game->to_move(first) == Side::second,
                                .has_points = game->match_state(first).has_value(),
                                .position = [&](std::size_t row) { return positions.text(row); }},
                               rows);
    form->append_head(out);
    for (std::size_t i = 0; i < rows.size() && !invocation.stop(); ++i) {
      form->append_row(i, out);
      if (out.size() < enough) continue;
      if (!output.write(out)) return false;
      out.clear();
    }
    form->append_end(out);
  }
  return output.write(out);
}

Status grow_trees(const Invocation& invocation) {
  ArchiveOptions options = read_archive_options(invocation);
  options.json = format_of(invocation) == report::TreeFormat::json;
  if (const std::string reason = objection_to_tree(invocation); !reason.empty())
    return complain(reason), Status::usage;
  archive::MoveCountOptions counting{
      .plies = static_cast<std::uint32_t>(invocation.number_or("plies", usual_plies)),
      .joins = invocation.has("transpositions") ? MoveGraph::Joins::yes : MoveGraph::Joins::no,
      .variations = invocation.has("variations")};
  if (invocation.has("position") || invocation.has("play")) {
    OneGame one(invocation);
    if (!one.set_up()) return Status::faults;
    counting.from = {one.game().spec(), one.position()};
  }
  std::optional<archive::Job> job = make_job(options);
  if (!job) return Status::usage;
  const auto counts = std::make_shared<archive::MoveCounts>(counting);
  job->task.stages.push_back(archive::count_moves(counts));
  archive::Output output;
  if (!output.open(options.output)) return report_io(output);
  if (invocation.operands().empty()) announce_terminal(invocation, "records");
  ArchiveListener listener(invocation, options, nullptr, false);
  const archive::RunResult result = run(*job, nullptr, {}, listener, invocation.stop());
  listener.finish();
  if (!result.error.empty()) complain(result.error);
  if (result.interrupted) return Status::interrupted;
  if (result.input_failed) return Status::io;
  const archive::MoveCounts::Games games = counts->games();
  for (const auto& [name, moves] : games) {
    if (!moves.graph.is_full()) continue;
    complain("the tree of " + name + " has more than " + std::to_string(MoveGraph::most_moves) +
             " moves; use a smaller --plies, or --select to count fewer games");
    return Status::usage;
  }
  if (games.empty() && !options.quiet) complain("there are no games to count");
  const bool written = write_trees(invocation, *counts, games, output);
  if (invocation.stop()) return Status::interrupted;
  if (!written || !output.finish()) return report_io(output);
  return result.counts.errors > 0 ? Status::faults : Status::ok;
}

}  // namespace

const Command tree_command{
    .name = "tree",
    .summary = "count the moves played after a position, with scores",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|threads|json|quiet|progress|color",
    .description =
        "Counts the moves that the games of the files play after the start position, or after --position and "
        "--play: to --plies plies, the most frequent first. Each move has the number of games, their share "
        "of "
        "the games that reach the position before it, and the games that the side that plays the move has "
        "won, "
        "drawn and lost. The score is its share of the points, where a draw is half a point; games without a "
        "result do not count for it. There is a tree for each game that occurs in the files.\n"
        "A game counts once for each move. A position may arise by any order of moves: the moves of a game "
        "count from the point where it first reaches the first position. After that, different orders of "
        "moves "
        "are different branches, unless --transpositions joins them.\n"
        "In a match with dice, a move is a roll with its play, or a cube action; each game of the match "
        "counts, "
        "and the points are those that the side that plays the move has won, less those that it has lost.\n"
        "A record with an error counts up to the error. A tree has at most 1,000,000 moves.",
    .options = tree_options(),
    .examples = tree_examples,
    .run = grow_trees,
};

}  // namespace mt::cli
