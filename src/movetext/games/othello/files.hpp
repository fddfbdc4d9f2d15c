// Recognises files of programs for Othello that are not read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::othello {

// Recognises WTHOR.  It has no mark, but a header of 16 bytes that no text has: a date of its century, year,
// month and day, two counts, and in a file of games the year of these, the size of the board and the depth of
// solving.
bool is_wthor(std::string_view first_bytes);

inline constexpr auto foreign_files = std::to_array<ForeignFile>({
    {.what = "a file of the WTHOR database of Othello (.wtb, .jou, .trn)",
     .advice = "WZebra and Thor read it",
     .has_header = is_wthor},
});

}  // namespace mt::othello
