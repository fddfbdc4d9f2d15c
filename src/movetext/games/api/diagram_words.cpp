#include "movetext/games/api/diagram_words.hpp"

namespace mt {

std::string diagram_title(const AnyGame& game, const AnyPosition& position) {
  return game.spec().name() + ", " + std::string(game.side_name(game.to_move(position))) + " to move";
}

std::string diagram_description(const AnyGame& game, const AnyPosition& position) {
  std::string text;
  game.write_position(position, game.position_notations().front(), text);
  return text;
}

}  // namespace mt
