// Finds the places of a board by the names in users' texts and comments.
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/games/api/any_game.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt {

// How users name the squares of a game in one diagram.
struct PlaceNames {
  const AnyGame& game;
  bool oblique = false;  // letters name the oblique lines of the board, not its columns

  // Returns the square named by "e4" or, in games with numbered squares, by "32"; letter case is ignored.
  // Returns nullopt if it is not a square in play.
  std::optional<board::Cell> find(const board::Drawing& drawing, std::string_view name) const;
  // Returns the place named by 1..24, "bar" or "off".
  static std::optional<int> find(const board::PointsDrawing& drawing, std::string_view name);

  std::string name_of(const board::Drawing& drawing, board::Cell cell) const;
  static std::string name_of(const board::PointsDrawing& drawing, int place);

  // Returns text for a message about a wrong name: "square; use a1 to h8", "place; use 1 to 24, bar or off".
  std::string all(const board::Drawing& drawing) const;
  static std::string all(const board::PointsDrawing& drawing);

 private:
  board::Notation letters() const { return oblique ? board::Notation::diagonal : board::Notation::algebraic; }
};

}  // namespace mt
