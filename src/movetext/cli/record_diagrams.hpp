// Draws games of records.
#pragma once
#include "movetext/cli/diagram.hpp"
#include "movetext/cli/moment.hpp"

#include <functional>
#include <optional>
#include <string>

namespace mt::cli {

// A record that was played, with its positions.
struct PlayedLine {
  const Record& record;
  const AnyGame& game;
  // Returns the position after an event of the tape, or with nothing at the start of the record; nothing: it
  // is not known, as behind an error.
  std::function<std::optional<AnyPosition>(std::optional<std::uint32_t> event)> position;
};

// A diagram of a game, with a heading: "Anand - Carlsen, Chennai, 2013.11.09: after 16... Nd5, draw".
struct GameDiagram {
  std::string heading{};
  Picture picture{};  // its objection may also be what the game has not: such a move
};

GameDiagram draw_game(const DiagramStyle& style, const PlayedLine& played, const GameLine& line,
                      const Moment& moment);

}  // namespace mt::cli
