#include "movetext/server/words/boards/points_html.hpp"

#include "movetext/text/markup.hpp"

#include <cstddef>

namespace mt::server::words {
namespace {

using board::Ink;
using board::PointsDrawing;
using board::PointsSide;

constexpr std::size_t half = 6;
constexpr std::size_t points = 24;

std::string checkers(Ink ink, int count) {
  if (count == 0) return {};
  return (ink == Ink::light ? "\u25CB" : "\u25CF") + std::to_string(count);
}

class PointsTable {
 public:
  explicit PointsTable(const PointsDrawing& drawing) : drawing_(drawing) {}

  std::string write() {
    out_ = "<table role=\"img\" aria-label=\"" +
           text::as_markup(drawing_.title + ": " + drawing_.description) +
           "\" cellpadding=\"4\" cellspacing=\"0\" border=\"1\" "
           "style=\"border-collapse:collapse;font-family:sans-serif\">\n";
    const Ink below = drawing_.bottom();
    add_side(other(below));
    add_numbers(true);
    add_checkers(true);
    add_checkers(false);
    add_numbers(false);
    add_side(below);
    return std::move(out_) + "</table>\n";
  }

 private:
  // Returns the index of the point at that position of the drawing. Points are counted for the side at the
  // bottom. This side bears off at the right, or at the left if the board is clockwise.
  std::size_t point_at(bool top, std::size_t column) const {
    // 0 for the 1 point of that side.
    const std::size_t from_home = drawing_.clockwise ? column : 2 * half - 1 - column;
    return top ? points - 1 - from_home : from_home;
  }

  void add_cell(const std::string& text, std::string_view colour, bool bold) {
    out_.append("<td align=\"center\" width=\"30\"");
    if (!colour.empty()) out_.append(" bgcolor=\"").append(colour).append("\"");
    out_.append(">").append(bold ? "<b>" + text + "</b>" : text).append("</td>");
  }

  void add_numbers(bool top) {
    out_ += "<tr>";
    for (std::size_t column = 0; column < 2 * half; ++column) {
      if (column == half) add_cell("bar", "#d8c8a8", false);
      add_cell(std::to_string(point_at(top, column) + 1), "#efe6d2", false);
    }
    out_ += "</tr>\n";
  }

  void add_checkers(bool top) {
    out_ += "<tr>";
    for (std::size_t column = 0; column < 2 * half; ++column) {
      if (column == half) add_bar(top);
      add_point(point_at(top, column));
    }
    out_ += "</tr>\n";
  }

  // The checkers of the side at the bottom are on the upper half of the bar, because they enter there.
  void add_bar(bool top) {
    const Ink side = top ? drawing_.bottom() : other(drawing_.bottom());
    add_cell(checkers(side, drawing_.of(side).bar), "#d8c8a8", true);
  }

  void add_point(std::size_t point) {
    const Ink below = drawing_.bottom();
    const PointsSide& near = drawing_.of(below);
    const PointsSide& far = drawing_.of(other(below));
    const std::size_t mirrored = points - 1 - point;
    const bool is_marked = near.marked[point] || far.marked[mirrored];
    std::string text = checkers(below, near.points[point]);
    text += checkers(other(below), far.points[mirrored]);
    add_cell(text.empty() ? "&nbsp;" : text, is_marked ? "#e8c14a" : "", true);
  }

  void add_side(Ink ink) {
    const PointsSide& side = drawing_.of(ink);
    out_ += "<tr><td colspan=\"13\">" + std::string(ink == Ink::light ? "\u25CB " : "\u25CF ");
    out_ += text::as_markup(side.name);
    if (side.pips) out_ += ", " + std::to_string(*side.pips) + " pips";
    if (side.off > 0) out_ += ", " + std::to_string(side.off) + " borne off";
    if (drawing_.match && drawing_.match->length > 0) out_ += ", score " + std::to_string(side.score);
    if (drawing_.on_roll == ink) out_ += ", on roll";
    if (drawing_.dice && drawing_.dice->side == ink)
      out_ += ", dice " + std::to_string(drawing_.dice->first) + " " + std::to_string(drawing_.dice->second);
    add_cube(ink);
    out_ += "</td></tr>\n";
  }

  void add_cube(Ink ink) {
    const board::CubeShown& cube = drawing_.cube;
    const bool is_at_side = cube.side == ink;
    if (cube.place == board::CubePlace::owned && is_at_side)
      out_ += ", owns the cube at " + std::to_string(cube.value);
    if (cube.place == board::CubePlace::offered && is_at_side)
      out_ += ", is offered the cube at " + std::to_string(cube.value);
  }

  const PointsDrawing& drawing_;
  std::string out_;
};

}  // namespace

std::string points_html(const PointsDrawing& drawing) {
  return PointsTable(drawing).write();
}

}  // namespace mt::server::words
