// movetext draw: draws a diagram.
#include "movetext/archive/core/compression.hpp"
#include "movetext/board/last_move.hpp"
#include "movetext/board/points_scene.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/cli/commands.hpp"
#include "movetext/cli/console.hpp"
#include "movetext/cli/drawn.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/png_module.hpp"
#include "movetext/games/api/diagram_words.hpp"
#include "movetext/report/json_line.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace mt::cli {
namespace {

constexpr std::array<Option, 7> draw_options{
    Option{.name = "as",
           .kind = ValueKind::choice,
           .value = "FORM",
           .choices = "text|svg|png",
           .help = "form of the diagram (default: by the name of the output file, else text)"},
    Option{.name = "size",
           .kind = ValueKind::choice,
           .value = "SIZE",
           .choices = "small|large",
           .help = "size (default: large); as text a board of backgammon has one"},
    Option{.name = "flip", .help = "seen from Black's side"},
    Option{.name = "coordinates",
           .kind = ValueKind::choice,
           .value = "KIND",
           .choices = "numeric|algebraic|diagonal|none",
           .help =
               "numbers in the squares, letters and row numbers, the oblique lines, or nothing (default: the "
               "notation of the game); backgammon has the numbers of its points, or none",
           .instead_of = "notation"},
    Option{.name = "pieces",
           .kind = ValueKind::text,
           .value = "SET",
           .help = "figures of the pieces in SVG and PNG, where a game has several sets: characters, "
                   "pictograms (default: "
                   "the first that it has)"},
    position_option,
    play_option,
};

constexpr auto draw_examples = std::to_array<Example>({
    {"movetext draw --game turkish", "the start position as text"},
    {"movetext draw --position \"W:WK46:B28,13\" --as svg -o problem.svg", "a diagram for a page"},
    {"movetext draw --coordinates diagonal --flip --as png -o board.png",
     "Black's view, with the oblique lines named"},
});

struct FormEnding {
  std::string_view extension;
  std::string_view form;
};
constexpr auto form_endings = std::to_array<FormEnding>({{".txt", "text"}, {".svg", "svg"}, {".png", "png"}});

// Returns the extension of a file's name without that of a compression: ".svg"; empty if it has none.
std::string_view extension_of(std::string_view path) {
  const std::string_view name = archive::without_compression(path);
  const std::string_view last = name.substr(name.rfind('/') + 1);
  const std::size_t dot = last.rfind('.');
  const bool none = dot == std::string_view::npos || dot == 0 || dot + 1 == last.size();
  return none ? std::string_view{} : last.substr(dot);
}

// Returns the form of the drawing; empty if the name of the output asks for another one.
std::string form_of(const Invocation& invocation) {
  if (const auto form = invocation.value("as")) return std::string(*form);
  const std::string_view extension = extension_of(invocation.value_or("output", ""));
  const bool json = invocation.has("json") && text::same_in_any_case(extension, ".json");
  if (extension.empty() || json) return "text";
  for (const FormEnding& ending : form_endings)
    if (text::same_in_any_case(extension, ending.extension)) return std::string(ending.form);
  return {};
}

// Makes a diagram of squares with their names and the last move, or of points, as the invocation asks for it.
struct DiagramMaker {
  const OneGame& one;
  bool flip;
  std::optional<board::Notation> notation;
  std::size_t piece_set;

  board::Diagram make() const {
    board::Diagram diagram = one.game().diagram(one.position());
    const auto finish = [&](auto& drawing) {
      drawing.flip = flip;  // labels are placed as the board is seen
      using Kind = std::remove_reference_t<decltype(drawing)>;
      if (one.before()) mark_last_move(drawing, std::get<Kind>(one.game().diagram(*one.before())));
      choose_pieces(drawing);  // a man of another set is another man
      name_places(drawing);
      drawing.title = diagram_title(one.game(), one.position());
      drawing.description = diagram_description(one.game(), one.position());
    };
    std::visit(finish, diagram);
    return diagram;
  }

