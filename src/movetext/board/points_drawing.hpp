// A board of points as data for a picture, as in backgammon: checkers, dice, cube, score. It knows no rules.
// The two sides are light and dark. Each side has its own numbers for the points: it moves from its 24 point
// to its 1 point and then off the board.
//
//   PointsDrawing drawing;
//   drawing.of(Ink::light).points[24 - 1] = 2;
//   drawing.dice = DiceShown{Ink::light, 3, 1};
//   std::string picture = render_svg(make_scene(drawing), PictureSize::large);   // points_scene.hpp
#pragma once
#include "movetext/board/drawing.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace mt::board {

// The state of one side.
struct PointsSide {
  std::array<std::uint8_t, 24> points{};  // [i]: number of checkers on the side's own point i + 1
  std::array<bool, 24> marked{};          // highlighted points, with the same indices
  std::uint8_t bar = 0;                   // number of checkers on the bar
  std::uint8_t off = 0;                   // number of checkers borne off; at most 15 are shown
  std::string name;                       // UTF-8; shortened to the width of the picture
  std::optional<std::uint32_t> pips;      // pip count; not shown if empty
  std::uint32_t score = 0;                // shown if PointsDrawing::match is set
};

struct DiceShown {
  // the side that rolled; its dice have its colour and are in the half at its right hand
  Ink side = Ink::light;
  std::uint8_t first = 1;  // 1..6
  std::uint8_t second = 1;
};

enum class CubePlace : std::uint8_t {
  absent,   // no cube in play, or no side may use it
  middle,   // either side may use it
  owned,    // beside the board, near `side`, which owns the cube
  offered,  // on the board in front of `side`, which must take or drop
};

struct CubeShown {
  CubePlace place = CubePlace::middle;
  Ink side = Ink::light;
  std::uint32_t value = 1;  // the number on the cube; if the cube is offered, the value after a take
};

struct MatchShown {
  std::uint32_t length = 0;  // points to win the match; 0 for money play
  bool crawford = false;     // whether this is the Crawford game
};

inline constexpr int point_count = 24;
inline constexpr int bar_place = 25;
inline constexpr int off_place = 0;

struct PointsDrawing {
  using Place = int;  // a point number as displayed, bar_place or off_place

  std::array<PointsSide, 2> sides{};  // indexed by Ink
  std::optional<Ink> on_roll;         // the side with the turn marker
  std::optional<DiceShown> dice;
  CubeShown cube;
  std::optional<MatchShown> match;  // if set, the score of both sides is shown

  // Normally the dark side is at the bottom; on a flipped board it is the light side.
  bool flip = false;
  // If set, the side at the bottom moves clockwise and bears off to the left; else it bears off to the right.
  // `flip` does not change this: the sides change places, but the home quadrants stay at the same end.
  bool clockwise = false;
  bool numbered = true;
  std::optional<Ink> numbered_for;  // the side whose numbers are shown; by default the side at the bottom
  Annotations<Place> annotations;   // bar_place and off_place belong to the side whose numbers are shown
  std::string title;                // for screen readers, read first: "backgammon, White to play 31"
  std::string description;          // for screen readers, read after the title: the position as text

  PointsSide& of(Ink side) { return sides[index(side)]; }
  const PointsSide& of(Ink side) const { return sides[index(side)]; }
  constexpr Ink bottom() const { return flip ? Ink::light : Ink::dark; }
  constexpr Ink numbering() const { return numbered_for.value_or(bottom()); }
};

}  // namespace mt::board
