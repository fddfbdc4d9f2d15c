// A drawing as plane figures, in units of a hundredth of a square: what SVG and PNG have in common.
#pragma once
#include "movetext/board/drawing.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mt::board {

inline constexpr int square_units = 100;

enum class PictureSize : std::uint8_t { small, large };

// Edge of a square in pixels.
constexpr int square_pixels(PictureSize size) {
  return size == PictureSize::small ? 32 : 64;
}

struct Point {
  int x = 0;  // to the right
  int y = 0;  // down
};

// 0xRRGGBB, or nothing.
struct Colour {
  std::int32_t rgb = -1;
  constexpr bool visible() const { return rgb >= 0; }
};

struct Paint {
  Colour fill;
  Colour stroke;
  int stroke_width = 0;
};

struct Figure {
  enum class Kind : std::uint8_t { rectangle, circle, polygon, text };
  Kind kind = Kind::rectangle;
  Paint paint;
  Point at;                    // top left corner, centre, unused, or middle of the baseline
  int width = 0;               // ... of a rectangle; radius of a circle; font size of a text
  int height = 0;              // of a rectangle
  std::vector<Point> corners;  // of a polygon
  std::string text;
};

// Figures that are used several times, around the point (0, 0).
struct Symbol {
  const char* id = "";
  std::vector<Figure> figures;
};

struct Use {
  std::size_t symbol = 0;  // index in Scene::symbols
  Point at;
};

struct Scene {
  int width = 0;
  int height = 0;
  std::string title;
  std::string description;
  std::vector<Symbol> symbols;  // only those in use
  std::vector<Figure> ground;   // board and labels, drawn first
  std::vector<Use> pieces;      // drawn on it
};

Scene make_scene(const Drawing& drawing);

}  // namespace mt::board
