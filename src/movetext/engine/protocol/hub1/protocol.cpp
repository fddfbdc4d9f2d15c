#include "movetext/engine/protocol/hub1/protocol.hpp"

#include "movetext/engine/protocol/api/square_moves.hpp"

namespace mt::engine::hub1 {
namespace {

constexpr int game_type = 20;  // number of the game in PDN

// The first version supports only international draughts.
bool has_game(const GameSpec& spec) {
  return spec.row->type == game_type && spec.forms == 0 && spec.variant_tag().empty() &&
         names_squares(*make_game(spec));
}

}  // namespace

const Protocol protocol{
    .name = "hub1",
    .title = "Hub, version 1",
    .usual_game = "international",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::hub1
