// movetext moves: lists the legal moves of a position.
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/report/json_line.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<Option, 2> moves_options{position_option, play_option};

constexpr auto moves_examples = std::to_array<Example>({
    {"movetext moves --game international --notation diagonal", "the nine first moves, in diagonal notation"},
    {"movetext moves --game russian --play \"c3-d4 d6-c5\"", "what can be played after two moves"},
    {"movetext moves --position \"W:WK46:B28,13\"", "the captures of a king"},
    {"movetext moves --game backgammon --play \"31:\"", "the plays of a roll"},
});

Status list_moves(const Invocation& invocation) {
  OneGame one(invocation);
  const auto notation = one.notation();
  if (!notation) return Status::usage;
  std::vector<std::string> moves;
  if (!one.set_up() || !one.moves(*notation, moves)) return Status::faults;
  std::string out;
  for (const std::string& move : moves) {
    if (invocation.has("json")) {
      report::JsonLine line(out);
      line.text("move", move);
      line.end();
    } else {
      out.append(move).append("\n");
    }
  }
  return print(invocation, out);
}

}  // namespace

const Command moves_command{
    .name = "moves",
    .summary = "list the legal moves of a position",
    .shares = "game|losing|notation|output|json|quiet|color",
    .description =
        "Lists the legal moves of the start position, or of --position, after the moves of --play: one per "
        "line, sorted by their bytes, in the notation of the game or of --notation. Captures with the same "
        "origin, end and captured pieces are one move. If no moves are listed, the game is over.",
    .options = moves_options,
    .examples = moves_examples,
    .run = list_moves,
};

}  // namespace mt::cli
