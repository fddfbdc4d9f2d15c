#include "movetext/cli/drawn.hpp"

#include "movetext/board/labels.hpp"

namespace mt::cli {

void label(board::Drawing& drawing, const AnyGame& game, board::Notation notation) {
  board::add_labels(drawing, game.coordinates(), notation);
}

}  // namespace mt::cli
