// What became of a mail with commands.
#pragma once
#include "movetext/server/letters/letter.hpp"
#include "movetext/server/letters/views.hpp"

namespace mt::server {

// "Re: ...": every line as it was read with its outcome; after a move that was refused the legal ones in
// columns; then the lists and boards that were asked for.
OutgoingLetter answer_letter(const AnswerView& view);

}  // namespace mt::server
