// English: lists, durations and dates.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_lists = std::to_array<TextRow>({
    {"column.active", "Active"},
    {"column.board", "Board"},
    {"column.deviation", "+/-"},
    {"column.drawn", "Drawn"},
    {"column.finished", "Finished"},
    {"column.game", "Game"},
    {"column.games", "Games"},
    {"column.lost", "Lost"},
    {"column.moves", "Moves"},
    {"column.name", "Name"},
    {"column.players", "Players"},
    {"column.rating", "Rating"},
    {"column.reason", "Reason"},
    {"column.result", "Result"},
    {"column.seeks", "Seeks"},
    {"column.state", "State"},
    {"column.time", "Time"},
    {"column.won", "Won"},
    {"day", "{year}-{month}-{day}"},
    {"length.days", "{number} {number|day|days}"},
    {"length.hours", "{number} {number|hour|hours}"},
    {"length.minutes", "{number} {number|minute|minutes}"},
    {"length.none", "no time"},
    {"length.two-units", "{larger} {smaller}"},
    {"length.under-a-minute", "less than a minute"},
    {"list.and", " and "},
    {"list.comma", ", "},
    {"list.earlier-games", "Earlier ones: {command}"},
    {"list.history", "Finished games of {game?{game}|all games}"},
    {"list.no-games", "No games."},
    {"list.no-history", "None yet."},
    {"list.no-players", "Nobody yet."},
    {"list.no-ratings", "No rated game yet."},
    {"list.no-standings", "Nobody has played yet."},
    {"list.players", "Who plays {game}"},
    {"list.ratings", "Ratings of {name}"},
    {"list.standings", "Standings of {game}"},
    {"moment", "{day} {clock} UTC"},
    {"name-of-engine", "{name} (engine)"},
    {"short-length.days", "{number}d"},
    {"short-length.hours", "{number}h"},
    {"short-length.minutes", "{number}m"},
    {"short-length.none", "0m"},
    {"short-length.two-units", "{larger} {smaller}"},
    {"short-length.under-a-minute", "<1m"},
});
static_assert(is_sound_table(english_lists));

}  // namespace mt::server::words
