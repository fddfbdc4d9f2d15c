// movetext draw: draws a diagram.
#include "movetext/archive/numbered_path.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/diagram.hpp"
#include "movetext/cli/draw_records.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/picture_files.hpp"
#include "movetext/report/json_line.hpp"

#include <array>
#include <vector>

namespace mt::cli {
namespace {

// Returns the options for the style and the subject of a diagram.
std::span<const Option> draw_options() {
  static const std::vector<Option> options = [] {
    const std::span<const Option> style = diagram_options();
    std::vector<Option> all(style.begin(), style.end());
    all.insert(all.end(), {position_option, play_option});
    const std::span<const Option> games = record_options();
    all.insert(all.end(), games.begin(), games.end());
    return all;
  }();
  return options;
}

constexpr auto draw_examples = std::to_array<Example>({
    {"movetext draw --game turkish", "the start position as text"},
    {"movetext draw --position \"W:WK46:B28,13\" --as svg -o problem.svg", "a diagram for a page"},
    {"movetext draw --coordinates diagonal --flip --as png -o board.png",
     "Black's view, with the oblique lines named"},
    {"movetext draw --game chess --play e4 --arrow d7-d5,g8-f6:red --mark e4 -o reply.svg",
     "arrows and a mark"},
    {"movetext draw games.pgn --game-number 3 --move 23... --theme print -o diagram.png",
     "a position of a game, for paper"},
    {"movetext draw games.pgn --select 'material:KRPvKR' --found --size small",
     "the first such ending of each game"},
    {"movetext draw season.pdn --as png --size 400 -o boards/", "the end of every game"},
});

// Writes the picture to --output. In a directory, the file gets a default name.
Status put(const Invocation& invocation, const DiagramStyle& style, const std::string& picture) {
  const std::string path(invocation.value_or("output", ""));
  if (!archive::names_directory(path)) return print(invocation, picture);
  PictureFiles files(path, invocation.has("json") ? ".json" : style.extension());
  if (files.open() && files.write(picture) && files.finish()) return Status::ok;
  complain(files.error());
  return Status::io;
}

Status draw_position(const Invocation& invocation, const DiagramStyle& style) {
  OneGame one(invocation);
  if (!one.set_up()) return Status::faults;
  const Picture picture = draw_picture(
      style,
      {.game = one.game(), .position = one.position(), .before = one.before() ? &*one.before() : nullptr});
  if (!picture.objection.empty()) {
    complain(picture.objection);
    return picture.status;
  }
  std::string out = picture.bytes;
  if (invocation.has("json")) {
    out.clear();
    report::JsonLine line(out);
    line.text(style.form, picture.bytes);
    line.end();
  }
  return put(invocation, style, out);
}

Status draw(const Invocation& invocation) {
  DiagramStyle style;
  std::string fault = read_diagram_style(invocation, style);
  const bool of_records = !invocation.operands().empty();
  for (const Option& option : record_options())
    if (!of_records && invocation.has(option.name))
      fault = "--" + std::string(option.name) + " is for games of a file, but no file is named";
  if (fault.empty()) return of_records ? draw_records(invocation, style) : draw_position(invocation, style);
  complain(fault);
  return Status::usage;
}

}  // namespace

const Command draw_command{
    .name = "draw",
    .summary = "draw a diagram as text, SVG or PNG",
    .operands = "[FILE...]",
    .takes = Operands::files,
    .shares = "game|losing|notation|output|json|quiet|progress|color",
    .description =
        "Without FILE it draws the start position, or --position, after the moves of --play; SVG and PNG "
        "mark the last move. SVG and PNG show the same picture; draughts kings are double discs with a "
        "crown, and the two colours remain distinct in black and white print.\n"
        "With FILEs it draws their games: the end of each, or the position after --move, with the last move "
        "marked and the arrows and marks of its comment ([%cal Ge2e4], [%csl Ra4]). A game with an error is "
        "drawn up to the error, and the exit status is 1. Text goes to one file or to standard output; each "
        "SVG and PNG is a file of its own, named by -o: \"boards/\" is a directory for game-0001.svg and so "
        "on, and board.svg becomes board-0001.svg and so on, unless there is only one game.\n"
        "--arrow and --mark name squares as the diagram does: a1, in draughts also 32, or by the oblique "
        "lines with --coordinates diagonal; points are named by the numbers shown, bar and off.",
    .options = draw_options(),
    .examples = draw_examples,
    .run = draw,
};

}  // namespace mt::cli
