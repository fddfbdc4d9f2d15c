// Runs a player that speaks a protocol on two streams, for an interface that starts it as an engine or
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
  // The game until the interface chooses another one; nullopt means the protocol's usual one.
  std::optional<GameSpec> game{};
  const Protocol* protocol = nullptr;  // nullptr: determined by the first line
  // Returns a new player for the game, or nullptr after reporting why there is none.
  std::function<std::unique_ptr<Player>(const GameSpec&)> player;
  int input = 0;  // descriptors; they may be the same connection
  int output = 1;
  Milliseconds patience{0};              // how long the interface may be silent; 0 means forever
  std::optional<Challenge> challenge{};  // an invitation to send; for peer-to-peer protocols
  // Receives messages for the user; may be empty.
  std::function<void(std::string_view)> tell{};
};

// Serves until the interface quits, until its lines end and the last search is answered, or until the output
// has no reader any more, even during a search. Returns false on failure, with the reason in `problem`, or
// with an empty `problem` if the reason was already reported.
bool serve(const Service& service, std::string& problem);

}  // namespace mt::engine
