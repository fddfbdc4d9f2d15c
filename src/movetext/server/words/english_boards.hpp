// English: mails about boards of games in progress, and the parts of these mails.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_boards = std::to_array<TextRow>({
    {"board.answer-with-move",
     "Answer this mail; what you play stands in the first line{examples?, for example:|.}"},
    {"board.answers", "You may answer this mail with: {commands}"},
    {"board.clock", "{name} has {left}{on-leave? (on leave)}"},
    {"board.clocks", "Clocks: {clocks}."},
    {"board.heading", "{game} Board {board}{variant?, {variant}}{terms?; {terms}}"},
    {"board.last-moves", "The last moves:"},
    {"board.moves", "Moves:"},
    {"board.on-leave", "{name} is on leave"},
    {"board.other-answers", "Other answers: {commands}. After an empty line: a comment."},
    {"board.over", "The game is over"},
    {"board.queued", "You have queued: {moves}"},
    {"board.rating-change", "Rating of {name}: {before} -> {after}"},
    {"board.rematch", "For another game answer this mail with: {command}"},
    {"board.side", "{side}:"},
    {"board.subject", "{game} Board {board}{name? {name}}{commented? **}"},
    {"board.subject-of-new", "New {subject}"},
    {"board.subject-of-reminder", "Nag: {subject}"},
    {"board.time-left", "{left} left"},
    {"board.turn-of", "It is the turn of {name}{side? ({side})}{for?, {for}}, half-move {half-move}"},
    {"board.turn-of-for", "It has been the turn of {name} for {waited}{left?; {left}}"},
    {"board.watched-by", "Watched by {names}."},
    {"board.you-watch", "You watch this game. To end that, send: {command}"},
    {"board.your-address", "Your address of this game: {address}"},
    {"board.your-turn", "It is your turn, {name}{side? ({side})}{for?, {for}}, half-move {half-move}"},
    {"board.your-turn-for", "It has been your turn for {waited}{left?; {left}}"},
    {"chat.heading", "{game} Board {board}: {first} against {second}"},
    {"chat.how-to-answer", "To answer all on this board: {command} in the first line, your text after it."},
    {"chat.subject", "{game} chat {board}{name? {name}}"},
    {"comment-of", "{name} says:"},
    {"comment-of-server", "The server says:"},
    {"example.first", "{example}"},
    {"example.further", "or {example}"},
    {"forced-move", "{move} (Auto)"},
    {"sentence", "{text}."},
});
static_assert(is_sound_table(english_boards));

}  // namespace mt::server::words
