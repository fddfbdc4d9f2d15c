// Plane figures, in units of a hundredth of a square.
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

// A part of an outline, starting at the end of the part before: a straight line, or a cubic Bezier curve with
// two control points. A segment that begins a subpath draws nothing: it closes the subpath before it, and a
// further part of the same area begins at its end.
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
  Point at;                      // top left corner, centre, unused, beginning, or middle of the baseline
  int width = 0;                 // ... of a rectangle; radius of a circle; font size of a text
  int height = 0;                // of a rectangle
  std::vector<Point> corners;    // of a polygon
  std::vector<Segment> outline;  // of a path, which is closed and has rounded corners
  std::string text;
  int fineness = 1;   // of a path: the number of its units per figure unit; a divisor of 100
  int opacity = 100;  // of fill and stroke together, in percent
};

Figure rectangle(Point at, int width, int height, Paint paint);
Figure circle(Point centre, int radius, Paint paint);
// Centres `words`, one line of UTF-8 with digits and capital letters, on the point.
Figure centred_text(Point centre, int size, Colour colour, std::string words);

}  // namespace mt::board
