// A player behind a protocol, on two streams: what an interface starts when it starts an engine, or what it
// connects to.
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
  // That is played until the interface chooses another one; nothing: the protocol's usual one.
  std::optional<GameSpec> game{};
  const Protocol* protocol = nullptr;  // nullptr: the first line says which
  // Makes who plays a game; nullptr: nobody does, and the user has been told why.
  std::function<std::unique_ptr<Player>(const GameSpec&)> player;
  int input = 0;  // descriptors; they may be the same connection
  int output = 1;
  Milliseconds patience{0};              // how long the interface may be silent; 0: for ever
  std::optional<Challenge> challenge{};  // that the interface is invited to; for the protocols of equals
  // Hears what happens, for the user; may be empty.
  std::function<void(std::string_view)> tell{};
};

// Serves until the interface says that it leaves, until its lines end and the last search is answered, or
// until nobody can read the output any more, whatever is searched then.
// Returns false if that could not be done: `problem` says why; empty: that has been told already.
bool serve(const Service& service, std::string& problem);

}  // namespace mt::engine
