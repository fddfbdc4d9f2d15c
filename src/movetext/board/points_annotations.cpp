#include "movetext/board/points_annotations.hpp"

#include "movetext/board/annotation_figures.hpp"

#include <algorithm>
#include <utility>

namespace mt::board {
namespace {

bool is_place(int place) {
  return place >= off_place && place <= bar_place;
}

class PointsAnnotator {
 public:
  PointsAnnotator(const PointsDrawing& drawing, const PointsLayout& layout, const Theme& theme, Scene& scene)
      : drawing_(drawing), layout_(layout), theme_(theme), scene_(scene) {}

  void add() {
    for (const Mark<int>& mark : drawing_.annotations.marks)
      if (is_place(mark.at)) add_mark(mark);
    for (const Arrow<int>& arrow : drawing_.annotations.arrows)
      if (is_place(arrow.from) && is_place(arrow.to) && arrow.from != arrow.to)
        add_arrow(beginning(arrow.from), end(arrow.to, mover(arrow.from)), arrow.accent, theme_,
                  scene_.overlay);
  }

 private:
  // Returns the side to which the bar and the tray belong.
  Ink owner() const { return drawing_.numbering(); }
  Seat seat() const { return owner() == drawing_.bottom() ? Seat::bottom : Seat::top; }
  // Returns the point as numbered by the side at the bottom.
  int at_bottom(int point) const { return owner() == drawing_.bottom() ? point : 25 - point; }
  int checkers(Ink side, int point) const {
    const int own = side == owner() ? point : 25 - point;
    return drawing_.of(side).points[static_cast<std::size_t>(own - 1)];
  }
  // Returns the side whose checker leaves a point, the bar or the tray.
  Ink mover(int place) const {
    const bool of_other = place != bar_place && place != off_place && checkers(owner(), place) == 0 &&
                          checkers(other(owner()), place) > 0;
    return of_other ? other(owner()) : owner();
  }

  Point beginning(int place) const {
    if (place == off_place) return layout_.tray(seat()).centre();
    const int stack = place == bar_place ? drawing_.of(owner()).bar : checkers(mover(place), place);
    const int last = std::clamp(stack, 1, PointsLayout::most_shown) - 1;
    return place == bar_place ? layout_.on_bar(seat(), last) : layout_.checker(at_bottom(place), last);
  }
  Point end(int place, Ink side) const {
    if (place == off_place) return layout_.tray(seat()).centre();
    const int stack = place == bar_place ? drawing_.of(owner()).bar : checkers(side, place);
    const int next = std::min(stack, PointsLayout::most_shown - 1);
    return place == bar_place ? layout_.on_bar(seat(), next) : layout_.checker(at_bottom(place), next);
  }

  void add_mark(const Mark<int>& mark) {
    Figure figure = figure_of(mark.at);
    tint(figure, mark.accent, theme_);
    scene_.ground.push_back(std::move(figure));
  }
  Figure figure_of(int place) const {
    if (place != off_place && place != bar_place) return point_triangle(layout_, at_bottom(place));
    const Box box = place == off_place ? layout_.tray(seat()) : layout_.bar(opposite(seat()));
    return rectangle(box.at, box.width, box.height, {});
  }

  const PointsDrawing& drawing_;
  const PointsLayout& layout_;
  const Theme& theme_;
  Scene& scene_;
};

}  // namespace

Figure point_triangle(const PointsLayout& layout, int point) {
  const bool upper = PointsLayout::edge(point) == Seat::top;
  const int base = upper ? layout.board().at.y : layout.board().lower();
  const int tip = upper ? base + PointsLayout::point_height : base - PointsLayout::point_height;
  const int middle = layout.middle_of(point);
  Figure triangle;
  triangle.kind = Figure::Kind::polygon;
  triangle.corners = {{middle - PointsLayout::point_width / 2, base},
                      {middle, tip},
                      {middle + PointsLayout::point_width / 2, base}};
  return triangle;
}

void add_points_annotations(const PointsDrawing& drawing, const PointsLayout& layout, const Theme& theme,
                            Scene& scene) {
  PointsAnnotator(drawing, layout, theme, scene).add();
}

}  // namespace mt::board
