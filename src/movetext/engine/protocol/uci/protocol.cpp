#include "movetext/engine/protocol/uci/protocol.hpp"

#include "movetext/engine/protocol/uci/client.hpp"
#include "movetext/engine/protocol/uci/front.hpp"
#include "movetext/engine/protocol/uci/variants.hpp"

namespace mt::engine::uci {

const Protocol protocol{
    .name = "uci",
    .title = "Universal Chess Interface",
    .greeting = "uci",
    .usual_game = "chess",
    .has = has_game,
    .front = make_front,
    .client = make_client,
};

std::unique_ptr<Client> make_client(const GameSpec& spec) {
  return std::make_unique<UciClient>(spec);
}

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<UciFront>(spec, host);
}

}  // namespace mt::engine::uci
