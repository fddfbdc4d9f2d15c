// Reads games of CCBridge as XML (.cbf) to records.
//
// A file is one game: a head with its facts, then a list of moves of four digits.  The last move of a line
// says that it ends; how the program writes variations is not known, and moves after the end are an error.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <string_view>

namespace mt::cbf {

// A file has at most so many bytes.
inline constexpr std::size_t most_bytes = std::size_t{8} << 20;

// Says whether a file is a game of CCBridge by its first bytes.
bool begins_game(std::string_view first_bytes);

// Reads the file that begins at `begin` of `chunk` and ends with it.
Reading read_record(std::string_view chunk, std::size_t begin, Record& record,
                    const ReadOptions& options = {});

}  // namespace mt::cbf
