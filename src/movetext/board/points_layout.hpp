// The layout of a board of points in scene units. Points have the numbers of the side at the bottom.
#pragma once
#include "movetext/board/figure.hpp"

#include <cstdint>

namespace mt::board {

// A side by its position in the picture, independent of its colour.
enum class Seat : std::uint8_t { bottom, top };

constexpr Seat opposite(Seat seat) {
  return seat == Seat::bottom ? Seat::top : Seat::bottom;
}

struct Box {
  Point at;  // top left corner
  int width = 0;
  int height = 0;

  constexpr int right() const { return at.x + width; }
  constexpr int lower() const { return at.y + height; }
  constexpr Point centre() const { return {at.x + width / 2, at.y + height / 2}; }
};

class PointsLayout {
 public:
  // distance between the centres of checkers, which nearly touch
  static constexpr int pitch = 78;
  static constexpr int point_width = 80;
  static constexpr int point_height = 5 * pitch - 14;
  static constexpr int most_shown = 5;  // maximum number of checkers drawn in a stack
  static constexpr int half_width = 6 * point_width;
  static constexpr int bar_width = 96;
  static constexpr int column_width = 112;  // width of the column with the cube or the tray
  static constexpr int edge_pitch = 24;     // distance between checkers on edge in the tray
  static constexpr int board_height = 900;
  static constexpr int inset = 3;  // distance between the frame and the first checker
  static constexpr int paper_margin = 20;
  static constexpr int line_height = 52;    // height of the line with the name and score of a side
  static constexpr int number_height = 40;  // height of the space for the numbers of the points
  static constexpr int bare_height = 12;    // height of the space for the numbers if they are not shown
  static constexpr int caption_height = 54;

  // `clockwise` puts the tray at the left.
  constexpr PointsLayout(bool clockwise, bool numbered, bool captioned)
      : clockwise_(clockwise), numbers_(numbered ? number_height : bare_height), captioned_(captioned) {}

  static constexpr int width() { return 2 * (paper_margin + column_width + half_width) + bar_width; }
  constexpr int height() const {
    return board().lower() + numbers_ + line_height + (captioned_ ? caption_height : paper_margin / 2);
  }
  // Returns the whole board, with the columns at its left and right.
  constexpr Box board() const {
    return {
        {paper_margin, paper_margin / 2 + line_height + numbers_}, width() - 2 * paper_margin, board_height};
  }
  constexpr Box left_half() const {
    return {{paper_margin + column_width, board().at.y}, half_width, board_height};
  }
  constexpr Box right_half() const {
    return {{left_half().right() + bar_width, board().at.y}, half_width, board_height};
  }
  // Returns the half of the bar that is nearer to a side.
  constexpr Box bar(Seat seat) const {
    const int y = board().at.y + (seat == Seat::top ? 0 : board_height / 2);
    return {{left_half().right(), y}, bar_width, board_height / 2};
  }
  // Returns the half of the board at the right hand of a side.
  constexpr Box right_hand(Seat seat) const { return seat == Seat::bottom ? right_half() : left_half(); }
  constexpr Box cube_column() const {
    return {{clockwise_ ? right_half().right() : paper_margin, board().at.y}, column_width, board_height};
  }
  // Returns the tray of a side, which is near that side.
  constexpr Box tray(Seat seat) const {
    constexpr int gap = 14;
    const int height = board_height / 2 - 3 * gap / 2;
    const int left = clockwise_ ? paper_margin : right_half().right();
    return {{left + gap, board().at.y + (seat == Seat::top ? gap : board_height - gap - height)},
            column_width - 2 * gap,
            height};
  }
  constexpr Box line(Seat seat) const {
    const int y = seat == Seat::top ? paper_margin / 2 : board().lower() + numbers_;
    return {{paper_margin, y}, board().width, line_height};
  }
  constexpr Box caption() const {
    return {{paper_margin, line(Seat::bottom).lower()}, board().width, caption_height - paper_margin / 2};
  }

  // Returns the edge of the board at which the base of a point is. `point`: 1..24.
  static constexpr Seat edge(int point) { return point <= 12 ? Seat::bottom : Seat::top; }
  constexpr int middle_of(int point) const {
    const int from_outer = point <= 12 ? 12 - point : point - 13;
    const int column = clockwise_ ? 11 - from_outer : from_outer;
    return left_half().at.x + column * point_width + (column >= 6 ? bar_width : 0) + point_width / 2;
  }
  constexpr Point number(int point) const {
    const int y = edge(point) == Seat::top ? board().at.y - numbers_ / 2 : board().lower() + numbers_ / 2;
    return {middle_of(point), y};
  }
  // Returns the centre of a checker in a stack. `nth` is counted from 0, at the edge.
  constexpr Point checker(int point, int nth) const {
    const int from_edge = inset + pitch / 2 + nth * pitch;
    return {middle_of(point), along(edge(point), from_edge)};
  }
  // Returns the centre of a checker on the bar. The first one is nearest to the middle of the board.
  constexpr Point on_bar(Seat seat, int nth) const {
    const int from_edge = board_height / 2 - pitch * 3 / 4 - nth * pitch;
    return {left_half().right() + bar_width / 2, along(opposite(seat), from_edge)};
  }
  // Returns the centre of a checker in the tray; the checkers are on edge, in groups of five.
  constexpr Point borne_off(Seat seat, int nth) const {
    constexpr int between_fives = 8;
    const Box box = tray(seat);
    const int from_end = 6 + edge_pitch / 2 + nth * edge_pitch + nth / 5 * between_fives;
    return {box.centre().x, seat == Seat::top ? box.at.y + from_end : box.lower() - from_end};
  }
  constexpr Point cube_in_middle() const { return cube_column().centre(); }
  constexpr Point cube_of(Seat seat) const { return {cube_column().centre().x, along(seat, 60)}; }

 private:
  // Returns the y coordinate of a line that is `distance` inside an edge of the board.
  constexpr int along(Seat edge, int distance) const {
    return edge == Seat::top ? board().at.y + distance : board().lower() - distance;
  }

  bool clockwise_;
  int numbers_;
  bool captioned_;
};

}  // namespace mt::board
