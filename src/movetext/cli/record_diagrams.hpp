// Draws games of records.
#pragma once
#include "movetext/cli/diagram.hpp"
#include "movetext/cli/game_point.hpp"

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
  // Returns the position after an event of the tape, or at the start of the record if no event is given.
  // Returns nullopt if the position is not known, for example after an error.
  std::function<std::optional<AnyPosition>(std::optional<std::uint32_t> event)> position;
};

// A diagram of a game, with a heading: "Anand - Carlsen, Chennai, 2013.11.09: after 16... Nd5, draw".
struct GameDiagram {
  std::string heading{};
  Picture picture{};  // has an objection if, for example, the game lacks the requested move
};

// Returns whether the value of a tag is known: "?", "-" and "????.??.??" are not.
bool is_known_value(std::string_view value);
// Returns "1858" for "1858.??.??".
std::string_view known_part_of_date(std::string_view date);
// Returns the comments from event `begin` of the tape to the next step. Comments in variations are left out.
std::vector<std::string_view> comments_after(const Record& record, std::uint32_t begin);

GameDiagram draw_game(const DiagramStyle& style, const PlayedLine& played, const GameLine& line,
                      const GamePoint& moment);

}  // namespace mt::cli
