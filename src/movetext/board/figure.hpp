// Plane figures. The unit is a hundredth of a square.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace mt::board {

struct Point {
  int x = 0;  // to the right
  int y = 0;  // down
};

// 0xRRGGBB, or -1 for no colour.
struct Colour {
  std::int32_t rgb = -1;
  constexpr bool visible() const { return rgb >= 0; }
};

struct Paint {
  Colour fill;
  Colour stroke;
  int stroke_width = 0;
};

// A part of an outline: a straight line, or a cubic Bezier curve with two control points. It begins where the
// part before it ends. A segment with `begins` draws nothing: it closes the current subpath, and its end is
// the beginning of the next subpath of the same area.
struct Segment {
  bool curved = false;
  Point leaving;
  Point arriving;
  Point end;
  bool begins = false;
};

struct Figure {
  enum class Kind : std::uint8_t { rectangle, circle, polygon, path, text };
  Kind kind = Kind::rectangle;
  Paint paint;
  Point at;       // rectangle: top left corner; circle: centre; line: beginning; text: middle of the baseline
  int width = 0;  // width of a rectangle; radius of a circle; font size of a text
  int height = 0;                // height of a rectangle
  std::vector<Point> corners;    // corners of a polygon
  std::vector<Segment> outline;  // outline of a path, which is closed and has rounded corners
  std::string text;
  int fineness = 1;   // path units per figure unit, for a path; a divisor of 100
  int opacity = 100;  // opacity of fill and stroke together, in percent
};

Figure rectangle(Point at, int width, int height, Paint paint);
Figure circle(Point centre, int radius, Paint paint);
// Returns one line of text (UTF-8; only digits and capital letters) with its centre at the point.
Figure centred_text(Point centre, int size, Colour colour, std::string words);

}  // namespace mt::board
