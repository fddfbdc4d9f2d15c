// The columns of a table of games.
#pragma once
#include "movetext/formats/api/writing_options.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mt::csv {

// Two of them are not tags: the number of plies, and the moves (computed_columns). A record of PGN has the
// GameType of chess, although its tags do not contain it.
inline constexpr auto usual_columns = std::to_array<std::string_view>(
    {"Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "FEN", "Plies", "Movetext",
     "Variant", "ECO", "Opening", "Variation", "WhiteElo", "BlackElo"});

inline constexpr auto computed_columns = std::to_array<std::string_view>({"Plies", "Movetext"});

// Returns the columns selected by the options.
std::vector<std::string> columns_of(const WritingOptions& options);
// Returns the first line of the table, including its line end.
std::string head_of(const WritingOptions& options);
// Returns in words the parts of a record without a column: its tags that have a meaning, if the columns are
// the usual ones, and the annotations of the moves, if these have a column.
std::vector<std::string> parts_without_column(const Record& record, const WritingOptions& options);
// Returns the same for a table of matches or of their games, without their moves.
std::vector<std::string> parts_without_match_column(const Record& record, const WritingOptions& options);

}  // namespace mt::csv
