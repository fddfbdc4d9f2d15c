// The style of diagrams, from the options of a command.
#pragma once
#include "movetext/board/render_text.hpp"
#include "movetext/board/scene.hpp"
#include "movetext/cli/invocation.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

// The side from which a board is seen.
enum class Seen : std::uint8_t {
  usually,  // as books print it
  flipped,
  by_mover,
};

struct DiagramStyle {
  std::string form = "text";  // text, svg or png
  board::PictureSize size = board::PictureSize::large;
  int pixels = 0;  // the width of a picture; 0 means that of `size`
  Seen seen = Seen::usually;
  std::string coordinates = "canonical";  // or "none", "mover", the name of a notation
  std::optional<std::string> pieces;      // a piece set
  const board::Theme* theme = &board::default_theme;
  bool legend = false;
  bool unicode = false;
  std::vector<std::string> arrows;
  std::vector<std::string> marks;

  bool is_text() const { return form == "text"; }
  // Returns the extension of a file in this form, with its dot.
  std::string extension() const { return is_text() ? ".txt" : "." + form; }
};

// These options are shared by the commands.
inline constexpr Option flip_option{
    .name = "flip",
    .choices = "mover",
    .help = "view from Black's side (backgammon: from White's); =mover: from the side of the player to move"};
inline constexpr Option coordinates_option{
    .name = "coordinates",
    .kind = ValueKind::choice,
    .value = "KIND",
    .choices = "numeric|algebraic|diagonal|wxf|mover|none",
    .help =
        "square numbers, letters and row numbers, oblique lines, or none (default: the notation of the "
        "game); xiangqi: wxf numbers the files as each side counts them and writes the characters of the "
        "river; backgammon: numbers of the points, with mover as the player to move counts them, or none",
    .instead_of = "notation"};
// Reads --flip.
Seen seen_by(const Invocation& invocation);

// Returns the options for the style of a diagram.
std::span<const Option> diagram_options();
// Reads them. Returns an error message, or an empty string if they are valid.
std::string read_diagram_style(const Invocation& invocation, DiagramStyle& style);

}  // namespace mt::cli