 private:
  void choose_pieces(board::Drawing& drawing) const { drawing.use_set(piece_set); }
  void choose_pieces(board::PointsDrawing& /*drawing*/) const {}
  void name_places(board::Drawing& drawing) const {
    if (notation) label(drawing, one.game(), *notation);
  }
  void name_places(board::PointsDrawing& drawing) const { drawing.numbered = notation.has_value(); }
};

// Removes the numbers from the lines "+13-14-...-24-+" of a drawn board.
void remove_point_numbers(std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::size_t frame = text.find_last_of('+', end);
    if (text.compare(at, 2, " +") == 0)
      std::replace_if(text.begin() + static_cast<std::ptrdiff_t>(at),
                      text.begin() + static_cast<std::ptrdiff_t>(frame), text::is_digit, '-');
    at = end + 1;
  }
}

std::string render_as_text(const OneGame& one, const board::Diagram& diagram, board::PictureSize size) {
  if (const auto* drawing = std::get_if<board::Drawing>(&diagram)) return board::render_text(*drawing, size);
  std::string text;
  const auto& points = std::get<board::PointsDrawing>(diagram);
  one.game().write_position(one.position(), points.flip ? "board-flipped" : "board", text);
  if (!points.numbered) remove_point_numbers(text);
  return text;
}

// Draws the diagram; returns nothing if it cannot be drawn, which is reported.
std::optional<std::string> render(const board::Diagram& diagram, std::string_view form,
                                  board::PictureSize size) {
  const board::Scene scene =
      std::visit([](const auto& drawing) { return board::make_scene(drawing); }, diagram);
  if (form != "png") return board::render_svg(scene, size);
  Png png = draw_png(scene, size);
  if (png.objection.empty()) return std::move(png.bytes);
  complain(png.objection);
  return std::nullopt;
}

// Says why this form cannot be drawn here; empty if it can.
std::string objection_to_form(const Invocation& invocation, std::string_view form) {
  if (form.empty())
    return "a diagram is not drawn as '" + std::string(extension_of(invocation.value_or("output", ""))) +
           "': the output ends in .txt, .svg or .png, or --as says what it is";
  if (form != "png") return {};
  if (invocation.has("json")) return "--json holds text, and a PNG is none: take --as svg";
  const bool to_terminal = invocation.terminal().out_is_terminal && !invocation.has("output");
  return to_terminal ? "a PNG is nothing for a terminal; name a file with -o" : "";
}

// Returns the number of a set of figures of the family; nothing: it has none of that name.
std::optional<std::size_t> find_piece_set(const Family& family, std::string_view name) {
  const auto found = std::find(family.piece_sets.begin(), family.piece_sets.end(), name);
  if (found == family.piece_sets.end()) return std::nullopt;
  return static_cast<std::size_t>(found - family.piece_sets.begin());
}

std::string objection_to_pieces(const AnyGame& game, std::string_view name) {
  std::string out = game.spec().name() + " has no pieces '" + std::string(name) + "'";
  std::string_view before = ": take ";
  for (const std::string_view set : game.family().piece_sets)
    out.append(std::exchange(before, " or ")).append(set);
  return out;
}

Status draw_position(const Invocation& invocation) {
  OneGame one(invocation);
  const std::string form = form_of(invocation);
  const auto refuse = [](const std::string& reason) {
    complain(reason);
    return Status::usage;
  };
  if (const std::string reason = objection_to_form(invocation, form); !reason.empty()) return refuse(reason);
  const std::string_view kind = invocation.value_or("coordinates", "canonical");
  const auto notation = find_notation(one.game(), kind);
  if (!notation && kind != "none")
    return refuse(one.game().spec().name() + " has no " + std::string(kind) + " coordinates");
  const auto pieces = invocation.value("pieces");
  const auto set = pieces ? find_piece_set(one.game().family(), *pieces) : std::size_t{0};
  if (!set) return refuse(objection_to_pieces(one.game(), *pieces));
  if (!one.set_up()) return Status::faults;

  const board::Diagram diagram = DiagramMaker{one, invocation.has("flip"), notation, *set}.make();
  const bool small = invocation.value_or("size", "large") == "small";
  const board::PictureSize size = small ? board::PictureSize::small : board::PictureSize::large;
  const std::optional<std::string> picture =
      form == "text" ? render_as_text(one, diagram, size) : render(diagram, form, size);
  if (!picture) return Status::io;
  if (!invocation.has("json")) return print(invocation, *picture);
  std::string out;
  report::JsonLine line(out);
  line.text(form, *picture);
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
    .options = draw_options,
    .examples = draw_examples,
    .run = draw_position,
};

}  // namespace mt::cli
