// A drawing as plane figures, in units of a hundredth of a square: what SVG and PNG have in common.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"
#include "movetext/board/symbol.hpp"

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
  std::vector<Use> pieces;      // drawn on the ground
};

Scene make_scene(const Drawing& drawing);

}  // namespace mt::board
