// A moment of a game in the form that users write: after a move, after a number of plies, or its end.
//
//   parse_move("23")    // after the 23rd move of the side that begins; "23." and "23w" are the same
//   parse_move("23b")   // ... of Black; "23..." is that of the second side
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
  enum class Kind : std::uint8_t { end, ply, move };

  Kind kind = Kind::end;
  std::uint32_t number = 0;  // of the move, or of plies; 0 plies: the start position
  char side = '1';           // of a move: '1' and '2' for the sides in their order, or the letter of a name
};

// Reads the number of a move. Returns nullopt if the text is invalid.
std::optional<GamePoint> parse_move(std::string_view text);

// One game of a record: its events that lead to positions of the main line, in order.
struct GameLine {
  std::optional<std::uint32_t> start;  // the event that starts a game of a match
  std::uint32_t number = 0;            // of the game in its match, from 1
  std::vector<std::uint32_t> events;
};

// Returns the games of a record: one, or all of a match.
std::vector<GameLine> games_of(const Record& record);

// Returns which of the first `known` events of the line leads to the moment, counted from 1; 0 is the start.
// Returns nullopt if the line ends before.
std::optional<std::size_t> find_moment(const Record& record, const AnyGame& game, const GameLine& line,
                                       std::size_t known, const GamePoint& moment);

// Returns a move with its number, "23... Nf6"; `index` is that of its event in the tape. Returns an empty
// string if the event is not a move.
std::string numbered_move(const Record& record, std::uint32_t index);

}  // namespace mt::cli
