// Recognises files of programs for Othello that are not read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::othello {

// A file begins with "(;GM[Othello]", perhaps after the number of games in a line.
bool is_ggf(std::string_view text);
// A line holds the squares of a board and whose turn it is: "--XXXXX-...- X;".
bool is_obf(std::string_view text);

inline constexpr auto foreign_files = std::to_array<ForeignFile>({
    {.what = "a text of Othello games (.ggf)",
     .advice = "programs for Othello, as WZebra, read it",
     .is_text = is_ggf},
    {.what = "a text of Othello positions (.obf)",
     .advice = "programs for Othello read it",
     .is_text = is_obf},
});

}  // namespace mt::othello
