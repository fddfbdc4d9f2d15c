// Reads CCBridge games in XML (.cbf) into records.
//
// A file is one game: a head with the data of the game, then a list of moves of four digits. A mark shows
// which move is the last one of its line. How the program writes variations is not known; a move after the
// end of the line is reported as an error.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::cbf {

// The largest size of a file.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Returns whether the first bytes of a file are the beginning of a CCBridge game.
bool begins_game(std::string_view first_bytes);

// Reads the file that begins at `begin` of `chunk` and ends at the end of the chunk.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

}  // namespace mt::cbf
