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
  usually,  // the view that books print
  flipped,
  by_mover,
};

struct DiagramStyle {
  std::string form = "text";  // text, svg or png
  board::PictureSize size = board::PictureSize::large;
  int pixels = 0;  // width of a picture; 0 if `size` determines the width
  Seen seen = Seen::usually;
  std::string coordinates = "canonical";  // "canonical", "none", "mover" or the name of a notation
  std::optional<std::string> pieces;      // name of a piece set; nullopt for the first set of the game
  const board::Theme* theme = &board::default_theme;
  bool legend = false;
  bool unicode = false;
  std::vector<std::string> arrows;
  std::vector<std::string> marks;

  bool is_text() const { return form == "text"; }
  // Returns the extension of a file in this form, with its dot.
  std::string extension() const { return is_text() ? ".txt" : "." + form; }
};

// Options shared by several commands.
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
        "how squares are named; numeric: by number; algebraic: by letter and row number; diagonal: by "
        "oblique lines; none: not at all (default: by the notation of the game); xiangqi also has wxf: file "
        "numbers as each side counts them, and the characters of the river; backgammon has numbers of the "
        "points; with mover, as the player to move counts them",
    .instead_of = "notation"};
// Returns the side from which the board is seen, by --flip.
Seen seen_by(const Invocation& invocation);

// Returns the options for the style of a diagram.
std::span<const Option> diagram_options();
// Reads the options for the style of a diagram. Returns an error message, or an empty string if they are
// valid.
std::string read_diagram_style(const Invocation& invocation, DiagramStyle& style);

}  // namespace mt::cli
