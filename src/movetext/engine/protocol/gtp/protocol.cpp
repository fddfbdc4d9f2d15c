#include "movetext/engine/protocol/gtp/protocol.hpp"

namespace mt::engine::gtp {
namespace {

constexpr int game_type = 50;  // number of the game in PDN

// GTP engines play Othello by its usual rules, on a board of any size.
bool has_game(const GameSpec& spec) {
  return spec.row->type == game_type && spec.forms == 0;
}

}  // namespace

const Protocol protocol{
    .name = "gtp",
    .title = "Go Text Protocol 2, for Othello",
    .usual_game = "othello",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::gtp
