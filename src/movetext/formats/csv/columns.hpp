// The columns of a table of games.
#pragma once
#include "movetext/formats/api/writing_options.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mt::csv {

// All columns are tags except Plies, the number of plies, and Movetext, the moves (computed_columns). For a
// PGN record, the column GameType has the number of chess, although PGN records do not have this tag.
inline constexpr auto usual_columns = std::to_array<std::string_view>(
    {"Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "FEN", "Plies", "Movetext",
     "Variant", "ECO", "Opening", "Variation", "WhiteElo", "BlackElo"});

inline constexpr auto computed_columns = std::to_array<std::string_view>({"Plies", "Movetext"});

// Returns the columns selected by the options.
std::vector<std::string> columns_of(const WritingOptions& options);
// Returns the first line of the table, including its line end.
std::string head_of(const WritingOptions& options);
// Returns in words the parts of a record that have no column. Tags are reported only if the usual columns are
// written. Annotations of moves are reported only if there is a column for the moves.
std::vector<std::string> parts_without_column(const Record& record, const WritingOptions& options);
// Returns in words the parts of a match that have no column in a table of matches or in a table of the games
// of matches. Moves never have a column in these tables.
std::vector<std::string> parts_without_match_column(const Record& record, const WritingOptions& options);

}  // namespace mt::csv
