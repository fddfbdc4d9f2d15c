// A moment of a game: after a move, after a number of plies, or at the end of the game.
//
//   parse_move("23")    // after the 23rd move of the side that begins; "23." and "23w" are the same
//   parse_move("23b")   // after the 23rd move of Black; "23..." is the 23rd move of the second side
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

struct GamePoint {
  enum class Kind : std::uint8_t { end, ply, move, found };

  Kind kind = Kind::end;
  std::uint32_t number = 0;  // number of the move, or count of plies; 0 plies mean the start position
  char side = '1';           // side of the move: '1', '2' or the first letter of its name
};

// Reads the number of a move. Returns nullopt if the text is invalid.
std::optional<GamePoint> parse_move(std::string_view text);

// One game of a record: its events that lead to positions of the main line, in order.
struct GameLine {
  std::optional<std::uint32_t> start;  // the event that starts a game of a match
  std::uint32_t number = 0;            // number of the game in its match, from 1; 0 outside matches
  std::vector<std::uint32_t> events;
};

// Returns the games of a record: all games of a match, else one game.
std::vector<GameLine> games_of(const Record& record);

// Returns the events that lead to an event, and in a match the start of its game. The event may be in a
// variation. Returns an empty line for replay::no_event.
GameLine line_to(const Record& record, std::uint32_t event);

// Returns how many events of the line lead to the moment; 0 is the start. Only the first `known` events
// count. Returns nullopt if they end before the moment.
std::optional<std::size_t> find_moment(const Record& record, const AnyGame& game, const GameLine& line,
                                       std::size_t known, const GamePoint& moment);

// Returns a move with its number, "23... Nf6"; `index`: index of the event in the tape. Returns an empty
// string if the event is not a move.
std::string numbered_move(const Record& record, std::uint32_t index);

}  // namespace mt::cli
