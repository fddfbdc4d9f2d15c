// Lists that players ask for, as tables of at most line_width columns; each ends with a line feed.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::server::words {

std::string games_list(std::span<const GameLine> games, const Language& language);
// Standings of one type of game, the best first.
std::string standings_list(std::string_view game, std::span<const StandingLine> lines,
                           const Language& language);
// All ratings of one player.
std::string ratings_list(std::string_view name, std::span<const RatingLine> lines, const Language& language);
// Finished games, the newest first.  `game`: empty for all games.  `more`: what to send for earlier ones;
// empty: these are all.
std::string history_list(std::string_view game, std::span<const HistoryLine> lines, std::string_view more,
                         const Language& language);
// Names in columns.
std::string users_list(std::span<const std::string> names, const Language& language);

}  // namespace mt::server::words
