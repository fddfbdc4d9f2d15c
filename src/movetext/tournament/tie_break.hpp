// The tie-breaks of tables of tournaments, by name.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::tournament {

// The numbers of articles are those of FIDE's Tie-Break Regulations (Handbook C.07, effective from 1 March
// 2026).
enum class TieBreak : std::uint8_t {
  direct,             // direct encounter (6)
  wins,               // wins, also by forfeit and by byes that count as a win (7.1)
  games_won,          // games won at the board (7.2)
  black_games,        // games played with Black (7.3)
  black_wins,         // games won at the board with Black (7.4)
  progressive,        // sum of the points after each round (7.5)
  koya,               // points against opponents with at least half of the possible points (9.2)
  buchholz,           // sum of the points of the opponents (8.1)
  buchholz_cut_1,     // without the lowest one (14.1)
  buchholz_cut_2,     // without the two lowest ones (14.2)
  buchholz_median_1,  // without the lowest and the highest one (14.3)
  buchholz_median_2,  // without the two lowest and the two highest ones (14.4)
  sonneborn_berger,   // points of each opponent, times the points won against it (9.1)
  opponents_rating,   // average rating of the opponents (10.1)
  performance,        // tournament performance rating (10.2)
  game_points,        // sum of the numbers of the results: discs, points of backgammon, board points of teams
  game_difference,    // game points minus those of the opponents
};

// One row of the table of tie-breaks.
struct TieBreakRow {
  TieBreak value;
  std::string_view name;   // for --tie-breaks: "sonneborn-berger"
  std::string_view code;   // FIDE's code, which is also understood and heads the column: "SB"
  std::string_view field;  // the name of the field in CSV and JSON: "sonneborn_berger"
};

const TieBreakRow& row_of(TieBreak value);

// Reads names or codes separated by commas, in any letter case. Returns an error message, or an empty string
// on success.
std::string read_tie_breaks(std::string_view text, std::vector<TieBreak>& out);

// Returns all names, separated by `separator`.
std::string tie_break_names(std::string_view separator);

}  // namespace mt::tournament
