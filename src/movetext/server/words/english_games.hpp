// English: terms, results and states of games.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_games = std::to_array<TextRow>({
    {"awaited.answer", "to take or to drop"},
    {"awaited.move", "to move"},
    {"awaited.roll", "to roll or to double"},
    {"on-offer.draw", "draw offered"},
    {"on-offer.end", "end offered"},
    {"on-offer.resignation", "resignation offered"},
    {"on-offer.undo", "undo asked for"},
    {"result.aborted", "called off: {reason}"},
    {"result.draw", "draw: {reason}"},
    {"result.resigned", "{winner} wins: {loser} resigned"},
    {"result.time-over", "{winner} wins: the time of {loser} was over"},
    {"result.win", "{winner} wins: {reason}"},
    {"score", "Match to {points} {points|point|points}: {first} {first-points}, {second} {second-points}"},
    {"state.awaited", "{name} {for}{on-offer?, {on-offer}}"},
    {"state.offered", "offered"},
    {"terms.claimed-timeouts", "a game is not lost on time until the opponent claims it"},
    {"terms.cube", "with the doubling cube"},
    {"terms.forced", "forced moves are played at once"},
    {"terms.match", "a match to {points} {points|point|points}"},
    {"terms.no-clock", "no clock"},
    {"terms.no-cube", "without the doubling cube"},
    {"terms.no-takebacks", "no moves are taken back"},
    {"terms.not-rated", "not rated"},
    {"terms.rated", "rated"},
    {"terms.start", "from the position {position}"},
    {"terms.swap", "the second player may change sides after the first move"},
    {"terms.time-bank", "{limit}, and {increment} more with each move"},
    {"terms.time-bank-up-to", "{limit}, and {increment} more with each move up to {most}"},
    {"terms.time-in-all", "{limit} for the whole game"},
    {"terms.time-per-move", "{limit} a move"},
});
static_assert(is_sound_table(english_games));

}  // namespace mt::server::words
