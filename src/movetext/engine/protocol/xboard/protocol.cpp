#include "movetext/engine/protocol/xboard/protocol.hpp"

#include "movetext/engine/protocol/xboard/variants.hpp"

namespace mt::engine::xboard {
namespace {

bool has_game(const GameSpec& spec) {
  return make_game(spec)->knows(notation);
}

}  // namespace

const Protocol protocol{
    .name = "xboard",
    .title = "XBoard (Chess Engine Communication Protocol 2)",
    .greeting = "xboard",
    .usual_game = "chess",
    .has = has_game,
    .client = make_client,
};

}  // namespace mt::engine::xboard
