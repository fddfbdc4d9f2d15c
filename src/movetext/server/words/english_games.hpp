// English: terms, results and states of games.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_games = std::to_array<TextRow>({
    {"awaited.answer", "take or drop"},
    {"awaited.move", "move"},
    {"awaited.roll", "roll or double"},
    {"on-offer.draw", "draw offered"},
    {"on-offer.end", "abort offered"},
    {"on-offer.resignation", "resignation offered"},
    {"on-offer.undo", "undo requested"},
    {"result.aborted", "called off: {reason}"},
    {"result.blocked", "{winner} wins: {side} has no legal move"},
    {"result.draw", "draw: {reason}"},
    {"result.draw-with-score", "draw {first}-{second}"},
    {"result.no-pieces", "{winner} wins: {side} has no pieces left"},
    {"result.resigned", "{winner} wins: {loser} resigned"},
    {"result.time-over", "{winner} wins: {loser} ran out of time"},
    {"result.win", "{winner} wins: {reason}"},
    {"result.win-with-score", "{winner} wins {points}-{others}"},
    {"score", "Match to {points} {points|point|points}: {first} {first-points}, {second} {second-points}"},
    {"state.awaited", "{name} to {for}{on-offer?, {on-offer}}"},
    {"state.offered", "offered"},
    {"terms.claimed-timeouts", "a game is not lost on time until the opponent claims it"},
    {"terms.cube", "with the doubling cube"},
    {"terms.forced", "forced moves are played at once"},
    {"terms.match", "a match to {points} {points|point|points}"},
    {"terms.no-clock", "no clock"},
    {"terms.no-cube", "without the doubling cube"},
    {"terms.no-takebacks", "moves cannot be taken back"},
    {"terms.not-rated", "not rated"},
    {"terms.rated", "rated"},
    {"terms.start", "from the position {position}"},
    {"terms.swap", "the second player may change sides after the first move"},
    {"terms.time-bank", "{limit}, plus {increment} for each move"},
    {"terms.time-bank-up-to", "{limit}, plus {increment} for each move, up to {most}"},
    {"terms.time-in-all", "{limit} for the whole game"},
    {"terms.time-per-move", "{limit} a move"},
});
static_assert(is_sound_table(english_games));

}  // namespace mt::server::words
