// English: the reasons why a game cannot be played on the requested terms.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_terms = std::to_array<TextRow>({
    {"bad-option.claim", "invalid value '{value}' of the option {name}; use manual or auto"},
    {"bad-option.days", "invalid value '{value}' of the option {name}; use a number of days"},
    {"bad-option.flag", "invalid value '{value}' of the option {name}; use yes or no"},
    {"bad-option.full-clock", "the clock {value} starts with more time than its maximum",
     "in 240h+36h/240h the last number is the maximum"},
    {"bad-option.match",
     "invalid value '{value}' of the option {name}; use a number of points from 1 to {most}"},
    {"bad-option.time",
     "invalid value '{value}' of the option {name}; use 3d/move, 240h+36h/240h, 90d or none"},
    {"bad-option.unknown", "unknown option '{name}'",
     "losing, small, large, variant, fen, match, cube, time, nagtime, forfeittime, totaltime, rated, "
     "takeback, handicap, claim, forced, swap"},
    {"bad-position.array", "{game} has no start array number {number}",
     "they are numbered from 0 to {last}; without a number, one is drawn at random"},
    {"bad-position.by-the-rules", "{why}", "{hint}"},
    {"game-over.at-the-start", "in this position the game is over before it begins{reason?: {reason}}"},
    {"no-match", "only {games} {games|is|are} played in matches here"},
    {"no-variant.losing", "{game} has no losing variant"},
    {"no-variant.no-board", "{game} has no {size} board"},
    {"no-variant.one-board", "{game} and {other} are played on different boards",
     "use either -small or -large, not both"},
    {"no-variant.unknown", "unknown game '{game}'"},
});
static_assert(is_sound_table(english_terms));

}  // namespace mt::server::words
