// English: the events of a game, and its open offers.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_notices = std::to_array<TextRow>({
    {"notice.asks-undo", "{name} asks to go back to half-move {half-move}{answers}"},
    {"notice.begins-with", "{name} begins with {dice}"},
    {"notice.changes-sides", "{name} changes sides"},
    {"notice.dice-settled",
     "The dice of this game are fixed by a secret seed, which you receive at the end. SHA-256 of the seed: "
     "{fingerprint}"},
    {"notice.draw-declined", "{name} declines the draw"},
    {"notice.draw-taken-back", "{name} withdraws the draw offer"},
    {"notice.end-declined", "{name} declines to call the game off"},
    {"notice.end-taken-back", "{name} withdraws the offer to call the game off"},
    {"notice.forced-move",
     "{move} was forced; the server played it{declines-draw?, which declines the draw}"},
    {"notice.game-won", "{name} wins"},
    {"notice.may-answer", ": answer {accept} or {reject}{to-move?, or go on playing}"},
    {"notice.may-withdraw", "; reply {withdraw} to take it back"},
    {"notice.offers-draw", "{name} offers a draw{answers}"},
    {"notice.offers-end", "{name} offers to call the game off{answers}"},
    {"notice.opening-tied", "The opening roll is {dice}, a tie: both sides roll again"},
    {"notice.points-won", "{name} wins {points} {points|point|points} ({how})"},
    {"notice.queue-dropped", "The queued moves of {name} could not be played and have been dropped"},
    {"notice.queued-move",
     "The queued move {move} of {name} was played{declines-draw?, which declines the draw}"},
    {"notice.resignation-declined", "The resignation was not accepted"},
    {"notice.resignation-taken-back", "{name} withdraws the resignation"},
    {"notice.resigns", "{name} resigns {level}{answers}"},
    {"notice.rolled", "{name} rolled: {dice}"},
    {"notice.seed", "The seed of the dice was {seed}"},
    {"notice.undo-declined", "{name} declines the request to take moves back"},
    {"notice.undo-taken-back", "{name} withdraws the request to take moves back"},
    {"notice.undone", "Moves were taken back: the game goes on after half-move {half-move}"},
});
static_assert(is_sound_table(english_notices));

}  // namespace mt::server::words
