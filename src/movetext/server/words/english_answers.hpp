// English: answers to mails with commands.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_answers = std::to_array<TextRow>({
    {"answer.done", "done{message?: {message}}"},
    {"answer.heading", "How we understood your mail{name?, {name}}:"},
    {"answer.help", "All commands: {commands}. A first game, step by step: {tutorial}."},
    {"answer.legal-moves", "Legal moves:"},
    {"answer.line", "line {number}"},
    {"answer.more-moves", "and {number} more"},
    {"answer.moves-with-it", "Moves that contain it:"},
    {"answer.not-run", "not run{message?: {message}}"},
    {"answer.nothing-read", "(nothing)"},
    {"answer.refused", "refused{message?: {message}}"},
    {"answer.subject-of-none", "your mail"},
    {"answer.waits", "waits{message?: {message}}"},
});
static_assert(is_sound_table(english_answers));

}  // namespace mt::server::words
