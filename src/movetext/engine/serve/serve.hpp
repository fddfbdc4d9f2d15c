// Runs a player as an engine that speaks a protocol on two streams. An interface starts this program, or
// connects to it.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/protocol.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

struct Service {
  // The game that is played until the interface chooses another one. Is nullopt for the usual game of the
  // protocol.
  std::optional<GameSpec> game{};
  const Protocol* protocol = nullptr;  // nullptr if the first line determines the protocol
  // Returns a new player for the game, or nullptr after reporting why there is none.
  std::function<std::unique_ptr<Player>(const GameSpec&)> player;
  int input = 0;  // descriptors of the streams; both may be the same connection
  int output = 1;
  Milliseconds patience{0};  // how long the interface may be silent; 0 for no limit
  // An invitation to send at the start; only for peer-to-peer protocols.
  std::optional<Challenge> challenge{};
  // Receives messages for the user; may be empty.
  std::function<void(std::string_view)> tell{};
};

// Serves until one of these happens:
// - the interface quits;
// - the input has ended and the last search is answered;
// - the output has no reader any more, even during a search.
// On failure, returns false with the reason in `problem`. An empty `problem` means that the reason was
// already reported.
bool serve(const Service& service, std::string& problem);

}  // namespace mt::engine
