// Draws a position as a complete picture: pieces, names of places, title and description.
//
//   const std::string svg = svg_of(*game, position);
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/board/scene.hpp"
#include "movetext/games/api/any_game.hpp"

#include <string>

namespace mt {

// Returns the diagram of the game with its places named in the game's own notation, and with its title and
// description. `flip`: seen from Black's side.
board::Diagram labelled_diagram(const AnyGame& game, const AnyPosition& position, bool flip = false);

// Returns the labelled diagram as a whole SVG document.
std::string svg_of(const AnyGame& game, const AnyPosition& position, bool flip = false,
                   board::PictureSize size = board::PictureSize::large);
// Returns the labelled diagram in characters. Every line ends with a line feed.
std::string text_of(const AnyGame& game, const AnyPosition& position, bool flip = false);

}  // namespace mt
