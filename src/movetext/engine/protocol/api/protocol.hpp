// A protocol between engines and interfaces: a row of plain data and functions.
#pragma once
#include "movetext/engine/api/line_form.hpp"
#include "movetext/engine/protocol/api/client.hpp"
#include "movetext/engine/protocol/api/front.hpp"

#include <cstdint>
#include <memory>
#include <string_view>

namespace mt::engine {

struct Protocol {
  std::string_view name{};   // "uci"
  std::string_view title{};  // "Universal Chess Interface"
  // The first word of an interface's first line, by which it is recognised, and that an engine of another
  // protocol may say it does not know; empty: neither.
  std::string_view greeting{};
  // The line that makes a program listen on a Unix socket, whose path is put behind it; empty: programs speak
  // on their standard streams.
  std::string_view listen_command{};
  LineForm lines{};
  // The port on which programs wait for each other; 0: it is no protocol of equals.  Nothing is said there
  // before a game, so that an engine is not found out to speak it.
  std::uint16_t usual_port = 0;
  // The game that is meant where none is named.
  std::string_view usual_game{};
  // Says whether the protocol has words for that game.
  bool (*has)(const GameSpec& spec) = nullptr;
  // nullptr: only an interface speaks it here.
  std::unique_ptr<Front> (*front)(const GameSpec& spec, Host& host) = nullptr;
  // nullptr: only an engine speaks it here.
  std::unique_ptr<Client> (*client)(const GameSpec& spec) = nullptr;
};

}  // namespace mt::engine
