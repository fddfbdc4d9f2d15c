// Draws games of records.
#pragma once
#include "movetext/cli/diagram.hpp"
#include "movetext/cli/moment.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// Says whether the value of a tag tells something: "?", "-" and "????.??.??" do not.
bool is_known_value(std::string_view value);
// Returns "1858" of "1858.??.??".
std::string_view known_part_of_date(std::string_view date);
// Returns the comments from an event of the tape on, up to the next step; those in variations are left out.
std::vector<std::string_view> comments_after(const Record& record, std::uint32_t begin);

GameDiagram draw_game(const DiagramStyle& style, const PlayedLine& played, const GameLine& line,
                      const Moment& moment);

}  // namespace mt::cli
