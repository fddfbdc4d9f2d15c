// Recognises files of backgammon programs that movetext cannot read.
#pragma once
#include "movetext/games/api/foreign_file.hpp"

#include <array>

namespace mt::backgammon {

// Returns whether these are the first bytes of a file of BGBlitz. Such a file begins with a line of JSON that
// describes how the rest is packed.
bool is_bgblitz(std::string_view first_bytes);
// Returns whether the text is a file of TrueMoneyGames. Such a file has lines "Name: value" before "Game 1:".
bool is_true_money_games(std::string_view text);
// Returns whether the text has a drawn board and the name of GNU Backgammon.
bool is_gnubg_text(std::string_view text);
// Returns whether a line begins with the frame of a board, as gnubg, eXtreme Gammon and BGBlitz draw it.
bool has_drawn_board(std::string_view text);

inline constexpr auto foreign_files = std::to_array<ForeignFile>({
    {.what = "a match of BGBlitz (.bgf)",
     .advice = "export it as .mat with BGBlitz",
     .has_header = is_bgblitz},
    {.what = "a match of TrueMoneyGames (.tmg)",
     .advice = "import it with gnubg and export it as .mat",
     .is_text = is_true_money_games},
    {.what = "an analysis of gnubg as text",
     .advice = "export the match itself as .sgf or .mat with gnubg",
     .is_text = is_gnubg_text},
    {.what = "a text of drawn backgammon positions",
     .advice = "'movetext position' reads a drawing, an XGID or a Position ID; use .mat for matches",
     .is_text = has_drawn_board},
});

}  // namespace mt::backgammon
