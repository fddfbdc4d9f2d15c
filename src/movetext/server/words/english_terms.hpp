// English: why a game cannot be played on the requested terms.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_terms = std::to_array<TextRow>({
    {"bad-option.claim", "the option {name} is '{value}', not manual or auto"},
    {"bad-option.days", "the option {name} is '{value}', not a number of days"},
    {"bad-option.flag", "the option {name} is '{value}', not yes or no"},
    {"bad-option.full-clock", "a clock of {value} begins with more than it can hold",
     "240h+36h/240h: the last number is the most it holds"},
    {"bad-option.match", "the option {name} is '{value}', not a number of points from 1 to {most}"},
    {"bad-option.time", "the option {name} is '{value}', not 3d/move, 240h+36h/240h, 90d or none"},
    {"bad-option.unknown", "no option is called {name}",
     "losing, small, large, variant, fen, match, cube, time, nagtime, forfeittime, totaltime, rated, "
     "takeback, handicap, claim, forced, swap"},
    {"bad-position.array", "no array of {game} has the number {number}",
     "they are numbered from 0 to {last}; without a number, chance chooses one"},
    {"bad-position.by-the-rules", "{why}", "{hint}"},
    {"game-over.at-the-start", "in this position the game is over before it begins{reason?: {reason}}"},
    {"no-match", "only {games} {games|is|are} played in matches here"},
    {"no-variant.losing", "{game} has no losing form"},
    {"no-variant.no-board", "{game} has no {size} board"},
    {"no-variant.one-board", "a game has one board: {game} is played on another one than {other}",
     "say -small or -large, not both"},
    {"no-variant.unknown", "no game is known as {game}"},
});
static_assert(is_sound_table(english_terms));

}  // namespace mt::server::words
