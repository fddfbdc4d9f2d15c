#include "movetext/board/points_scene.hpp"

#include "movetext/board/disc_figures.hpp"
#include "movetext/board/fitted_text.hpp"
#include "movetext/board/points_annotations.hpp"
#include "movetext/board/points_figures.hpp"
#include "movetext/board/points_layout.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace mt::board {
namespace {

constexpr int fine_width = 2;
constexpr int number_font = 30;
constexpr int line_font = 30;
constexpr int caption_font = 28;

constexpr std::array seats{Seat::bottom, Seat::top};

// Returns "1 point", "2 points".
std::string counted(std::uint32_t number, std::string_view thing) {
  std::string words = std::to_string(number);
  words.append(" ").append(thing);
  if (number != 1) words += 's';
  return words;
}

std::string caption_of(const MatchShown& match) {
  if (match.length == 0) return "Money play";
  return "Match to " + counted(match.length, "point") + (match.crawford ? ", Crawford game" : "");
}

class PointsSceneMaker {
 public:
  PointsSceneMaker(const PointsDrawing& drawing, const Theme& theme)
      : drawing_(drawing),
        theme_(theme),
        layout_(drawing.clockwise, drawing.numbered, drawing.match.has_value()) {}

  Scene make() {
    scene_.width = PointsLayout::width();
    scene_.height = layout_.height();
    scene_.title = drawing_.title;
    scene_.description = drawing_.description;
    add_board();
    add_points_annotations(drawing_, layout_, theme_, scene_);
    for (const Seat seat : seats) {
      add_line(seat);
      add_checkers(seat);
    }
    add_dice();
    add_cube();
    if (drawing_.match)
      add_text(layout_.caption().centre(), Align::centre, layout_.caption().width, caption_font,
               caption_of(*drawing_.match));
    return std::move(scene_);
  }

 private:
  Ink ink_of(Seat seat) const { return seat == Seat::bottom ? drawing_.bottom() : other(drawing_.bottom()); }
  Seat seat_of(Ink side) const { return side == drawing_.bottom() ? Seat::bottom : Seat::top; }

  void add_box(Box box, Paint paint) {
    scene_.ground.push_back(rectangle(box.at, box.width, box.height, paint));
  }
  void add_text(Point at, Align align, int width, int size, std::string_view words) {
    scene_.ground.push_back(fitted_text(at, align, width, size, theme_.ink, words));
  }

  void add_board() {
    add_box({{0, 0}, scene_.width, scene_.height}, {theme_.paper, nothing, 0});
    add_box(layout_.board(), {theme_.wood, nothing, 0});
    const std::array halves{layout_.left_half(), layout_.right_half()};
    for (const Box half : halves) add_box(half, {theme_.light_square, nothing, 0});
    for (const Seat seat : seats) add_box(layout_.tray(seat), {theme_.light_square, theme_.ink, fine_width});
    for (int point = 1; point <= 24; ++point) {
      add_triangle(point);
      if (drawing_.numbered)
        add_text(layout_.number(point), Align::centre, PointsLayout::point_width, number_font,
                 std::to_string(number_of(point)));
    }
    for (const Box half : halves) add_box(half, {nothing, theme_.ink, fine_width});
    add_box(layout_.board(), {nothing, theme_.ink, frame_width});
  }

  // `point`: the number from the view of the side at the bottom.
  int number_of(int point) const { return drawing_.numbering() == drawing_.bottom() ? point : 25 - point; }
  bool is_marked(int point) const {
    const auto own = static_cast<std::size_t>(point - 1);
    return drawing_.of(ink_of(Seat::bottom)).marked[own] || drawing_.of(ink_of(Seat::top)).marked[23 - own];
  }

  // Adds a triangle. Adjacent triangles and opposite triangles differ in colour.
  void add_triangle(int point) {
    const Colour plain = point % 2 == 0 ? theme_.light_point : theme_.dark_square;
    Figure triangle = point_triangle(layout_, point);
    triangle.paint = {is_marked(point) ? theme_.marked_square : plain, theme_.square_name, fine_width};
    scene_.ground.push_back(std::move(triangle));
  }

  void add_checkers(Seat seat) {
    const Ink side = ink_of(seat);
    const PointsSide& own = drawing_.of(side);
    for (int i = 0; i < 24; ++i) {
      const int point = seat == Seat::bottom ? i + 1 : 24 - i;
      add_stack(side, own.points[static_cast<std::size_t>(i)],
                [&](int nth) { return layout_.checker(point, nth); });
    }
    add_stack(side, own.bar, [&](int nth) { return layout_.on_bar(seat, nth); });
    for (int nth = 0; nth < std::min<int>(own.off, 15); ++nth)
      scene_.pieces.push_back({on_edge(side), layout_.borne_off(seat, nth)});
  }

