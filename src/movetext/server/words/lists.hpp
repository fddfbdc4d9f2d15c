// The lists that players request. They are tables of at most line_width columns and end with a line feed.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

#include <span>
#include <string>
#include <string_view>

namespace mt::server::words {

std::string games_list(std::span<const GameLine> games, const Language& language);
// Returns the standings in one type of game, highest rating first.
std::string standings_list(std::string_view game, std::span<const StandingLine> lines,
                           const Language& language);
// Returns all ratings of one player.
std::string ratings_list(std::string_view name, std::span<const RatingLine> lines, const Language& language);
// Returns finished games, newest first. `game` is empty for all games. `more` is the command that lists
// earlier games; it is empty if there are none.
std::string history_list(std::string_view game, std::span<const HistoryLine> lines, std::string_view more,
                         const Language& language);
// Returns the names, arranged in columns.
std::string users_list(std::span<const std::string> names, const Language& language);

}  // namespace mt::server::words
