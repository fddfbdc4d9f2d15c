// Lists that players ask for, as tables of at most line_width columns; each ends with a line feed.
#pragma once
#include "movetext/server/words/views.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::server::words {

std::string games_list(std::span<const GameLine> games);
// Standings of one type of game, the best first.
std::string standings_list(std::string_view game, std::span<const StandingLine> lines);
// All ratings of one player.
std::string ratings_list(std::string_view name, std::span<const RatingLine> lines);
// Finished games, the newest first.  `more`: what to send for those before; empty: these are all.
std::string history_list(std::string_view game, std::span<const HistoryLine> lines, std::string_view more);
// Names in columns.
std::string users_list(std::span<const std::string> names);

}  // namespace mt::server::words
