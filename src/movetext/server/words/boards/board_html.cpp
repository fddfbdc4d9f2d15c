#include "movetext/server/words/boards/board_html.hpp"

#include "movetext/server/words/boards/board_diagram.hpp"
#include "movetext/server/words/boards/points_html.hpp"
#include "movetext/text/markup.hpp"

#include <array>
#include <cstdint>
#include <variant>

namespace mt::server::words {
namespace {

using board::Cell;
using board::Drawing;
using board::Ink;

constexpr std::string_view light_square = "#f2e3c6";
constexpr std::string_view dark_square = "#b98d62";
constexpr std::string_view felt = "#78a878";
constexpr std::string_view marked_square = "#e8c14a";

class SquaresTable {
 public:
  SquaresTable(const Drawing& drawing, bool large)
      : drawing_(drawing),
        width_(drawing.shape().width),
        height_(drawing.shape().height),
        edge_(large ? "32" : "22") {}

  std::string write() {
    out_ =
        "<table role=\"img\" aria-label=\"" + text::as_markup(drawing_.title + ": " + drawing_.description) +
        "\" cellpadding=\"0\" cellspacing=\"0\" style=\"border-collapse:collapse;font-family:sans-serif\">\n";
    add_letters();
    for (int y = height_ - 1; y >= 0; --y) add_row(y);
    add_letters();
    return std::move(out_) + "</table>\n";
  }

 private:
  std::string label(board::Margin margin, int index) const {
    for (const board::MarginLabel& known : drawing_.labels)
      if (known.margin == margin && known.index == index) return text::as_markup(known.text);
    return {};
  }

  void add_letters() {
    out_ += "<tr><td></td>";
    for (int x = 0; x < width_; ++x) {
      out_ += "<th style=\"font-weight:normal;padding:2px\">";
      out_.append(label(board::Margin::bottom, x)).append("</th>");
    }
    out_ += "<td></td></tr>\n";
  }

  void add_row(int y) {
    const std::string number =
        "<th style=\"font-weight:normal;padding:4px\">" + label(board::Margin::left, y) + "</th>";
    out_.append("<tr>").append(number);
    for (int x = 0; x < width_; ++x)
      add_square(drawing_.seen({static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}));
    out_.append(number).append("</tr>\n");
  }

  void add_square(Cell cell) {
    const bool dark = drawing_.lattice == nullptr && is_dark(drawing_.shape(), cell);
    const std::string_view ground = drawing_.felt ? felt : dark ? dark_square : light_square;
    const std::string_view colour = drawing_.marked(cell) ? marked_square : ground;
    out_.append("<td align=\"center\" valign=\"middle\" width=\"").append(edge_);
    out_.append("\" height=\"").append(edge_).append("\" bgcolor=\"").append(colour);
    const board::Piece piece = drawing_.piece(cell);
    out_.append("\" style=\"font-size:").append(piece.none() ? "11" : edge_ == "32" ? "26" : "18");
    out_.append("px;line-height:1");
    if (drawing_.felt) out_ += ";border:1px solid #26221e";
    out_ += "\">";
    out_ += piece.none() ? text::as_markup(drawing_.name(cell))
                         : std::string(piece.sign(&board::PieceFigure::text_figurines));
    out_ += "</td>";
  }

  const Drawing& drawing_;
  int width_;
  int height_;
  std::string_view edge_;  // length of an edge in pixels
  std::string out_;
};

}  // namespace

std::string board_html(const BoardShown& shown, const BoardStyle& style) {
  const board::Diagram diagram = board_diagram(shown, style);
  if (const auto* drawing = std::get_if<Drawing>(&diagram))
    return SquaresTable(*drawing, style.large).write();
  return points_html(std::get<board::PointsDrawing>(diagram));
}

std::string board_image_html(const BoardShown& shown, std::string_view content_id) {
  const board::Diagram diagram = board_diagram(shown, {});
  const std::string alt =
      std::visit([](const auto& drawing) { return drawing.title + ": " + drawing.description; }, diagram);
  return "<img src=\"cid:" + text::as_markup(content_id) + "\" alt=\"" + text::as_markup(alt) +
         "\" style=\"max-width:100%;height:auto\">\n";
}

}  // namespace mt::server::words
