// Recognises files of programs for Othello that are not read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::othello {

// A line holds the squares of a board and whose turn it is: "--XXXXX-...- X;".
bool is_obf(std::string_view text);

inline constexpr auto foreign_files = std::to_array<ForeignFile>({
    {.what = "a text of Othello positions (.obf)",
     .advice = "programs for Othello read it",
     .is_text = is_obf},
});

}  // namespace mt::othello
