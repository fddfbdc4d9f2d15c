// A protocol between engines and interfaces, as a row of plain data and functions.
#pragma once
#include "movetext/engine/api/line_form.hpp"
#include "movetext/engine/api/startup.hpp"
#include "movetext/engine/protocol/api/client.hpp"
#include "movetext/engine/protocol/api/front.hpp"

#include <cstdint>
#include <memory>
#include <string_view>

namespace mt::engine {

struct Protocol {
  std::string_view name{};   // "uci"
  std::string_view title{};  // "Universal Chess Interface"
  // The first word of the first line from an interface; it identifies the protocol. An engine with another
  // protocol may report this word as unknown. Empty if the protocol has no greeting.
  std::string_view greeting{};
  LineForm lines{};
  Startup startup{};
  // The usual port of a peer-to-peer protocol; 0 for all other protocols. In a peer-to-peer protocol nothing
  // is sent before a game, so no greeting can identify it.
  std::uint16_t usual_port = 0;
  // The game that is played if the user names none.
  std::string_view usual_game{};
  // Returns whether the protocol supports that game.
  bool (*has)(const GameSpec& spec) = nullptr;
  // Makes the engine's side of the protocol. Is nullptr if this program does not implement it.
  std::unique_ptr<Front> (*front)(const GameSpec& spec, Host& host) = nullptr;
  // Makes the interface's side of the protocol. Is nullptr if this program does not implement it.
  std::unique_ptr<Client> (*client)(const GameSpec& spec) = nullptr;
};

}  // namespace mt::engine