  template <class Place>
  void add_stack(Ink side, int count, const Place& place) {
    const int shown = std::min(count, PointsLayout::most_shown);
    for (int nth = 0; nth < shown; ++nth) {
      const bool tells = nth == shown - 1 && count > shown;
      scene_.pieces.push_back({tells ? man_for(side, count) : man(side), place(nth)});
    }
  }

  std::size_t man(Ink side) {
    Symbol man{std::string(name(side)) + "-man", {}};
    draw_disc(side, theme_.look(side), man.figures);
    return symbol(std::move(man));
  }
  std::size_t man_for(Ink side, int count) {
    Symbol counted{std::string(name(side)) + "-man-" + std::to_string(count), {}};
    draw_counted_disc(theme_.look(side), count, counted.figures);
    return symbol(std::move(counted));
  }
  std::size_t on_edge(Ink side) {
    Symbol edge{std::string(name(side)) + "-on-edge", {}};
    draw_disc_on_edge(theme_.look(side), edge.figures);
    return symbol(std::move(edge));
  }
  static std::string_view name(Ink side) { return side == Ink::light ? "white" : "black"; }

  std::size_t symbol(Symbol made) {
    const auto known = std::find_if(scene_.symbols.begin(), scene_.symbols.end(),
                                    [&](const Symbol& one) { return one.id == made.id; });
    if (known != scene_.symbols.end()) return static_cast<std::size_t>(known - scene_.symbols.begin());
    scene_.symbols.push_back(std::move(made));
    return scene_.symbols.size() - 1;
  }

  // Adds the line above or below the board: "[> disc] name ... score ... pips".
  void add_line(Seat seat) {
    constexpr int disc_radius = 20;
    constexpr int score_width = 256;  // width of the bar and of one point on either side
    const Ink side = ink_of(seat);
    const PointsSide& own = drawing_.of(side);
    const int y = layout_.line(seat).centre().y;
    const int left = layout_.left_half().at.x;
    const Look& look = theme_.look(side);
    scene_.ground.push_back(circle({left - 40, y}, disc_radius, {look.body, look.outline, 3}));
    if (drawing_.on_roll == side) add_turn_mark({left - 72, y});
    const int name_width = layout_.left_half().width + PointsLayout::bar_width / 2 - score_width / 2 - 20;
    add_text({left, y}, Align::left, name_width, line_font, own.name);
    if (drawing_.match)
      add_text({layout_.board().centre().x, y}, Align::centre, score_width, line_font,
               counted(own.score, "point"));
    if (own.pips)
      add_text({layout_.right_half().right(), y}, Align::right, 300, line_font, counted(*own.pips, "pip"));
  }

  // Adds an arrow head whose tip is at `tip`.
  void add_turn_mark(Point tip) {
    Figure arrow;
    arrow.kind = Figure::Kind::polygon;
    arrow.paint = {theme_.ink, nothing, 0};
    arrow.corners = {{tip.x - 26, tip.y - 17}, tip, {tip.x - 26, tip.y + 17}};
    scene_.ground.push_back(std::move(arrow));
  }

  void add_dice() {
    if (!drawing_.dice) return;
    constexpr int from_middle = 48;
    const auto [side, first, second] = *drawing_.dice;
    const Point middle = layout_.right_hand(seat_of(side)).centre();
    draw_die({middle.x - from_middle, middle.y}, theme_.look(side), first, scene_.ground);
    draw_die({middle.x + from_middle, middle.y}, theme_.look(side), second, scene_.ground);
  }

  void add_cube() {
    const CubeShown& cube = drawing_.cube;
    const Seat seat = seat_of(cube.side);
    switch (cube.place) {
      case CubePlace::absent:
        return;
      case CubePlace::middle:
        return draw_cube(layout_.cube_in_middle(), theme_, cube.value, scene_.ground);
      case CubePlace::owned:
        return draw_cube(layout_.cube_of(seat), theme_, cube.value, scene_.ground);
      case CubePlace::offered:
        return draw_cube(layout_.right_hand(seat).centre(), theme_, cube.value, scene_.ground);
    }
  }

  const PointsDrawing& drawing_;
  const Theme& theme_;
  PointsLayout layout_;
  Scene scene_;
};

}  // namespace

Scene make_scene(const PointsDrawing& drawing, const Theme& theme) {
  return PointsSceneMaker(drawing, theme).make();
}

}  // namespace mt::board
