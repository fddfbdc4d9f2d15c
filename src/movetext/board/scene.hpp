// A drawing as plane figures, in hundredths of a square; SVG and PNG are both made from it.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"
#include "movetext/board/symbol.hpp"
#include "movetext/board/themes.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace mt::board {

inline constexpr int square_units = 100;

enum class PictureSize : std::uint8_t { small, large };

// Returns the edge of a square in pixels.
constexpr int square_pixels(PictureSize size) {
  return size == PictureSize::small ? 32 : 64;
}

inline constexpr int least_pixels = 64;  // smallest width of a picture whose width is given in pixels
inline constexpr int most_pixels = 8192;

struct Use {
  std::size_t symbol = 0;  // index in Scene::symbols
  Point at;
};

struct Scene {
  int width = 0;
  int height = 0;
  std::string title;
  std::string description;
  std::vector<Symbol> symbols;  // only symbols that occur in the picture
  std::vector<Figure> ground;   // board and labels, drawn first
  std::vector<Use> pieces;      // drawn on the ground
  std::vector<Figure> overlay;  // drawn over the pieces: arrows and marks, then the names of squares
};

// The size of a picture in pixels.
struct Extent {
  int width = 0;
  int height = 0;
  double scale = 1;  // pixels per unit
};

constexpr Extent extent_of(const Scene& scene, PictureSize size) {
  const int pixels = square_pixels(size);
  return {scene.width * pixels / square_units, scene.height * pixels / square_units,
          static_cast<double>(pixels) / square_units};
}
// `width` is in pixels, from least_pixels to most_pixels.
constexpr Extent extent_of_width(const Scene& scene, int width) {
  return {width, (scene.height * width + scene.width / 2) / scene.width,
          static_cast<double>(width) / scene.width};
}

Scene make_scene(const Drawing& drawing, const Theme& theme = default_theme);

}  // namespace mt::board
