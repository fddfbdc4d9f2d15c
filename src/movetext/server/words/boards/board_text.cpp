#include "movetext/server/words/boards/board_text.hpp"

#include "movetext/board/render_text.hpp"
#include "movetext/games/table/families.hpp"
#include "movetext/server/words/boards/board_diagram.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <variant>

namespace mt::server::words {
namespace {

constexpr std::size_t line_width = 78;

// Replaces each sequence of spaces by one space.
std::string single_blanks(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c != ' ' || out.empty() || out.back() != ' ') out += c;
  return out;
}

// Shortens the lines of a board of points that are too long for a mail. The score and the pips of each side,
// which are beside the frame, move closer to the frame or below the line.
std::string fitted(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t frame = line.rfind("-+");
    at = end + 1;
    if (line.size() <= line_width || frame == std::string_view::npos) {
      out.append(line).append("\n");
      continue;
    }
    const std::string_view board = line.substr(0, frame + 2);
    const std::string beside = single_blanks(line.substr(frame + 2));
    out.append(board).append(board.size() + beside.size() > line_width ? "\n" : "");
    out.append(beside).append("\n");
  }
  return out;
}

}  // namespace

std::string board_text(const BoardShown& shown, const BoardStyle& style) {
  const board::Diagram diagram = board_diagram(shown, style);
  if (const auto* drawing = std::get_if<board::Drawing>(&diagram)) {
    return render_text(*drawing, style.large ? board::PictureSize::large : board::PictureSize::small,
                       style.unicode ? board::Charset::unicode : board::Charset::ascii,
                       style.marks ? board::Marks::brackets : board::Marks::none);
  }
  const bool flip = std::get<board::PointsDrawing>(diagram).flip;
  std::string text;
  shown.game.write_position(shown.now, flip ? "board-flipped" : "board", text);
  return fitted(text);
}

bool begins_board_text(std::string_view line, std::string_view next) {
  const std::string_view edge = text::trim(line);
  for (const Family* family : families())
    if (family->looks.board_edge != nullptr && family->looks.board_edge(edge)) return true;
  return edge.find("+--") != std::string_view::npos &&
         edge.find_first_not_of("+- \t") == std::string_view::npos &&
         next.find('|') != std::string_view::npos;
}

}  // namespace mt::server::words
