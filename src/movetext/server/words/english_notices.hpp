// English: the events of a game, and its open offers.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_notices = std::to_array<TextRow>({
    {"notice.asks-undo", "{name} asks to go back to half-move {half-move}{answers}"},
    {"notice.begins-with", "{name} begins with {dice}"},
    {"notice.changes-sides", "{name} changes sides"},
    {"notice.dice-settled", "The dice of this game are settled: SHA-256 of their seed is {fingerprint}"},
    {"notice.draw-declined", "{name} declines the draw"},
    {"notice.draw-taken-back", "{name} takes the offer of a draw back"},
    {"notice.end-declined", "{name} does not wish to call the game off"},
    {"notice.end-taken-back", "{name} takes the offer to call the game off back"},
    {"notice.forced-move",
     "{move} was forced and is played{declines-draw?, which declines the draw| by the server}"},
    {"notice.game-won", "{name} wins"},
    {"notice.may-answer", ": answer {accept} or {reject}{to-move?, or go on playing}"},
    {"notice.may-withdraw", "; {withdraw} takes that back"},
    {"notice.offers-draw", "{name} offers a draw{answers}"},
    {"notice.offers-end", "{name} wishes to call the game off{answers}"},
    {"notice.opening-tied", "The opening roll is {dice}, a tie: both sides roll again"},
    {"notice.points-won", "{name} wins {points} {points|point|points} ({how})"},
    {"notice.queue-dropped", "The queue of {name} could not be played and is dropped"},
    {"notice.queued-move",
     "The queued move {move} of {name} is played{declines-draw?, which declines the draw}"},
    {"notice.resignation-declined", "The resignation is not accepted"},
    {"notice.resignation-taken-back", "{name} takes the resignation back"},
    {"notice.resigns", "{name} resigns {level}{answers}"},
    {"notice.rolled", "{name} rolled: {dice}"},
    {"notice.seed", "The seed of the dice was {seed}"},
    {"notice.undo-declined", "{name} does not let the move be taken back"},
    {"notice.undo-taken-back", "{name} takes the wish to undo moves back"},
    {"notice.undone", "Moves were taken back: the game stands after half-move {half-move}"},
});
static_assert(is_sound_table(english_notices));

}  // namespace mt::server::words
