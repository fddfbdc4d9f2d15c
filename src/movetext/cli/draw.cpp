// movetext draw: draws a diagram.
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/diagram.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/report/json_line.hpp"

#include <array>
#include <vector>

namespace mt::cli {
namespace {

// Returns how a diagram is drawn, and what of.
std::span<const Option> draw_options() {
  static const std::vector<Option> options = [] {
    const std::span<const Option> style = diagram_options();
    std::vector<Option> all(style.begin(), style.end());
    all.insert(all.end(), {position_option, play_option});
    return all;
  }();
  return options;
}

constexpr auto draw_examples = std::to_array<Example>({
    {"movetext draw --game turkish", "the start position as text"},
    {"movetext draw --position \"W:WK46:B28,13\" --as svg -o problem.svg", "a diagram for a page"},
    {"movetext draw --coordinates diagonal --flip --as png -o board.png",
     "Black's view, with the oblique lines named"},
});

Status draw_position(const Invocation& invocation) {
  OneGame one(invocation);
  DiagramStyle style;
  if (const std::string fault = read_diagram_style(invocation, style); !fault.empty()) {
    complain(fault);
    return Status::usage;
  }
  if (!one.set_up()) return Status::faults;
  const Picture picture = draw_picture(
      style,
      {.game = one.game(), .position = one.position(), .before = one.before() ? &*one.before() : nullptr});
  if (!picture.objection.empty()) {
    complain(picture.objection);
    return picture.status;
  }
  if (!invocation.has("json") || style.form == "png") return print(invocation, picture.bytes);
  std::string out;
  report::JsonLine line(out);
  line.text(style.form, picture.bytes);
  line.end();
  return print(invocation, out);
}

}  // namespace

const Command draw_command{
    .name = "draw",
    .summary = "draw a diagram as text, SVG or PNG",
    .shares = "game|losing|output|json|quiet|color",
    .description =
        "Draws the start position, or --position, after the moves of --play, of which SVG and PNG mark the "
        "last one. SVG and "
        "PNG show the same picture; draughts kings bear a crown on a double disc, and both colours can be "
        "told apart "
        "in black "
        "and white print.",
    .options = draw_options(),
    .examples = draw_examples,
    .run = draw_position,
};

}  // namespace mt::cli
