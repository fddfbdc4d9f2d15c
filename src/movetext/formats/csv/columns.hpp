// The columns of a table of games.
#pragma once
#include "movetext/formats/api/writing_options.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::csv {

// Two of them are not tags: the number of plies, and the moves.  A record of PGN has the GameType of chess,
// although its tags do not give it.
inline constexpr auto usual_columns = std::to_array<std::string_view>(
    {"Event", "Site", "Date", "Round", "White", "Black", "Result", "GameType", "FEN", "Plies", "Movetext",
     "Variant", "ECO", "Opening", "Variation", "WhiteElo", "BlackElo"});

// Returns the columns that the options ask for.
std::vector<std::string> columns_of(const WritingOptions& options);
// Returns the first line of the table, with its line end.
std::string head_of(const WritingOptions& options);
// Returns the names of the tags that say something and have no usual column; none if the options name the
// columns.
std::vector<std::string> tags_without_column(const Record& record, const WritingOptions& options);

}  // namespace mt::csv
