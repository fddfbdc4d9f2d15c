#include "movetext/games/api/place_names.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <vector>

namespace mt {
namespace {

std::vector<board::Cell> cells_in_play(board::Shape shape) {
  std::vector<board::Cell> cells;
  for (std::int8_t y = 0; y < shape.height; ++y)
    for (std::int8_t x = 0; x < shape.width; ++x)
      if (shape.playable({x, y})) cells.push_back({x, y});
  return cells;
}

}  // namespace

std::optional<board::Cell> PlaceNames::find(const board::Drawing& drawing, std::string_view name) const {
  const board::Coordinates coordinates = game.coordinates();
  if (const std::int64_t number = text::parse_number(name, board::square_count(drawing.shape())); number >= 0)
    return game.knows(board::Notation::numeric) ? coordinates.cell_of_number(static_cast<int>(number))
                                                : std::nullopt;
  for (const board::Cell cell : cells_in_play(drawing.shape()))
    if (text::same_in_any_case(coordinates.name(cell, letters()).view(), name)) return cell;
  return std::nullopt;
}

std::optional<int> PlaceNames::find(const board::PointsDrawing& /*drawing*/, std::string_view name) {
  if (text::same_in_any_case(name, "bar")) return board::bar_place;
  if (text::same_in_any_case(name, "off")) return board::off_place;
  const std::int64_t number = text::parse_number(name, board::point_count);
  return number < 1 ? std::nullopt : std::optional(static_cast<int>(number));
}

std::string PlaceNames::name_of(const board::Drawing& /*drawing*/, board::Cell cell) const {
  const bool numbered = !oblique && game.notation() == board::Notation::numeric;
  return std::string(game.coordinates().name(cell, numbered ? board::Notation::numeric : letters()).view());
}

std::string PlaceNames::name_of(const board::PointsDrawing& /*drawing*/, int place) {
  if (place == board::bar_place) return "bar";
  return place == board::off_place ? "off" : std::to_string(place);
}

std::string PlaceNames::all(const board::Drawing& drawing) const {
  const board::Coordinates coordinates = game.coordinates();
  const board::Shape shape = drawing.shape();
  const auto last_x = static_cast<std::int8_t>(shape.width - 1);
  const auto last_y = static_cast<std::int8_t>(shape.height - 1);
  const bool all_in_play = shape.squares == board::Squares::all;
  std::string words = all_in_play ? "square; use " : "square in play; use ";
  if (game.knows(board::Notation::numeric)) words += "1 to " + std::to_string(square_count(shape)) + " or ";
  if (oblique) return words + "the oblique lines, such as " + name_of(drawing, cells_in_play(shape).front());
  const auto letters_of = [&](board::Cell cell) {
    return std::string(coordinates.name(coordinates.from_a1(cell), board::Notation::algebraic).view());
  };
  return words + letters_of({0, 0}) + " to " + letters_of({last_x, last_y});
}

std::string PlaceNames::all(const board::PointsDrawing& /*drawing*/) {
  return "place; use 1 to " + std::to_string(board::point_count) + ", bar or off";
}

}  // namespace mt
