// A board of points to be drawn, as in backgammon: checkers, dice, cube, score. It contains no rules. Light
// and dark are the two sides; each numbers the points itself, and moves from its 24 point to its 1 point and
// off the board.
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
  std::uint8_t bar = 0;                   // any number
  std::uint8_t off = 0;                   // borne off; at most 15 are shown
  std::string name;                       // UTF-8; shortened to the width of the picture
  std::optional<std::uint32_t> pips;      // shown if set
  std::uint32_t score = 0;                // shown with PointsDrawing::match
};

struct DiceShown {
  Ink side = Ink::light;   // the side that rolled: its dice are in the half at its right hand, in its colour
  std::uint8_t first = 1;  // 1..6
  std::uint8_t second = 1;
};

enum class CubePlace : std::uint8_t {
  absent,   // no cube in play, or no side may use it
  middle,   // either side may use it
  owned,    // beside the board, at the end of `side`
  offered,  // on the board before `side`, which must answer
};

struct CubeShown {
  CubePlace place = CubePlace::middle;
  Ink side = Ink::light;
  std::uint32_t value = 1;  // the number on the cube; when offered, its value if accepted
};

struct MatchShown {
  std::uint32_t length = 0;  // points to win; 0 for money play
  bool crawford = false;     // this is the Crawford game
};

inline constexpr int point_count = 24;
inline constexpr int bar_place = 25;
inline constexpr int off_place = 0;

struct PointsDrawing {
  using Place = int;  // place of an arrow or a mark: a point number as shown, bar_place or off_place

  std::array<PointsSide, 2> sides{};  // indexed by Ink
  std::optional<Ink> on_roll;         // the side with the turn marker
  std::optional<DiceShown> dice;
  CubeShown cube;
  std::optional<MatchShown> match;  // if set, the score of both sides is shown

  // The dark side is at the bottom, or the light one if the board is flipped.
  bool flip = false;
  // The side at the bottom bears off to the left and moves clockwise. Usually it bears off to the right, also
  // on a flipped board: the sides change places, but the home stays where it is.
  bool clockwise = false;
  bool numbered = true;
  std::optional<Ink> numbered_for;  // the side that numbers the points; by default the one at the bottom
  Annotations<Place> annotations;   // bar and tray are those of the side to which the numbers belong
  std::string title;                // what a screen reader reads first ("backgammon, White to play 31")
  std::string description;          // ... and then (the position as text)

  PointsSide& of(Ink side) { return sides[index(side)]; }
  const PointsSide& of(Ink side) const { return sides[index(side)]; }
  constexpr Ink bottom() const { return flip ? Ink::light : Ink::dark; }
  constexpr Ink numbering() const { return numbered_for.value_or(bottom()); }
};

}  // namespace mt::board
